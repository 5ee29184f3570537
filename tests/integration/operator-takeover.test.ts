import { afterAll, beforeAll, expect, test } from 'vitest';
import { execute, query, sql } from '../../src/server/db/sql.ts';
import { setPassword } from '../support/account-factories.ts';
import { buildSeller } from '../support/catalog-factories.ts';
import { openBrowser } from '../support/identity-api.ts';
import { openShop, type Shop } from '../support/order-factories.ts';
import type { Aim } from '../support/personal-call.ts';
import { type CallName, sendRead } from '../support/published-reads.ts';
import { codeOf, confirmFactor } from '../support/second-factor.ts';
import { bodyOf, sendAim } from '../support/send-aim.ts';
import { type LoggedIn, logIn } from '../support/session-factories.ts';

const PASSWORD = 'Plazuela#2026';

let shop: Shop;
let boss: LoggedIn;
beforeAll(async () => {
  shop = await openShop();
  boss = await logIn(shop.db, { roles: ['operator'] });
});
afterAll(() => shop.close());

async function call(name: CallName, by: LoggedIn, aim: Aim = {}) {
  const reply = await sendAim(shop.app, name, aim, by.cookies);
  return { status: reply.statusCode, body: bodyOf(reply) };
}

const enter = (email: string) =>
  openBrowser(shop.app).post('/operacion/entrar', { email, password: PASSWORD });

test('whoever registered a colleague’s e-mail before does not enter with the password she chose', async () => {
  const squatter = await logIn(shop.db, { email: 'nueva@plazuela.test' });
  await setPassword(shop.db, squatter.id, PASSWORD);
  await call('addStaff', boss, { json: { email: squatter.email, role: 'administrator' } });
  expect((await enter(squatter.email)).status).toBe(400);
  expect((await call('getOperatorPanel', squatter)).status).toBe(401);
});

test('a colleague who proved her e-mail keeps her password, and no session from before', async () => {
  const known = await logIn(shop.db, { email: 'conocida@plazuela.test' });
  await setPassword(shop.db, known.id, PASSWORD);
  await execute(shop.db, sql`update account set email_verified_at = now() where id = ${known.id}`);
  await call('addStaff', boss, { json: { email: known.email, role: 'support' } });
  expect((await call('getOperatorPanel', known)).status).toBe(401);
  expect((await enter(known.email)).status).toBe(200);
  // A change of her role is nothing new about her.
  await call('addStaff', boss, { json: { email: boss.email, role: 'administrator' } });
  expect((await call('getOperatorPanel', boss)).status).toBe(200);
});

test('blocking the shop of a colleague blocks the shop and leaves her work to those who manage the team', async () => {
  const owner = await logIn(shop.db, { roles: ['operator', 'seller'] });
  const sellerId = await buildSeller(shop.db);
  await execute(shop.db, sql`update seller set account_id = ${owner.id} where id = ${sellerId}`);
  const support = await logIn(shop.db, { roles: ['operator'], operatorRole: 'support' });
  const aim = { params: { sellerId }, json: { reason: 'Vende lo que no tiene' } };
  expect((await call('blockSeller', support, aim)).status).toBe(200);
  expect((await call('getOperatorPanel', owner)).status).toBe(200);
  const rows = await query(shop.db, sql`select status from seller where id = ${sellerId}`);
  expect(rows).toEqual([{ status: 3 }]);
});

test('where the money of a shop goes is changed by nobody who may not move money', async () => {
  const sellerId = await buildSeller(shop.db);
  const stored = await query<{ name: string; email: string; phone: string; address: string; city: string }>(
    shop.db,
    sql`select display_name as name, email, phone, address, city_id as city from seller where id = ${sellerId}`,
  );
  const [seller] = stored;
  if (!seller) throw new Error('There is no shop');
  const edit = (paymentProviderId: string, address: string): Aim => ({
    params: { sellerId },
    json: {
      displayName: seller.name,
      email: seller.email,
      phone: seller.phone,
      address,
      cityId: seller.city,
      paymentProviderId,
      reason: 'Lo pidió por teléfono',
    },
  });
  const support = await logIn(shop.db, { roles: ['operator'], operatorRole: 'support' });
  expect((await call('editOperatorSeller', support, edit('666', seller.address))).body.code).toBe(
    'operator-role',
  );
  expect((await call('editOperatorSeller', support, edit('900000', 'Calle 9 # 8-7'))).status).toBe(200);
  expect((await call('editOperatorSeller', boss, edit('777', 'Calle 9 # 8-7'))).status).toBe(200);
});

test('taking the second factor away ends every session that its lost phone may have opened', async () => {
  const { by, secret } = await confirmFactor(shop);
  await setPassword(shop.db, by.id, PASSWORD);
  const thief = openBrowser(shop.app);
  await thief.post('/operacion/entrar', { email: by.email, password: PASSWORD });
  await thief.post('/operacion/segundo-factor/prueba', { code: codeOf(secret, 1) });
  const panel = () => sendRead(shop.app, 'getOperatorPanel', {}, thief.cookies);
  expect((await panel()).statusCode).toBe(200);
  await execute(shop.db, sql`update operator_second_factor set last_step = 0 where account_id = ${by.id}`);
  const removed = await call('removeSecondFactor', by, { json: { code: codeOf(secret, 1) } });
  expect(removed.status).toBe(200);
  expect((await panel()).statusCode).toBe(401);
  expect((await call('getOperatorPanel', by)).status).toBe(200);
});
