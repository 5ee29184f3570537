import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, execute, queryOne, sql } from '../../src/server/db/sql.ts';
import { hashPassword } from '../../src/server/modules/accounts/identity/password.service.ts';
import type { ReadName } from '../../src/server/panel-door.ts';
import { buildSeller } from '../support/catalog-factories.ts';
import { openShop, type Shop } from '../support/order-factories.ts';
import { readPdfPages } from '../support/pdf-text.ts';
import { read, sendRead } from '../support/published-reads.ts';
import { sendAim } from '../support/send-aim.ts';
import { logIn } from '../support/session-factories.ts';
import {
  buildMoneyWorld,
  earn,
  giveBankAccount,
  type SettlementWorld,
  sell,
  settleAll,
} from '../support/settlement-world.ts';

const PASSWORD = 'Tienda#2026';

let shop: Shop;
let app: FastifyInstance;
let db: Database;
let world: SettlementWorld;
let sellerId: number;
let owner: { id: number; cookies: Record<string, string> };
let rival: { id: number; cookies: Record<string, string> };
beforeAll(async () => {
  shop = await openShop();
  ({ app, db } = shop);
  world = await buildMoneyWorld(shop, (await logIn(db, { roles: ['operator'] })).id);
  ({ sellerId, owner } = await openOwnShop());
  rival = (await openOwnShop()).owner;
});
afterAll(() => shop.close());

async function openOwnShop() {
  const own = await buildSeller(db);
  const person = await logIn(db, { roles: ['seller'] });
  await execute(db, sql`update seller set account_id = ${person.id} where id = ${own}`);
  const hash = await hashPassword(PASSWORD);
  await execute(db, sql`update account set password_hash = ${hash} where id = ${person.id}`);
  return { sellerId: own, owner: person };
}

const readMoney = () => read(app, 'getOwnMoney', {}, owner);
const readAccount = (who = owner) => read(app, 'findOwnBankAccount', {}, who);

/** The status of what somebody reads. */
const statusOf = async (name: ReadName, input: object, { cookies } = owner) =>
  (await sendRead(app, name, input, cookies)).statusCode;

async function changeAccount(json: object, { cookies } = owner) {
  const reply = await sendAim(app, 'changeOwnBankAccount', { json }, cookies);
  return { status: reply.statusCode, body: reply.json() };
}

const askStatement = (month: string, query: { format?: 'pdf' } = {}, { cookies } = owner) =>
  sendAim(app, 'getOwnStatement', { params: { month }, query }, cookies);

const account = {
  bankCode: '1051',
  accountKind: 'corriente',
  accountNumber: '00470 123-456',
  holderName: 'Finca El Jardín S.A.S.',
  holderDocumentType: 'NIT',
  holderDocument: '900.123.456-8',
  password: PASSWORD,
};

test('a shop follows its money from the balance to the line, its fee and its rule', async () => {
  await sell(world, { sellerId, prices: [50_000] });
  const order = await earn(world, { sellerId, prices: [100_000, 20_000] });
  await giveBankAccount(world, sellerId);
  // 10 % of 50.000, 100.000 and 20.000 are the marketplace's.
  expect(await readMoney()).toMatchObject({ held: 45_000, available: 108_000, debt: 0 });
  const { movements } = await read(app, 'listOwnMovements', {}, owner);
  const sale = movements.find(
    ({ orderNumber, saleAmount }) => orderNumber === order && saleAmount === 100_000,
  );
  if (!sale) throw new Error('no movement of the sale');
  expect(sale).toMatchObject({ fee: 10_000, heldChange: 90_000 });
  const explained = await read(app, 'explainOwnMovement', { id: sale.id }, owner);
  expect(explained).toMatchObject({
    ...{ amount: 90_000, heldChange: 90_000, availableChange: 0, orderNumber: order },
    line: { unitPrice: 100_000, units: 1, feePercent: 10, fee: 10_000 },
    rule: 'Precio de la línea menos la comisión: lo que gana el vendedor',
  });
  expect(explained.explanation).toContain('menos comisión del 10 % ($ 10.000)');

  await settleAll(world);
  const [settlement] = (await read(app, 'listOwnSettlements', {}, owner)).settlements;
  if (!settlement) throw new Error('no settlement');
  expect(settlement).toMatchObject({ amount: 108_000, maskedAccount: '••••5678', payoutState: 'pending' });
  const detail = await read(app, 'getOwnSettlement', { id: settlement.id }, owner);
  expect(detail.movements.flatMap(({ lines }) => lines)).toEqual([
    expect.objectContaining({ saleAmount: 100_000, feePercent: 10, fee: 10_000, net: 90_000 }),
    expect.objectContaining({ saleAmount: 20_000, feePercent: 10, fee: 2_000, net: 18_000 }),
  ]);
  expect(await readMoney()).toMatchObject({ available: 0, inPayout: 108_000 });

  // The same numbers asked for by another shop.
  expect(await statusOf('explainOwnMovement', { id: sale.id }, rival)).toBe(404);
  expect(await statusOf('getOwnSettlement', { id: settlement.id }, rival)).toBe(404);
  expect((await read(app, 'listOwnMovements', {}, rival)).movements).toEqual([]);
  expect((await read(app, 'listOwnSettlements', {}, rival)).settlements).toEqual([]);
});

