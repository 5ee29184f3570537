import { Writable } from 'node:stream';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { readConfig } from '../../src/server/config.ts';
import { createPools, type Pools } from '../../src/server/db/pool.ts';
import { createLog } from '../../src/server/log.ts';
import type { PageSource } from '../../src/server/pages/page-renderer.ts';
import { createServer, type Server } from '../../src/server/server.ts';
import { startWorker } from '../../src/server/worker/start-worker.ts';
import { type DatabaseProxy, startDatabaseProxy } from '../support/database-proxy.ts';
import { passTime } from '../support/pass-time.ts';
import { createTestDatabase, type TestDatabase } from '../support/postgres.ts';

/** Pages as the router makes them: what a loader throws becomes a page with status 500. */
const source: PageSource = {
  renderer: {
    renderPage: async (request, { call }) => {
      const page = { app: 'store', hydration: {}, meta: null, cacheTags: null } as const;
      try {
        if (request.url.includes('defecto')) throw new Error('a bug');
        const sellers = await call('listSellers', {});
        const meta = { title: 'Tiendas', description: '', canonical: '/' };
        return { ...page, status: 200, meta, cacheTags: ['catalogue'], markup: JSON.stringify(sellers.ok) };
      } catch {
        return { ...page, status: 500, markup: '<p>500</p>' };
      }
    },
    loadPageData: async (_request, { call }) => ({ data: await call('listSellers', {}) }),
  },
  assets: {
    store: { styleSheet: '/assets/e.css', entryScript: '/assets/e.js', fonts: [] },
    panel: { styleSheet: '/assets/p.css', entryScript: '/assets/p.js', fonts: [] },
  },
};

let database: TestDatabase;
let proxy: DatabaseProxy;
let pools: Pools;
let server: Server;
let origin: string;
let lines: Record<string, unknown>[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  proxy = await startDatabaseProxy(database.connection);
  const written = new Writable({
    write: (chunk, _encoding, done) => {
      lines.push(JSON.parse(String(chunk)));
      done();
    },
  });
  const log = createLog('warn', written);
  pools = createPools({
    target: { url: proxy.url },
    max: 10,
    statementTimeoutMillis: 2_000,
    onIdleError: (error) => log.warn({ err: error }, 'idle database connection lost'),
  });
  server = await createServer({ config: readConfig({}), pools, pages: source, log });
  origin = await server.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  await server.close();
  await pools.end();
  await proxy.close();
  await database.drop();
});
beforeEach(() => {
  server.pageCache.clear();
});

async function whileAway(work: () => Promise<void>): Promise<void> {
  await proxy.cut();
  try {
    await work();
  } finally {
    await proxy.restore();
    await expect.poll(async () => (await fetch(`${origin}/readyz`)).status).toBe(200);
  }
}

test('a page without its database says in Spanish when to come back, and is whole again after it', async () => {
  await whileAway(async () => {
    const reply = await fetch(`${origin}/tienda`);
    const body = await reply.text();
    expect(reply.status).toBe(503);
    expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(reply.headers.get('cache-control')).toBe('no-store');
    expect(reply.headers.get('content-type')).toContain('text/html');
    expect(/<title>(.*)<\/title>/.exec(body)?.[1]).toBe('Volvemos en unos minutos | Plazuela');
    expect(body).toContain('La tienda no está disponible en este momento.');
    expect(body).not.toContain('no encontrada');
  });
  expect((await fetch(`${origin}/tienda`)).status).toBe(200);
});

test('calls and the data of pages answer 503 with a text of ours and Retry-After', async () => {
  await whileAway(async () => {
    for (const path of ['/api/vendedores', '/_datos/tienda', '/sitemap.xml']) {
      const reply = await fetch(origin + path);
      expect([path, reply.status]).toEqual([path, 503]);
      expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(await reply.json()).toMatchObject({ status: false, code: 'unavailable' });
    }
  });
});

test('pages that were kept outlive the outage, also after their time, but not a change', async () => {
  const kept = await (await fetch(`${origin}/tienda`)).text();
  await whileAway(async () => {
    expect(await (await fetch(`${origin}/tienda`)).text()).toBe(kept);
    const undo = passTime(10 * 60_000);
    const reply = await fetch(`${origin}/tienda`);
    expect([reply.status, await reply.text()]).toEqual([200, kept]);
    expect(server.pageCache.statistics.stale).toBeGreaterThan(0);
    server.pageCache.drop(['catalogue']);
    expect((await fetch(`${origin}/tienda`)).status).toBe(503);
    undo();
  });
});

test('a bug stays a 500, with a title that does not call the page missing', async () => {
  const reply = await fetch(`${origin}/defecto`);
  expect(reply.status).toBe(500);
  expect(await reply.text()).toContain('<title>No pudimos cargar la página</title>');
});

test('an outage leaves one stack trace in the log, and then counts', async () => {
  lines = [];
  // An hour later: this outage is another one than those above.
  const clock = vi
    .spyOn(Date, 'now')
    .mockImplementation(() => performance.timeOrigin + performance.now() + 3_600_000);
  const worker = await startWorker(server.context);
  await whileAway(async () => {
    for (let round = 0; round < 20; round++)
      await Promise.all(
        ['/api/vendedores', '/tienda', '/_datos/tienda', '/sitemap.xml'].map((path) => fetch(origin + path)),
      );
    // The scheduler too, which looks for due jobs every few seconds.
    await expect.poll(() => lines.some(({ loop }) => loop === 'scheduler'), { timeout: 30_000 }).toBe(true);
  });
  await worker.stop();
  clock.mockRestore();
  const stacks = lines.filter(({ err }) => (err as { stack?: string } | undefined)?.stack);
  expect(stacks).toHaveLength(1);
  expect(lines.length).toBeLessThan(20);
});
