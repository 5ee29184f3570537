import { isValidChoice } from '../../../../domain/cart.ts';
import type { RepeatedLine } from '../../../../wire/buyers/purchases.ts';
import type { PlacedOrder } from '../../../../wire/orders/order-entities.ts';
import type { Context } from '../../../context.ts';
import { withTermIds } from './cart-check.service.ts';
import { listSaleLines, type SaleLine } from './sale-line.repository.ts';

type OrderedProduct = PlacedOrder['packages'][number]['products'][number] & {
  sellerId: number;
  sellerName: string;
};

/** An order's lines as they would go into a cart today, in one query. */
export async function listRepeatedLines(
  { write, now }: Pick<Context, 'write' | 'now'>,
  { packages }: PlacedOrder,
): Promise<RepeatedLine[]> {
  const ordered = packages.flatMap(({ products, sellerId, sellerName }) =>
    products.map((product): OrderedProduct => ({ ...product, sellerId, sellerName })),
  );
  const asked = ordered.map(({ productId, terms }) => withTermIds({ productId, chosenTerms: terms }));
  const sales = await listSaleLines(write, asked, now());
  return ordered.map((product, index) => repeatedLine(product, sales[index] ?? null));
}

function repeatedLine(ordered: OrderedProduct, sale: SaleLine | null): RepeatedLine {
  const isSold = sale?.isSold === true && !sale.isOnHoliday;
  const available = isSold && sale.isOffered && isValidChoice(sale.attributes, ordered.terms);
  return {
    productId: ordered.productId,
    name: sale?.name ?? ordered.name,
    reference: sale?.reference ?? '',
    price: sale?.price ?? 0,
    salePrice: sale?.salePrice ?? null,
    imageUrl: sale?.imageUrl ?? ordered.imageUrl,
    sellerId: sale?.sellerId ?? ordered.sellerId,
    sellerName: sale?.sellerName ?? ordered.sellerName,
    weightKilograms: sale?.weightKilograms ?? 0,
    heightCentimetres: sale?.heightCentimetres ?? 0,
    widthCentimetres: sale?.widthCentimetres ?? 0,
    lengthCentimetres: sale?.lengthCentimetres ?? 0,
    quantity: ordered.quantity,
    terms: ordered.terms,
    available,
    onHand: available ? sale.onHand : 0,
  };
}
