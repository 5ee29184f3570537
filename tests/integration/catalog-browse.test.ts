import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { execute, query, sql } from '../../src/server/db/sql.ts';
import type { RequestContext } from '../../src/server/guards/request-context.ts';
import { catalogRoutes } from '../../src/server/modules/catalogue/routes/catalog.routes.ts';
import { SORTS } from '../../src/wire/catalogue/catalog.ts';
import { type CatalogApi, startCatalogApi, type WireOption, walk } from '../support/catalog-api.ts';
import { buildCategory, buildProduct, buildSeller } from '../support/catalog-factories.ts';
import { createTestContext } from '../support/context.ts';

let api: CatalogApi;
let campo: number;
let frutas: number;
let verduras: number;
let hogar: number;
let finca: number;
let trapiche: number;

beforeAll(async () => {
  api = await startCatalogApi();
  const { pool } = api.database;
  campo = await buildCategory(pool, { name: 'Del Campo' });
  frutas = await buildCategory(pool, { name: 'Frutas', parentId: campo });
  verduras = await buildCategory(pool, { name: 'Verduras', parentId: campo });
  hogar = await buildCategory(pool, { name: 'Hogar' });
  finca = await buildSeller(pool, { displayName: 'La Finca' });
  trapiche = await buildSeller(pool, { displayName: 'El Trapiche' });
  const blocked = await buildSeller(pool, { displayName: 'Bloqueada', status: 3 });
  const places = [
    { mainCategoryId: campo, subcategoryId: frutas },
    { mainCategoryId: campo, subcategoryId: verduras },
    { mainCategoryId: hogar, subcategoryId: null },
  ];
  // Few different prices, popularities and moments: pages must also part products whose sort keys are equal.
  for (let index = 0; index < 90; index++) {
    await buildProduct(pool, {
      ...places[index % 3],
      sellerId: index % 10 === 0 ? blocked : index % 4 === 0 ? trapiche : finca,
      price: 10_000 + (index % 4) * 1_000,
      salePrice: index % 5 === 0 ? 8_000 : null,
      popularity: index % 3,
      active: index % 15 !== 1,
      createdAt: new Date(Date.UTC(2026, 0, 1 + (index % 6))),
    });
  }
  await api.runJobs();
});
afterAll(() => api.close());

function listedIds(condition: string): Promise<{ id: number }[]> {
  return api.database.pool
    .query(`select p.id from product p join seller s on s.id = p.seller_id
            where p.active and s.status = 2 and ${condition}`)
    .then(({ rows }) => rows);
}

describe('pages', () => {
  const scopes: [string, () => string, () => string][] = [
    ['everything', () => '', () => 'true'],
    ['a main category', () => `categoria=${campo}`, () => `main_category_id = ${campo}`],
    ['a subcategory', () => `subcategoria=${frutas}`, () => `subcategory_id = ${frutas}`],
    ['a seller', () => `vendedor=${finca}`, () => `seller_id = ${finca}`],
    ['offers', () => 'ofertas=true', () => 'sale_price is not null'],
    ['ticked sellers', () => `vendedores=${finca},${trapiche}`, () => 'true'],
    ['ticked main categories', () => `categorias=${hogar},${campo},${hogar}`, () => 'true'],
    [
      'ticked subcategories and seller',
      () => `categoria=${campo}&categorias=${frutas},${verduras}&vendedores=${trapiche}`,
      () => `main_category_id = ${campo} and seller_id = ${trapiche}`,
    ],
  ];
  for (const [name, scope, condition] of scopes) {
    for (const sort of SORTS) {
      test(`of ${name} by ${sort} show every visible product exactly once, there and back`, async () => {
        const { forth, back } = await walk(api, `/productos?${scope()}&orden=${sort}&limit=7`);
        const expected = (await listedIds(condition())).map(({ id }) => id);
        expect(forth.flat().toSorted()).toEqual(expected.toSorted());
        expect(back.toReversed()).toEqual(forth);
      });
    }
  }

  test('are sorted by what the buyer pays', async () => {
    for (const [sort, factor] of [
      ['precio-asc', 1],
      ['precio-desc', -1],
    ] as const) {
      const { productos } = await api.get(`/productos?orden=${sort}&limit=100`);
      const paid = productos.map(({ precioProducto, precioRebajado }) =>
        Number(precioRebajado || precioProducto),
      );
      expect(paid).toEqual(paid.toSorted((left, right) => factor * (left - right)));
    }
  });

  test('refuse a cursor that is broken or of another sort', async () => {
    const { siguiente } = await api.get('/productos?limit=5');
    expect(await api.statusOf(`/productos?limit=5&cursor=${siguiente}`)).toBe(200);
    const made = (text: string) => Buffer.from(text).toString('base64url');
    const broken = [
      `${siguiente}&orden=nuevos`,
      'x',
      made('0.a.1'),
      made('0.a.99999999999.1'),
      made('0.a.1.0'),
    ];
    broken.push(
      made('0.a.1.9999999999'),
      made('9.a.1.1'),
      encodeURIComponent("' or 1=1 --"),
      'x'.repeat(300),
    );
    for (const cursor of broken) expect(await api.statusOf(`/productos?cursor=${cursor}`)).toBe(400);
    expect(await api.statusOf(`/productos?orden=nuevos&cursor=${made('3.a.9999999999999999.1')}`)).toBe(400);
  });
});

