import { attributeProblems, keptFields, type WrittenField } from '../../../../domain/category-rules.ts';
import { failure, type Result, success } from '../../../../domain/result.ts';
import { isFilled } from '../../../../domain/validation.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { announceChange, type CatalogueTag } from '../../pages/catalogue-change.service.ts';
import { replaceFields } from '../facts/category-field.repository.ts';
import { refreshLackingIn } from '../facts/lacking-fact.repository.ts';
import { noteCategory } from './category-change.ts';
import { allowLongWork, listProductsOf } from './category-products.repository.ts';
import { type CategoryRow, findCategoryRow, lockTree } from './category-tree.repository.ts';
import { getCategory, type Person, type TreeContext } from './category-tree.service.ts';

interface WrittenSchema {
  id: number;
  attributes: WrittenField[];
  /** The version that the person saw; missing: whatever is there is replaced. */
  version?: number | undefined;
}

/** What a category asks of its products. Those on sale that lack something now stand in their shops' lists at once. */
export function saveAttributes(
  { write, now }: TreeContext,
  { id, attributes, version }: WrittenSchema,
  operator: Person,
): Promise<Result<CategoryRow, 'invalid-input' | 'not-found' | 'category-changed'>> {
  return inTransaction(write, async (db) => {
    const written = attributes.map((field) => ({
      ...field,
      terms: [...new Set(field.terms.filter(isFilled))],
    }));
    const fields = attributeProblems(written);
    if (Object.keys(fields).length > 0) return failure('invalid-input', { fields });
    await lockTree(db);
    const before = await findCategoryRow(db, id);
    if (!before) return failure('not-found');
    if (version !== undefined && version !== before.schemaVersion) return failure('category-changed');
    const kept = keptFields(written, before.attributes, now());
    await replaceFields(db, id, kept);
    await noteCategory(db, {
      at: now(),
      operator,
      action: 'category.attributes-changed',
      id,
      before: { attributes: before.attributes, schemaVersion: before.schemaVersion },
      after: { attributes: kept, schemaVersion: before.schemaVersion + 1 },
    });
    await allowLongWork(db);
    await refreshLackingIn(db, id);
    // Each product's page shows its facts, and the job of the search writes what it is filtered by.
    await announceChange(db, [
      `category:${id}`,
      ...(await listProductsOf(db, id)).flatMap(({ id: productId, sellerId }): CatalogueTag[] => [
        `seller:${sellerId}`,
        `product:${productId}`,
      ]),
    ]);
    return success(await getCategory(db, id));
  });
}
