import type { ChangeTag } from '../../../../domain/change-tag.ts';
import { type ShownFact, shownFacts } from '../../../../domain/product-facts.ts';
import type { Context } from '../../../context.ts';
import { askedInPlaces } from '../facts/category-field.repository.ts';
import { isIdentifier } from './identifier.ts';
import { listCards, listPopularIn } from './listing.repository.ts';
import type { Card } from './listing.ts';
import { findProduct, type ProductPlace, type StoredProductPage } from './product.repository.ts';

export type ProductPage = Omit<StoredProductPage, 'facts'> & { facts: ShownFact[] };

/** Null: there is none, or shoppers may not see it. */
export async function findShownProduct(
  context: Pick<Context, 'read' | 'kept'>,
  id: number,
): Promise<ProductPage | null> {
  const product = isIdentifier(id) ? await findProduct(context.read, id) : null;
  return product && { ...product, facts: await factsShownOf(context, product) };
}

/** What a category asks is the same for all its products. */
async function factsShownOf(
  { read, kept }: Pick<Context, 'read' | 'kept'>,
  { facts, mainCategory, subcategory }: StoredProductPage,
): Promise<ShownFact[]> {
  if (facts.length === 0) return [];
  const place = { mainCategoryId: mainCategory.id, subcategoryId: subcategory?.id ?? null };
  const { fields } = await kept.find(`fields of ${JSON.stringify(place)}`, async () => ({
    value: { fields: (await askedInPlaces(read, [place]))(place).fields },
    tags: [mainCategory.id, subcategory?.id ?? []].flat().map((id): ChangeTag => `category:${id}`),
  }));
  return shownFacts(fields, facts);
}

const RELATED = 10;
/** A row of fewer looks broken: it fills from the category above, else it is left out. */
const FEWEST_RELATED = 4;

/** The best liked of its subcategory, with those of its category where they are too few. */
export async function listRelated(
  context: Pick<Context, 'read' | 'kept'>,
  { id, mainCategoryId, subcategoryId }: ProductPlace,
): Promise<Card[]> {
  const near = await listLiked(context, { mainCategoryId, subcategoryId });
  const others = near.filter((card) => card.id !== id);
  if (others.length < FEWEST_RELATED && subcategoryId !== null) {
    const known = new Set([id, ...others.map((card) => card.id)]);
    const wider = await listLiked(context, { mainCategoryId, subcategoryId: null });
    others.push(...wider.filter((card) => !known.has(card.id)));
  }
  return others.length < FEWEST_RELATED ? [] : others.slice(0, RELATED);
}

/**
 * They are the same for all products of a place but themselves, so one more is read and kept: which they are, as lists
 * keep their cards already. The cards of 500 categories did not fit beside everything else.
 */
async function listLiked(
  { read, kept }: Pick<Context, 'read' | 'kept'>,
  place: Pick<ProductPlace, 'mainCategoryId' | 'subcategoryId'>,
): Promise<Card[]> {
  let own: Card[] | undefined;
  const { ids } = await kept.find(`liked in ${JSON.stringify(place)}`, async () => {
    own = await listPopularIn(read, place, RELATED + 1);
    const shown = own.flatMap((card): ChangeTag[] => [`product:${card.id}`, `seller:${card.sellerId}`]);
    const tags: ChangeTag[] = [`category:${place.subcategoryId ?? place.mainCategoryId}`, ...shown];
    return { value: { ids: own.map(({ id }) => id) }, tags };
  });
  return kept.cards.find(ids, async (missing) => {
    return own?.filter(({ id }) => missing.includes(id)) ?? listCards(read, missing);
  });
}
