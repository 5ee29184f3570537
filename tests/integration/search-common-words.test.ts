import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { growCatalogue } from '../../scripts/seed-big/grow-catalogue.ts';
import { readConfig } from '../../src/server/config.ts';
import { execute, queryOne, type Sql, sql } from '../../src/server/db/sql.ts';
import { inTransaction } from '../../src/server/db/transaction.ts';
import { followChanges } from '../../src/server/modules/catalogue/search/search.jobs.ts';
import { announceChange } from '../../src/server/modules/pages/catalogue-change.service.ts';
import { createServer } from '../../src/server/server.ts';
import { startChangeRelay } from '../../src/server/worker/change-relay.ts';
import { type CatalogApi, startCatalogApi, walk } from '../support/catalog-api.ts';

// Above the popular tier's 12,000 products, where a common word is searched in the tier and counted in a sample.
const productCount = 17_000;

let api: CatalogApi;

beforeAll(async () => {
  api = await startCatalogApi();
  for (const products of [200, productCount]) await growCatalogue(api.database.pool, { products }, () => {});
});
afterAll(() => api.close());

async function countMatches(condition: string): Promise<number> {
  const { rows } = await api.database.pool.query(
    `select count(*)::int as count from product p join seller s on s.id = p.seller_id
     where p.active and s.status = 2 and ${condition}`,
  );
  return rows[0].count;
}

describe('a word that thousands of products have', () => {
  test('announces fewer matches than there are, and not many fewer', async () => {
    const page = await api.get('/productos/buscar?search=calidad');
    const matches = await countMatches(`p.description ilike '%calidad%'`);
    expect(page.totalExacto).toBe(false);
    expect(page.total).toBeLessThanOrEqual(matches);
    expect(page.total).toBeGreaterThanOrEqual(1_000);
  });

  test('shows popular products, no product twice, and ends at the bound', async () => {
    const { forth, back } = await walk(api, '/productos/buscar?search=calidad&limit=96');
    const ids = forth.flat();
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toHaveLength(1_000);
    expect(back.toReversed()).toEqual(forth);
    const row = await queryOne<{ arePopular: boolean }>(
      api.database.pool,
      sql`select min(popularity) >= max(tier_popularity) as are_popular
          from product cross join search_sampling where id = any(${ids}::int[])`,
    );
    expect(row).toEqual({ arePopular: true });
  });

  test('can be filtered, and the filtered total is exact again', async () => {
    const { vendedores } = await api.get('/productos/buscar?search=calidad');
    const seller = vendedores.at(-1)?.codigo;
    const page = await api.get(`/productos/buscar?search=calidad&vendedores=${seller}&limit=100`);
    const matches = await countMatches(`p.description ilike '%calidad%' and p.seller_id = ${seller}`);
    expect(page).toMatchObject({ total: matches, totalExacto: true });
  });
});

