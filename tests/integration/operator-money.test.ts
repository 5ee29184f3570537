import { afterAll, beforeAll, expect, test } from 'vitest';
import { execute, query, sql } from '../../src/server/db/sql.ts';
import { openShop, type Shop } from '../support/order-factories.ts';
import { buildSale } from '../support/sale-factories.ts';
import { type LoggedIn, logIn } from '../support/session-factories.ts';
import {
  buildMoneyWorld,
  buildPaidSeller,
  earn,
  giveBankAccount,
  payoutsOf,
  type SettlementWorld,
  settleAll,
} from '../support/settlement-world.ts';

let shop: Shop;
let operator: LoggedIn;
let world: SettlementWorld;
beforeAll(async () => {
  shop = await openShop();
  operator = await logIn(shop.db, { roles: ['operator'] });
  world = await buildMoneyWorld(shop, operator.id);
});
afterAll(() => shop.close());

async function call(path: string, payload?: object, cookies = operator.cookies) {
  const url = `/api/operacion/${path}`;
  const headers = payload ? { 'idempotency-key': path.slice(-90) } : {};
  const method = payload ? 'POST' : 'GET';
  const reply = await shop.app.inject({ method, url, cookies, headers, ...(payload && { payload }) });
  return { status: reply.statusCode, body: reply.json() };
}

/** What a queue says, beside the length of the list behind it. */
async function queueAndList(queue: string, list: string, name: string) {
  const { body } = await call('yo');
  const found = body.data.colas.find(({ cola }: { cola: string }) => cola === queue);
  return { count: found.cantidad, since: found.desde, listed: (await call(list)).body[name].length };
}

const refusedPayouts = () => queueAndList('payouts', 'liquidaciones/giros/fallidos', 'giros');
const dueRefunds = () => queueAndList('refunds', 'reembolsos', 'reembolsos');
const unseenDifferences = () =>
  queueAndList('differences', 'conciliacion/diferencias?estado=por-revisar', 'diferencias');

async function refusedPayout(): Promise<{ sellerId: number; payoutId: number }> {
  const sellerId = await buildPaidSeller(world);
  await earn(world, { sellerId });
  await settleAll(world);
  const payoutId = (await payoutsOf(shop.db, sellerId)).at(-1)?.id ?? 0;
  await call(`liquidaciones/giros/${payoutId}/fallido`, { motivo: 'Cuenta cerrada' });
  return { sellerId, payoutId };
}

test('a payout that the bank refused waits for a person until the account is another or the seller is paid', async () => {
  expect(await refusedPayouts()).toEqual({ count: 0, since: null, listed: 0 });
  const corrected = await refusedPayout();
  const paidAgain = await refusedPayout();
  expect(await refusedPayouts()).toEqual({ count: 1, since: expect.any(String), listed: 1 });
  await settleAll(world);
  expect(await refusedPayouts()).toMatchObject({ count: 0, listed: 0 });
  const [, again] = await payoutsOf(shop.db, paidAgain.sellerId);
  await call(`liquidaciones/giros/${again?.id}/fallido`, { motivo: 'Titular distinto' });
  expect(await refusedPayouts()).toMatchObject({ count: 1, listed: 1 });
  await giveBankAccount(world, paidAgain.sellerId, { accountNumber: '99887766551' });
  expect(await refusedPayouts()).toMatchObject({ count: 0, listed: 0 });
  expect(await payoutsOf(shop.db, corrected.sellerId)).toHaveLength(2);
});

test('whoever takes a payout file again is in the log, because it holds whole account numbers', async () => {
  const sellerId = await buildPaidSeller(world);
  await earn(world, { sellerId });
  await settleAll(world);
  await call('liquidaciones/giros/archivos', {});
  const [file] = (await call('liquidaciones/giros/archivos')).body.archivos;
  expect((await call(`liquidaciones/giros/archivos/${file.codArchivo}`)).status).toBe(200);
  const entries = await query<{ action: string; accountId: number }>(
    shop.db,
    sql`select action, account_id from audit_entry
        where subject = ${`payout-file:${file.codArchivo}`} order by id`,
  );
  expect(entries).toEqual([
    { action: 'money.payout-file-created', accountId: operator.id },
    { action: 'money.payout-file-downloaded', accountId: operator.id },
  ]);
});

