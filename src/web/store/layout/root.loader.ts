import type { PageRequest } from '../../app/page.ts';
import { categoryMenu } from './category-tree.ts';

export type RootData = Awaited<ReturnType<typeof rootLoader>>;

/** What the shell of every page shows: the brand and the categories of the menu. */
export async function rootLoader({ brand, call }: PageRequest) {
  const categories = await call('listCategories', {});
  // Spec 8: a list that cannot be loaded leaves its place empty; the page itself still works.
  return { brand, menu: categories.ok ? categoryMenu(categories.value) : [] };
}
