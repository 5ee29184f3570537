import type { CartLine, ChosenTerm } from '../../../../domain/cart.ts';
import type { ProductImage } from '../../../../domain/product.ts';
import type { OutputOf } from '../../../../wire/endpoint.ts';
import type { Endpoints } from '../../../../wire/endpoints.ts';

export type ProductDetail = OutputOf<Endpoints['getProduct']>;

/** The main picture and then the extra ones, each once. */
export function galleryImages({ imageUrl, imageAlt, images }: ProductDetail): ProductImage[] {
  return [{ url: imageUrl, alt: imageAlt }, ...images.filter(({ url }) => url !== imageUrl)];
}

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

export function cartLineOf(
  product: ProductDetail,
  chosen: readonly ChosenTerm[],
  quantity: number,
): CartLine {
  return {
    productId: product.id,
    sellerId: product.sellerId,
    sellerName: product.sellerName,
    name: product.name,
    reference: product.reference,
    price: product.price,
    salePrice: product.salePrice,
    imageUrl: product.imageUrl,
    weightKilograms: product.weightKilograms,
    heightCentimetres: product.heightCentimetres,
    widthCentimetres: product.widthCentimetres,
    lengthCentimetres: product.lengthCentimetres,
    quantity,
    chosenTerms: [...chosen],
    termNames: termNames(product, chosen),
  };
}

/** In the order in which the product lists its attributes. */
function termNames({ attributes }: ProductDetail, chosen: readonly ChosenTerm[]): CartLine['termNames'] {
  return attributes.flatMap(({ id, name, terms }) => {
    const choice = chosen.find(({ attributeId }) => attributeId === id);
    const term = terms.find((one) => one.id === choice?.termId);
    return term ? [{ attribute: name, term: term.name }] : [];
  });
}
