import { afterAll, beforeAll, expect, test } from 'vitest';
import { execute, query, sql } from '../../src/server/db/sql.ts';
import { refreshSearch } from '../../src/server/modules/catalogue/search/search.service.ts';
import {
  addProducts,
  addWords,
} from '../../src/server/modules/catalogue/search-desk/search-count.repository.ts';
import { deleteOldSearchCounts } from '../../src/server/modules/catalogue/search-desk/search-desk.jobs.ts';
import type { PageSource } from '../../src/server/pages/page-renderer.ts';
import { buildProduct } from '../support/catalog-factories.ts';
import { buildCheckoutReferences } from '../support/checkout-references.ts';
import { amountsOf, orderForm, sendOrder } from '../support/order-factories.ts';
import { createTestServer, type TestServer } from '../support/server.ts';

const source: PageSource = {
  renderer: {
    renderPage: async () => ({
      app: 'store',
      status: 200,
      markup: '<main></main>',
      hydration: {},
      meta: { title: 'T', description: 'D', canonical: '/' },
      cacheTags: ['catalogue'],
    }),
    loadPageData: async () => ({ data: {}, cacheTags: ['catalogue'] }),
  },
  assets: {
    store: { styleSheet: '/assets/e.css', entryScript: '/assets/e.js', fonts: [] },
    panel: { styleSheet: '/assets/p.css', entryScript: '/assets/p.js', fonts: [] },
  },
};

const FIREFOX = 'Mozilla/5.0 Firefox/140';
const RESULTS = 'http://plazuela.test/resultados?search=Panela';

let server: TestServer;
let panela: number;
let honey: number;
beforeAll(async () => {
  server = await createTestServer({ pages: source });
  await buildCheckoutReferences(server.database.pool);
  panela = await buildProduct(server.database.pool, { name: 'Panela pulverizada', onHand: 9 });
  honey = await buildProduct(server.database.pool, { name: 'Miel de abejas', onHand: 9 });
  await refreshSearch(server.database.pool, [panela, honey]);
});
afterAll(() => server.end());

const get = (url: string, headers: Record<string, string> = {}, remoteAddress = '10.0.0.1') =>
  server.app.inject({
    url,
    headers: { 'user-agent': FIREFOX, host: 'plazuela.test', ...headers },
    remoteAddress,
  });

const rowsOf = (table: 'search_day' | 'search_day_product') =>
  table === 'search_day'
    ? query(
        server.database.pool,
        sql`select words, searches, clicks, purchases, results, outcome from search_day
        order by words`,
      )
    : query(server.database.pool, sql`select words, product_id, clicks, purchases from search_day_product`);

test('searches, what is opened from them and what is bought of it are counted, by people only', async () => {
  await get('/api/productos/buscar?search=panela');
  await get('/api/productos/buscar?search=zzyzx');
  // Without the correction that everybody else is shown nothing has the word; that is no miss.
  await get('/api/productos/buscar?search=paneela');
  await get('/api/productos/buscar?search=paneela&exacta=true');
  await get('/resultados?search=paneela');
  // The second is a kept page, the third another person's, the fourth the same search by its data.
  await get('/resultados?search=Panela');
  await get('/resultados?search=Panela');
  await get('/resultados?search=panela', {}, '10.0.0.2');
  await get('/_datos/resultados?search=Panela');
  await get('/resultados?search=zzyzx');
  for (const none of [
    '/resultados?search=ana%40correo.co',
    '/resultados?search=300%20123%204567',
    '/resultados?search=panela&orden=nuevos',
    '/resultados?search=panela&cursor=cy4yNA',
  ])
    await get(none, {}, '10.0.0.3');
  await get('/resultados?search=panela', { 'user-agent': 'Googlebot/2.1' }, '10.0.0.4');
  await get('/resultados?search=panela', { 'sec-purpose': 'prefetch' }, '10.0.0.5');

  await get(`/producto/${panela}`, { referer: RESULTS });
  await get(`/_datos/producto/${panela}`, { referer: RESULTS });
  await get(`/producto/${panela}`, { referer: `${RESULTS}&orden=nuevos` }, '10.0.0.2');
  await get(`/producto/${panela}`, { referer: 'http://mal.test/resultados?search=robada' });
  await get(`/producto/${panela}`, { referer: RESULTS, 'user-agent': 'bingbot' }, '10.0.0.6');
  await get('/producto/999999', { referer: RESULTS });

  const cart = [{ codProducto: panela, cantidad: 1 }];
  const order = orderForm(cart, await amountsOf(server.app, cart), { aceptaPolitica: 'true' });
  // Of what the browser says only the product that is in the order counts; the repeated submission is the same order.
  const headers = {
    'x-busquedas': `${panela}=panela&${honey}=miel`,
    'idempotency-key': 'a-purchase-of-panela',
  };
  for (let time = 0; time < 2; time++)
    expect((await sendOrder(server.app, order, { headers })).statusCode).toBe(200);

  await server.app.close();
  expect(await rowsOf('search_day')).toEqual([
    { words: 'paneela', searches: 1, clicks: 0, purchases: 0, results: 1, outcome: 'corrected' },
    { words: 'panela', searches: 2, clicks: 3, purchases: 1, results: 1, outcome: 'exact' },
    { words: 'zzyzx', searches: 1, clicks: 0, purchases: 0, results: 0, outcome: 'none' },
  ]);
  expect(await rowsOf('search_day_product')).toEqual([
    { words: 'panela', productId: panela, clicks: 2, purchases: 1 },
  ]);
});

const counted = { searches: 1, clicks: 0, purchases: 0, results: 3, outcome: 'exact' as const };

test('more than 20,000 different words of a day are not kept, known ones still count', async () => {
  const db = server.database.pool;
  await execute(
    db,
    sql`insert into search_day (day, words, searches) select '2026-01-05', 'palabra ' || n, 1
        from generate_series(1, 19999) n`,
  );
  const day = '2026-01-05';
  await addWords(db, [
    { ...counted, day, words: 'palabra 1' },
    { ...counted, day, words: 'penultima', searches: 2 },
    { ...counted, day, words: 'zultima' },
  ]);
  const [row] = await query<{ count: number; known: number }>(
    db,
    sql`select count(*)::int as count, max(searches) filter (where words = 'palabra 1')::int as known
        from search_day where day = '2026-01-05'`,
  );
  expect(row).toEqual({ count: 20_000, known: 2 });
});

test('products of words that are not kept, and made-up ones, count nothing', async () => {
  const db = server.database.pool;
  const click = { day: '2026-01-05', clicks: 1, purchases: 0 };
  await addProducts(db, [
    { ...click, words: 'nadie la busca', productId: panela },
    { ...click, words: 'palabra 2', productId: 2_000_000_000 },
  ]);
  expect(await rowsOf('search_day_product')).toHaveLength(1);
});

test('counts end after thirteen months', async () => {
  await execute(
    server.database.pool,
    sql`insert into search_day (day, words, searches) values ('2024-01-05', 'vieja', 1)`,
  );
  await execute(
    server.database.pool,
    sql`insert into search_day_product (day, words, product_id, seller_id, clicks)
        values ('2024-01-05', 'vieja', 1, 1, 1)`,
  );
  await deleteOldSearchCounts(server.context);
  const words = (await rowsOf('search_day')).map((row) => (row as { words: string }).words);
  expect(words).toContain('panela');
  expect(words).not.toContain('vieja');
  expect(await rowsOf('search_day_product')).toHaveLength(1);
});
