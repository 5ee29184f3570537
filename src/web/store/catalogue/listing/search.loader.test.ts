import { expect, test } from 'vitest';
import { success } from '../../../../domain/result.ts';
import type { PageRequest } from '../../../app/page.ts';
import { searchLoader } from './search.loader.ts';

const COUNTED = {
  ...{ categories: [], sellers: [], correctedText: null, totalIsExact: true },
  filters: { cities: [], options: [] },
};

/** The page of a search of which the shop answers `found`. */
function load(address: string, found: object) {
  const answers: Record<string, object> = {
    searchProducts: { status: true, products: [], ...COUNTED, ...found },
    listCategories: [],
  };
  return searchLoader({
    url: new URL(address, 'https://plazuela.co'),
    params: {},
    brand: { name: 'Plazuela' },
    call: async (name: string) => success(answers[name]),
  } as unknown as PageRequest);
}

test('what only comes near is told so, whatever is ticked', async () => {
  const near = { total: 3, isInexact: true, omittedWords: ['organico'] };
  for (const ticks of ['', '&enOferta=true', '&vendedores=75']) {
    const { heading, notes } = await load(`/resultados?search=café orgánico${ticks}`, near);
    expect(heading, ticks).toBe('Sin resultados exactos para «café orgánico»');
    expect(notes, ticks).toMatchObject({ isPartial: true, omittedWords: ['organico'] });
  }
});

test('a ticked list that is empty or found what was typed has nothing to tell', async () => {
  for (const found of [{ total: 0 }, { total: 3 }]) {
    const { heading, notes } = await load('/resultados?search=café&enOferta=true', found);
    expect([heading, notes]).toEqual(['Resultados para: café', null]);
  }
});
