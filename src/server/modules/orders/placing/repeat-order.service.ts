import type { TodayLine } from '../../../../wire/buyers/today-line.ts';
import type { PlacedOrder } from '../../../../wire/orders/order-entities.ts';
import type { Context } from '../../../context.ts';
import { withTermIds } from './cart-check.service.ts';
import { listSaleLines, type SaleLine } from './sale-line.repository.ts';
import { todayLine } from './today-lines.service.ts';

type OrderedProduct = PlacedOrder['packages'][number]['products'][number] & {
  sellerId: number;
  sellerName: string;
};

/** An order's lines as they would go into a cart today, in one query. */
export async function listRepeatedLines(
  { write, now }: Pick<Context, 'write' | 'now'>,
  { packages }: PlacedOrder,
): Promise<TodayLine[]> {
  const ordered = packages.flatMap(({ products, sellerId, sellerName }) =>
    products.map((product): OrderedProduct => ({ ...product, sellerId, sellerName })),
  );
  const asked = ordered.map(({ productId, terms }) => withTermIds({ productId, chosenTerms: terms }));
  const sales = await listSaleLines(write, asked, now());
  return ordered.map((product, index) =>
    repeatedLine(product, asked[index]?.termIds ?? [], sales[index] ?? null),
  );
}

/** With the choice as it was ordered; of what is gone only what the order knows. */
function repeatedLine(ordered: OrderedProduct, termIds: readonly number[], sale: SaleLine | null): TodayLine {
  const { terms, quantity, productId } = ordered;
  if (sale) return { ...todayLine({ productId, termIds, quantity }, sale), terms };
  return { ...GONE, ...kept(ordered), terms, quantity };
}

function kept({ productId, name, imageUrl, sellerId, sellerName }: OrderedProduct) {
  return { productId, name, imageUrl, sellerId, sellerName };
}

const GONE = {
  reference: '',
  price: 0,
  salePrice: null,
  weightKilograms: 0,
  heightCentimetres: 0,
  widthCentimetres: 0,
  lengthCentimetres: 0,
  variantId: null,
  content: null,
  needsChoice: false,
  available: false,
  onHand: 0,
};
