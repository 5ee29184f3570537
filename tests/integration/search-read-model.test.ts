import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { execute, sql } from '../../src/server/db/sql.ts';
import { refreshSearch } from '../../src/server/modules/catalogue/search/search.service.ts';
import { createSuggest } from '../../src/server/modules/catalogue/search/suggestion.service.ts';
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

describe('suggestions', () => {
  const suggest = async (text: string) =>
    (await api.get<{ datos: string[] }>(`/productos/sugerencias?search=${encodeURIComponent(text)}`)).datos;

  test('go on from the start of any word, accents and case apart', async () => {
    expect(await suggest('agua')).toEqual(['Aguacate Hass x 1 kg']);
    expect(await suggest('HASS')).toEqual(['Aguacate Hass x 1 kg']);
    expect(await suggest('portá')).toEqual(['Portátil Lumaki 14"']);
    expect(await suggest('tecno')).toEqual(['Tecnología']);
  });

  test('are at most eight, categories and sellers first', async () => {
    const found = await suggest('ca');
    expect(found).toHaveLength(8);
    expect(found[0]).toBe('Del Campo');
  });

  test('take % and _ as they are, and nothing as nothing', async () => {
    expect(await suggest('%')).toEqual([]);
    expect(await suggest('a_')).toEqual([]);
    expect(await suggest('')).toEqual([]);
    expect(await suggest('100%')).toEqual(['Cable USB-C 100% reforzado']);
  });

  test('leave out what shoppers may not see', async () => {
    expect(await suggest('escondido')).toEqual([]);
    expect(await suggest('bloqueado')).toEqual([]);
  });

  test('for one or two letters are kept for a minute, longer ones are always fresh', async () => {
    const { pool } = api.database;
    let millis = 0;
    const suggestAt = createSuggest(pool, () => new Date(millis));
    expect(await suggestAt('xy')).toEqual([]);
    await execute(pool, sql`insert into search_suggestion values ('xylofon', 'Xylofon', 1)`);
    expect(await suggestAt('XY')).toEqual([]);
    expect(await suggestAt('xyl')).toEqual(['Xylofon']);
    millis = 60_001;
    expect(await suggestAt('xy')).toEqual(['Xylofon']);
  });
});
