import { type CartLine, type ChosenTerm, termIdsOf } from '../../../../domain/cart.ts';
import { galleryImages, NO_PICTURE } from '../../../../domain/product-gallery.ts';
import { variantOf } from '../../../../domain/variant.ts';
import type { OutputOf } from '../../../../wire/endpoint.ts';
import type { Endpoints } from '../../../../wire/endpoints.ts';
import { variantsWith } from './variant-choice.ts';

export type ProductDetail = OutputOf<Endpoints['getProduct']>;

/** Units on hand for a choice; null while the choice does not say which stock it draws on. */
export function unitsOnHand(
  { stock }: Pick<ProductDetail, 'stock'>,
  chosen: readonly ChosenTerm[],
): number | null {
  const shared = stock.find(({ termIds }) => termIds.length === 0);
  if (shared) return shared.onHand;
  const chosenIds = chosen.map(({ termId }) => termId);
  const own = stock.filter(
    ({ termIds }) => termIds.length === chosenIds.length && termIds.every((id) => chosenIds.includes(id)),
  );
  if (own[0]) return own[0].onHand;
  const isComplete = stock.every(({ termIds }) => termIds.length <= chosenIds.length);
  return isComplete ? 0 : null;
}

/** A line of the chosen variant; of the product itself where it is its one variant. */
export function cartLineOf(
  product: ProductDetail,
  chosen: readonly ChosenTerm[],
  quantity: number,
): CartLine {
  const variant = variantOf(product, termIdsOf(chosen));
  const sold = variant ?? product;
  return {
    productId: product.id,
    sellerId: product.sellerId,
    sellerName: product.sellerName,
    name: product.name,
    reference: sold.reference,
    price: sold.price,
    salePrice: sold.salePrice,
    imageUrl: pictureOfChoice(product, chosen),
    weightKilograms: sold.weightKilograms,
    heightCentimetres: sold.heightCentimetres,
    widthCentimetres: sold.widthCentimetres,
    lengthCentimetres: sold.lengthCentimetres,
    quantity,
    chosenTerms: [...chosen],
    termNames: termNames(product, chosen),
    ...(variant && { variantId: variant.id }),
    ...(sold.content && { content: sold.content }),
  };
}

function pictureOfChoice(product: ProductDetail, chosen: readonly ChosenTerm[]): string {
  const [first] = galleryImages(product, variantsWith(product, chosen));
  return first?.url ?? NO_PICTURE;
}

/** '500 g · Media'; blank while nothing is chosen. */
export function chosenText(product: ProductDetail, chosen: readonly ChosenTerm[]): string {
  return termNames(product, chosen)
    .map(({ term }) => term)
    .join(' · ');
}

/** In the order in which the product lists its attributes. */
function termNames({ attributes }: ProductDetail, chosen: readonly ChosenTerm[]): CartLine['termNames'] {
  return attributes.flatMap(({ id, name, terms }) => {
    const choice = chosen.find(({ attributeId }) => attributeId === id);
    const term = terms.find((one) => one.id === choice?.termId);
    return term ? [{ attribute: name, term: term.name }] : [];
  });
}
