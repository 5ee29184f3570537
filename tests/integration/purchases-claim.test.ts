import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Context } from '../../src/server/context.ts';
import { execute, query, sql } from '../../src/server/db/sql.ts';
import { confirmOrderClaim, requestOrderClaim } from '../../src/server/modules/buyers/order-claim.service.ts';
import { listOwnOrders } from '../../src/server/modules/buyers/order-list.service.ts';
import { deliverDueMessages } from '../../src/server/modules/messages/outbox-delivery.ts';
import { type BuiltAccount, buildAccount } from '../support/account-factories.ts';
import { buildSeller } from '../support/catalog-factories.ts';
import { buildCheckoutReferences } from '../support/checkout-references.ts';
import { createTestContext } from '../support/context.ts';
import { createTestDatabase, type TestDatabase } from '../support/postgres.ts';
import { buildOrders } from '../support/purchase-factories.ts';

const minute = 60_000;

let database: TestDatabase;
let context: Context;
let sellerIds: number[];
let time = Date.now();
beforeAll(async () => {
  database = await createTestDatabase();
  context = createTestContext(database.pool, { now: () => new Date(time) });
  await buildCheckoutReferences(database.pool);
  sellerIds = [await buildSeller(database.pool)];
});
afterAll(() => database.drop());

let ana: BuiltAccount;
beforeEach(async () => {
  ana = await buildAccount(database.pool);
});

const buyAsGuest = (email: string) => buildOrders(database.pool, { email, sellerIds });
const ordersOf = async ({ id }: BuiltAccount) =>
  (await listOwnOrders(context, id)).orders.map(({ number }) => number);

/** The code of the newest mail to an address, as its reader finds it. */
async function codeFor(email: string): Promise<string> {
  const [message] = await query<{ data: { code: string } }>(
    database.pool,
    sql`select data from outbox_message where recipient = ${email} and template = 'order-claim-code'
        order by id desc limit 1`,
  );
  return message?.data.code ?? 'none';
}

async function requestCode(account: BuiltAccount): Promise<string> {
  expect(await requestOrderClaim(context, account)).toEqual({ ok: true, value: null });
  return codeFor(account.email);
}

function wrong(code: string): string {
  return String((Number(code) + 1) % 1_000_000).padStart(6, '0');
}

test('the code of the mail brings the guest orders of the address, and no others', async () => {
  const beto = await buildAccount(database.pool);
  const guest = [...(await buyAsGuest(ana.email)), ...(await buyAsGuest(ana.email))];
  await buyAsGuest(beto.email);
  await buildOrders(database.pool, { accountId: beto.id, email: ana.email, sellerIds });
  const code = await requestCode(ana);
  expect(await ordersOf(ana)).toEqual([]);
  const typed = `${code.slice(0, 3)} ${code.slice(3)}`;
  expect(await confirmOrderClaim(context, ana, typed)).toEqual({ ok: true, value: 2 });
  expect(await ordersOf(ana)).toEqual(guest.reverse());
  expect(await ordersOf(beto)).toHaveLength(1);
  const [proven] = await query<{ at: Date | null }>(
    database.pool,
    sql`select email_verified_at as at from account where id = ${ana.id}`,
  );
  expect(proven?.at?.getTime()).toBe(time);
});

test('a code that came to its turn too late is not sent', async () => {
  await requestCode(ana);
  await deliverDueMessages({ ...context, now: () => new Date(time + 30 * minute) });
  const mails = await query(
    database.pool,
    sql`select id from mailbox_message where recipient = ${ana.email}`,
  );
  expect(mails).toEqual([]);
});

test('the mail says the code, and what it is good for', async () => {
  const code = await requestCode(ana);
  await deliverDueMessages(createTestContext(database.pool));
  const [mail] = await query<{ subject: string; text: string; html: string }>(
    database.pool,
    sql`select subject, text, html from mailbox_message where recipient = ${ana.email} order by id desc limit 1`,
  );
  expect(mail?.subject).toContain(code);
  expect(mail?.text).toContain(`\n${code}\n`);
  expect(mail?.html).toContain(`>${code}<`);
  expect(mail?.text).toContain('vence en 30 minutos');
});

test('a code works once, for 30 minutes, and a newer one replaces it', async () => {
  await buyAsGuest(ana.email);
  const replaced = await requestCode(ana);
  const code = await requestCode(ana);
  if (replaced !== code)
    expect(await confirmOrderClaim(context, ana, replaced)).toMatchObject({ reason: 'claim-code-invalid' });
  time += 30 * minute;
  expect(await confirmOrderClaim(context, ana, code)).toMatchObject({ reason: 'claim-code-invalid' });
  time += 31 * minute;
  const fresh = await requestCode(ana);
  expect(await confirmOrderClaim(context, ana, fresh)).toEqual({ ok: true, value: 1 });
  await buyAsGuest(ana.email);
  expect(await confirmOrderClaim(context, ana, fresh)).toMatchObject({ reason: 'claim-code-invalid' });
  expect(await ordersOf(ana)).toHaveLength(1);
});

test('after five wrong codes the right one is refused, also when they come at once', async () => {
  await buyAsGuest(ana.email);
  const code = await requestCode(ana);
  const guesses = Array.from({ length: 30 }, () => confirmOrderClaim(context, ana, wrong(code)));
  for (const reply of await Promise.all(guesses))
    expect(reply).toMatchObject({ reason: 'claim-code-invalid' });
  expect(await confirmOrderClaim(context, ana, code)).toMatchObject({ reason: 'claim-code-invalid' });
  expect(await ordersOf(ana)).toEqual([]);
});

test('of two confirmations at once one brings the orders', async () => {
  await buyAsGuest(ana.email);
  const code = await requestCode(ana);
  const replies = await Promise.all([1, 2, 3].map(() => confirmOrderClaim(context, ana, code)));
  expect(replies.filter(({ ok }) => ok)).toEqual([{ ok: true, value: 1 }]);
});

test('three codes an hour and account, then a pause', async () => {
  const replies = await Promise.all([1, 2, 3, 4, 5].map(() => requestOrderClaim(context, ana)));
  expect(replies.filter(({ ok }) => ok)).toHaveLength(3);
  expect(replies.filter((reply) => !reply.ok && reply.reason === 'too-many-requests')).toHaveLength(2);
  const [mails] = await query<{ count: number }>(
    database.pool,
    sql`select count(*) from outbox_message where recipient = ${ana.email}`,
  );
  expect(mails?.count).toBe(3);
  time += 60 * minute;
  expect(await requestOrderClaim(context, ana)).toMatchObject({ ok: true });
});

test("a code is worth nothing for another account, nor after the account's address has changed", async () => {
  await buyAsGuest(ana.email);
  const eva = await buildAccount(database.pool);
  await requestCode(eva);
  const code = await requestCode(ana);
  expect(await confirmOrderClaim(context, eva, code)).toMatchObject({ reason: 'claim-code-invalid' });
  const moved = { ...ana, email: eva.email };
  expect(await confirmOrderClaim(context, moved, code)).toMatchObject({ reason: 'claim-code-invalid' });
  expect(await ordersOf(eva)).toEqual([]);
});

test('the table holds no code', async () => {
  const code = await requestCode(ana);
  const rows = await query(
    database.pool,
    sql`select row_to_json(order_claim) as row from order_claim where account_id = ${ana.id}`,
  );
  expect(JSON.stringify(rows)).not.toContain(code);
  await execute(database.pool, sql`delete from outbox_message`);
});
