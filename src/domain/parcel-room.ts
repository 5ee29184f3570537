import { type Pesos, sumPesos } from './money.ts';
import { billableGrams, type RateCard, type ShippingItem, type ShippingZone } from './shipping-rate.ts';

/** What a parcel may still take. */
export interface ParcelRoom {
  /** Of real and volumetric weight, until the freight rises. */
  grams: number;
  /** What the parcel may weigh altogether for this freight. */
  kilograms: number;
}

export function parcelRoom(items: readonly ShippingItem[], card: RateCard): ParcelRoom {
  const grams = billableGrams(items, card.volumetricDivisor);
  const kilograms = Math.max(card.firstKilograms, Math.ceil(grams / 1000));
  return { grams: kilograms * 1000 - grams, kilograms };
}

/** How far a parcel is from travelling free. */
export interface FreeShippingProgress {
  fromPesos: Pesos;
  /** 0: it travels free. */
  missingPesos: Pesos;
}

/** Null when the tariff sends nothing free to the zone. */
export function freeShippingProgress(
  items: readonly Pick<ShippingItem, 'unitPrice' | 'quantity'>[],
  zone: ShippingZone,
  { freeShipping }: RateCard,
): FreeShippingProgress | null {
  if (!freeShipping?.zones.includes(zone)) return null;
  const value = sumPesos(items.map(({ unitPrice, quantity }) => unitPrice * quantity));
  return {
    fromPesos: freeShipping.fromPesos,
    missingPesos: Math.max(0, freeShipping.fromPesos - value),
  };
}
