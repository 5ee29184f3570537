import type { CartLine } from '../../../../domain/cart.ts';
import { cartLineOfToday, type TodayLine } from '../cart/today-cart-line.ts';

export interface RepeatedCart {
  lines: CartLine[];
  /** What of the order cannot be bought today as it was, one sentence each. */
  notices: string[];
}

/** What of an order goes into the cart: what is still sold, in the quantity that is there. */
export function repeatedCart(repeated: readonly TodayLine[]): RepeatedCart {
  const cart: RepeatedCart = { lines: [], notices: [] };
  /** By product, what its earlier lines took of the stock that its options share. */
  const taken = new Map<number, number>();
  for (const line of repeated) {
    const earlier = line.sharesStock ? (taken.get(line.productId) ?? 0) : 0;
    const quantity = line.available ? Math.min(line.quantity, Math.max(line.onHand - earlier, 0)) : 0;
    taken.set(line.productId, earlier + quantity);
    if (quantity > 0) cart.lines.push(cartLineOfToday(line, quantity));
    if (quantity < line.quantity) cart.notices.push(noticeOf(line, quantity));
  }
  return cart;
}

function noticeOf({ name, available, onHand, quantity: ordered }: TodayLine, quantity: number): string {
  if (!available) return `${name} ya no está disponible.`;
  if (quantity === 0)
    return onHand > 0 ? `${name}: no alcanza para todas las opciones que pediste.` : `${name} se agotó.`;
  return quantity === 1
    ? `${name}: queda 1 unidad de las ${ordered} que pediste.`
    : `${name}: quedan ${quantity} unidades de las ${ordered} que pediste.`;
}