test('the refunds in the queue are those of the list, and a paid one leaves both', async () => {
  const lines = [{ unitPrice: 20_000, quantity: 1, fee: 2_000 }];
  const sale = await buildSale(shop.db, [{ shippingRate: 8_000, lines }]);
  const { body } = await call('reembolsos', { numPedido: sale.number, causa: 'otro' });
  expect(await dueRefunds()).toEqual({ count: 1, since: body.reembolso.fecha, listed: 1 });
  expect((await call('dinero')).body.data.reembolsos).toEqual({ cantidad: 1, valor: body.reembolso.valor });
  await call(`reembolsos/${body.reembolso.codReembolso}/pagado`, { medio: 'banco', referencia: 'R-1' });
  expect(await dueRefunds()).toEqual({ count: 0, since: null, listed: 0 });
});

test('a difference waits until somebody has seen it, and stays open until it is resolved', async () => {
  await execute(
    shop.db,
    sql`with run as (insert into reconciliation_run (requested_at) values (now()) returning id)
        insert into reconciliation_difference (kind, subject, cause, remedy, happened_at, first_seen, last_seen, last_run)
        select 'provider-away', 'lista ' || n, 'No responde', 'Espera', now(), now(), now(), id
        from run, generate_series(1, 2) n`,
  );
  expect(await unseenDifferences()).toMatchObject({ count: 2, listed: 2 });
  const { body } = await call('conciliacion/diferencias?estado=por-revisar');
  const { cookies } = operator;
  const url = `/api/operacion/conciliacion/diferencias/${body.diferencias[0].codDiferencia}`;
  await shop.app.inject({ method: 'PUT', url, cookies, payload: { nota: 'Avisado' } });
  expect(await unseenDifferences()).toMatchObject({ count: 1, listed: 1 });
  expect((await call('conciliacion/diferencias')).body.diferencias).toHaveLength(2);
});

test('the overview adds up what is on its way and what is owed to us', async () => {
  const before = (await call('dinero')).body.data;
  const sellerId = await buildPaidSeller(world);
  await earn(world, { sellerId });
  const debtor = await buildPaidSeller(world);
  await earn(world, { sellerId: debtor, payment: 'seller-cash' });
  const parcel = {
    shippingRate: 8_000,
    statusId: 3,
    lines: [{ unitPrice: 20_000, quantity: 1, fee: 2_000 }],
  };
  const cash = await buildSale(shop.db, [parcel], 'carrier');
  await execute(shop.db, sql`update cash_collection set carrier = 'TCC' where order_number = ${cash.number}`);
  const after = (await call('dinero')).body.data;
  // Fee and shipping of the cash that she kept.
  expect(after.deudas).toEqual({ cantidad: before.deudas.cantidad + 1, valor: before.deudas.valor + 18_000 });
  expect(after.efectivo.valor - before.efectivo.valor).toBe(28_000);
  expect(after.efectivoVencido.valor - before.efectivoVencido.valor).toBe(28_000);
  const { saldos } = (await call('contabilidad/saldos')).body;
  const payable = saldos.find(({ cuenta }: { cuenta: string }) => cuenta === 'disponible').saldo;
  await settleAll(world);
  const settled = (await call('dinero')).body.data;
  expect(settled.girosPendientes.valor).toBe(after.girosPendientes.valor + payable + after.deudas.valor);
});

test('roles without money see none of it, and those who only look move nothing', async () => {
  const as = async (role: string) => {
    const { id, cookies } = await logIn(shop.db, { roles: ['operator'] });
    await execute(
      shop.db,
      sql`update account_role set operator_role = ${role} where account_id = ${id} and role = 'operator'`,
    );
    return cookies;
  };
  const [content, viewer] = [await as('content'), await as('viewer')];
  for (const path of ['dinero', 'contabilidad/saldos', 'liquidaciones/giros', 'recaudos', 'conciliacion'])
    expect([path, (await call(path, undefined, content)).body.code]).toEqual([path, 'operator-role']);
  expect((await call('dinero', undefined, viewer)).status).toBe(200);
  for (const path of ['liquidaciones/ejecuciones', 'liquidaciones/giros/archivos', 'conciliacion'])
    expect([path, (await call(path, {}, viewer)).body.code]).toEqual([path, 'operator-role']);
});
