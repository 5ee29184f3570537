import { failure, type Result, success } from '../../../domain/result.ts';
import { type Quote, quoteItems } from '../../../domain/seller-quote.ts';
import type { ShippingCity } from '../../../domain/shipping-rate.ts';
import type { Context } from '../../context.ts';
import { getRateCard } from './rate-card.service.ts';
import { findShippingCity, listShippingProducts } from './shipping.repository.ts';

export { findShippingCity };

/** Price of sending the products to a city, by seller. Weights, measures and prices come from the tables only. */
export async function quoteShipping(
  context: Pick<Context, 'write' | 'now' | 'kept'>,
  order: { lines: readonly { productId: number; quantity: number }[]; destinationCityId: string },
): Promise<Result<Quote, 'unknown-city' | 'product-unavailable'>> {
  const destination = await findKeptCity(context, order.destinationCityId);
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

/** Places change with a release only. Ids that do not exist are not kept: anybody can send as many as she likes. */
async function findKeptCity(
  { write, kept }: Pick<Context, 'write' | 'kept'>,
  cityId: string,
): Promise<ShippingCity | null> {
  const { city } = await kept.find(`shipping city ${cityId}`, async () => {
    const found = await findShippingCity(write, cityId);
    return { value: { city: found }, tags: found && [] };
  });
  return city;
}

function quantityByProduct(lines: readonly { productId: number; quantity: number }[]): Map<number, number> {
  const quantities = new Map<number, number>();
  for (const { productId, quantity } of lines)
    quantities.set(productId, (quantities.get(productId) ?? 0) + quantity);
  return quantities;
}
