import { afterAll, beforeAll, expect, test } from 'vitest';
import { execute, query, sql } from '../../src/server/db/sql.ts';
import { openSession, SESSION_COOKIE } from '../../src/server/modules/accounts/identity/session.service.ts';
import type { Endpoint } from '../../src/wire/endpoint.ts';
import { endpoints } from '../../src/wire/endpoints.ts';
import { machineCalls } from '../../src/wire/integrations/seller-api-examples.ts';
import type { Aim } from '../support/personal-call.ts';
import type { CallName } from '../support/published-reads.ts';
import { sellerCalls } from '../support/seller-calls.ts';
import { openSellerShop, type SellerShop } from '../support/seller-shop.ts';
import { bodyOf, sendAim } from '../support/send-aim.ts';
import { type LoggedIn, logIn } from '../support/session-factories.ts';
import { buildWorld } from '../support/strangers-world.ts';

type Cookies = Record<string, string>;

let shop: SellerShop;
let operator: LoggedIn;
beforeAll(async () => {
  shop = await openSellerShop();
  operator = await logIn(shop.db, { roles: ['operator'] });
});
afterAll(() => shop.close());

async function call(name: CallName, aim: Aim, cookies: Cookies) {
  const reply = await sendAim(shop.app, name, aim, cookies);
  return { status: reply.statusCode, body: bodyOf(reply), cookies: reply.cookies };
}

async function view(who: Cookies = operator.cookies, sellerId = shop.sellerId): Promise<Cookies> {
  const aim = { params: { sellerId }, json: { reason: 'Llamó por ayuda' } };
  const reply = await call('startViewAs', aim, who);
  expect(reply.status, JSON.stringify(reply.body)).toBe(200);
  const cookie = reply.cookies.find(({ name }) => name === 'ver_como');
  expect(cookie).toMatchObject({ httpOnly: true, maxAge: 1_800 });
  return { ...who, ver_como: cookie?.value ?? '' };
}

const centreOf = (cookies: Cookies) => call('getSellerPanel', {}, cookies);

test('an operator sees the panel of the shop, marked as read-only, and the log knows why', async () => {
  expect((await centreOf(operator.cookies)).body.code).toBe('seller-only');
  const cookies = await view();
  const { body } = await centreOf(cookies);
  expect(body).toMatchObject({ sellerId: shop.sellerId, role: 'owner', isReadOnly: true });
  await shop.active();
  const list = await call('listSellerProducts', {}, cookies);
  expect(list.status).toBe(200);
  expect(JSON.stringify(list.body)).toContain('Producto completo');
  const log = await query(
    shop.db,
    sql`select account_id::int as by, reason from audit_entry where action = 'shop.viewed' and seller_id = ${shop.sellerId}`,
  );
  expect(log).toEqual([{ by: operator.id, reason: 'Llamó por ayuda' }]);
});

const writes = (Object.entries(endpoints) as [CallName, Endpoint][])
  .filter(([, { path, method }]) => path.startsWith('/vender/') && method !== 'GET')
  .map(([name]) => name);
/** Nobody's as a member: a login of one's own, invitations that concern the person herself, and calls with a key. */
const personal = ['enterSellerPanel', 'acceptInvitation', 'joinWithNewAccount', ...Object.keys(machineCalls)];

test.each(writes.filter((name) => !personal.includes(name)))('%s is refused in the view', async (name) => {
  const cookies = await view();
  const world = await buildWorld(shop);
  const calls = sellerCalls as Partial<Record<CallName, { aim: (world: never) => Aim | Promise<Aim> }>>;
  const aim = (await calls[name]?.aim(world as never)) ?? {};
  const reply = await call(name, aim, cookies);
  // What cannot be read at all is refused before anybody asks who sends it.
  if (reply.body.code !== 'invalid-input') expect(reply.body.code).toBe('view-as-read-only');
  expect(reply.status).toBeGreaterThanOrEqual(400);
});

test('not even a right write of the shop gets through, and nothing changed', async () => {
  const product = await shop.active();
  const cookies = await view();
  const reply = await shop.send(
    'changeProductState',
    { params: { productId: product.id }, body: { state: 'paused' } },
    cookies,
  );
  expect(reply).toMatchObject({ status: 403, body: { code: 'view-as-read-only' } });
  expect((await shop.get(product.id)).state).toBe('active');
});

