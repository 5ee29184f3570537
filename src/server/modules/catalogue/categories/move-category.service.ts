import {
  mergeProblem,
  type PlaceProblem,
  placeProblem,
  withInserted,
} from '../../../../domain/category-rules.ts';
import { failure, type Result, success } from '../../../../domain/result.ts';
import type { Database } from '../../../db/sql.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { refreshCatalogueCounts } from '../browse/catalog.jobs.ts';
import { announceTree, noteCategory, noteSellers, refreshProducts } from './category-change.ts';
import {
  allowLongWork,
  type MovedProduct,
  moveMainProducts,
  moveProductsTo,
} from './category-products.repository.ts';
import {
  type CategoryRow,
  listTree,
  lockTree,
  placeCategories,
  replaceCategory,
} from './category-tree.repository.ts';
import { isTaken, type Person, type TreeContext } from './category-tree.service.ts';

interface Place {
  id: number;
  parentId: number;
  beforeId: number | null;
}

/** Another place in its level, or another level; its products follow, so that both levels always agree. */
export async function moveCategory(
  context: TreeContext,
  place: Place,
  operator: Person,
): Promise<Result<null, PlaceProblem | 'category-exists'>> {
  const moved = await inTransaction(context.write, async (db) => {
    await lockTree(db);
    const tree = await listTree(db);
    const category = tree.find(({ id }) => id === place.id);
    if (!category) return failure('not-found');
    const problem = placeProblem(tree, place.id, place.parentId);
    if (problem) return failure(problem);
    if (isTaken(tree, { ...category, parentId: place.parentId })) return failure('category-exists');
    const siblings = idsBelow(tree, place.parentId);
    await placeCategories(db, place.parentId, withInserted(siblings, place.id, place.beforeId));
    const products = await moveProducts(db, category, place.parentId);
    await noteCategory(db, {
      at: context.now(),
      operator,
      action: 'category.moved',
      id: place.id,
      before: placeOf(tree, category),
      after: {
        parentId: place.parentId,
        position: withInserted(siblings, place.id, place.beforeId).indexOf(place.id) + 1,
      },
    });
    await noteSellers(db, products, {
      at: context.now(),
      operator,
      categoryId: place.id,
      before: wayTo(tree, category),
      after: wayTo(tree, { ...category, parentId: place.parentId }),
    });
    await announceTree(db, [place.id, category.parentId, place.parentId]);
    return success({ products: products.length });
  });
  if (!moved.ok) return moved;
  if (moved.value.products > 0) await refreshCatalogueCounts(context);
  return success(null);
}

/** Everything of one category goes into another one; the address of the first leads to the second. */
export async function mergeCategory(
  context: TreeContext,
  { id, intoId }: { id: number; intoId: number },
  operator: Person,
): Promise<Result<{ products: number }, PlaceProblem>> {
  const merged = await inTransaction(context.write, async (db) => {
    await lockTree(db);
    const tree = await listTree(db);
    const problem = mergeProblem(tree, id, intoId);
    if (problem) return failure(problem);
    const [from, into] = [tree.find((one) => one.id === id), tree.find((one) => one.id === intoId)];
    if (!from || !into) return failure('not-found');
    await allowLongWork(db);
    const children = idsBelow(tree, id);
    if (children.length > 0) await placeCategories(db, intoId, [...idsBelow(tree, intoId), ...children]);
    const products = await moveInto(db, from, into);
    await replaceCategory(db, { oldId: id, newId: intoId, now: context.now() });
    await refreshProducts(db, products);
    await noteCategory(db, {
      at: context.now(),
      operator,
      action: 'category.merged',
      id,
      before: { name: from.name, parentId: from.parentId },
      after: { mergedInto: `${into.name} (${into.id})`, products: products.length },
    });
    await noteSellers(db, products, {
      at: context.now(),
      operator,
      categoryId: into.id,
      before: wayTo(tree, from),
      after: wayTo(tree, into),
    });
    await announceTree(db, [id, intoId, from.parentId, into.parentId]);
    return success({ products: products.length });
  });
  if (merged.ok) await refreshCatalogueCounts(context);
  return merged;
}

function moveInto(db: Database, from: CategoryRow, into: CategoryRow): Promise<MovedProduct[]> {
  if (into.parentId !== 0)
    return moveProductsTo(db, from.id, { mainCategoryId: into.parentId, subcategoryId: into.id });
  if (from.parentId === 0) return moveMainProducts(db, from.id, into.id);
  return moveProductsTo(db, from.id, { mainCategoryId: into.id, subcategoryId: null });
}

/** Nothing to do within one level of one parent. */
async function moveProducts(
  db: Database,
  { id, parentId }: CategoryRow,
  newParentId: number,
): Promise<MovedProduct[]> {
  if (parentId === newParentId) return [];
  await allowLongWork(db);
  const place =
    newParentId === 0
      ? { mainCategoryId: id, subcategoryId: null }
      : { mainCategoryId: newParentId, subcategoryId: id };
  const products = await moveProductsTo(db, id, place);
  await refreshProducts(db, products);
  return products;
}

function idsBelow(tree: readonly CategoryRow[], parentId: number): number[] {
  return tree.filter((one) => one.parentId === parentId).map(({ id }) => id);
}

function placeOf(tree: readonly CategoryRow[], { id, parentId }: CategoryRow) {
  return { parentId, position: idsBelow(tree, parentId).indexOf(id) + 1 };
}

/** 'Del campo › Frutas' */
function wayTo(tree: readonly CategoryRow[], { name, parentId }: CategoryRow): string {
  const parent = tree.find(({ id }) => id === parentId);
  return parent ? `${parent.name} › ${name}` : name;
}
