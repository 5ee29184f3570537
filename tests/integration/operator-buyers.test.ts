import { afterAll, beforeAll, expect, test } from 'vitest';
import { execute, query, sql } from '../../src/server/db/sql.ts';
import { buildAccount } from '../support/account-factories.ts';
import { buildSeller } from '../support/catalog-factories.ts';
import { deliverAll, lastMessageTo } from '../support/identity-api.ts';
import { openShop, type Shop } from '../support/order-factories.ts';
import type { Aim } from '../support/personal-call.ts';
import { type CallName, read } from '../support/published-reads.ts';
import { buildOrders } from '../support/purchase-factories.ts';
import { sendAim } from '../support/send-aim.ts';
import { type LoggedIn, logIn } from '../support/session-factories.ts';

let shop: Shop;
let operator: LoggedIn;
beforeAll(async () => {
  shop = await openShop();
  operator = await logIn(shop.db, { roles: ['operator'] });
});
afterAll(() => shop.close());

let people = 0;

async function buyer() {
  const person = await logIn(shop.db, { email: `ana.lucia${++people}@correo.co` });
  const phone = `30112${String(people).padStart(5, '0')}`;
  await execute(
    shop.db,
    sql`update account set first_name = 'Ana Lucía', last_name = ${`Peñalosa${people}`}, phone = ${phone},
          document_number = ${`52${String(people).padStart(6, '0')}`}, document_type_id = 'CC' where id = ${person.id}`,
  );
  const sellerIds = [await buildSeller(shop.db)];
  const [orderNumber = 0] = await buildOrders(shop.db, {
    email: person.email,
    accountId: person.id,
    sellerIds,
  });
  return { ...person, phone, orderNumber };
}

async function call(name: CallName, aim: Aim = {}, cookies = operator.cookies) {
  const reply = await sendAim(shop.app, name, aim, cookies);
  return { status: reply.statusCode, body: reply.json() };
}

const of = (accountId: number, json?: object): Aim => ({ params: { accountId }, ...(json && { json }) });
const open = (accountId: number) => read(shop.app, 'getOperatorBuyer', { accountId }, operator);
const logOf = (accountId: number) =>
  query<{ action: string; by: number; reason: string }>(
    shop.db,
    sql`select action, account_id as by, reason from audit_entry where subject = ${`account:${accountId}`} order by id`,
  );

test('people are found without accents by name, e-mail, document, phone and order, with their data masked', async () => {
  const person = await buyer();
  await buyer();
  const find = async (search: string) =>
    (await read(shop.app, 'listOperatorBuyers', { search }, operator)).buyers;
  for (const typed of [
    `ana PENALOSA${people - 1}`,
    person.email,
    person.email.split('@')[0] ?? '',
    '52000001',
    '52.000.001',
    person.phone,
    `${person.phone.slice(0, 3)} ${person.phone.slice(3)}`,
    String(person.orderNumber),
  ])
    expect(
      (await find(typed)).map(({ accountId }) => accountId),
      typed,
    ).toEqual([person.id]);
  const [shown] = await find(person.email);
  expect(shown).toMatchObject({ name: 'Ana Lucía P.', email: 'a•••@correo.co', orders: 1 });
  expect(JSON.stringify(shown)).not.toContain(person.phone);
  expect(JSON.stringify(shown)).not.toContain('52000001');
  expect(await find("zzz' | 'ana")).toEqual([]);
});

test("a guest's order is named, not a person", async () => {
  const sellerIds = [await buildSeller(shop.db)];
  const [orderNumber = 0] = await buildOrders(shop.db, { email: 'invitada@correo.co', sellerIds });
  const found = await read(shop.app, 'listOperatorBuyers', { search: String(orderNumber) }, operator);
  expect(found).toMatchObject({ buyers: [], guestOrder: orderNumber });
});

