import { expect, test } from 'vitest';
import type { SearchQuery, Slot } from '../../../../domain/search-query.ts';
import { slotQuery, termsOf } from './search-terms.ts';

function slotOf(typed: string, ...synonyms: string[][]): Slot {
  return { typed, own: [[typed]], synonyms: synonyms.map((lexemes) => ({ lexemes, isFirst: false })) };
}

function queryOf(slot: Slot, changes: Partial<SearchQuery> = {}): SearchQuery {
  return {
    ...{ slots: [slot], preferred: [], amounts: [], isCheap: false, isOffer: false, code: null },
    ...{ isPurpose: false, ...changes },
  };
}

test('a phrase is not looked for where one of its words is enough', () => {
  const bedding = slotOf('sabana', ['juego', 'sabana'], ['tendido'], ['cama', 'tendido'], ['cama', 'ropa']);
  expect(slotQuery(bedding)).toBe("('sabana' | 'tendido' | ('cama' & 'ropa'))");
});

test('either word of a phrase may be the head of a name, unless both are wanted by themselves', () => {
  expect(termsOf(queryOf(slotOf('tendido', ['cama', 'tendido']))).heads).toBe(
    "('h:tendido' | ('cama' & 'tendido' & ('h:cama' | 'h:tendido')))",
  );
  expect(termsOf(queryOf(slotOf('cama', ['tendido'], ['cama', 'tendido']))).heads).toBe(
    "('h:cama' | 'h:tendido')",
  );
});

test('rows are asked for names only where a level may come from half a phrase or an amount', () => {
  const words = slotOf('celular', ['telefono'], ['celular', 'telefono']);
  const phrase = slotOf('jugo', ['arbol', 'tomate']);
  expect(termsOf(queryOf(words)).named).toBeNull();
  expect(termsOf(queryOf(words, { preferred: ['q:500g'] })).named).toBe("('celular' | 'telefono')");
  expect(termsOf(queryOf(phrase)).named).toBe("('jugo' | ('arbol' & 'tomate'))");
  expect(termsOf(queryOf(phrase, { isPurpose: true })).named).toBeNull();
  expect(termsOf(queryOf(phrase, { code: 'fru001' })).named).toBeNull();
});
