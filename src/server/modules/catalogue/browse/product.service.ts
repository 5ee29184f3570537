import { inheritedFields } from '../../../../domain/category-schema.ts';
import type { ChangeTag } from '../../../../domain/change-tag.ts';
import { type ShownFact, shownFacts } from '../../../../domain/product-facts.ts';
import type { Context } from '../../../context.ts';
import { isIdentifier } from './identifier.ts';
import { listPopularIn } from './listing.repository.ts';
import type { Card } from './listing.ts';
import { findProduct, type ProductPlace, type StoredProductPage } from './product.repository.ts';

export type ProductPage = Omit<StoredProductPage, 'facts' | 'mainFields' | 'subFields'> & {
  facts: ShownFact[];
};

/** Null: there is none, or shoppers may not see it. */
export async function findShownProduct(
  { read }: Pick<Context, 'read'>,
  id: number,
): Promise<ProductPage | null> {
  const stored = isIdentifier(id) ? await findProduct(read, id) : null;
  if (!stored) return null;
  const { facts, mainFields, subFields, ...product } = stored;
  return {
    ...product,
    facts: shownFacts(inheritedFields(mainFields, subFields), facts),
  };
}

const RELATED = 10;

/**
 * The best liked of its subcategory, or of its category where it has none. They are the same for all its products but
 * itself, so one more is read and kept.
 */
export async function listRelated(
  { read, kept }: Pick<Context, 'read' | 'kept'>,
  { id, mainCategoryId, subcategoryId }: ProductPlace,
): Promise<Card[]> {
  const place = { mainCategoryId, subcategoryId };
  const liked = await kept.find(`liked in ${JSON.stringify(place)}`, async () => {
    const cards = await listPopularIn(read, place, RELATED + 1);
    const shown = cards.flatMap((card): ChangeTag[] => [`product:${card.id}`, `seller:${card.sellerId}`]);
    return { value: cards, tags: [`category:${subcategoryId ?? mainCategoryId}`, ...shown] };
  });
  return liked.filter((card) => card.id !== id).slice(0, RELATED);
}
