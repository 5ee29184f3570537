import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { execute, query, sql } from '../../src/server/db/sql.ts';
import type { PageEnvironment, PageSource, RenderedPage } from '../../src/server/pages/page-renderer.ts';
import { passTime } from '../support/pass-time.ts';
import { createTestServer, type TestServer } from '../support/server.ts';
import { logIn } from '../support/session-factories.ts';

/** Pages that say how often they were made. */
let made = 0;
let render: (url: URL, environment: PageEnvironment) => Promise<Partial<RenderedPage>>;

const source: PageSource = {
  renderer: {
    renderPage: async (request, environment) => {
      made++;
      const page = await render(new URL(request.url), environment);
      return {
        app: 'store',
        status: 200,
        markup: `<main>${request.url} ${made}</main>`,
        hydration: {},
        meta: { title: 'T', description: 'D', canonical: '/' },
        cacheTags: ['catalogue'],
        ...page,
      };
    },
    loadPageData: async (request) => {
      made++;
      return { data: { url: request.url, made }, cacheTags: ['catalogue'] };
    },
  },
  assets: {
    store: { styleSheet: '/assets/e.css', entryScript: '/assets/e.js', fonts: ['/assets/f.woff2'] },
    panel: { styleSheet: '/assets/p.css', entryScript: '/assets/p.js', fonts: [] },
  },
};

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ pages: source });
});
afterAll(() => server.end());
beforeEach(() => {
  server.pageCache.clear();
  made = 0;
  render = async () => ({});
});

async function sessionCookie(): Promise<string> {
  const { cookies } = await logIn(server.database.pool);
  return `sesion=${cookies.sesion}`;
}

const get = (url: string, headers: Record<string, string> = {}) => server.app.inject({ url, headers });

