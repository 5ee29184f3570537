import type { SellerItem } from './seller-quote.ts';
import { explainRate, type RateCard, type ShippingCity } from './shipping-rate.ts';

export const FILL_UPS_PER_SHOP = 2;

/**
 * Of the candidates, in their order, what travels with the parcels of its shop without a peso more of freight or
 * insurance: each by itself, at most two of a shop.
 */
export function fillUps<Candidate extends SellerItem>(
  items: readonly SellerItem[],
  candidates: readonly Candidate[],
  { destination, card }: { destination: ShippingCity; card: RateCard },
): Candidate[] {
  const bySeller = Map.groupBy(candidates, ({ sellerId }) => sellerId);
  return [...bySeller].flatMap(([sellerId, offered]) => {
    const own = items.filter((item) => item.sellerId === sellerId);
    const [first] = own;
    if (!first) return [];
    const rateOf = (parcel: readonly SellerItem[]) =>
      explainRate({ origin: first.origin, destination, items: parcel }, card);
    const { rate } = rateOf(own);
    const fits = (candidate: Candidate) => {
      const filled = rateOf([...own, candidate]);
      return filled.rate === rate && !filled.notDeliverable.includes(candidate.productId);
    };
    return offered.filter(fits).slice(0, FILL_UPS_PER_SHOP);
  });
}