test('the statement of a month is a table and a paper with the same figures', async () => {
  const month = new Date(Date.now() - 5 * 3_600_000).toISOString().slice(0, 7);
  const csv = (await askStatement(month)).json();
  expect(csv).toMatchObject({ name: `extracto-${sellerId}-${month}.csv` });
  expect(Buffer.from(csv.content, 'base64').toString()).toContain(';100000;10000;90000;');
  const pdf = (await askStatement(month, { format: 'pdf' })).json();
  expect(pdf).toMatchObject({ contentType: 'application/pdf', name: `extracto-${sellerId}-${month}.pdf` });
  const text = (await readPdfPages(Buffer.from(pdf.content, 'base64'))).join(' ');
  // Held: 45.000 + 108.000 - 108.000; available: 108.000 - 108.000.
  for (const part of ['$ 90.000', 'Cambio del mes', '$ 45.000', '-$ 108.000']) expect(text).toContain(part);
  const empty = (await askStatement('2020-01', { format: 'pdf' })).json();
  expect((await readPdfPages(Buffer.from(empty.content, 'base64'))).join(' ')).toContain(
    'Sin movimientos en el mes',
  );
  expect(await askStatement('2026-13')).toMatchObject({ statusCode: 400 });
});

test('the bank account changes with the password alone, is shown in part, and the owner hears of it', async () => {
  expect(await readAccount(rival)).toBeNull();
  expect(await changeAccount({ ...account, password: 'Adivinada#1' })).toMatchObject({
    status: 400,
    body: { campos: { password: 'La contraseña no es correcta.' } },
  });
  expect(await readAccount()).toMatchObject({ maskedAccount: '••••5678' });
  const changed = await changeAccount(account);
  expect(changed).toMatchObject({
    status: 200,
    body: { bankName: 'Davivienda', maskedAccount: '••••3456', maskedDocument: '••••4568' },
  });
  expect(JSON.stringify([changed.body, await readAccount()])).not.toMatch(/00470123456|9001234568/);
  const mails = await queryOne<{ count: number }>(
    db,
    sql`select count(*)::int as count from outbox_message where template = 'bank-account-changed'
        and data ->> 'sellerId' = ${String(sellerId)}`,
  );
  // The one of the first account, and the one of this change.
  expect(mails?.count).toBe(2);
  const audit = await queryOne(
    db,
    sql`select actor_kind, account_id, before ->> 'accountNumber' as before, after ->> 'accountNumber' as after from audit_entry
        where seller_id = ${sellerId} and action = 'money.bank-account-changed' order by id desc limit 1`,
  );
  expect(audit).toEqual({
    actorKind: 'member',
    accountId: owner.id,
    before: '••••5678',
    after: '••••3456',
  });
});

test('accounting sees the money and cannot lead it elsewhere; the warehouse sees none', async () => {
  const members = { accounting: await logIn(db), warehouse: await logIn(db) };
  for (const [role, { id }] of Object.entries(members))
    await execute(
      db,
      sql`insert into seller_member (seller_id, account_id, role) values (${sellerId}, ${id}, ${role})`,
    );
  expect(await statusOf('getOwnMoney', {}, members.accounting)).toBe(200);
  expect(await changeAccount(account, members.accounting)).toMatchObject({ status: 403 });
  expect(await statusOf('getOwnMoney', {}, members.warehouse)).toBe(403);
  expect(await askStatement('2026-10', {}, members.warehouse)).toMatchObject({ statusCode: 403 });
});
