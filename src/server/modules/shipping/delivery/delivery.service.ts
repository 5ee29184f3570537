import {
  deliverOne,
  freshReach,
  type ProductDelivery,
  type Reach,
} from '../../../../domain/product-delivery.ts';
import { failure, type Result, success } from '../../../../domain/result.ts';
import type { RateCard, ShippingCity } from '../../../../domain/shipping-rate.ts';
import type { Context } from '../../../context.ts';
import { getRateCard } from '../rate-card.service.ts';
import { findKeptCity } from '../shipping.service.ts';
import {
  type AskedDelivery,
  type DeliveredProduct,
  listDeliveredProducts,
  listShippingCities,
} from './delivery.repository.ts';

export type Delivery = ProductDelivery & {
  productId: number;
  /** Null: the product as lists show it. */
  variantId: number | null;
  sellerId: number;
  /** Where it goes instead; null where it arrives, and where the carrier does not go. */
  reach: Reach | null;
};

interface PlacePromises {
  cityName: string;
  deliveries: Delivery[];
}

const MOST_NAMES = 30;

// By tariff, as each one draws its zones anew; by city the parcels leave from.
const reaches = new WeakMap<RateCard, Map<string, Reach>>();

/**
 * What the quote would say of one unit of each product, in the order asked; what is not sold is missing. One statement
 * while city and tariff are kept.
 */
export async function promiseDeliveries(
  context: Pick<Context, 'write' | 'read' | 'now' | 'kept'>,
  { cityId, products }: { cityId: string; products: readonly AskedDelivery[] },
): Promise<Result<PlacePromises, 'unknown-city'>> {
  const destination = await findKeptCity(context, cityId);
  if (!destination) return failure('unknown-city');
  const [items, card] = await Promise.all([
    listDeliveredProducts(context.read, products),
    getRateCard(context),
  ]);
  const terms = { destination, card, now: context.now() };
  const deliveries: Delivery[] = [];
  for (const item of items) {
    const one = deliverOne(item, terms);
    const reach = one.reason === 'fresh' ? await findReach(context, item.origin, card) : null;
    deliveries.push({ ...one, ...pick(item), reach });
  }
  return success({ cityName: destination.name, deliveries });
}

function pick({ productId, variantId, sellerId }: DeliveredProduct) {
  return { productId, variantId, sellerId };
}

async function findReach(
  context: Pick<Context, 'write' | 'kept'>,
  origin: ShippingCity,
  card: RateCard,
): Promise<Reach> {
  const known = reaches.get(card) ?? new Map<string, Reach>();
  reaches.set(card, known);
  const reach = known.get(origin.id) ?? freshReach(origin, await listKeptCities(context), card, MOST_NAMES);
  known.set(origin.id, reach);
  return reach;
}

/** Every town that parcels may go to. Places change with a release only. */
function listKeptCities({ write, kept }: Pick<Context, 'write' | 'kept'>): Promise<readonly ShippingCity[]> {
  return kept.find('shipping cities', async () => ({ value: await listShippingCities(write), tags: [] }));
}
