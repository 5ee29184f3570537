import fc from 'fast-check';
import { expect, test } from 'vitest';
import { attributeProblems, mergeProblem, placeProblem, withInserted } from './category-rules.ts';

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
    { name: 'Talla', terms: ['S'] },
    { name: 'talla', terms: ['M'] },
    { name: 'Color', terms: [] },
    { name: '', terms: ['x'] },
  ]);
  expect(Object.keys(problems)).toEqual(['attributes.1', 'attributes.2', 'attributes.3']);
});
