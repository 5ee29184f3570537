import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { execute, sql } from '../../src/server/db/sql.ts';
import { refreshSearch } from '../../src/server/modules/catalogue/search/search.service.ts';
import type { PageRenderer } from '../../src/server/pages/page-renderer.ts';
import {
  buildAttribute,
  buildCategory,
  buildProduct,
  buildReview,
  buildSeller,
  buildStock,
} from '../support/catalog-factories.ts';
import { createTestServer, type TestServer } from '../support/server.ts';
import { logIn } from '../support/session-factories.ts';
import { countStatements } from '../support/work.ts';

/**
 * What a page may weigh and ask: counted, so that a feature that makes every page heavier fails here. The catalogue has
 * long names, as shops write them; every product of its subcategory has an offer.
 */

let server: TestServer;
let productId: number;
let categoryId: number;

beforeAll(async () => {
  // As the build names it, see vite-plugins/icon-sprite.ts.
  vi.stubEnv('ICON_SPRITE_URL', '/assets/0a1b2c.svg');
  // What is counted in memory is written every ten seconds: such a statement belongs to no page.
  vi.useFakeTimers({ toFake: ['setInterval'] });
  // A name that is no part of these types: the pages know the browser's.
  const entry = '../../src/web/entry-server.tsx';
  const renderer: PageRenderer = await import(/* @vite-ignore */ entry);
  const assets = {
    styleSheet: '/assets/entry-client-DiLOieHg.css',
    entryScript: '/assets/entry-client-lDQtSI22.js',
    fonts: [],
  };
  server = await createTestServer({ pages: { renderer, assets: { store: assets, panel: assets } } });
  const { pool } = server.database;
  const sellerId = await buildSeller(pool);
  categoryId = await buildCategory(pool, { name: 'Ropa para toda la familia' });
  const subcategoryId = await buildCategory(pool, { name: 'Pijamas y descanso', parentId: categoryId });
  for (let number = 0; number < 60; number++) {
    const id = await buildProduct(pool, {
      sellerId,
      mainCategoryId: categoryId,
      subcategoryId,
      name: `Pijama térmica de algodón para el frío, talla ${number}`,
      description: 'Una compra práctica que rinde y ahorra dinero. '.repeat(20),
      price: 1_200_000,
      salePrice: 990_000,
      onHand: null,
    });
    if (number < 24) {
      await buildAttribute(pool, id, 'Talla', ['XS', 'S', 'M', 'L', 'XL', 'XXL', `${number}`]);
      await buildAttribute(pool, id, 'Color', [
        'Azul petróleo',
        'Verde oliva',
        'Blanco hueso',
        `Rojo ${number}`,
      ]);
      await buildAttribute(pool, id, 'Material', ['Algodón orgánico', `Lana ${number}`]);
    }
    await buildStock(pool, id, 10);
    await refreshSearch(pool, [id]);
    productId = id;
  }
  for (let number = 0; number < 20; number++)
    await buildReview(pool, productId, {
      body: `${'Llegó a tiempo y es como en la foto, gracias. '.repeat(3)}Fue la entrega ${number}.`,
    });
  await execute(
    pool,
    sql`insert into product_rating (product_id, review_count, rating_sum, histogram)
        values (${productId}, 20, 100, '{0,0,0,0,20}')`,
  );
  await growCategories(100);
});
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  return server.end();
});

/** Main ones with thirty subcategories each, all with products. */
async function growCategories(total: number) {
  const { pool } = server.database;
  await execute(
    pool,
    sql`insert into category (name, position)
        select 'Todo para el hogar ' || n, n from generate_series(1, ${total}::int / 30) n
        where not exists (select from category where name = 'Todo para el hogar ' || n)`,
  );
  await execute(
    pool,
    sql`insert into category (name, parent_id, position)
        select 'Utensilios y repuestos ' || n, m.id, 100 + n
        from generate_series(1, 30) n, category m where m.name like 'Todo para%'
          and not exists (select from category c where c.parent_id = m.id and c.position = 100 + n)`,
  );
  await execute(pool, sql`update category set product_count = 60, offer_count = 60`);
  server.pageCache.clear();
}

const pages = {
  home: () => '/',
  listing: () => `/productos/category/${categoryId}`,
  products: () => '/productos',
  product: () => `/producto/${productId}`,
};

