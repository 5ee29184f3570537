import {
  deliverEach,
  freshReach,
  type ProductDelivery,
  type Reach,
} from '../../../../domain/product-delivery.ts';
import { failure, type Result, success } from '../../../../domain/result.ts';
import type { RateCard, ShippingCity } from '../../../../domain/shipping-rate.ts';
import type { Context } from '../../../context.ts';
import { listOriginsOf, type ShopOrigin } from '../arrivals/shop-origin.repository.ts';
import { getRateCard } from '../rate-card.service.ts';
import { findKeptCity } from '../shipping.service.ts';
import {
  type AskedDelivery,
  type DeliveredProduct,
  listDeliveredProducts,
  listShippingCities,
  type Rating,
} from './delivery.repository.ts';

type Delivery = ProductDelivery & {
  productId: number;
  /** Null: the product as lists show it. */
  variantId: number | null;
  sellerId: number;
  sellerName: string;
  /** Where its parcels leave. */
  originName: string;
  rating: Rating | null;
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
 * while city, tariff and the ways of its shops are kept.
 */
export async function promiseDeliveries(
  context: Pick<Context, 'write' | 'read' | 'now' | 'kept'>,
  { cityId, products }: { cityId: string; products: readonly AskedDelivery[] },
): Promise<Result<PlacePromises, 'unknown-city'>> {
  const destination = await findKeptCity(context, cityId);
  if (!destination) return failure('unknown-city');
  const [found, card] = await Promise.all([
    listDeliveredProducts(context.read, products),
    getRateCard(context),
  ]);
  const items = await withOrigins(context, found);
  const terms = { destination, card, now: context.now() };
  const deliveries: Delivery[] = [];
  for (const { item, delivery } of deliverEach(items, terms)) {
    const { productId, variantId, sellerId, sellerName, rating, origin } = item;
    const reach = delivery.reason === 'fresh' ? await findReach(context, origin, card) : null;
    const product = { productId, variantId, sellerId, sellerName, rating, originName: origin.name };
    deliveries.push({ ...delivery, ...product, reach });
  }
  return success({ cityName: destination.name, deliveries });
}

/** Where each is sent from, and when; what its shop has stopped selling meanwhile is left out. */
async function withOrigins(
  { read, kept }: Pick<Context, 'read' | 'kept'>,
  products: readonly DeliveredProduct[],
) {
  const sellerIds = [...new Set(products.map(({ sellerId }) => sellerId))];
  let reading: Promise<ShopOrigin[]> | undefined;
  // All that are not kept are read at once.
  const readAll = () => {
    reading ??= listOriginsOf(read, sellerIds);
    return reading;
  };
  const found = await Promise.all(
    sellerIds.map((sellerId) =>
      kept.find(`origin of shop ${sellerId}`, async () => {
        const origin = (await readAll()).find((one) => one.sellerId === sellerId) ?? null;
        return { value: { origin }, tags: origin && [`seller:${sellerId}`] };
      }),
    ),
  );
  const origins = new Map(found.flatMap(({ origin }) => (origin ? [[origin.sellerId, origin]] : [])));
  return products.flatMap((product) => {
    const origin = origins.get(product.sellerId);
    return origin ? [{ ...product, ...origin }] : [];
  });
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
