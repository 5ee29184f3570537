export type StockNeed = { productId: number; quantity: number };

/**
 * Units needed per product: lines of one product with different terms draw on the same stock. Sorted by
 * product id, the order in which an order locks the rows; any other order can deadlock two buyers.
 */
export function stockNeeds(lines: readonly StockNeed[]): StockNeed[] {
  const quantities = new Map<number, number>();
  for (const { productId, quantity } of lines) {
    quantities.set(productId, (quantities.get(productId) ?? 0) + quantity);
  }
  return [...quantities]
    .map(([productId, quantity]) => ({ productId, quantity }))
    .sort((left, right) => left.productId - right.productId);
}

/** The needs that the given stock cannot fill; a product missing from the map has none. */
export function stockShortages(
  needs: readonly StockNeed[],
  stockByProduct: ReadonlyMap<number, number>,
): (StockNeed & { available: number })[] {
  return needs
    .map((need) => ({ ...need, available: stockByProduct.get(need.productId) ?? 0 }))
    .filter(({ quantity, available }) => quantity > available);
}
