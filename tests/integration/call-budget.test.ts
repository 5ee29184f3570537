import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { newAddress } from '../support/identity-api.ts';
import { createTestServer, type TestServer } from '../support/server.ts';
import { logIn } from '../support/session-factories.ts';

/** One a second: so many at once. */
const AT_ONCE = 30;

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ environment: { CALLS_PER_SECOND: '1' } });
  // No budget refills while a busy machine takes its time.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
});
afterAll(() => {
  vi.useRealTimers();
  return server.end();
});

function ask(remoteAddress: string, path: string, cookies: Record<string, string> = {}) {
  return server.app.inject({ url: `/api${path}`, remoteAddress, cookies });
}

/** How many calls were answered before one was refused. */
async function answered(address: string, path: string, cookies: Record<string, string> = {}) {
  for (let count = 0; count <= AT_ONCE; count++)
    if ((await ask(address, path, cookies)).statusCode === 429) return count;
  return Number.POSITIVE_INFINITY;
}

test('an address that calls and calls gets a Spanish 429 that says when to come back', async () => {
  const address = newAddress();
  expect(await answered(address, '/productos')).toBe(AT_ONCE);
  const refused = await ask(address, '/productos/1');
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '10']);
  expect(refused.json()).toMatchObject({ status: false, code: 'too-many-requests' });
  expect(refused.json().message).toContain('demasiadas solicitudes');
  expect((await ask(newAddress(), '/productos')).statusCode).toBe(200);
});

test('a search counts as four', async () => {
  expect(await answered(newAddress(), '/productos/buscar?search=mango')).toBe(Math.floor(AT_ONCE / 4));
});

test('what is kept for all and what has a limit of its own stay as they are', async () => {
  const address = newAddress();
  await answered(address, '/productos');
  expect((await ask(address, '/categorias')).statusCode).toBe(200);
  expect((await ask(address, '/vendedor/999999')).statusCode).toBe(404);
});

test('people behind one address have a budget each once they are logged in, a made-up session has none', async () => {
  const address = newAddress();
  await answered(address, '/productos');
  const { cookies } = await logIn(server.database.pool);
  expect(await answered(address, '/productos', cookies)).toBe(AT_ONCE);
  expect((await ask(address, '/productos', { sesion: 'A'.repeat(43) })).statusCode).toBe(429);
});
