import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { databaseUrl } from '../../scripts/versions/database-url.ts';
import { refundableUnits } from '../../src/domain/refund-rules.ts';
import { success } from '../../src/domain/result.ts';
import { execute, query, sql } from '../../src/server/db/sql.ts';
import { inTransaction } from '../../src/server/db/transaction.ts';
import { explainEntry, explainOrder } from '../../src/server/modules/books/explain.service.ts';
import { listOrderPackages, lockOrder } from '../../src/server/modules/orders/placing/order-money.service.ts';
import { refundGoods } from '../../src/server/modules/orders/refunds/refund.service.ts';
import type { ReadName } from '../../src/server/panel-door.ts';
import type { PageRequest } from '../../src/web/app/page.ts';
import { operatorLedgerAccountLoader } from '../../src/web/operator/books/ledger.loaders.ts';
import { bareEnvironment } from '../support/bare-environment.ts';
import { openShop, type Shop } from '../support/order-factories.ts';
import { read, sendRead } from '../support/published-reads.ts';
import { buildSale, type Sale } from '../support/sale-factories.ts';
import { sendAim } from '../support/send-aim.ts';
import { type LoggedIn, logIn } from '../support/session-factories.ts';
import { buildMoneyWorld, buildPaidSeller, earn, settleAll } from '../support/settlement-world.ts';

let shop: Shop;
let operator: LoggedIn;
let sale: Sale;
let sellerName: string;
let settledOrder: number;
let settledSeller: number;

beforeAll(async () => {
  shop = await openShop();
  operator = await logIn(shop.db, { roles: ['operator'] });
  sale = await buildSale(shop.db, [
    {
      shippingRate: 8_000,
      lines: [
        { unitPrice: 10_000, quantity: 2, fee: 2_000 },
        { unitPrice: 333, quantity: 3, fee: 100 },
      ],
    },
  ]);
  await refundOneUnit();
  const [seller] = await query<{ name: string }>(
    shop.db,
    sql`select display_name as name from seller where id = ${sale.sellerIds[0]}`,
  );
  sellerName = seller?.name ?? '';
  const world = await buildMoneyWorld(shop, operator.id);
  settledSeller = await buildPaidSeller(world);
  settledOrder = await earn(world, { sellerId: settledSeller });
  await settleAll(world);
});
afterAll(() => shop.close());

async function refundOneUnit(): Promise<void> {
  await inTransaction(shop.db, async (db) => {
    const order = await lockOrder(db, sale.number);
    if (!order) throw new Error('There is no order');
    const packages = await listOrderPackages(db, sale.number);
    const lines = refundableUnits(packages, { sellerIds: null, restock: true });
    const now = new Date('2026-11-10T15:00:00Z');
    const second = lines.filter(({ line }) => line === 2).map((one) => ({ ...one, quantity: 1 }));
    const parts = {
      idempotencyKey: 'one',
      shipping: 'none',
      cause: 'withdrawal',
      note: '',
      actor: null,
    } as const;
    const refunded = await refundGoods(db, { order, lines: second, ...parts, now });
    if (!refunded.ok) throw new Error(refunded.reason);
  });
}

test('every amount of an order is explained by its rule with its figures', async () => {
  const order = await explainOrder(shop.db, sale.number);
  expect(order?.entries.map(({ explanation }) => explanation)).toEqual([
    `El comprador pagó $ 28.999 por el pedido ${sale.number} (transacción ${await referenceOf(sale.transactionId)})`,
    'Venta de Producto 1: 2 × $ 10.000 menos la comisión de $ 2.000 = $ 18.000',
    'Comisión del 10 % sobre 2 × $ 10.000 = $ 2.000',
    'Venta de Producto 2: 3 × $ 333 menos la comisión de $ 100 = $ 899',
    'Comisión del 10 % sobre 3 × $ 333 = $ 100',
    `Envío del paquete de ${sellerName} en el pedido ${sale.number}: $ 8.000`,
    'Reembolso 1001 de Producto 2: 1 × $ 333 menos la comisión de $ 33 = $ 300',
    'Reembolso 1001: se devuelve la comisión del 10 % ($ 100 por 3) sobre 1 × $ 333 = $ 33',
  ]);
  const left = Object.fromEntries(order?.balances.map(({ account, balance }) => [account, balance]) ?? []);
  expect(left).toEqual({
    provider: 28_999,
    buyer_clearing: 0,
    seller_held: 18_599,
    fees: 2_067,
    shipping: 8_000,
    refunds: 333,
  });
  expect(await explainOrder(shop.db, 999_999)).toBeNull();
});

test('an entry leads to its transaction, order, line, payment and refund', async () => {
  const order = await explainOrder(shop.db, sale.number);
  const refunded = order?.entries.find(({ rule }) => rule === 'refund-line-fee');
  expect(await explainEntry(shop.db, refunded?.id ?? 0)).toMatchObject({
    orderNumber: sale.number,
    debit: { account: 'fees', name: 'Comisiones' },
    credit: { account: 'refunds' },
    transaction: { key: 'refund:1001', kind: 'refund' },
    seller: { id: sale.sellerIds[0], name: sellerName },
    line: {
      line: 2,
      quantity: 3,
      cancelledQuantity: 1,
      unitPrice: 333,
      feePercent: 10,
      units: 1,
      feeOfUnits: 33,
    },
    refund: { id: 1001, kind: 'goods', amount: 333 },
    payment: null,
    settlementId: null,
  });
  const paid = order?.entries.find(({ rule }) => rule === 'payment-received');
  expect(paid?.payment).toMatchObject({ id: sale.transactionId, amount: 28_999, provider: 'epayco' });
  expect(await explainEntry(shop.db, 999_999_999)).toBeNull();
});

