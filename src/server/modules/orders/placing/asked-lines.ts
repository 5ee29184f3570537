import { type ChosenTerm, keyOfLine } from '../../../../domain/cart.ts';
import { finalPrice } from '../../../../domain/discount.ts';
import type { NewOrder } from '../../../../wire/orders/place-order.ts';

export interface OrderedLine {
  productId: number;
  chosenTerms: ChosenTerm[];
  quantity: number;
  /** What the browser believes one unit costs; several when it sent lines of one identity with different prices. */
  believedPrices: number[];
}

/** Lines of the same product and set of terms (spec 4) are one line: their quantities are added. */
export function mergeLines(lines: NewOrder['lines']): OrderedLine[] {
  const merged = new Map<string, OrderedLine>();
  for (const line of lines) {
    const key = keyOfLine(line);
    const earlier = merged.get(key);
    merged.set(key, {
      productId: line.productId,
      chosenTerms: earlier?.chosenTerms ?? withoutRepetitions(line.chosenTerms),
      quantity: (earlier?.quantity ?? 0) + line.quantity,
      believedPrices: [...(earlier?.believedPrices ?? []), ...believedPrice(line)],
    });
  }
  return [...merged.values()];
}

function withoutRepetitions(terms: readonly ChosenTerm[]): ChosenTerm[] {
  const byPair = new Map(terms.map((term) => [`${term.attributeId}-${term.termId}`, term]));
  return [...byPair.values()];
}

function believedPrice({ price, salePrice }: NewOrder['lines'][number]): number[] {
  if (price === undefined) return salePrice ? [salePrice] : [];
  return [finalPrice({ price, salePrice: salePrice ?? null })];
}
