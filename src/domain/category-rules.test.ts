import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  attributeProblems,
  keptFields,
  mergeProblem,
  placeProblem,
  type WrittenField,
  withInserted,
} from './category-rules.ts';

const tree = [
  { id: 1, name: 'Campo', parentId: 0 },
  { id: 2, name: 'Frutas', parentId: 1 },
  { id: 3, name: 'Hogar', parentId: 0 },
];

test('there are two levels and no more', () => {
  expect(placeProblem(tree, 3, 0)).toBeNull();
  expect(placeProblem(tree, 3, 1)).toBeNull();
  expect(placeProblem(tree, null, 1)).toBeNull();
  expect(placeProblem(tree, 1, 3)).toBe('category-depth');
  expect(placeProblem(tree, 3, 2)).toBe('category-depth');
  expect(placeProblem(tree, 3, 3)).toBe('category-itself');
  expect(placeProblem(tree, 3, 9)).toBe('not-found');
});

test('a category with subcategories cannot vanish into a subcategory', () => {
  expect(mergeProblem(tree, 1, 3)).toBeNull();
  expect(mergeProblem(tree, 2, 1)).toBeNull();
  expect(mergeProblem(tree, 3, 2)).toBeNull();
  expect(mergeProblem(tree, 1, 2)).toBe('category-depth');
  expect(mergeProblem(tree, 3, 3)).toBe('category-itself');
  expect(mergeProblem(tree, 9, 3)).toBe('not-found');
});

test('however a level is dragged about, everybody stays in it once and stands where he was dropped', () => {
  const level = fc.uniqueArray(fc.integer({ min: 1, max: 99 }), { minLength: 1 });
  fc.assert(
    fc.property(level, fc.integer({ min: 1, max: 120 }), fc.nat(), (siblings, id, choice) => {
      const others = siblings.filter((one) => one !== id);
      const before = others[choice % (others.length + 1)] ?? null;
      const order = withInserted(siblings, id, before);
      expect([...order].sort()).toEqual([...others, id].sort());
      expect(order[order.indexOf(id) + 1] ?? null).toBe(before);
      expect(order.filter((one) => one !== id)).toEqual(others);
    }),
  );
});

test('a suggested attribute has a name of its own and choices', () => {
  const problems = attributeProblems([
    written({ name: 'Talla', terms: ['S'] }),
    written({ name: 'talla', terms: ['M'] }),
    written({ name: 'Color', terms: [] }),
    written({ name: '', terms: ['x'] }),
    written({ name: 'Peso', kind: 'number' }),
    written({ name: 'Sabor', required: true }),
    written({ key: 'registro', kind: 'text', variantMaking: false, terms: ['RSA', 'ABC'] }),
  ]);
  expect(Object.keys(problems)).toEqual([1, 2, 3, 4, 5, 6].map((at) => `attributes.${at}`));
});

test('a field keeps its key and the moment since when it is required; a duty keeps its name and kind', () => {
  const first = keptFields(
    [written({ name: 'Material', variantMaking: false, required: true })],
    [],
    new Date('2026-01-01T00:00:00Z'),
  );
  expect(first).toMatchObject([{ key: 'material', requiredSince: '2026-01-01T00:00:00.000Z' }]);
  const later = keptFields(
    [
      written({ key: 'material', name: 'Tela', variantMaking: false, required: true }),
      written({ name: 'Material', variantMaking: false }),
      written({ key: 'garantia', name: 'Otra cosa', kind: 'text', variantMaking: false, required: true }),
      written({ key: 'inventada', name: 'Registro', variantMaking: false }),
    ],
    first,
    new Date('2026-02-01T00:00:00Z'),
  );
  expect(later.map(({ key, name, kind, requiredSince }) => [key, name, kind, requiredSince])).toEqual([
    ['material', 'Tela', 'choice', '2026-01-01T00:00:00.000Z'],
    ['material-2', 'Material', 'choice', null],
    ['garantia', 'Garantía', 'number', '2026-02-01T00:00:00.000Z'],
    ['registro-2', 'Registro', 'choice', null],
  ]);
});

function written(parts: Partial<WrittenField>): WrittenField {
  return {
    ...{ key: null, name: 'Campo', kind: 'choice', unit: '', terms: ['S'] },
    ...{ required: false, filterable: true, variantMaking: true },
    ...parts,
  };
}
