import { type CartLine, type CartTotals, cartTotals, keyOfLine } from '../../../../domain/cart.ts';
import type { ShippingRate, ShippingState } from '../checkout/use-shipping-quote.ts';
import type { LineNotices } from './cart-check.ts';

/** What of a cart goes with one shop's parcel. */
export interface ShopParcel {
  sellerId: number;
  sellerName: string;
  lines: CartLine[];
  /** Of what is bought of it: neither what is gone nor what does not arrive. */
  totals: CartTotals;
  /** Null: not quoted yet, or nothing of it can be bought. */
  rate: ShippingRate | null;
  /** The same, or that of before the last change while the new one is on its way. */
  lastRate: ShippingRate | null;
}

export interface StrandedLine {
  line: CartLine;
  reason: string;
}

export interface CartByShop {
  shops: ShopParcel[];
  /** Does not arrive at the place: outside every sum, not sent. */
  stranded: StrandedLine[];
  totals: CartTotals;
}

/** Lines that a quote is asked for: what is gone has none and would spoil that of the others. */
export function quotable(lines: readonly CartLine[], notices: LineNotices): CartLine[] {
  return lines.filter((line) => notices[keyOfLine(line)]?.kind !== 'unavailable');
}

/** What a quote of all says does not arrive, with the reason; nothing while there is no quote. */
export function strandedLines(
  lines: readonly CartLine[],
  quoted: ShippingState,
  cityName: string,
): StrandedLine[] {
  if (quoted.step !== 'quoted') return [];
  const { rates } = quoted.quote;
  const reasonOf = ({ sellerId, productId }: CartLine) => {
    const rate = rates.find((one) => one.sellerId === sellerId && one.notDeliverable.includes(productId));
    if (!rate) return null;
    return rate.isCovered
      ? `Es un alimento fresco: no aguanta el viaje hasta ${cityName}.`
      : `La transportadora no llega a ${cityName}.`;
  };
  return lines.flatMap((line) => {
    const reason = reasonOf(line);
    return reason ? [{ line, reason }] : [];
  });
}

interface ShopFacts {
  stranded: StrandedLine[];
  notices: LineNotices;
  rates: readonly ShippingRate[];
  lastRates: readonly ShippingRate[];
}

/** Shops in the order in which they came into the cart. */
export function cartByShop(
  lines: readonly CartLine[],
  { stranded, notices, rates, lastRates }: ShopFacts,
): CartByShop {
  const strandedKeys = new Set(stranded.map(({ line }) => keyOfLine(line)));
  const travelling = lines.filter((line) => !strandedKeys.has(keyOfLine(line)));
  const bySeller = Map.groupBy(travelling, ({ sellerId }) => sellerId);
  return {
    shops: [...bySeller].map(([sellerId, own]) => ({
      sellerId,
      sellerName: own[0]?.sellerName ?? '',
      lines: own,
      totals: cartTotals(quotable(own, notices)),
      rate: rates.find((rate) => rate.sellerId === sellerId) ?? null,
      lastRate: lastRates.find((rate) => rate.sellerId === sellerId) ?? null,
    })),
    stranded,
    totals: cartTotals(quotable(travelling, notices)),
  };
}
