interface CategoryRow {
  id: number;
  name: string;
  parentId: number;
  productCount: number;
}

export interface MenuCategory {
  id: number;
  name: string;
  children: { id: number; name: string }[];
}

/** Spec 2.2: only categories with products; top level are those whose parent is 0. */
export function categoryMenu(categories: readonly CategoryRow[]): MenuCategory[] {
  const filled = categories.filter(({ productCount }) => productCount > 0);
  return filled
    .filter(({ parentId }) => parentId === 0)
    .map(({ id, name }) => ({
      id,
      name,
      children: filled.filter(({ parentId }) => parentId === id).map(({ id, name }) => ({ id, name })),
    }));
}
