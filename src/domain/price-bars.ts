/** Ten bars of products; bar n reaches from edge n to edge n + 1, in whole pesos. */
export interface PriceBars {
  edges: number[];
  counts: number[];
}

const BARS = 10;
// Where the dearest costs so many times the cheapest, bars of equal pesos would stand all in the first.
const WIDE_RANGE = 30;

export function priceBars(prices: readonly number[], step: number): PriceBars | null {
  const lowest = prices.reduce((least, price) => Math.min(least, price), Number.POSITIVE_INFINITY);
  const highest = prices.reduce((most, price) => Math.max(most, price), 0);
  if (prices.length === 0 || highest - lowest < BARS) return null;
  const isWide = highest / Math.max(lowest, 1) > WIDE_RANGE;
  const edgeAt = (part: number) =>
    isWide
      ? Math.max(lowest, 1) * (highest / Math.max(lowest, 1)) ** part
      : lowest + (highest - lowest) * part;
  const edges = Array.from({ length: BARS + 1 }, (_, place) => rounded(edgeAt(place / BARS)));
  edges[0] = lowest;
  edges[BARS] = highest;
  const counts = Array.from({ length: BARS }, () => 0);
  for (const price of prices) {
    let bar = 0;
    while (bar < BARS - 1 && price >= (edges[bar + 1] ?? highest)) bar++;
    counts[bar] = (counts[bar] ?? 0) + step;
  }
  return { edges, counts };
}

/** To two figures, as people name prices. */
function rounded(pesos: number): number {
  const unit = 10 ** Math.max(Math.floor(Math.log10(Math.max(pesos, 1))) - 1, 0);
  return Math.round(pesos / unit) * unit;
}
