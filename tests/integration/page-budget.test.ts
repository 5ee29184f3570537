import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { costOf, createVisitorBudget } from '../../src/server/http/visitor-budget.ts';
import { isCrawler } from '../../src/server/pages/page-making.ts';
import type { PageSource } from '../../src/server/pages/page-renderer.ts';
import { newAddress } from '../support/identity-api.ts';
import { createTestServer, type TestServer } from '../support/server.ts';
import { logIn } from '../support/session-factories.ts';

const assets = { styleSheet: '/assets/e.css', entryScript: '/assets/e.js', fonts: [] };
/** What pages wait for while they are made. */
let hold = async () => {};
const source: PageSource = {
  renderer: {
    renderPage: async () => {
      await hold();
      return {
        app: 'store',
        status: 200,
        markup: '',
        hydration: {},
        meta: null,
        cacheTags: ['catalogue'],
      };
    },
    loadPageData: async () => ({ data: {}, cacheTags: ['catalogue'] }),
  },
  assets: { store: assets, panel: assets },
};

let server: TestServer;
beforeAll(async () => {
  // One a second: thirty at once.
  server = await createTestServer({ pages: source, environment: { PAGES_PER_SECOND: '1' } });
  // No budget refills while a busy machine takes its time.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
});
afterAll(() => {
  vi.useRealTimers();
  return server.end();
});

async function ask(remoteAddress: string, url: string, cookies: Record<string, string> = {}) {
  return server.app.inject({ url, remoteAddress, cookies });
}

/** Asks for pages that are never kept until one is refused. */
async function exhaust(address: string, cookies: Record<string, string> = {}) {
  for (let count = 0; count < 200; count++) {
    const reply = await ask(address, `/cart?x=${count}`, cookies);
    if (reply.statusCode === 429) return reply;
  }
  throw new Error('nothing was refused');
}

test('an address that has page after page made gets a Spanish 429 that says when to come back', async () => {
  const refused = await exhaust(newAddress());
  expect(refused.body).toContain('Demasiadas solicitudes');
  expect(refused.headers['retry-after']).toBe('10');
  expect(refused.headers['cache-control']).toBe('no-store');
});

test('page data says it in JSON, which the browser reads', async () => {
  const address = newAddress();
  await exhaust(address);
  const reply = await ask(address, '/_datos/cart?x=1');
  expect([reply.statusCode, reply.json()]).toEqual([429, { status: 429 }]);
});

test('kept pages stay free, other addresses and logged-in neighbours have their own budget', async () => {
  const address = newAddress();
  expect((await ask(address, '/productos')).statusCode).toBe(200);
  await exhaust(address);
  for (let count = 0; count < 50; count++) expect((await ask(address, '/productos')).statusCode).toBe(200);
  expect((await ask(newAddress(), '/cart?x=1')).statusCode).toBe(200);
  const { cookies } = await logIn(server.database.pool);
  expect((await ask(address, '/cart?x=1', cookies)).statusCode).toBe(200);
  expect((await exhaust(newAddress(), cookies)).statusCode).toBe(429);
});

test('a made-up session opens no budget of its own', async () => {
  const address = newAddress();
  await exhaust(address);
  expect((await ask(address, '/cart?x=1', { sesion: 'A'.repeat(43) })).statusCode).toBe(429);
});

test('crawlers and heavy readers wait while many pages are being made, people do not', async () => {
  const release: (() => void)[] = [];
  hold = () => new Promise((resolve) => release.push(resolve));
  const people = Array.from({ length: 8 }, (_, at) => ask(newAddress(), `/cart?x=${at}`));
  await expect.poll(() => release.length).toBe(8);
  const bot = { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' };
  const asCrawler = (url: string) => server.app.inject({ url, remoteAddress: newAddress(), headers: bot });
  hold = async () => {};
  const refused = await asCrawler('/producto/1');
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '10']);
  const heavy = newAddress();
  for (let count = 0; count < 25; count++)
    expect((await ask(heavy, `/cart?y=${count}`)).statusCode).toBe(count < 23 ? 200 : 429);
  expect((await ask(newAddress(), '/producto/1')).statusCode).toBe(200);
  expect((await asCrawler('/producto/1')).statusCode, 'kept pages cost nothing').toBe(200);
  for (const one of release) one();
  expect((await Promise.all(people)).map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(200));
  expect((await asCrawler('/producto/2')).statusCode).toBe(200);
});

test('programs are known by what they call themselves', () => {
  const names = [
    'Googlebot/2.1',
    'bingbot/2.0',
    'python-requests/2.32',
    'curl/8.5.0',
    'AhrefsBot',
    '',
    undefined,
  ];
  expect(names.map(isCrawler)).toEqual(names.map(() => true));
  const people = ['Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0', 'WhatsApp/2.23', 'Mozilla/5.0 CUBOT_X30'];
  expect(people.map(isCrawler)).toEqual([false, false, false]);
});

test('a budget comes back evenly, and no further than full', () => {
  let now = 0;
  const budget = createVisitorBudget(2, () => now);
  for (let count = 0; count < 60; count++) expect(budget.take('a', 1)).toBe(true);
  expect(budget.take('a', 1)).toBe(false);
  now = 1_000;
  expect([budget.take('a', 1), budget.take('a', 1), budget.take('a', 1)]).toEqual([true, true, false]);
  now = 3_600_000;
  expect(budget.take('a', 61)).toBe(false);
  expect(budget.take('a', 60)).toBe(true);
  expect(createVisitorBudget(0, () => 0).take('a', 1_000_000)).toBe(true);
});

test('a clock that is set back takes nothing from a visitor, nor makes a reader a heavy one', () => {
  let now = 3_600_000;
  const budget = createVisitorBudget(2, () => now);
  expect(budget.take('a', 1)).toBe(true);
  now = 0;
  expect(budget.isHeavy('a')).toBe(false);
  expect(budget.take('a', 59)).toBe(true);
  now = 500;
  expect([budget.take('a', 1), budget.take('a', 1)]).toEqual([true, false]);
});

test('a search costs more than a page', () => {
  const cost = (path: string) => costOf(new URL(path, 'http://localhost').searchParams);
  expect([cost('/cart'), cost('/producto/5?utm_source=x')]).toEqual([1, 1]);
  expect([cost('/resultados?search=cafe'), cost('/productos?categorias=70')]).toEqual([4, 4]);
  expect([cost('/productos?opcion=talla=m'), cost('/productos/sale?precioDesde=5')]).toEqual([4, 4]);
});
