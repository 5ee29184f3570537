/**
 * Units needed of one stock. termIds are ascending; empty for a product whose combinations of terms all draw
 * on the same stock.
 */
export type StockNeed = { productId: number; termIds: number[]; quantity: number };

export type StockLine = {
  productId: number;
  /** Chosen terms in any order. */
  termIds: readonly number[];
  quantity: number;
  stockPerCombination: boolean;
};

/**
 * Needs per stock, summed over the lines that share one. Sorted by product and terms, the order in which an
 * order locks the rows; any other order can deadlock two buyers.
 */
export function stockNeeds(lines: readonly StockLine[]): StockNeed[] {
  const needs = new Map<string, StockNeed>();
  for (const { productId, termIds, quantity, stockPerCombination } of lines) {
    const ownTermIds = stockPerCombination ? [...termIds].sort(ascending) : [];
    const key = stockKey(productId, ownTermIds);
    const earlier = needs.get(key)?.quantity ?? 0;
    needs.set(key, { productId, termIds: ownTermIds, quantity: earlier + quantity });
  }
  return [...needs.values()].sort(inLockingOrder);
}

/** So few units that the seller is told. */
export const LOW_STOCK_UNITS = 5;

export function isLowStock(onHand: number): boolean {
  return onHand <= LOW_STOCK_UNITS;
}

/** Identifies a stock; termIds ascending. */
export function stockKey(productId: number, termIds: readonly number[]): string {
  return `${productId}:${termIds.join(',')}`;
}

/** The needs that the given stock, by stockKey, cannot fill; a missing key has none. */
export function stockShortages(
  needs: readonly StockNeed[],
  onHandByKey: ReadonlyMap<string, number>,
): (StockNeed & { available: number })[] {
  return needs
    .map((need) => ({ ...need, available: onHandByKey.get(stockKey(need.productId, need.termIds)) ?? 0 }))
    .filter(({ quantity, available }) => quantity > available);
}

// PostgreSQL orders int[] the same way: element by element, the shorter first.
function inLockingOrder(left: StockNeed, right: StockNeed): number {
  if (left.productId !== right.productId) return left.productId - right.productId;
  const difference = left.termIds.findIndex((termId, index) => termId !== right.termIds[index]);
  if (difference === -1) return left.termIds.length - right.termIds.length;
  return (left.termIds[difference] ?? 0) - (right.termIds[difference] ?? -1);
}

function ascending(left: number, right: number): number {
  return left - right;
}
