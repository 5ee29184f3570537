import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { execute, sql } from '../../src/server/db/sql.ts';
import { refreshSearch } from '../../src/server/modules/catalogue/search/search.service.ts';
import type { CatalogApi } from '../support/catalog-api.ts';
import { buildProduct } from '../support/catalog-factories.ts';
import { openSearchCatalogue } from '../support/search-catalogue.ts';

let api: CatalogApi;
let campo: number;
let finca: number;
let namesFor: (text: string) => Promise<string[]>;

beforeAll(async () => {
  ({ api, campo, finca, namesFor } = await openSearchCatalogue());
});
afterAll(() => api.close());

describe('the read model', () => {
  test('follows a product in the transaction that changes it', async () => {
    const { pool } = api.database;
    const id = await buildProduct(pool, { sellerId: finca, mainCategoryId: campo, name: 'Guayaba' });
    expect(await namesFor('guayaba')).toEqual([]);
    await refreshSearch(pool, [id]);
    expect(await namesFor('guayaba')).toEqual(['Guayaba']);
    await execute(pool, sql`update product set name = 'Feijoa' where id = ${id}`);
    await refreshSearch(pool, [id]);
    expect(await namesFor('feijoa')).toEqual(['Feijoa']);
    expect(await namesFor('guayaba')).toEqual([]);
    await execute(pool, sql`update product set active = false where id = ${id}`);
    await refreshSearch(pool, [id]);
    expect(await namesFor('feijoa')).toEqual([]);
  });

  test('never shows a product that was hidden without telling it', async () => {
    const { pool } = api.database;
    const id = await buildProduct(pool, { sellerId: finca, mainCategoryId: campo, name: 'Zapote' });
    await refreshSearch(pool, [id]);
    await execute(pool, sql`update product set active = false where id = ${id}`);
    expect(await namesFor('zapote')).toEqual([]);
    await api.runJobs();
    expect(await api.get('/productos/buscar?search=zapote')).toMatchObject({ total: 0 });
  });
});