test('the cookie alone, another session of the operator and other people see nothing', async () => {
  const { ver_como = '' } = await view();
  const other = await logIn(shop.db, { roles: ['operator'] });
  const buyer = await logIn(shop.db);
  const visitor = { address: '127.0.0.1', userAgent: 'test' };
  const again = await openSession(shop.db, { accountId: operator.id, visitor, now: new Date() });
  expect((await centreOf({ ver_como })).status).toBe(401);
  for (const cookies of [other.cookies, buyer.cookies, { [SESSION_COOKIE]: again.token }])
    expect((await centreOf({ ...cookies, ver_como })).body.code).toBe('seller-only');
  expect((await centreOf({ ...operator.cookies, ver_como: 'A'.repeat(43) })).body.code).toBe('seller-only');
});

test('a seller who gets hold of such a cookie stays in her own shop with her own rights', async () => {
  const { ver_como = '' } = await view();
  const rival = await openSellerShop({ on: shop });
  const { body } = await centreOf({ ...rival.owner.cookies, ver_como });
  expect(body.sellerId).toBe(rival.sellerId);
});

test('the view ends when it is left, after half an hour, and with the role', async () => {
  const cookies = await view();
  const left = await call('endViewAs', {}, cookies);
  expect(left.body).toEqual({ status: true, sellerId: shop.sellerId });
  expect((await centreOf(cookies)).body.code).toBe('seller-only');
  const ends = await query(
    shop.db,
    sql`select from audit_entry where action = 'shop.view-ended' and seller_id = ${shop.sellerId}`,
  );
  expect(ends).toHaveLength(1);

  const second = await view();
  await execute(
    shop.db,
    sql`update view_as set expires_at = now() - interval '1 second' where ended_at is null`,
  );
  expect((await centreOf(second)).body.code).toBe('seller-only');

  const former = await logIn(shop.db, { roles: ['operator'], operatorRole: 'support' });
  const third = await view(former.cookies);
  await execute(shop.db, sql`delete from account_role where account_id = ${former.id}`);
  expect((await centreOf(third)).body.code).toBe('seller-only');
});

test('one view at a time: a second shop ends the first', async () => {
  const rival = await openSellerShop({ on: shop });
  const first = await view();
  const second = await view(operator.cookies, rival.sellerId);
  expect((await centreOf(first)).body.code).toBe('seller-only');
  expect((await centreOf(second)).body.sellerId).toBe(rival.sellerId);
});

test('nobody sees more of a shop than his role sees in the console', async () => {
  const support = await logIn(shop.db, { roles: ['operator'], operatorRole: 'support' });
  const asSupport = await view(support.cookies);
  expect((await call('getOwnMoney', {}, asSupport)).body.code).toBe('seller-role');
  expect((await call('listSellerOrders', {}, asSupport)).status).toBe(200);
  const finance = await logIn(shop.db, { roles: ['operator'], operatorRole: 'finance' });
  expect((await call('getOwnMoney', {}, await view(finance.cookies))).status).toBe(200);
  const content = await logIn(shop.db, { roles: ['operator'], operatorRole: 'content' });
  const aim = { params: { sellerId: shop.sellerId }, json: { reason: 'Por curiosidad' } };
  expect((await call('startViewAs', aim, content.cookies)).body.code).toBe('operator-role');
});

test('a blocked shop can be looked at, by its provider only', async () => {
  const blocked = await openSellerShop({ on: shop });
  await execute(shop.db, sql`update seller set status = 3 where id = ${blocked.sellerId}`);
  expect((await centreOf(blocked.owner.cookies)).body.code).toBe('seller-blocked');
  const { body } = await centreOf(await view(operator.cookies, blocked.sellerId));
  expect(body).toMatchObject({ sellerId: blocked.sellerId, sellerStatus: 3 });
});

test('the view gives nothing outside of the panel: the operator buys and administers as herself', async () => {
  const cookies = await view();
  const session = await call('getSession', {}, cookies);
  expect(JSON.stringify(session.body)).toContain(operator.email);
  expect((await call('getOperatorPanel', {}, cookies)).body.accountId).toBe(operator.id);
});
