import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { growCatalogue } from '../../scripts/seed-big/grow-catalogue.ts';
import { queryOne, sql } from '../../src/server/db/sql.ts';
import { type CatalogApi, startCatalogApi, walk } from '../support/catalog-api.ts';

// Above the popular tier's 20,000 products, where a common word is searched in the tier and counted in a sample.
const productCount = 50_000;

let api: CatalogApi;

beforeAll(async () => {
  api = await startCatalogApi();
  for (const products of [1_000, productCount])
    await growCatalogue(api.database.pool, { products }, () => {});
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
    const row = await queryOne<{ least: number }>(
      api.database.pool,
      sql`select min(popularity) as least from product where id = any(${ids}::int[])`,
    );
    expect(row?.least).toBeGreaterThan(0);
  });

  test('can be filtered, and the filtered total is exact again', async () => {
    const { vendedores } = await api.get('/productos/buscar?search=calidad');
    const seller = vendedores.at(-1)?.codigo;
    const page = await api.get(`/productos/buscar?search=calidad&vendedores=${seller}&limit=100`);
    const matches = await countMatches(`p.description ilike '%calidad%' and p.seller_id = ${seller}`);
    expect(page).toMatchObject({ total: matches, totalExacto: true });
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
  expect(row).toMatchObject({ popular: 20_000, documents: visible, step: 2 });
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
