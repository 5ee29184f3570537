import { type CartLine, keyOfLine } from '../../../../domain/cart.ts';
import type { LineNotices } from '../cart/cart-check.ts';
import type { ShippingState } from './use-shipping-quote.ts';

/** Fresh goods that do not travel so far, or all where the carrier does not go; an order with them is refused. */
export function undeliverableNotices(lines: readonly CartLine[], shipping: ShippingState): LineNotices {
  if (shipping.step !== 'quoted') return {};
  const productIds = shipping.quote.rates.flatMap(({ notDeliverable }) => notDeliverable);
  return Object.fromEntries(
    lines
      .filter(({ productId }) => productIds.includes(productId))
      .map((line) => [
        keyOfLine(line),
        {
          kind: 'unavailable',
          text: `${line.name} no llega a esa ciudad. Elimínalo o elige otra ciudad.`,
        },
      ]),
  );
}
