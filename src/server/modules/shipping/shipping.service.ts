import { type ChosenTerm, termIdsOf } from '../../../domain/cart.ts';
import { failure, type Result, success } from '../../../domain/result.ts';
import { type Quote, type QuoteTerms, quoteItems, type SellerItem } from '../../../domain/seller-quote.ts';
import type { ShippingCity } from '../../../domain/shipping-rate.ts';
import { stockKey } from '../../../domain/stock.ts';
import type { Context } from '../../context.ts';
import { getRateCard } from './rate-card.service.ts';
import { type AskedParcel, findShippingCity, listShippingProducts } from './shipping.repository.ts';

export { findShippingCity };

interface AskedLine {
  productId: number;
  quantity: number;
  chosenTerms: readonly ChosenTerm[];
}

/** Price of sending the products to a city, by seller. Weights, measures and prices come from the tables only. */
export async function quoteShipping(
  context: Pick<Context, 'write' | 'now' | 'kept'>,
  order: { lines: readonly AskedLine[]; destinationCityId: string },
): Promise<Result<Quote, 'unknown-city' | 'product-unavailable'>> {
  const parcels = await readParcels(context, order);
  if (!parcels.ok) return parcels;
  const { total, rates } = quoteItems(parcels.value.items, parcels.value.terms);
  // A product in two choices does not travel once.
  return success({
    total,
    rates: rates.map((rate) => ({ ...rate, notDeliverable: [...new Set(rate.notDeliverable)] })),
  });
}

export interface Parcels {
  items: SellerItem[];
  terms: QuoteTerms;
}

/** Each choice of a product as its parcel sees it, in the order asked, and what a quote needs besides. */
export async function readParcels(
  context: Pick<Context, 'write' | 'now' | 'kept'>,
  { lines, destinationCityId }: { lines: readonly AskedLine[]; destinationCityId: string },
): Promise<Result<Parcels, 'unknown-city' | 'product-unavailable'>> {
  const destination = await findKeptCity(context, destinationCityId);
  if (!destination) return failure('unknown-city');
  const asked = parcelsOf(lines);
  const items = await listShippingProducts(context.write, asked);
  if (items.length < asked.length) return failure('product-unavailable');
  const card = await getRateCard(context);
  return success({ items, terms: { destination, card, now: context.now() } });
}

/** Places change with a release only. Ids that do not exist are not kept: anybody can send as many as she likes. */
export async function findKeptCity(
  { write, kept }: Pick<Context, 'write' | 'kept'>,
  cityId: string,
): Promise<ShippingCity | null> {
  const { city } = await kept.find(`shipping city ${cityId}`, async () => {
    const found = await findShippingCity(write, cityId);
    return { value: { city: found }, tags: found && [] };
  });
  return city;
}

/** Each choice of a product once. */
function parcelsOf(lines: readonly AskedLine[]): AskedParcel[] {
  const parcels = new Map<string, AskedParcel>();
  for (const { productId, quantity, chosenTerms } of lines) {
    const termIds = termIdsOf(chosenTerms);
    const key = stockKey(productId, termIds);
    parcels.set(key, { productId, termIds, quantity: (parcels.get(key)?.quantity ?? 0) + quantity });
  }
  return [...parcels.values()];
}
