import { failure, type Result, success } from '../../../domain/result.ts';
import {
  type RateCard,
  type SellerPackage,
  type ShippingCity,
  type ShippingItem,
  quoteShipping as shippingQuote,
} from '../../../domain/shipping-rate.ts';
import type { Context } from '../../context.ts';
import { getRateCard } from './rate-card.service.ts';
import { findShippingCity, listShippingProducts } from './shipping.repository.ts';

export { findShippingCity };

/** What a quote needs to know of each item beside its parcel. */
export type SellerItem = ShippingItem & { sellerId: number; sellerName: string; origin: ShippingCity };

export interface ShippingRate {
  sellerId: number;
  sellerName: string;
  rate: number;
  zone: string;
  minimumDays: number;
  maximumDays: number;
  billableKilograms: number;
  /** Ids of perishable products that do not travel this far. */
  notDeliverable: number[];
}

export interface Quote {
  total: number;
  rates: ShippingRate[];
}

/** Price of sending the products to a city, by seller. Weights, measures and prices come from the tables only. */
export async function quoteShipping(
  context: Pick<Context, 'write' | 'now'>,
  order: { lines: readonly { productId: number; quantity: number }[]; destinationCityId: string },
): Promise<Result<Quote, 'unknown-city' | 'product-unavailable'>> {
  const destination = await findShippingCity(context.write, order.destinationCityId);
  if (!destination) return failure('unknown-city');
  const quantities = quantityByProduct(order.lines);
  const products = await listShippingProducts(context.write, [...quantities.keys()]);
  if (products.length < quantities.size) return failure('product-unavailable');
  const items = products.map((product) => ({
    ...product,
    quantity: quantities.get(product.productId) ?? 0,
  }));
  return success(quoteItems(items, destination, await getRateCard(context)));
}

/** One rate per seller, in the order in which they come first. */
export function quoteItems(items: readonly SellerItem[], destination: ShippingCity, card: RateCard): Quote {
  const bySeller = Map.groupBy(items, ({ sellerId }) => sellerId);
  const packages = [...bySeller].map(([sellerId, own]): SellerPackage & { sellerName: string } => {
    const [first] = own as [SellerItem, ...SellerItem[]];
    return { sellerId, sellerName: first.sellerName, origin: first.origin, items: own };
  });
  const { total, packages: rates } = shippingQuote(packages, destination, card);
  return {
    total,
    rates: rates.map((rate, index) => ({ ...rate, sellerName: packages[index]?.sellerName ?? '' })),
  };
}

function quantityByProduct(lines: readonly { productId: number; quantity: number }[]): Map<number, number> {
  const quantities = new Map<number, number>();
  for (const { productId, quantity } of lines)
    quantities.set(productId, (quantities.get(productId) ?? 0) + quantity);
  return quantities;
}
