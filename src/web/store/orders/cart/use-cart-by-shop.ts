import { useMemo, useRef } from 'react';
import type { CartLine } from '../../../../domain/cart.ts';
import { keyOfLine } from '../../../../domain/cart.ts';
import type { ShownPlace } from '../../../app/place-store.ts';
import { type ShippingRate, type ShippingState, useShippingQuote } from '../checkout/use-shipping-quote.ts';
import type { LineNotices } from './cart-check.ts';
import { type CartByShop, cartByShop, quotable, strandedLines } from './cart-shops.ts';

const NOTHING: CartLine[] = [];
const NO_RATES: readonly ShippingRate[] = [];

export interface QuotedCart extends CartByShop {
  /** Of what travels; 'no-city' when nothing does. */
  shipping: ShippingState;
  askAgain: () => void;
}

/**
 * The cart by its parcels at the place. What does not arrive there is taken out and the rest is quoted again, so that no
 * freight is named for what stays behind.
 */
export function useCartByShop(
  lines: readonly CartLine[],
  notices: LineNotices,
  place: ShownPlace,
): QuotedCart {
  const asked = quotable(lines, notices);
  const whole = useShippingQuote(asked, place.cityId);
  const stranded = strandedLines(asked, whole.shipping, place.cityName);
  const strandedKeys = stranded.map(({ line }) => keyOfLine(line));
  const travelling =
    stranded.length > 0 ? asked.filter((line) => !strandedKeys.includes(keyOfLine(line))) : NOTHING;
  const rest = useShippingQuote(travelling, place.cityId);
  const { shipping, askAgain } = stranded.length > 0 ? rest : whole;
  const rates = shipping.step === 'quoted' ? shipping.quote.rates : NO_RATES;
  const last = useRef({ cityId: place.cityId, rates: NO_RATES });
  if (last.current.cityId !== place.cityId || shipping.step !== 'asking')
    last.current = { cityId: place.cityId, rates };
  const lastRates = last.current.rates;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the keys stand for the stranded lines
  const byShop = useMemo(
    () => cartByShop(lines, { stranded, notices, rates, lastRates }),
    [lines, notices, shipping, strandedKeys.join('|')],
  );
  return { ...byShop, shipping, askAgain };
}
