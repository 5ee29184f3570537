import type { TreeCategory } from './catalogue.loader.ts';

/** Where a category goes: below a parent (0: the top), before a sibling or last. */
export interface TreePlace {
  parentId: number;
  beforeId: number | null;
}

export type TreeStep = 'up' | 'down' | 'in' | 'out';

type Tree = readonly Pick<TreeCategory, 'id' | 'parentId'>[];

export function childrenOf<Row extends { parentId: number }>(tree: readonly Row[], parentId: number): Row[] {
  return tree.filter((one) => one.parentId === parentId);
}

/** Where one step takes it; null where there is no such step. 'in': last below the one above; 'out': behind its parent. */
export function placeAfterStep(tree: Tree, id: number, step: TreeStep): TreePlace | null {
  const category = tree.find((one) => one.id === id);
  if (!category) return null;
  const { parentId } = category;
  const level = childrenOf(tree, parentId);
  const at = level.findIndex((one) => one.id === id);
  const [above, below] = [level[at - 1], level[at + 1]];
  if (step === 'up') return above ? { parentId, beforeId: above.id } : null;
  if (step === 'down') return below ? { parentId, beforeId: level[at + 2]?.id ?? null } : null;
  if (step === 'in') {
    const mayEnter = parentId === 0 && above && childrenOf(tree, id).length === 0;
    return mayEnter ? { parentId: above.id, beforeId: null } : null;
  }
  if (parentId === 0) return null;
  const top = childrenOf(tree, 0);
  const behind = top[top.findIndex((one) => one.id === parentId) + 1];
  return { parentId: 0, beforeId: behind?.id ?? null };
}

/** What a pointer at this part of a row (0: its top, 1: its end) means; null where the category may not go. */
export function placeAtRow(tree: Tree, id: number, rowId: number, part: number): TreePlace | null {
  const row = tree.find((one) => one.id === rowId);
  if (!row || rowId === id || row.parentId === id) return null;
  const hasChildren = childrenOf(tree, id).length > 0;
  const isMiddle = part > 0.3 && part < 0.7;
  if (isMiddle && row.parentId === 0 && !hasChildren) return { parentId: rowId, beforeId: null };
  if (row.parentId !== 0 && hasChildren) return null;
  if (part < 0.5) return { parentId: row.parentId, beforeId: rowId };
  const level = childrenOf(tree, row.parentId).filter((one) => one.id !== id);
  const next = level[level.findIndex((one) => one.id === rowId) + 1];
  return { parentId: row.parentId, beforeId: next?.id ?? null };
}