test('what was settled leads to its settlement and payout', async () => {
  const order = await explainOrder(shop.db, settledOrder);
  const released = order?.entries.find(({ rule }) => rule === 'released');
  expect(released?.settlementId).toBe(1001);
  const asked = { account: 'seller_payable', owner: settledSeller } as const;
  const page = await read(shop.app, 'listLedgerEntries', asked, operator);
  expect(page).toMatchObject({ balance: 0, nextCursor: null });
  const [payout] = page.entries;
  expect(payout).toMatchObject({ amount: -90_000, otherAccount: 'payouts', otherOwner: 0 });
  const explained = await read(shop.app, 'explainLedgerEntry', { id: payout?.id ?? 0 }, operator);
  expect(explained).toMatchObject({
    payout: { id: 1001, amount: 90_000 },
    settlementId: 1001,
    debit: { account: 'seller_payable', owner: settledSeller },
  });
  expect(explained.explanation).toMatch(/^Giro 1001 a .* \(liquidación 1001\): \$ 90\.000$/);
});

test('operators read balances, pages of entries and orders, and prove the books', async () => {
  expect(await read(shop.app, 'listLedgerBalances', {}, operator)).toContainEqual({
    account: 'fees',
    name: 'Comisiones',
    ofMarketplace: true,
    balance: 12_067,
  });
  const fees = { account: 'fees', owner: 0, limit: 2 } as const;
  const first = await read(shop.app, 'listLedgerEntries', fees, operator);
  expect(first.balance).toBe(12_067);
  expect(first.entries).toHaveLength(2);
  const after = { ...fees, cursor: first.nextCursor ?? undefined };
  const second = await read(shop.app, 'listLedgerEntries', after, operator);
  expect(second).toMatchObject({ nextCursor: null });
  expect(second.entries).toHaveLength(2);
  const order = await read(shop.app, 'explainLedgerOrder', { orderNumber: sale.number }, operator);
  expect(order.entries).toHaveLength(8);
  expect(await statusOf('explainLedgerOrder', { orderNumber: 999_999 })).toBe(404);
  expect(await statusOf('explainLedgerEntry', { id: 999_999 })).toBe(404);
  const proof = await sendAim(shop.app, 'checkLedger', {}, operator.cookies);
  expect(proof.json()).toMatchObject({ holds: true, violations: [] });
});

async function statusOf(name: ReadName, input: object): Promise<number> {
  return (await sendRead(shop.app, name, input, operator.cookies)).statusCode;
}

test('an account that does not exist has no page', async () => {
  const panel = await read(shop.app, 'getOperatorPanel', {}, operator);
  const page = {
    url: new URL('http://localhost/operacion/dinero/libros/cuentas/inventada/0'),
    params: { account: 'inventada', owner: '0' },
    brand: { name: 'Plazuela' },
    read: async () => success(panel),
    cookie: () => null,
  } as unknown as PageRequest;
  await expect(operatorLedgerAccountLoader(page)).rejects.toMatchObject({ status: 404 });
});

test('the command shows the same in the terminal and ends with 1 when the books do not hold', async () => {
  const good = await run('check');
  expect(good).toEqual({ code: 0, output: 'Los libros cuadran.\n', errors: '' });
  expect((await run('balances')).output).toMatch(/^fees +Comisiones +\$ 12\.067$/m);
  expect((await run('account', 'seller_held', String(sale.sellerIds[0]))).output).toMatch(
    /^Saldo: \$ 18\.599\n/,
  );
  expect((await run('order', String(sale.number))).output).toContain(
    'Comisión del 10 % sobre 2 × $ 10.000 = $ 2.000',
  );
  expect((await run('explain', '1')).output).toContain('débito Dinero en el proveedor de pagos');
  expect(await run('order', '999999')).toMatchObject({ code: 1 });
  const wrong = await run('account', 'inventada');
  expect(wrong).toMatchObject({ code: 1, output: '' });
  expect(wrong.errors).toContain('npm run ledger');

  await execute(
    shop.db,
    sql`update package set money_state = 'released' where order_number = ${sale.number}`,
  );
  const bad = await run('check');
  await execute(shop.db, sql`update package set money_state = 'held' where order_number = ${sale.number}`);
  expect(bad.code).toBe(1);
  expect(bad.output).toContain(`vendedor ${sale.sellerIds[0]}: Lo retenido a un vendedor no es`);
});

async function run(...given: string[]): Promise<{ code: number; output: string; errors: string }> {
  const [row] = await query<{ name: string }>(shop.db, sql`select current_database() as name`);
  const { host = '', port = 0 } = shop.db.options;
  const url = databaseUrl({ host, port: Number(port), user: 'plazuela', database: row?.name ?? '' });
  const child = spawn(process.execPath, [path.resolve('scripts/ledger.ts'), ...given], {
    env: { ...bareEnvironment, DATABASE_URL: url, PLAZUELA_MODE: 'demo' },
  });
  const answer = { code: 0, output: '', errors: '' };
  child.stdout.on('data', (chunk) => {
    answer.output += String(chunk);
  });
  child.stderr.on('data', (chunk) => {
    answer.errors += String(chunk);
  });
  const [code] = await once(child, 'close');
  return { ...answer, code };
}

async function referenceOf(transactionId: number): Promise<string> {
  const [row] = await query<{ reference: string }>(
    shop.db,
    sql`select reference from payment_transaction where id = ${transactionId}`,
  );
  return row?.reference ?? '';
}
