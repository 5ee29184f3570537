import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../src/server/db/sql.ts';
import { limitedAddress } from '../../src/server/modules/identity/attempt-limit.service.ts';
import { pauseMillis } from '../../src/server/modules/identity/login.service.ts';
import { seedReferenceData } from '../../src/server/seed/reference-data.ts';
import { openBrowser, PASSWORD, registerBuyer, rowsOf, setStatus } from '../support/identity-api.ts';
import { createTestServer, type TestServer } from '../support/server.ts';

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

test('unknown account and wrong password take the same time', async () => {
  const measure = async (name: string) => {
    const times: number[] = [];
    for (let index = 0; index < 7; index++) {
      const start = performance.now();
      await login({ email: name, clave: 'Otra#2026' });
      times.push(performance.now() - start);
    }
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

test('40 wrong logins: 429, for the right password too, and only from there', {
  timeout: 60_000,
}, async () => {
  const browser = openBrowser(server.app);
  const statuses: number[] = [];
  for (let index = 0; index < 40; index++)
    statuses.push((await login({ email, clave: `Otra#${index}` }, browser)).status);
  expect(statuses.slice(0, 10)).toEqual(Array(10).fill(400));
  expect(statuses.slice(10)).toEqual(Array(30).fill(429));
  const right = await login({ email, clave: PASSWORD }, browser);
  expect(right.status).toBe(429);
  expect(right.body.message).toMatch(/Demasiados intentos de inicio de sesión/);
  // The owner elsewhere is not locked out.
  expect((await login({ email, clave: PASSWORD })).status).toBe(200);
});

test('wrong logins at once do not slip through together', { timeout: 60_000 }, async () => {
  const browser = openBrowser(server.app);
  const body = { email: 'muchos@plazuela.test', clave: 'Otra#2026' };
  const replies = await Promise.all(Array.from({ length: 25 }, () => login(body, browser)));
  expect(replies.filter(({ status }) => status === 400).length).toBe(10);
  expect(replies.filter(({ status }) => status === 429).length).toBe(15);
});

test('many accounts from one address are limited too', { timeout: 60_000 }, async () => {
  const browser = openBrowser(server.app);
  const statuses: number[] = [];
  for (let index = 0; index < 32; index++)
    statuses.push((await login({ email: `lista${index}@plazuela.test`, clave: 'x' }, browser)).status);
  expect(statuses.slice(0, 30)).toEqual(Array(30).fill(400));
  expect(statuses.slice(30)).toEqual([429, 429]);
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