describe('a finished page', () => {
  test('is made once for visitors without a session', async () => {
    const first = await get('/productos');
    const second = await get('/productos');
    expect(second.body).toBe(first.body);
    expect(made).toBe(1);
  });

  test('is made once when many ask at the same time', async () => {
    const replies = await Promise.all(Array.from({ length: 20 }, () => get('/productos')));
    expect(made).toBe(1);
    expect(new Set(replies.map(({ body }) => body)).size).toBe(1);
  });

  test('is kept apart by the parameters that pages read, in any order, and no others', async () => {
    await get('/productos?orden=nuevos&categorias=70');
    await get('/productos?categorias=70&orden=nuevos&utm_source=x&fbclid=y');
    expect(made).toBe(1);
    await get('/productos?categorias=71&orden=nuevos');
    expect(made).toBe(2);
    expect((await get('/productos?utm_source=x')).body).not.toContain('utm_source');
  });

  test('with parameters of its own is made each time, with them', async () => {
    const url = '/response-compra?metodo=contraentrega&pedido=1001';
    expect((await get(url)).body).toContain('pedido=1001');
    await get(url);
    expect(made).toBe(2);
  });

  test('is made anew for a visitor with a session, and his is not kept', async () => {
    render = async (_url, { cookie }) => ({ markup: `<main>${cookie('sesion') ?? 'nobody'}</main>` });
    const [ana, luz] = [await sessionCookie(), await sessionCookie()];
    expect((await get('/productos', { cookie: ana })).body).toContain(ana.slice('sesion='.length));
    expect((await get('/productos', { cookie: luz })).body).toContain(luz.slice('sesion='.length));
    expect((await get('/productos')).body).toContain('nobody');
    await get('/productos');
    expect(made).toBe(3);
  });

  test('that never asks who is there is the kept one for a visitor with a session too', async () => {
    const cookie = await sessionCookie();
    const kept = await get('/productos');
    const own = await get('/productos', { cookie });
    expect([own.body, own.headers.etag]).toEqual([kept.body, kept.headers.etag]);
    expect((await get('/productos', { cookie, 'if-none-match': String(own.headers.etag) })).statusCode).toBe(
      304,
    );
    // Also the first to ask for a page of a known kind.
    expect((await get('/producto/1')).statusCode).toBe(200);
    expect((await get('/producto/2', { cookie })).body).toBe((await get('/producto/2')).body);
    expect(made).toBe(3);
  });

  test('is made anew after a minute, and a session looked for again, though the clock was set back', async () => {
    const { cookies, id } = await logIn(server.database.pool);
    const cookie = `sesion=${cookies.sesion}`;
    const wasSeen = async () => {
      const [session] = await query<{ isNew: boolean }>(
        server.database.pool,
        sql`select last_seen_at > now() - interval '1 hour' as is_new from session where account_id = ${id}`,
      );
      return session?.isNew;
    };
    for (const own of [{}, { cookie }, { cookie }]) await get('/productos', own);
    expect(made).toBe(1);
    await execute(
      server.database.pool,
      sql`update session set last_seen_at = now() - interval '2 hours' where account_id = ${id}`,
    );
    await get('/productos', { cookie });
    expect(await wasSeen()).toBe(false);
    const undo = passTime(61_000, -3_600_000);
    for (const own of [{}, { cookie }]) await get('/productos', own);
    undo();
    expect(made).toBe(2);
    await expect.poll(wasSeen).toBe(true);
  });

  test('that asks who is there for some of its kind only is made for each who is', async () => {
    const [ana, luz] = [await sessionCookie(), await sessionCookie()];
    render = async ({ pathname }, { cookie }) =>
      pathname === '/producto/1' ? {} : { markup: `<main>${cookie('sesion') ?? 'nobody'}</main>` };
    for (const path of ['/producto/1', '/producto/2', '/producto/1'])
      for (const cookie of [ana, '', luz, ana]) {
        const { body } = await get(path, { cookie });
        const person = cookie.slice('sesion='.length) || 'nobody';
        if (path === '/producto/2') expect(body).toContain(person);
        else expect(body).not.toMatch(new RegExp(`${ana.slice(7)}|${luz.slice(7)}`));
      }
  });

  test('is for one visitor alone when a call of its looked for the account', async () => {
    render = async (_url, { call }) => {
      const favourites = await call('listFavouriteIds', { params: { userId: 1 } });
      return { markup: `<main>${favourites.ok ? 'favourites' : 'nobody'}</main>` };
    };
    expect((await get('/productos')).body).toContain('nobody');
    const own = await get('/productos', { cookie: await sessionCookie() });
    expect(own.body).toContain('favourites');
    expect(own.headers['cache-control']).toBe('no-store');
    expect((await get('/productos')).body).toContain('nobody');
  });

  test('is the kept one for whoever has a cookie of no session, and never shows it', async () => {
    render = async (_url, { cookie }) => ({ markup: `<main>${cookie('sesion') ?? 'nobody'}</main>` });
    const ended = await sessionCookie();
    await server.database.pool.query('update session set revoked_at = now()');
    for (const junk of ['sesion=x', `sesion=${'A'.repeat(43)}`, ended, `sesion=${'B'.repeat(43)}`])
      expect((await get('/productos', { cookie: junk })).body).toContain('nobody');
    await get('/productos');
    expect(made).toBe(1);
  });

  test('that looked at any cookie is for that visitor alone', async () => {
    render = async (_url, { cookie }) => ({ markup: `<main>${cookie('compra') ?? 'nobody'}</main>` });
    const replies = await Promise.all(
      ['ana', 'luz', 'eva'].map((name) => get('/cart', { cookie: `compra=${name}` })),
    );
    expect(replies.map(({ body }) => /<main>(\w+)/.exec(body)?.[1])).toEqual(['ana', 'luz', 'eva']);
    expect((await get('/cart')).headers['cache-control']).toBe('no-store');
  });

  test('of another status or without tags is not kept', async () => {
    render = async () => ({ status: 404 });
    expect((await get('/nada')).statusCode).toBe(404);
    await get('/nada');
    render = async () => ({ cacheTags: null });
    await get('/checkout');
    await get('/checkout');
    expect(made).toBe(4);
  });

  test('is dropped by its tags and by no others', async () => {
    await get('/productos');
    server.pageCache.drop(['product:5']);
    await get('/productos');
    expect(made).toBe(1);
    server.pageCache.drop(['catalogue']);
    await get('/productos');
    expect(made).toBe(2);
  });

  test('that was being made while its catalogue changed is not kept', async () => {
    let finish = () => {};
    render = () => new Promise((resolve) => (finish = () => resolve({})));
    const slow = get('/productos');
    await expect.poll(() => made).toBe(1);
    server.pageCache.drop(['catalogue']);
    finish();
    expect((await slow).statusCode).toBe(200);
    render = async () => ({});
    await get('/productos');
    expect(made).toBe(2);
  });

  test('is not sent again to whoever has it', async () => {
    const first = await get('/productos');
    const again = await get('/productos', { 'if-none-match': String(first.headers.etag) });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
  });

  test('goes out compressed as the browser takes it', async () => {
    const plain = (await get('/productos')).body;
    const gzipped = await get('/productos', { 'accept-encoding': 'gzip' });
    expect(gunzipSync(gzipped.rawPayload).toString()).toBe(plain);
    await expect
      .poll(
        async () => (await get('/productos', { 'accept-encoding': 'gzip, br' })).headers['content-encoding'],
      )
      .toBe('br');
    const brotli = await get('/productos', { 'accept-encoding': 'gzip, br' });
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain);
    render = async (_url, { cookie }) => ({ markup: `<main>${cookie('sesion') ?? 'nobody'}</main>` });
    server.pageCache.clear();
    const cookie = await sessionCookie();
    const own = (await get('/productos', { cookie })).body;
    const ownBrotli = await get('/productos', { 'accept-encoding': 'gzip, br', cookie });
    expect(ownBrotli.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(ownBrotli.rawPayload).toString()).toBe(own);
    const ownGzip = await get('/productos', { 'accept-encoding': 'gzip', cookie });
    expect(gunzipSync(ownGzip.rawPayload).toString()).toBe(own);
    for (const none of ['gzip;q=0', 'gzip;q=0, br;q=0', '*;q=0'])
      expect(
        (await get('/productos', { 'accept-encoding': none })).headers['content-encoding'],
      ).toBeUndefined();
  });

  test('answers HEAD', async () => {
    const reply = await server.app.inject({ method: 'HEAD', url: '/productos' });
    expect(reply.statusCode).toBe(200);
    expect(reply.body).toBe('');
  });
});

