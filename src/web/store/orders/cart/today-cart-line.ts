import type { CartLine } from '../../../../domain/cart.ts';
import type { OutputOf } from '../../../../wire/endpoint.ts';
import type { Endpoints } from '../../../../wire/endpoints.ts';

/** What somebody wants, with what it costs and how much there is today. */
export type TodayLine = OutputOf<Endpoints['getSharedList']>['lines'][number];

/** As the cart holds it, whatever else the line of a list says: the server takes no field that it does not know. */
export function cartLineOfToday(line: TodayLine, quantity: number): CartLine {
  return {
    productId: line.productId,
    sellerId: line.sellerId,
    sellerName: line.sellerName,
    name: line.name,
    reference: line.reference,
    price: line.price,
    salePrice: line.salePrice,
    imageUrl: line.imageUrl,
    weightKilograms: line.weightKilograms,
    heightCentimetres: line.heightCentimetres,
    widthCentimetres: line.widthCentimetres,
    lengthCentimetres: line.lengthCentimetres,
    quantity,
    chosenTerms: line.terms.map(({ attributeId, termId }) => ({ attributeId, termId })),
    termNames: line.terms.map(({ attribute, term }) => ({ attribute, term })),
    ...(line.content && { content: line.content }),
    ...(line.variantId !== null && { variantId: line.variantId }),
  };
}
