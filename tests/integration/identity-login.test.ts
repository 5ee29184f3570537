import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../src/server/db/sql.ts';
import {
  limitedAddress,
  slowMillis,
} from '../../src/server/modules/accounts/identity/attempt-limit.service.ts';
import { pauseMillis } from '../../src/server/modules/accounts/identity/login-attempt.service.ts';
import { seedReferenceData } from '../../src/server/seed/reference-data.ts';
import { untilBlocked } from '../support/blocked.ts';
import { openBrowser, PASSWORD, registerBuyer, rowsOf, setStatus } from '../support/identity-api.ts';
import { createTestServer, type TestServer } from '../support/server.ts';
import { processorMillisOf } from '../support/work.ts';

let server: TestServer;
let email: string;
beforeAll(async () => {
  server = await createTestServer();
  await seedReferenceData(server.database.pool);
  ({ email } = await registerBuyer(server.app, server.context));
});
afterAll(() => server.end());

const login = (body: object, browser = openBrowser(server.app)) => browser.post('/login', body);

test('400: unknown account and wrong password are told apart by nobody', async () => {
  const unknown = await login({ email: 'nadie@plazuela.test', clave: PASSWORD });
  const wrong = await login({ email, clave: 'Otra#2026' });
  expect(unknown.status).toBe(400);
  expect(unknown.body).toEqual({
    status: false,
    code: 'login-failed',
    message: 'Usuario no encontrado con los datos proporcionados.',
  });
  expect(wrong.status).toBe(400);
  expect(wrong.body).toEqual(unknown.body);
  expect(unknown.headers['set-cookie']).toBeUndefined();
});

test('unknown account and wrong password take the same time, counted on the processor', async () => {
  const measure = async (name: string) => {
    const times: number[] = [];
    for (let index = 0; index < 7; index++)
      times.push(await processorMillisOf(() => login({ email: name, clave: 'Otra#2026' })));
    return times.sort((a, b) => a - b)[1] ?? 0;
  };
  const [unknown, wrong] = [await measure('nadie2@plazuela.test'), await measure(email)];
  // Hashing takes tens of milliseconds; without it an unknown account would answer in two.
  expect(unknown).toBeGreaterThan(wrong / 3);
  expect(wrong).toBeGreaterThan(unknown / 3);
});

test('402 for an account in validation, only to whoever knows its password', async () => {
  const pending = await registerBuyer(server.app, server.context);
  for (const status of [0, 1]) {
    await setStatus(server.database.pool, pending.email, status);
    const reply = await login({ email: pending.email, clave: PASSWORD });
    expect(reply.status).toBe(402);
    expect(reply.body.message).toBe('La cuenta está en proceso de validación. Por favor, espere.');
    expect((await login({ email: pending.email, clave: 'Otra#2026' })).status).toBe(400);
  }
});

test('405 for a blocked account', async () => {
  const blocked = await registerBuyer(server.app, server.context);
  await setStatus(server.database.pool, blocked.email, 3);
  const reply = await login({ email: blocked.email, clave: PASSWORD });
  expect(reply.status).toBe(405);
  expect(reply.body.message).toBe('La cuenta está bloqueada. Por favor, contacta con soporte.');
});

test('over ten wrong logins each waits for its turn, and the right password enters in its own', {
  timeout: 60_000,
}, async () => {
  const browser = openBrowser(server.app);
  const wrong = Array.from({ length: 13 }, (_, index) => login({ email, clave: `Otra#${index}` }, browser));
  expect((await Promise.all(wrong)).map(({ status }) => status)).toEqual(Array(13).fill(400));
  expect((await login({ email, clave: PASSWORD }, browser)).status).toBe(200);
});

test('a password that is changed while a login with it waits opens nothing', async () => {
  const own = await registerBuyer(server.app, server.context);
  const changing = await server.database.pool.connect();
  await changing.query('begin');
  await changing.query(`update account set password_hash = 'another' where email = '${own.email}'`);
  const reply = login({ email: own.email, clave: PASSWORD });
  await Promise.race([reply, untilBlocked(server.database.pool)]);
  await changing.query('commit');
  changing.release();
  expect((await reply).status).toBe(400);
  expect((await reply).body.code).toBe('login-failed');
});

test('a right password is forgotten by the limits', async () => {
  const browser = openBrowser(server.app);
  const own = await registerBuyer(server.app, server.context);
  for (let index = 0; index < 35; index++) {
    const reply = await login({ email: own.email, clave: PASSWORD }, browser);
    expect(reply.status).toBe(200);
  }
});

test('each failure after the third doubles the wait', () => {
  expect([1, 3, 4, 5, 8, 40].map(pauseMillis)).toEqual([0, 0, 100, 200, 1_600, 1_600]);
});

test('turns come slower the more was guessed, up to ten times the limit', () => {
  const limit = { kind: 'x', subject: 'x', maximum: 10, minutes: 15, slowestMillis: 10_000 };
  expect([10, 11, 50, 100, 5_000].map((count) => slowMillis(count, limit))).toEqual([
    1_000, 1_100, 5_000, 10_000, 10_000,
  ]);
});

test('limits see one customer in all addresses of an IPv6 network', () => {
  expect(limitedAddress('::ffff:10.1.2.3')).toBe('10.1.2.3');
  expect(limitedAddress('2001:db8:1:2:aaaa::1')).toBe('2001:db8:1:2');
  expect(limitedAddress('2001:db8::1')).toBe('2001:db8:0:0');
  expect(limitedAddress('::1')).toBe('0:0:0:0');
});

test('neither passwords nor whom they are tried for are stored', async () => {
  const rows = [
    ...(await rowsOf(server.database.pool, sql`select key from attempt_counter`)),
    ...(await rowsOf(server.database.pool, sql`select password_hash from account`)),
  ];
  const text = JSON.stringify(rows);
  expect(text).not.toMatch(/@plazuela|10\.20\.|Otra#|2026"/);
  expect(text).toContain('$argon2id$v=19$m=19456,t=2,p=1$');
});
