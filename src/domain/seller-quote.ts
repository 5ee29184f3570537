import { type DeliveryPromise, type DispatchRule, promiseDelivery } from './delivery-promise.ts';
import {
  type FreeShippingProgress,
  freeShippingProgress,
  type ParcelRoom,
  parcelRoom,
} from './parcel-room.ts';
import { quoteShipping, type RateCard, type ShippingCity, type ShippingItem } from './shipping-rate.ts';

/** What a quote needs to know of each item beside its weight and measures. */
export type SellerItem = ShippingItem & {
  sellerId: number;
  sellerName: string;
  origin: ShippingCity;
  dispatch: DispatchRule;
};

export interface ShippingRate {
  sellerId: number;
  sellerName: string;
  /** The city that it leaves. */
  originName: string;
  rate: number;
  zone: string;
  minimumDays: number;
  maximumDays: number;
  billableKilograms: number;
  /** Ids of perishable products that do not travel this far. */
  notDeliverable: number[];
  /** False: the carrier does not go there at all. */
  isCovered: boolean;
  /** Which days it arrives when it is ordered now. */
  promise: DeliveryPromise;
  room: ParcelRoom;
  /** Null: nothing of this shop travels free to this zone. */
  freeShipping: FreeShippingProgress | null;
}

export interface Quote {
  total: number;
  rates: ShippingRate[];
}

/** What a quote is asked for: a place, the tariff of the day and the moment of the order. */
export interface QuoteTerms {
  destination: ShippingCity;
  card: RateCard;
  now: Date;
}

/** One rate per seller, in the order in which they come first. */
export function quoteItems(items: readonly SellerItem[], { destination, card, now }: QuoteTerms): Quote {
  const bySeller = Map.groupBy(items, ({ sellerId }) => sellerId);
  const packages = [...bySeller].map(([sellerId, own]) => {
    const [{ sellerName, origin, dispatch }] = own as [SellerItem, ...SellerItem[]];
    return { sellerId, sellerName, origin, dispatch, items: own };
  });
  const { total, packages: rates } = quoteShipping(packages, destination, card);
  return {
    total,
    rates: rates.map((rate, index) => {
      const { sellerName, origin, dispatch, items: own } = packages[index] as (typeof packages)[number];
      return {
        ...rate,
        sellerName,
        originName: origin.name,
        promise: promiseDelivery(dispatch, rate, now),
        room: parcelRoom(own, card),
        freeShipping: freeShippingProgress(own, rate.zone, card),
      };
    }),
  };
}
