import {
  quoteShipping,
  type RateCard,
  type SellerPackage,
  type ShippingCity,
  type ShippingItem,
} from './shipping-rate.ts';

/** What a quote needs to know of each item beside its weight and measures. */
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

/** One rate per seller, in the order in which they come first. */
export function quoteItems(items: readonly SellerItem[], destination: ShippingCity, card: RateCard): Quote {
  const bySeller = Map.groupBy(items, ({ sellerId }) => sellerId);
  const packages = [...bySeller].map(([sellerId, own]): SellerPackage & { sellerName: string } => {
    const [first] = own as [SellerItem, ...SellerItem[]];
    return { sellerId, sellerName: first.sellerName, origin: first.origin, items: own };
  });
  const { total, packages: rates } = quoteShipping(packages, destination, card);
  return {
    total,
    rates: rates.map((rate, index) => ({ ...rate, sellerName: packages[index]?.sellerName ?? '' })),
  };
}