describe('page data', () => {
  test('is kept like the page, at its own address', async () => {
    const page = await get('/productos');
    const first = await get('/_datos/productos?orden=nuevos');
    const second = await get('/_datos/productos?orden=nuevos');
    expect(second.body).toBe(first.body);
    expect(made).toBe(2);
    expect(page.headers['content-type']).toContain('text/html');
    expect(first.headers['content-type']).toContain('application/json');
    expect(server.json(first)).toEqual({
      data: { url: 'http://localhost:3000/productos?orden=nuevos', made: 2 },
    });
  });

  test('of the home page has an address too', async () => {
    expect(server.json(await get('/_datos/'))).toMatchObject({ data: { url: 'http://localhost:3000/' } });
  });
});

describe('a page that cannot be rendered', () => {
  test('answers 500 with the fallback and says nothing of the reason', async () => {
    render = async () => {
      throw new Error('secret of the database');
    };
    const reply = await get('/productos');
    expect(reply.statusCode).toBe(500);
    expect(reply.body).toContain('Unexpected Application Error!');
    expect(reply.body).not.toContain('secret');
    render = async () => ({});
    expect((await get('/productos')).statusCode).toBe(200);
  });
});

describe('the document', () => {
  test('has nothing executable and no styles inside', async () => {
    render = async () => ({ hydration: { text: '</script><script>alert(1)</script>' } });
    const reply = await get('/productos');
    const executable = [...reply.body.matchAll(/<script(?![^>]*(?:src=|type="application\/))[^>]*>/g)];
    expect(executable).toEqual([]);
    const policy = String(reply.headers['content-security-policy']);
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("style-src 'self';");
    expect(reply.body).not.toContain('<style');
    expect(reply.body).toContain('<link rel="stylesheet" href="/assets/e.css">');
  });

  test('preloads the fonts and loads its script behind what can be seen', async () => {
    const { body } = await get('/productos');
    expect(body).toContain(
      '<link rel="preload" as="font" type="font/woff2" href="/assets/f.woff2" crossorigin>',
    );
    expect(body).toContain('<script type="module" fetchpriority="low" src="/assets/e.js">');
  });

  test('is never taken from another address than its own', async () => {
    const { body } = await server.app.inject({ url: '//evil.example/productos' });
    expect(body).toContain('http://localhost:3000//evil.example/productos');
  });
});
