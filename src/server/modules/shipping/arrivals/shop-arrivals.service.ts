import type { ChangeTag } from '../../../../domain/change-tag.ts';
import { promiseDelivery } from '../../../../domain/delivery-promise.ts';
import type { ShopArrival } from '../../../../domain/place-arrivals.ts';
import {
  type RateCard,
  type ShippingCity,
  type ShippingZone,
  shippingZone,
} from '../../../../domain/shipping-rate.ts';
import type { Context } from '../../../context.ts';
import { getRateCard } from '../rate-card.service.ts';
import { findKeptCity } from '../shipping.service.ts';
import { listShopOrigins, type OriginShops } from './shop-origin.repository.ts';

type ArrivalContext = Pick<Context, 'write' | 'read' | 'kept' | 'now'>;

/** How the parcels of every open shop come to a place now. */
export interface ArrivalsTo {
  destination: ShippingCity;
  card: RateCard;
  isCovered: boolean;
  shops: ReadonlyMap<number, ShopArrival>;
}

/** Null: there is no such place. The same object as long as nothing of it has changed. */
export async function findArrivals(context: ArrivalContext, cityId: string): Promise<ArrivalsTo | null> {
  const destination = await findKeptCity(context, cityId);
  if (!destination) return null;
  const [card, { ways }] = await Promise.all([getRateCard(context), keptOrigins(context)]);
  const now = context.now();
  const ofCard = known.get(card) ?? new Map<string, Known>();
  known.set(card, ofCard);
  const before = ofCard.get(cityId);
  if (before?.ways === ways && now < before.until && now >= before.from) return before.arrivals;
  const { arrivals, until } = arrivalsFrom(ways, destination, card, now);
  // Anybody may ask for any place.
  if (ofCard.size >= Math.min(MOST_PLACES, MOST_ARRIVALS / arrivals.shops.size)) ofCard.clear();
  ofCard.set(cityId, { ways, from: now, until, arrivals });
  return arrivals;
}

interface Known {
  ways: readonly OriginShops[];
  /** Until a shop stops counting orders for the day, what it promises stays. */
  from: Date;
  until: Date;
  arrivals: ArrivalsTo;
}

const MOST_PLACES = 200;
/** Of all kept places; 50 bytes each. */
const MOST_ARRIVALS = 300_000;

// By tariff: another one draws its zones anew.
const known = new WeakMap<RateCard, Map<string, Known>>();

function keptOrigins({ read, kept }: ArrivalContext): Promise<{ ways: readonly OriginShops[] }> {
  return kept.find('origins of shops', async () => {
    const ways = await listShopOrigins(read);
    const own = ways.flatMap(({ sellerIds }) => sellerIds.map((id): ChangeTag => `seller:${id}`));
    return { value: { ways }, tags: ['categories', ...own] };
  });
}

function arrivalsFrom(
  ways: readonly OriginShops[],
  destination: ShippingCity,
  card: RateCard,
  now: Date,
): { arrivals: ArrivalsTo; until: Date } {
  const zones = new Map<string, ShippingZone>();
  // Most shops of a zone hand over alike.
  const promises = new Map<string, { to: string; orderBefore: Date }>();
  const shops = new Map<number, ShopArrival>();
  let until = new Date(now.getTime() + LONGEST_KEPT_MILLIS);
  for (const { sellerIds, origin, dispatch } of ways) {
    const zone = zones.get(origin.id) ?? shippingZone(origin, destination, card);
    zones.set(origin.id, zone);
    const key = zone + JSON.stringify(dispatch);
    const promise = promises.get(key) ?? promiseDelivery(dispatch, card.zones[zone], now);
    promises.set(key, promise);
    const arrival = { zone, lastDay: promise.to };
    for (const sellerId of sellerIds) shops.set(sellerId, arrival);
    if (promise.orderBefore < until) until = promise.orderBefore;
  }
  const isCovered = !card.uncoveredCityIds.includes(destination.id);
  return { arrivals: { destination, card, isCovered, shops }, until };
}

const LONGEST_KEPT_MILLIS = 60_000;
