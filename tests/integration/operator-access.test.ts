import { afterAll, beforeAll, expect, test } from 'vitest';
import { query, sql } from '../../src/server/db/sql.ts';
import { setPassword } from '../support/account-factories.ts';
import { openBrowser } from '../support/identity-api.ts';
import { openShop, type Shop } from '../support/order-factories.ts';
import type { Aim } from '../support/personal-call.ts';
import type { CallName } from '../support/published-reads.ts';
import { codeOf, confirmFactor, startFactor } from '../support/second-factor.ts';
import { bodyOf, sendAim } from '../support/send-aim.ts';
import { type LoggedIn, logIn } from '../support/session-factories.ts';

const PASSWORD = 'Plazuela#2026';

let shop: Shop;
let strict: Shop;
beforeAll(async () => {
  shop = await openShop();
  strict = await openShop({ OPERATOR_SECOND_FACTOR: 'required' });
});
afterAll(() => Promise.all([shop.close(), strict.close()]));

async function call(name: CallName, by: Pick<LoggedIn, 'cookies'>, aim: Aim = {}, on = shop) {
  const reply = await sendAim(on.app, name, aim, by.cookies);
  return { status: reply.statusCode, body: bodyOf(reply) };
}

const centreOf = (who: Pick<LoggedIn, 'cookies'>, on = shop) => call('getOperatorPanel', who, {}, on);

const withCode = (code: string): Aim => ({ json: { code } });

/** Logs in again with the password, as on another computer. */
async function enterAnew(account: LoggedIn) {
  await setPassword(shop.db, account.id, PASSWORD);
  const browser = openBrowser(shop.app);
  const reply = await browser.post('/operacion/entrar', { email: account.email, password: PASSWORD });
  return { browser, step: reply.body.step };
}

test('with a second factor the password alone opens nothing; a code of the phone does', async () => {
  const { by, secret } = await confirmFactor(shop);
  const { browser, step } = await enterAnew(by);
  expect(step).toBe('code');
  expect((await centreOf(browser)).body.code).toBe('second-factor-required');
  expect((await call('listStaff', browser)).status).toBe(403);
  const proved = await browser.post('/operacion/segundo-factor/prueba', { code: codeOf(secret, 1) });
  expect(proved.body).toMatchObject({ recoveryCodesLeft: 10 });
  expect((await centreOf(browser)).status).toBe(200);
  // The session it was confirmed in needs no other proof.
  expect((await centreOf(by)).status).toBe(200);
});

test('each code works once, also against two at the same time', async () => {
  const { by, secret } = await confirmFactor(shop);
  expect((await call('proveSecondFactor', by, withCode(codeOf(secret)))).status).toBe(400);
  const code = codeOf(secret, 1);
  const replies = await Promise.all([1, 2, 3].map(() => call('proveSecondFactor', by, withCode(code))));
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
});

test('a recovery code works once, however it is typed; new ones end the old', async () => {
  const { by, secret, recoveryCodes } = await confirmFactor(shop);
  const [first = '', second = ''] = recoveryCodes;
  const typed = ` ${first.toUpperCase().replace('-', ' ')} `;
  expect((await call('proveSecondFactor', by, withCode(typed))).body).toMatchObject({
    recoveryCodesLeft: 9,
  });
  expect((await call('proveSecondFactor', by, withCode(first))).status).toBe(400);
  const renewed = await call('renewRecoveryCodes', by, withCode(codeOf(secret, 1)));
  expect(renewed.body.recoveryCodes).toHaveLength(10);
  expect((await call('proveSecondFactor', by, withCode(second))).status).toBe(400);
});

test('after five wrong codes the right one waits too', async () => {
  const { by, secret } = await confirmFactor(shop);
  for (let attempt = 0; attempt < 5; attempt++)
    expect((await call('proveSecondFactor', by, withCode('000000'))).status).toBe(400);
  expect((await call('proveSecondFactor', by, withCode(codeOf(secret, 1)))).status).toBe(429);
});