test('each opening of a person is in the log with who opened it', async () => {
  const person = await buyer();
  const shown = await open(person.id);
  expect(shown).toMatchObject({ email: person.email, phone: person.phone, history: [] });
  expect(shown.orders).toHaveLength(1);
  await call('listOperatorBuyerOrders', of(person.id));
  await call('getOperatorBuyerOrder', { params: { accountId: person.id, orderNumber: person.orderNumber } });
  const entry = { action: 'account.opened', by: operator.id, reason: '' };
  expect(await logOf(person.id)).toEqual([entry, entry, entry]);
  expect((await call('getOperatorBuyer', of(999_999))).status).toBe(404);
});

test("nobody's order is shown as another person's", async () => {
  const [one, other] = [await buyer(), await buyer()];
  const aim = { params: { accountId: one.id, orderNumber: other.orderNumber } };
  expect((await call('getOperatorBuyerOrder', aim)).status).toBe(404);
});

test('a blocked person is out at once, is told why, and comes back when unblocked', async () => {
  const person = await buyer();
  const isIn = async () => (await sendAim(shop.app, 'listConsents', {}, person.cookies)).statusCode;
  expect(await isIn()).toBe(200);
  const replies = await Promise.all(
    [1, 2].map(() => call('blockBuyer', of(person.id, { reason: 'Pagos falsos' }))),
  );
  expect(replies.map(({ body }) => body.status)).toEqual([3, 3]);
  expect(await isIn()).toBe(401);
  expect((await lastMessageTo(shop.context, person.email)).text).toContain('Motivo: Pagos falsos');
  const recovery = await call('sendBuyerRecovery', of(person.id));
  expect(recovery.body.code).toBe('account-blocked');
  await call('unblockBuyer', of(person.id, { reason: 'Se aclaró' }));
  expect(await open(person.id)).toMatchObject({ status: 2, blockedAt: null });
  // The old session stays ended.
  expect(await isIn()).toBe(401);
  const actions = (await logOf(person.id)).map(({ action, reason }) => `${action} ${reason}`);
  expect(actions.slice(0, 2)).toEqual(['account.blocked Pagos falsos', 'account.unblocked Se aclaró']);
});

test('who owns a shop, works here or closed the account is not blocked as a buyer', async () => {
  const owner = await buyer();
  await execute(
    shop.db,
    sql`update seller set account_id = ${owner.id} where id = ${await buildSeller(shop.db)}`,
  );
  const colleague = await buildAccount(shop.db, { roles: ['operator'], operatorRole: 'support' });
  const closed = await buyer();
  await execute(shop.db, sql`update account set status = 3, closed_at = now() where id = ${closed.id}`);
  const code = async (id: number, name: CallName = 'blockBuyer') =>
    (await call(name, of(id, { reason: 'Porque sí' }))).body.code;
  expect(await code(owner.id)).toBe('account-owns-shop');
  expect(await code(colleague.id)).toBe('account-is-staff');
  expect(await code(closed.id, 'unblockBuyer')).toBe('account-closed');
});

test('the recovery mail goes to the person and its password is told to nobody else', async () => {
  const person = await buyer();
  const reply = await call('sendBuyerRecovery', of(person.id));
  expect(reply.body).toEqual({ accountId: person.id, status: 2 });
  await deliverAll(shop.context);
  expect((await lastMessageTo(shop.context, person.email)).subject).toBe('Tu nueva contraseña');
  const kept = await query<{ found: boolean }>(
    shop.db,
    sql`select exists (select from audit_entry where action = 'account.recovery-sent'
          and (before is not null or after is not null)) as found`,
  );
  expect(kept[0]?.found).toBe(false);
});

test('roles without the permission neither see nor block people', async () => {
  const person = await buyer();
  const content = await logIn(shop.db, { roles: ['operator'], operatorRole: 'content' });
  const viewer = await logIn(shop.db, { roles: ['operator'], operatorRole: 'viewer' });
  expect((await call('listOperatorBuyers', {}, content.cookies)).body.code).toBe('operator-role');
  expect((await call('getOperatorBuyer', of(person.id), content.cookies)).body.code).toBe('operator-role');
  const blocking = await call('blockBuyer', of(person.id, { reason: 'Porque sí' }), viewer.cookies);
  expect(blocking.body.code).toBe('operator-role');
  expect(await logOf(person.id)).toEqual([]);
});
