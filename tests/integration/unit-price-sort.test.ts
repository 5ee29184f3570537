import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { NET_CONTENT_UNITS, type NetContent } from '../../src/domain/net-content.ts';
import { unitPrice } from '../../src/domain/unit-price.ts';
import { execute, query, type Sql, sql } from '../../src/server/db/sql.ts';
import { inTransaction } from '../../src/server/db/transaction.ts';
import { type CatalogApi, startCatalogApi, walk } from '../support/catalog-api.ts';
import { buildCategory, buildProduct, buildSeller } from '../support/catalog-factories.ts';

let api: CatalogApi;
let main: number;
let sub: number;
let seller: number;
/** What each costs a unit; without a content, infinity. */
let keys: Map<number, number>;
/** Ids in the order of their unit price, those without one last. */
let ordered: number[];

beforeAll(async () => {
  api = await startCatalogApi();
  const { pool } = api.database;
  main = await buildCategory(pool);
  sub = await buildCategory(pool, { parentId: main });
  seller = await buildSeller(pool);
  const made: { id: number; key: number }[] = [];
  for (let index = 0; index < 40; index++) {
    const content: NetContent | null =
      index % 4 === 0
        ? null
        : {
            amount: 100 * (1 + (index % 7)),
            unit: NET_CONTENT_UNITS[index % NET_CONTENT_UNITS.length] ?? 'g',
            pieces: 1 + (index % 3),
          };
    const price = 2_000 + ((index * 7_919) % 13) * 1_000;
    const salePrice = index % 2 === 0 ? price - 500 : null;
    const id = await buildProduct(pool, {
      name: `Arroz ${index}`,
      sellerId: seller,
      mainCategoryId: main,
      subcategoryId: sub,
      price,
      salePrice,
    });
    if (content)
      await execute(
        pool,
        sql`update product set content_amount = ${content.amount}, content_unit = ${content.unit},
              content_pieces = ${content.pieces} where id = ${id}`,
      );
    const key = unitPrice(salePrice ?? price, content)?.price ?? Number.POSITIVE_INFINITY;
    made.push({ id, key });
  }
  await api.runJobs();
  ordered = made.toSorted((one, other) => one.key - other.key || one.id - other.id).map(({ id }) => id);
  keys = new Map(made.map(({ id, key }) => [id, key]));
});
afterAll(() => api.close());

test('the database says what the domain says, to the peso', async () => {
  const amounts = fc.oneof(
    fc.integer({ min: 1, max: 5_000_000 }),
    fc.integer({ min: 1, max: 999_999_999_999 }),
    fc.constantFrom(500, 1_000, 1_500),
  );
  const cases = fc.array(
    fc.record({
      price: fc.integer({ min: 0, max: 2_147_483_647 }),
      amount: amounts.map((thousandths) => thousandths / 1_000),
      unit: fc.constantFrom(...NET_CONTENT_UNITS),
      pieces: fc.integer({ min: 1, max: 1_000 }),
    }),
    { minLength: 200, maxLength: 400 },
  );
  await fc.assert(
    fc.asyncProperty(cases, async (asked) => {
      const rows = await query<{ found: number | null }>(
        api.database.pool,
        sql`select unit_price(price, amount, unit, pieces) as found
            from rows from (jsonb_to_recordset(${JSON.stringify(asked)}::jsonb)
              as (price int, amount numeric(12, 3), unit text, pieces int)) with ordinality one (price, amount, unit, pieces, at)
            order by at`,
      );
      expect(rows.map(({ found }) => found)).toEqual(
        asked.map(({ price, ...content }) => unitPrice(price, content)?.price ?? null),
      );
    }),
    { numRuns: 20 },
  );
  const nothing = sql`select unit_price(1000, null, null, null) as found`;
  expect(await query(api.database.pool, nothing)).toEqual([{ found: null }]);
});

const lists: [string, () => string, boolean][] = [
  ['everything', () => '/productos?', false],
  ['a category', () => `/productos?categoria=${main}`, false],
  ['a subcategory', () => `/productos?subcategoria=${sub}`, false],
  ['a shop', () => `/productos?vendedor=${seller}`, false],
  ['offers', () => '/productos?ofertas=true', true],
];
test.each(lists)(
  '%s by price a unit goes on from page to page, without a content last',
  async (_, path, onOffer) => {
    const { forth, back } = await walk(api, `${path()}&orden=precio-por-unidad&limit=7`);
    const first = Math.min(...ordered);
    expect(forth.flat()).toEqual(onOffer ? ordered.filter((id) => (id - first) % 2 === 0) : ordered);
    expect(back.toReversed()).toEqual(forth);
  },
);

test.each([
  ['a search', () => '/productos/buscar?search=arroz'],
  ['a ticked list', () => `/productos?categoria=${main}&precioDesde=1`],
])('%s by price a unit does so too', async (_, path) => {
  const { forth, back } = await walk(api, `${path()}&orden=precio-por-unidad&limit=7`);
  const keysOf = (ids: number[]) => ids.map((id) => keys.get(id));
  expect(keysOf(forth.flat())).toEqual(keysOf(ordered));
  expect(forth.flat().toSorted()).toEqual(ordered.toSorted());
  expect(back.toReversed()).toEqual(forth);
});

test('a cursor of another sort is refused', async () => {
  const { siguiente } = await api.get('/productos?limit=5&orden=precio-asc');
  expect(await api.statusOf(`/productos?orden=precio-por-unidad&limit=5&cursor=${siguiente}`)).toBe(400);
});

test('each list walks an index of its own and never sorts', async () => {
  const { pool } = api.database;
  const key = sql`coalesce(unit_price(final_price, content_amount, content_unit, content_pieces), 2147483647)`;
  const planOf = (condition: Sql) =>
    inTransaction(pool, async (db) => {
      await execute(db, sql`set local enable_sort = off`);
      await execute(db, sql`set local enable_seqscan = off`);
      await execute(db, sql`set local enable_bitmapscan = off`);
      return query<Record<string, string>>(
        db,
        sql`explain (costs off) select id from product
          where active and ${condition} and (${key}, id) > (5000, 1) order by ${key}, id limit 25`,
      );
    });
  for (const [index, condition] of [
    ['product_unit_price', sql`true`],
    ['product_main_category_unit_price', sql`main_category_id = 1`],
    ['product_subcategory_unit_price', sql`subcategory_id = 1`],
    ['product_seller_unit_price', sql`seller_id = 1`],
    ['product_offer_unit_price', sql`sale_price is not null`],
  ] as const) {
    const plan = JSON.stringify(await planOf(condition));
    expect(plan).toContain(`using ${index} `);
    expect(plan).not.toContain('Sort');
  }
});
