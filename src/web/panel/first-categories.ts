import type { CategoryChoice } from './use-categories.ts';

/** The main categories and those of the chosen one or beside it, until `useCategories` has all of them. */
export function firstOffered(
  categories: readonly CategoryChoice[],
  chosenId: number | null,
): CategoryChoice[] {
  const chosen = categories.find(({ id }) => id === chosenId);
  const mainId = chosen?.parentId || chosenId;
  return categories
    .filter(({ parentId }) => parentId === 0 || parentId === mainId)
    .map(({ id, name, parentId }) => ({ id, name, parentId }));
}
