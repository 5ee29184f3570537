import { expect, test } from 'vitest';
import { categoryMenu } from './category-tree.ts';

const row = (id: number, parentId: number, productCount: number) => ({
  id,
  parentId,
  productCount,
  name: `Categoría ${id}`,
});

test('the menu holds only categories with products, subcategories below their parent', () => {
  const menu = categoryMenu([row(69, 0, 5), row(70, 69, 5), row(71, 69, 0), row(87, 0, 0), row(91, 0, 2)]);
  expect(menu).toEqual([
    { id: 69, name: 'Categoría 69', children: [{ id: 70, name: 'Categoría 70' }] },
    { id: 91, name: 'Categoría 91', children: [] },
  ]);
});