describe('a word that thousands of products have, where the node is told of changes', () => {
  const url = '/api/productos/buscar?search=calidad&limit=24';
  let node: Awaited<ReturnType<typeof createServer>>;
  let relay: Awaited<ReturnType<typeof startChangeRelay>>;
  let rankings = 0;
  let countings = 0;

  beforeAll(async () => {
    const { pool } = api.database;
    const counted = new Proxy(pool, {
      get: (target, name) => {
        if (name !== 'query') return Reflect.get(target, name, target);
        return (statement: { text: string }) => {
          if (statement.text.includes('match_products(')) rankings++;
          if (statement.text.includes('facet_rows(')) countings++;
          return target.query(statement);
        };
      },
    });
    const pools = { write: pool, read: counted, end: async () => {} };
    node = await createServer({ config: readConfig({ LOG_LEVEL: 'silent' }), pools, pages: null });
    relay = await startChangeRelay(node.context, node.forget);
    node.context.kept.begin();
  });
  afterAll(async () => {
    await relay.stop();
    await node.close();
  });

  const ask = async () => (await node.app.inject(url)).json();
  const idsOf = ({ productos }: { productos: { codProducto: number }[] }) =>
    productos.map(({ codProducto }) => codProducto);
  /** What was announced before may be told once more. */
  const untilKept = () =>
    expect
      .poll(async () => {
        rankings = 0;
        await ask();
        return rankings;
      })
      .toBe(0);

  async function changeFirst(change: Sql): Promise<number> {
    const id = idsOf(await ask())[0] ?? 0;
    await inTransaction(api.database.pool, async (db) => {
      await execute(db, sql`update product set ${change} where id = ${id}`);
      await announceChange(db, [`product:${id}`]);
    });
    return id;
  }

  test('is ranked once for all who ask, with prices that follow what is announced', async () => {
    const before = await ask();
    await untilKept();
    expect(await ask()).toEqual(before);
    const id = await changeFirst(sql`price = 987654, sale_price = null`);
    rankings = 0;
    await expect
      .poll(async () => (await ask()).productos[0])
      .toMatchObject({ codProducto: id, precioProducto: 987654 });
    expect(rankings).toBe(0);
    const rare = '/api/productos/buscar?search=trompo';
    for (let times = 0; times < 2; times++) await node.app.inject(rare);
    expect(rankings).toBe(2);
  });

  test('is counted without ticks once for all who tick', async () => {
    const [first, second] = (await ask()).vendedores;
    const tick = async ({ codigo }: { codigo: number }) =>
      (await node.app.inject(`${url}&vendedores=${codigo}`)).json();
    await expect
      .poll(async () => {
        countings = 0;
        await tick(first);
        return countings;
      })
      .toBe(0);
    expect((await tick(second)).vendedores).toEqual((await tick(first)).vendedores);
    expect(countings).toBe(0);
  });

  test('is ranked anew once the index has followed a change', async () => {
    await untilKept();
    const id = await changeFirst(sql`description = '', name = 'Otra cosa'`);
    await untilKept();
    expect(idsOf(await ask())).toContain(id);
    await followChanges({ write: api.database.pool });
    // Well before what is kept would be made anew in any case.
    await expect.poll(async () => idsOf(await ask()), { timeout: 20_000 }).not.toContain(id);
  });
});

describe('a word that thousands of products have and few popular ones', () => {
  let tier: string[];
  beforeAll(async () => {
    const { rows } = await api.database.pool.query<{ id: string }>(
      `update search_document set is_popular = false where is_popular and product_id % 30 <> 0 returning product_id as id`,
    );
    tier = rows.map(({ id }) => id);
  });
  afterAll(async () => {
    await api.database.pool.query('update search_document set is_popular = true where product_id = any($1)', [
      tier,
    ]);
  });

  test('shows others behind them, and is counted in the sample', async () => {
    const { rows } = await api.database.pool.query<{ popular: number; sample: number }>(
      `select count(*) filter (where is_popular)::int as popular, count(*) filter (where is_sample)::int as sample
       from search_document where document @@ to_tsquery('simple', 'calidad')`,
    );
    const [{ popular, sample }] = rows as [{ popular: number; sample: number }];
    expect(popular).toBeGreaterThan(20);
    expect(popular).toBeLessThan(200);
    const { forth } = await walk(api, '/productos/buscar?search=calidad&limit=96');
    expect(new Set(forth.flat()).size).toBe(forth.flat().length);
    expect(forth.flat().length).toBeGreaterThan(Math.min(sample, 900));
    const { total } = await api.get('/productos/buscar?search=calidad');
    expect(total).toBeGreaterThan(sample);
  });
});

test('a rarer word is counted exactly', async () => {
  const page = await api.get('/productos/buscar?search=trompo');
  expect(page).toMatchObject({ total: await countMatches(`p.name ilike '%trompo%'`), totalExacto: true });
});

test('tiers and counts agree with the catalogue', async () => {
  const row = await queryOne<{ popular: number; sample: number; step: number; documents: number }>(
    api.database.pool,
    sql`select count(*) filter (where is_popular)::int as popular, count(*) filter (where is_sample)::int as sample,
          count(*)::int as documents, (select sample_step from search_sampling) as step from search_document`,
  );
  const visible = await countMatches('true');
  expect(row).toMatchObject({ popular: 12_000, documents: visible, step: 2 });
  expect(row?.sample).toBeGreaterThan(visible * 0.45);
  expect((await api.get('/productos')).total).toBe(visible);
});

test('growing again adds only what is missing', async () => {
  const row = await queryOne<{ count: number }>(
    api.database.pool,
    sql`select count(*)::int as count from product`,
  );
  expect(row?.count).toBe(productCount);
});