test('a stranger with the password uses up neither the codes of a browser that was proved nor recovery codes', async () => {
  const { by, secret, recoveryCodes } = await confirmFactor(shop);
  const { browser: own } = await enterAnew(by);
  expect((await own.post('/operacion/segundo-factor/prueba', { code: codeOf(secret, 1) })).status).toBe(200);
  const { browser: stranger } = await enterAnew(by);
  for (let attempt = 0; attempt < 7; attempt++)
    await stranger.post('/operacion/segundo-factor/prueba', { code: '000000' });
  const guessed = await stranger.post('/operacion/segundo-factor/prueba', { code: '000000' });
  expect(guessed.body.code).toBe('too-many-proofs');
  // Her next login on the same browser: the code is not of the five that the stranger used up.
  await own.post('/operacion/entrar', { email: by.email, password: PASSWORD });
  expect((await own.post('/operacion/segundo-factor/prueba', { code: '000000' })).body.code).toBe(
    'second-factor-wrong',
  );
  const { browser: fresh } = await enterAnew(by);
  const proof = { code: recoveryCodes[0] };
  expect((await fresh.post('/operacion/segundo-factor/prueba', proof)).status).toBe(200);
});

test('a wrong first code sets nothing up; what is set up is not set up again by a stolen session', async () => {
  const { by, secret } = await startFactor(shop);
  expect((await call('confirmSecondFactor', by, withCode('000000'))).status).toBe(400);
  expect((await call('proveSecondFactor', by, withCode(codeOf(secret)))).body.code).toBe(
    'second-factor-missing',
  );
  await call('confirmSecondFactor', by, withCode(codeOf(secret)));
  expect((await call('startSecondFactor', by)).status).toBe(409);
  const { browser } = await enterAnew(by);
  expect((await browser.post('/operacion/segundo-factor/nuevo')).status).toBe(409);
  expect((await browser.post('/operacion/segundo-factor/quitar', { code: '000000' })).status).toBe(403);
});

test('where it is required, an operator without it can do nothing but set it up', async () => {
  const { by, secret } = await startFactor(strict);
  expect((await centreOf(by, strict)).body.code).toBe('second-factor-missing');
  await call('confirmSecondFactor', by, withCode(codeOf(secret)), strict);
  expect((await centreOf(by, strict)).status).toBe(200);
});

test('the right password of somebody who is no operator opens no session here', async () => {
  const buyer = await logIn(shop.db);
  await setPassword(shop.db, buyer.id, PASSWORD);
  const browser = openBrowser(shop.app);
  const reply = await browser.post('/operacion/entrar', { email: buyer.email, password: PASSWORD });
  expect([reply.status, reply.body.code]).toEqual([403, 'operator-only']);
  expect(browser.cookies).toEqual({});
  expect(
    (await browser.post('/operacion/entrar', { email: buyer.email, password: 'Otra#2026' })).status,
  ).toBe(400);
});

test('a removed colleague is out at once, and so is one whose second factor was reset', async () => {
  const boss = await logIn(shop.db, { roles: ['operator'] });
  const removed = await logIn(shop.db, { roles: ['operator'], operatorRole: 'support' });
  await call('removeStaff', boss, { params: { accountId: removed.id } });
  expect((await centreOf(removed)).status).toBe(401);
  const { by } = await confirmFactor(shop);
  await call('resetStaffSecondFactor', boss, { params: { accountId: by.id } });
  expect((await centreOf(by)).status).toBe(401);
  expect((await enterAnew(by)).step).toBe('done');
});

test('the last administrator stays, whoever tries at the same time', async () => {
  const alone = await openShop();
  const one = await logIn(alone.db, { roles: ['operator'] });
  const two = await logIn(alone.db, { roles: ['operator'] });
  const demote = (by: LoggedIn, { id }: LoggedIn) =>
    call('changeStaffRole', by, { params: { accountId: id }, json: { role: 'viewer' } }, alone);
  await Promise.all([demote(one, two), demote(two, one)]);
  const left = await query(alone.db, sql`select 1 from account_role where operator_role = 'administrator'`);
  expect(left).toHaveLength(1);
  await alone.close();
});

test('a new colleague gets the role and a mail; only administrators manage the team', async () => {
  const boss = await logIn(shop.db, { roles: ['operator'] });
  const added = await call('addStaff', boss, { json: { email: 'Nora@plazuela.test', role: 'content' } });
  expect(added.body).toMatchObject({ email: 'nora@plazuela.test', role: 'content' });
  const mails = await query(
    shop.db,
    sql`select template from outbox_message where recipient = 'nora@plazuela.test'`,
  );
  expect(mails).toEqual([{ template: 'operator-welcome' }]);
  const support = await logIn(shop.db, { roles: ['operator'], operatorRole: 'support' });
  expect((await call('listStaff', support)).body.code).toBe('operator-role');
});
