interface CategoryRow {
  id: number;
  name: string;
  parentId: number;
  productCount: number;
}

/** Round pictures in a row: three screens of the widest. The menu has the others. */
export const MAXIMUM_CIRCLES = 24;

/** A category of the top level. */
export interface TopCategory {
  id: number;
  name: string;
}

export interface MenuCategory extends TopCategory {
  children: { id: number; name: string }[];
}

/** Spec 2.2: only categories with products; top level are those whose parent is 0. */
export function categoryMenu(categories: readonly CategoryRow[]): MenuCategory[] {
  const menu = new Map<number, MenuCategory>();
  for (const { id, name } of topCategories(categories)) menu.set(id, { id, name, children: [] });
  for (const { id, name, parentId, productCount } of categories)
    if (productCount > 0) menu.get(parentId)?.children.push({ id, name });
  return [...menu.values()];
}

/** The first of the top level that have products, as many as asked for. */
export function topCategories<Row extends CategoryRow>(categories: readonly Row[], most = Infinity): Row[] {
  const found: Row[] = [];
  for (const category of categories) {
    if (found.length >= most) break;
    if (category.parentId === 0 && category.productCount > 0) found.push(category);
  }
  return found;
}
