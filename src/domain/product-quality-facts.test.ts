import { expect, test } from 'vitest';
import type { CategoryField } from './category-schema.ts';
import { qualityScore } from './product-quality.ts';
import { factHints } from './product-quality-facts.ts';

function field(key: string, name: string, parts: Partial<CategoryField> = {}): CategoryField {
  const plain = { kind: 'text', unit: '', terms: [], requiredSince: null } as const;
  return { key, name, ...plain, terms: [], filterable: true, variantMaking: false, ...parts };
}

const WARRANTY = field('garantia', 'Garantía', { kind: 'number', unit: 'meses' });
const MATERIAL = field('material', 'Material', { kind: 'choice', terms: ['Cuero', 'Lona'] });
const ORIGIN = field('origen', 'País de origen', { requiredSince: '2026-01-01T00:00:00Z' });

test('a category that asks nothing, or only the content and options, costs no score', () => {
  expect(factHints([], { facts: [] })).toEqual([]);
  const others = [field('contenido', 'Contenido neto'), field('color', 'Color', { variantMaking: true })];
  expect(factHints(others, { facts: [] })).toEqual([]);
});

test('each fact counts its part, the required ones are named first', () => {
  const fields = [WARRANTY, MATERIAL, ORIGIN];
  const [none] = factHints(fields, { facts: [] });
  expect(none).toMatchObject({ isDone: false, share: 0 });
  expect(none?.text).toBe('Completa los datos de la categoría: País de origen, Garantía, Material.');
  const some = factHints(fields, { facts: [{ key: 'garantia', value: '12' }] });
  expect(some[0]?.text).toBe('Completa los datos de la categoría: País de origen, Material.');
  expect(qualityScore(some)).toBe(33);
  const facts = [
    { key: 'garantia', value: '12 meses' },
    { key: 'material', value: 'lona' },
    { key: 'origen', value: 'Colombia' },
  ];
  expect(factHints(fields, { facts })).toMatchObject([
    { text: 'Completa los datos de la categoría.', isDone: true, share: 1 },
  ]);
});

test('a term that the category has given up and an emptied fact say nothing', () => {
  const facts = [
    { key: 'material', value: 'Plástico' },
    { key: 'origen', value: ' ' },
  ];
  expect(factHints([MATERIAL, ORIGIN], { facts })).toMatchObject([{ isDone: false, share: 0 }]);
});

test('of many that are missing three are named and the others counted', () => {
  const fields = ['Uno', 'Dos', 'Tres', 'Cuatro', 'Cinco'].map((name) => field(name.toLowerCase(), name));
  expect(factHints(fields, { facts: [] })[0]?.text).toBe(
    'Completa los datos de la categoría: Uno, Dos, Tres y 2 más.',
  );
});
