import { afterAll, beforeAll, expect, test } from 'vitest';
import { takeAttempt } from '../../src/server/modules/accounts/identity/attempt-limit.service.ts';
import { seedReferenceData } from '../../src/server/seed/reference-data.ts';
import { createTestContext } from '../support/context.ts';
import {
  type Browser,
  lastMessageTo,
  openBrowser,
  PASSWORD,
  registerBuyer,
} from '../support/identity-api.ts';
import { createTestServer, type TestServer } from '../support/server.ts';

/** The API over sockets: a browser's address is what its proxy names. */
let server: TestServer;
let origin: string;
beforeAll(async () => {
  server = await createTestServer({ environment: { TRUSTED_PROXIES: '1' } });
  await seedReferenceData(server.database.pool);
  origin = await server.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => server.end());

async function logIn(email: string, clave: string, from: string, cookies: Browser['cookies'] = {}) {
  const reply = await fetch(`${origin}/api/login`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': from,
      cookie: Object.entries(cookies)
        .map(([name, value]) => `${name}=${value}`)
        .join('; '),
    },
    body: JSON.stringify({ email, clave }),
  });
  return { status: reply.status, body: (await reply.json()) as Record<string, unknown> };
}

/** So many wrong passwords at once from one place; each for an account of its own unless one is named. */
function attack(count: number, from: string, email?: string) {
  const tries = Array.from({ length: count }, (_, index) =>
    logIn(email ?? `lista${index}@plazuela.test`, 'Equivocada#99', from),
  );
  return Promise.all(tries);
}

const newPlace = () => openBrowser(server.app).address;

test('wrong logins of strangers at one address refuse nobody there who knows her password', async () => {
  const place = newPlace();
  const { email } = await registerBuyer(server.app, server.context);
  await attack(45, place);
  expect((await logIn(email, PASSWORD, place)).status).toBe(200);
});

test('a hundred wrong logins at an account from twelve addresses do not shut its owner out', {
  timeout: 60_000,
}, async () => {
  const { email, browser } = await registerBuyer(server.app, server.context);
  await Promise.all(Array.from({ length: 12 }, () => attack(9, newPlace(), email)));
  const known = await logIn(email, PASSWORD, newPlace(), browser.cookies);
  expect(known.status, 'on the browser she has entered from').toBe(200);
  expect((await logIn(email, PASSWORD, newPlace())).status, 'slowly, on a new one').toBe(200);
});

test('the browser that was used before enters while its own address guesses at the account', {
  timeout: 60_000,
}, async () => {
  const { email, browser } = await registerBuyer(server.app, server.context);
  const attacked = attack(13, browser.address, email);
  expect((await logIn(email, PASSWORD, browser.address, browser.cookies)).status).toBe(200);
  expect(new Set((await attacked).map(({ status }) => status))).toEqual(new Set([400]));
});

test('a browser that is known to one account is a stranger to another', async () => {
  const ana = await registerBuyer(server.app, server.context);
  const luz = await registerBuyer(server.app, server.context);
  const replies = await Promise.all(
    Array.from({ length: 12 }, () => logIn(luz.email, 'Equivocada#99', newPlace(), ana.browser.cookies)),
  );
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([400]));
  expect((await logIn(luz.email, PASSWORD, newPlace(), luz.browser.cookies)).status).toBe(200);
});

test('a password of a recovery mail opens an account under attack from a new browser', async () => {
  const { email } = await registerBuyer(server.app, server.context);
  const place = newPlace();
  const attacked = attack(13, place, email);
  const asked = await fetch(`${origin}/api/olvidoclave`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': place },
    body: JSON.stringify({ email }),
  });
  expect(asked.status).toBe(200);
  const { text } = await lastMessageTo(server.context, email);
  const mailed = /^\w{4}-\w{4}-\w{4}$/m.exec(text)?.[0] ?? '';
  expect((await logIn(email, mailed, place)).status).toBe(200);
  await attacked;
});

test('strangers who ask for her password use up none of her own requests', async () => {
  const { email, browser } = await registerBuyer(server.app, server.context);
  const replies = [];
  for (let index = 0; index < 7; index++)
    replies.push(await openBrowser(server.app).post('/olvidoclave', { email }));
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429, 429]);
  expect((await browser.post('/olvidoclave', { email })).status).toBe(200);
});

test('a forged or planted device cookie is no known browser, and is replaced at the login', async () => {
  const { email } = await registerBuyer(server.app, server.context);
  const browser = openBrowser(server.app);
  browser.cookies.dispositivo = 'a'.repeat(43);
  await browser.post('/login', { email, clave: PASSWORD });
  expect(browser.cookies.dispositivo).toMatch(/^[\w-]{43}$/);
  expect(browser.cookies.dispositivo).not.toBe('a'.repeat(43));
});

test('a limit of an hour is over within the hour, though a clock was a day ahead when it began', async () => {
  const context = createTestContext(server.database.pool);
  const limit = { kind: 'sms-phone', subject: '3001234567', maximum: 2, minutes: 60 };
  const begun = Date.now();
  const take = async (hours: number) => {
    const now = () => new Date(begun + hours * 3_600_000);
    return (await takeAttempt({ ...context, now }, [limit])).allowed;
  };
  expect([await take(24), await take(0), await take(0.5)]).toEqual([true, true, false]);
  expect(await take(1)).toBe(true);
});