async function weigh(path: string) {
  server.pageCache.clear();
  const { body, statusCode } = await server.app.inject(path);
  expect(statusCode).toBe(200);
  const hydration = /id="datos">(.*?)<\/script>/s.exec(body)?.[1] ?? '';
  return {
    bytes: Buffer.byteLength(body),
    hydrationBytes: Buffer.byteLength(hydration),
    elements: body.match(/<[a-z]/g)?.length ?? 0,
  };
}

type Page = keyof typeof pages;
type Weight = Awaited<ReturnType<typeof weigh>>;

const budgets: Record<Page, Weight> = {
  home: { bytes: 85_000, hydrationBytes: 11_500, elements: 980 },
  // With filters of three options; of each group the first rows.
  listing: { bytes: 66_000, hydrationBytes: 9_300, elements: 806 },
  products: { bytes: 68_000, hydrationBytes: 9_500, elements: 830 },
  product: { bytes: 45_600, hydrationBytes: 8_500, elements: 540 },
};

function expectWithin(weight: Weight, budget: Weight) {
  for (const what of ['bytes', 'hydrationBytes', 'elements'] as const)
    expect.soft(weight[what], what).toBeLessThanOrEqual(budget[what]);
}

test.each(Object.keys(pages) as Page[])('%s keeps its budget with 100 categories', async (name) => {
  expectWithin(await weigh(pages[name]()), budgets[name]);
});

test('twenty reviews come in pages, each of the weight of a product', async () => {
  const seen = new Set<string>();
  let path: string | undefined = pages.product();
  for (let page = 1; page <= 5; page++) {
    expectWithin(await weigh(path ?? ''), budgets.product);
    const body: string = (await server.app.inject(path ?? '')).body;
    for (const [, text = ''] of body.matchAll(/la entrega (\d+)\./g)) seen.add(text);
    expect(/"reviewCount":20\b/.test(body)).toBe(true);
    path = new RegExp(`${pages.product()}\\?valoraciones=${page + 1}(?=#)`).exec(body)?.[0];
  }
  expect([seen.size, path]).toEqual([20, undefined]);
  const beyond = await server.app.inject(`${pages.product()}?valoraciones=9`);
  expect(beyond.body.includes('la entrega 19.')).toBe(true);
});

test('a fresh page asks for little', async () => {
  const { cookies } = await logIn(server.database.pool);
  const ask = async (path: string, own: Record<string, string> = {}) => {
    server.pageCache.clear();
    return (await countStatements(() => server.app.inject({ url: path, cookies: own }))).statements;
  };
  expect.soft(await ask('/'), 'home').toBeLessThanOrEqual(12);
  // Three of them (rules, cities of shops, counts of the list) are kept between pages.
  expect.soft(await ask(pages.listing()), 'listing').toBeLessThanOrEqual(12);
  expect.soft(await ask(pages.product()), 'product').toBeLessThanOrEqual(7);
  expect.soft(await ask(pages.product(), cookies), 'product with a session').toBeLessThanOrEqual(8);
});

test('with a session a kept page asks for nothing', async () => {
  const { cookies } = await logIn(server.database.pool);
  const ask = () => countStatements(() => server.app.inject({ url: pages.product(), cookies }));
  await ask();
  await ask();
  const { statements, value } = await ask();
  expect([statements, value.statusCode]).toEqual([0, 200]);
});

test('every page keeps its budget with 3,000 categories', async () => {
  await growCategories(3_000);
  for (const name of Object.keys(pages) as Page[]) expectWithin(await weigh(pages[name]()), budgets[name]);
});

test('no document carries styles, empty lists of classes or what only the server needs', async () => {
  for (const path of Object.values(pages)) {
    const { body } = await server.app.inject(path());
    expect(body).not.toMatch(/<style|class=""|"cacheTags"|"jsonLd"|"serverOnly"/);
    expect(body.match(/BreadcrumbList/g)?.length ?? 0).toBeLessThanOrEqual(1);
  }
});

test('where changes are told, a fresh page asks only for what is its own', async () => {
  server.context.kept.begin();
  const ask = async (path: string) => {
    server.pageCache.clear();
    return (await countStatements(() => server.app.inject(path))).statements;
  };
  for (const path of Object.values(pages)) await ask(path());
  expect.soft(await ask(pages.home()), 'home').toBe(0);
  expect.soft(await ask(pages.listing()), 'listing').toBe(1);
  expect.soft(await ask(pages.products()), 'products').toBe(0);
  // Itself, with its place; its questions only where it has some.
  expect.soft(await ask(pages.product()), 'product').toBe(1);
});
