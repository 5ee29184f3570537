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
import { listShopOrigins, type ShopOrigin } from './shop-origin.repository.ts';

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
  const [card, { shops }] = await Promise.all([getRateCard(context), keptOrigins(context)]);
  const now = context.now();
  const ofCard = known.get(card) ?? new Map<string, Known>();
  known.set(card, ofCard);
  const before = ofCard.get(cityId);
  if (before?.origins === shops && now < before.until && now >= before.from) return before.arrivals;
  const { arrivals, until } = arrivalsFrom(shops, destination, card, now);
  // Anybody may ask for any place.
  if (ofCard.size >= MOST_PLACES) ofCard.clear();
  ofCard.set(cityId, { origins: shops, from: now, until, arrivals });
  return arrivals;
}

interface Known {
  origins: readonly ShopOrigin[];
  /** Until a shop stops counting orders for the day, what it promises stays. */
  from: Date;
  until: Date;
  arrivals: ArrivalsTo;
}

const MOST_PLACES = 200;

// By tariff: another one draws its zones anew.
const known = new WeakMap<RateCard, Map<string, Known>>();

function keptOrigins({ read, kept }: ArrivalContext): Promise<{ shops: readonly ShopOrigin[] }> {
  return kept.find('origins of shops', async () => {
    const shops = await listShopOrigins(read);
    const own = shops.map(({ sellerId }): ChangeTag => `seller:${sellerId}`);
    return { value: { shops }, tags: ['categories', ...own] };
  });
}

function arrivalsFrom(
  origins: readonly ShopOrigin[],
  destination: ShippingCity,
  card: RateCard,
  now: Date,
): { arrivals: ArrivalsTo; until: Date } {
  const zones = new Map<string, ShippingZone>();
  // Most shops of a zone hand over alike.
  const promises = new Map<string, { to: string; orderBefore: Date }>();
  const shops = new Map<number, ShopArrival>();
  let until = new Date(now.getTime() + LONGEST_KEPT_MILLIS);
  for (const { sellerId, origin, dispatch } of origins) {
    const zone = zones.get(origin.id) ?? shippingZone(origin, destination, card);
    zones.set(origin.id, zone);
    const key = zone + JSON.stringify(dispatch);
    const promise = promises.get(key) ?? promiseDelivery(dispatch, card.zones[zone], now);
    promises.set(key, promise);
    shops.set(sellerId, { zone, lastDay: promise.to });
    if (promise.orderBefore < until) until = promise.orderBefore;
  }
  const isCovered = !card.uncoveredCityIds.includes(destination.id);
  return { arrivals: { destination, card, isCovered, shops }, until };
}

const LONGEST_KEPT_MILLIS = 60_000;
