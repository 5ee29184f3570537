import {
  type DeliveryPromise,
  type DispatchRule,
  promiseDelivery,
  type Transit,
} from './delivery-promise.ts';
import { distanceKilometres } from './location.ts';
import type { QuoteTerms, SellerItem } from './seller-quote.ts';
import {
  billableGrams,
  explainRate,
  isDeliverable,
  type RateCard,
  type ShippingCity,
  shippingZone,
} from './shipping-rate.ts';

/** Fresh and too far, or the carrier does not go there. */
type NoDelivery = 'fresh' | 'not-covered';

/** Where fresh goods of a place go: the nearest by name, and how many there are. */
export interface Reach {
  cityNames: string[];
  cityCount: number;
}

/** In pesos. Transport and insurance are the freight, freight and final price the landed price. */
interface DeliveryCost {
  transport: number;
  insurance: number;
  freight: number;
  landedPrice: number;
}

/** How one unit of a product comes to a place. */
export interface ProductDelivery {
  zone: string;
  /** Null: it arrives. */
  reason: NoDelivery | null;
  /** Null: it does not. */
  cost: DeliveryCost | null;
  promise: DeliveryPromise | null;
  /** Up to how many kilograms the freight holds, and how many of them one unit leaves free (in tenths). */
  bandKilograms: number;
  freeKilograms: number;
}

/** What the quote says of one unit of each alone, before there is a cart; in the order given. */
export function deliverEach<Item extends SellerItem>(
  items: readonly Item[],
  terms: QuoteTerms,
): { item: Item; delivery: ProductDelivery }[] {
  const promise = rememberedPromises(terms.now);
  return items.map((item) => ({ item, delivery: deliverOne(item, terms, promise) }));
}

type Promiser = (rule: DispatchRule, transit: Transit) => DeliveryPromise;

/** Most shops hand over alike: the days are counted once for each rule and zone instead of for each product. */
function rememberedPromises(now: Date): Promiser {
  const known = new Map<string, DeliveryPromise>();
  return (rule, transit) => {
    const key = `${keyOf(rule)}|${transit.minimumDays}|${transit.maximumDays}`;
    const promise = known.get(key) ?? promiseDelivery(rule, transit, now);
    known.set(key, promise);
    return promise;
  };
}

// Rules of shops are kept from one page to the next.
const keys = new WeakMap<DispatchRule, string>();

function keyOf(rule: DispatchRule): string {
  const key = keys.get(rule) ?? JSON.stringify(rule);
  keys.set(rule, key);
  return key;
}

function deliverOne(item: SellerItem, { destination, card }: QuoteTerms, promise: Promiser): ProductDelivery {
  const items = [{ ...item, quantity: 1 }];
  const rate = explainRate({ origin: item.origin, destination, items }, card);
  const bandKilograms = Math.max(card.firstKilograms, rate.billableKilograms);
  const load = {
    zone: rate.zone,
    bandKilograms,
    freeKilograms: freeKilograms(bandKilograms, billableGrams(items, card.volumetricDivisor)),
  };
  if (rate.notDeliverable.length > 0)
    return { ...load, reason: rate.isCovered ? 'fresh' : 'not-covered', cost: null, promise: null };
  return {
    ...load,
    reason: null,
    cost: {
      transport: rate.isFree ? 0 : rate.freight,
      insurance: rate.isFree ? 0 : rate.insurance,
      freight: rate.rate,
      landedPrice: item.unitPrice + rate.rate,
    },
    promise: promise(item.dispatch, rate),
  };
}

/** Never more than there is: what is told to fit must not cost another kilogram. */
function freeKilograms(bandKilograms: number, grams: number): number {
  return Math.max(0, Math.floor((bandKilograms * 1000 - grams) / 100) / 10);
}

/** Where fresh goods may go from a place, the nearest first. */
export function freshReach(
  origin: ShippingCity,
  cities: readonly ShippingCity[],
  card: RateCard,
  mostNames: number,
): Reach {
  const reached = cities
    .filter(({ id }) => !card.uncoveredCityIds.includes(id))
    .filter((city) => isDeliverable(true, shippingZone(origin, city, card), card))
    .map((city) => ({ name: city.name, distance: distanceKilometres(origin, city) }))
    .sort((left, right) => left.distance - right.distance);
  return { cityNames: reached.slice(0, mostNames).map(({ name }) => name), cityCount: reached.length };
}
