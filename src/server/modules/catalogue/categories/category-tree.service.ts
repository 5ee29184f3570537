import { MAXIMUM_CATEGORIES, placeProblem, type TreeCategory } from '../../../../domain/category-rules.ts';
import { failure, type Result, success } from '../../../../domain/result.ts';
import { foldText } from '../../../../domain/text.ts';
import { isFilled, REQUIRED_MESSAGE } from '../../../../domain/validation.ts';
import type { Context } from '../../../context.ts';
import type { Database } from '../../../db/sql.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { Operator } from '../../../guards/for-operator.ts';
import { announceTree, noteCategory, refreshProducts } from './category-change.ts';
import { allowLongWork, hasProducts, listProductsOf } from './category-products.repository.ts';
import {
  type CategoryRow,
  deleteCategoryRow,
  findCategoryRow,
  insertCategory,
  listTree,
  lockTree,
  updateCategory,
} from './category-tree.repository.ts';

export type TreeContext = Pick<Context, 'write' | 'now'>;
export type Person = Pick<Operator, 'id'>;

export function createCategory(
  { write, now }: TreeContext,
  { name, parentId }: { name: string; parentId: number },
  operator: Person,
): Promise<
  Result<
    CategoryRow,
    | 'invalid-input'
    | 'not-found'
    | 'category-depth'
    | 'category-itself'
    | 'category-exists'
    | 'category-limit'
  >
> {
  return inTransaction(write, async (db) => {
    if (!isFilled(name)) return failure('invalid-input', { fields: { name: REQUIRED_MESSAGE } });
    await lockTree(db);
    const tree = await listTree(db);
    if (tree.length >= MAXIMUM_CATEGORIES) return failure('category-limit');
    const problem = placeProblem(tree, null, parentId);
    if (problem) return failure(problem);
    if (isTaken(tree, { id: 0, name, parentId })) return failure('category-exists');
    const id = await insertCategory(db, { name, parentId });
    const after = { name, parentId };
    await noteCategory(db, { at: now(), operator, action: 'category.created', id, after });
    await announceTree(db, [id, parentId]);
    return success(await getCategory(db, id));
  });
}

interface Edited {
  name: string;
  hidden: boolean;
  imageAlt: string;
  withdrawalException: string | null;
}

/** A new name is written into the search of its products too, and so is whether they spoil. */
export function saveCategory(
  { write, now }: TreeContext,
  { id, ...edited }: Edited & { id: number },
  operator: Person,
): Promise<Result<CategoryRow, 'invalid-input' | 'not-found' | 'category-exists'>> {
  return inTransaction(write, async (db) => {
    if (!isFilled(edited.name)) return failure('invalid-input', { fields: { name: REQUIRED_MESSAGE } });
    await lockTree(db);
    const tree = await listTree(db);
    const before = tree.find((one) => one.id === id);
    if (!before) return failure('not-found');
    if (isTaken(tree, { ...before, name: edited.name })) return failure('category-exists');
    const keys = (['name', 'hidden', 'imageAlt', 'withdrawalException'] as const).filter(
      (key) => edited[key] !== before[key],
    );
    if (keys.length === 0) return success(before);
    await updateCategory(db, id, edited);
    const pick = (from: Edited) => Object.fromEntries(keys.map((key) => [key, from[key]]));
    await noteCategory(db, {
      at: now(),
      operator,
      action: 'category.changed',
      id,
      before: pick(before),
      after: pick(edited),
    });
    await allowLongWork(db);
    if (keys.includes('name') || keys.includes('withdrawalException'))
      await refreshProducts(db, await listProductsOf(db, id));
    await announceTree(db, [id, before.parentId]);
    return success(await getCategory(db, id));
  });
}

/** Only what holds nothing: no product in any state, no subcategory. */
export function deleteCategory(
  { write, now }: TreeContext,
  id: number,
  operator: Person,
): Promise<Result<null, 'not-found' | 'category-not-empty'>> {
  return inTransaction(write, async (db) => {
    await lockTree(db);
    const tree = await listTree(db);
    const before = tree.find((one) => one.id === id);
    if (!before) return failure('not-found');
    if (tree.some(({ parentId }) => parentId === id) || (await hasProducts(db, id)))
      return failure('category-not-empty');
    await deleteCategoryRow(db, id);
    const { name, parentId } = before;
    await noteCategory(db, {
      at: now(),
      operator,
      action: 'category.deleted',
      id,
      before: { name, parentId },
    });
    await announceTree(db, [id, parentId]);
    return success(null);
  });
}

export async function getCategory(db: Database, id: number): Promise<CategoryRow> {
  const category = await findCategoryRow(db, id);
  if (!category) throw new Error(`There is no category ${id}`);
  return category;
}

/** Two of a level whose names differ in accents or capitals only would be one for shoppers. */
export function isTaken(tree: readonly TreeCategory[], { id, name, parentId }: TreeCategory): boolean {
  return tree.some(
    (one) => one.id !== id && one.parentId === parentId && foldText(one.name) === foldText(name),
  );
}
