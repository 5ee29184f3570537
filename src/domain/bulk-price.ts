import type { Pesos } from './money.ts';

/** What prices may be rounded to; 50 is the smallest coin. */
export const PRICE_STEPS = [1, 50, 100, 500, 1_000] as const;

export type PriceStep = (typeof PRICE_STEPS)[number];

/** `value`: percent with at most two decimals, or whole pesos, which `add` may also take away. */
export type PriceMove = { how: 'raise' | 'lower' | 'add' | 'fixed'; value: number; step: PriceStep };

/**
 * A price after the move, in whole pesos; 0 when nothing would be left of it, which no rule of prices lets pass. Rounding
 * goes to the nearest step, halves up, but never against the direction of the move, and never to nothing: what would
 * round to zero keeps its pesos.
 */
export function movedPrice(price: Pesos, move: PriceMove): Pesos {
  if (move.how === 'fixed') return move.value;
  const exact = exactPrice(price, move);
  if (exact < 1) return 0;
  const rounded = Math.round(exact / move.step) * move.step || exact;
  return exact >= price ? Math.max(price, rounded) : Math.min(price, rounded);
}

/** The percentage as hundredths, so that 8.1 % of a price is no sum of binary fractions. */
function exactPrice(price: Pesos, { how, value }: PriceMove): number {
  const hundredths = Math.round(value * 100);
  if (how === 'raise') return Math.round((price * (10_000 + hundredths)) / 10_000);
  if (how === 'lower') return Math.round((price * (10_000 - hundredths)) / 10_000);
  return price + value;
}