describe('filters', () => {
  const lists: [string, () => string][] = [
    ['all products', () => '/productos?'],
    ['a main category', () => `/productos?categoria=${campo}`],
    ['a seller', () => `/productos?vendedor=${trapiche}`],
    ['offers', () => '/productos?ofertas=true'],
    ['a list with a ticked seller', () => `/productos?vendedores=${trapiche}`],
    ['a list with a ticked category', () => `/productos?categorias=${hogar}`],
  ];
  for (const [name, list] of lists) {
    test(`of ${name} announce as many products as ticking them shows`, async () => {
      const page = await api.get(`${list()}&limit=100`);
      expect(page.total).toBe(page.productos.length);
      expect(page.total).toBeGreaterThan(0);
      const showsItsCount = async (kind: string, { codigo, cantidad }: WireOption) => {
        const ticked = await api.get(`${withoutTick(list(), kind)}&${kind}=${codigo}&limit=100`);
        expect(ticked.productos).toHaveLength(cantidad);
        expect(ticked.total).toBe(cantidad);
      };
      for (const option of page.categorias) await showsItsCount('categorias', option);
      for (const option of page.vendedores) await showsItsCount('vendedores', option);
    });
  }

  test('keep a ticked option that no product has any more, so that it can be unticked', async () => {
    const empty = await buildSeller(api.database.pool, { displayName: 'Vacía' });
    const { vendedores, productos } = await api.get(`/productos?categorias=${hogar}&vendedores=${empty}`);
    expect(productos).toEqual([]);
    expect(vendedores).toContainEqual({ codigo: empty, nombre: 'Vacía', cantidad: 0 });
  });

  test('offer subcategories in a main category and main categories elsewhere', async () => {
    const inside = await api.get(`/productos?categoria=${campo}`);
    expect(inside.categorias.map(({ nombre }) => nombre)).toEqual(['Frutas', 'Verduras']);
    const outside = await api.get('/productos?');
    expect(outside.categorias.map(({ nombre }) => nombre)).toEqual(['Del Campo', 'Hogar']);
  });

  test('never leave the list they filter', async () => {
    const foreign = await api.get(`/productos?categoria=${hogar}&categorias=${frutas}`);
    expect(foreign).toMatchObject({ productos: [], total: 0 });
  });
});

describe('what shoppers may not see', () => {
  test('is in no list, count or filter', async () => {
    const blocked = await api.database.pool.query(`select id from seller where status = 3`);
    const { vendedores, total } = await api.get('/productos?');
    expect(vendedores.map(({ codigo }) => codigo)).not.toContain(blocked.rows[0].id);
    expect(total).toBe((await listedIds('true')).length);
    expect(await api.statusOf(`/productos?vendedor=${blocked.rows[0].id}`)).toBe(404);
  });

  test('leaves the counts at the next count', async () => {
    const product = await buildProduct(api.database.pool, { sellerId: finca, mainCategoryId: hogar });
    await api.runJobs();
    const { total } = await api.get(`/productos?categoria=${hogar}`);
    await execute(api.database.pool, sql`update product set active = false where id = ${product}`);
    await api.runJobs();
    expect((await api.get(`/productos?categoria=${hogar}`)).total).toBe(total - 1);
    const changes = await query(
      api.database.pool,
      sql`select 1 from catalogue_change where 'catalogue' = any(tags)`,
    );
    expect(changes.length).toBeGreaterThan(0);
  });

  test('is unknown like ids that never were', async () => {
    for (const scope of ['categoria=999', `categoria=${frutas}`, `subcategoria=${campo}`, 'vendedor=999']) {
      expect(await api.statusOf(`/productos?${scope}`)).toBe(404);
    }
    expect(await api.statusOf(`/productos?categoria=${hogar}&subcategoria=${frutas}`)).toBe(404);
    expect(await api.statusOf('/productos?categoria=99999999999')).toBe(400);
    expect(await api.statusOf('/productos?categorias=9999999999')).toBe(400);
  });
});

test('a page that passes on a number that is no id gets no server error', async () => {
  const handlers = catalogRoutes(createTestContext(api.database.pool));
  const request = { products: () => new Map() } as Partial<RequestContext> as RequestContext;
  const query = { limit: undefined, cursor: undefined, sort: undefined };
  for (const id of [Number.NaN, -1, 1.5, 2 ** 31, Number.POSITIVE_INFINITY]) {
    const notFound = { ok: false, reason: 'not-found' };
    expect(await handlers.getProduct({ params: { id } }, request)).toMatchObject(notFound);
    expect(await handlers.listRelatedProducts({ params: { id } }, request)).toMatchObject(notFound);
    expect(await handlers.getSeller({ params: { id } }, request)).toMatchObject(notFound);
    const list = { params: { categoryId: id }, query };
    expect(await handlers.listCategoryProducts(list, request)).toMatchObject(notFound);
    const search = { text: 'x', categoryIds: [id], sellerIds: [id], ...query };
    expect((await handlers.searchProducts({ query: search }, request)).ok).toBe(true);
  }
});

function withoutTick(path: string, kind: string): string {
  return path.replace(new RegExp(`&?${kind}=[\\d,]+`), '');
}
