import { type ChosenTerm, isValidChoice, termIdsOf } from '../../../../domain/cart.ts';
import type { Context } from '../../../context.ts';
import { listSaleLines, type SaleLine } from './sale-line.repository.ts';

/** The asked product and terms, terms without repetitions. */
export interface AskedLine {
  productId: number;
  chosenTerms: ChosenTerm[];
}

export interface CheckedLine extends AskedLine {
  available: boolean;
  /** The shop is on holiday. */
  isOnHoliday?: true;
  onHand: number;
  choiceIsValid: boolean;
  /** All options of the product draw on these units. */
  sharesStock?: true;
  price: number;
  salePrice: number | null;
  name: string;
  imageUrl: string;
}

/** Today's prices and stock of a cart's lines, in their order, in one query. */
export async function checkCart(
  { write, now }: Pick<Context, 'write' | 'now'>,
  lines: readonly AskedLine[],
): Promise<CheckedLine[]> {
  const sold = await listSaleLines(write, lines.map(withTermIds), now());
  return lines.map((line, index) => checkedLine(line, sold[index] ?? null));
}

export function checkedLine({ productId, chosenTerms }: AskedLine, sale: SaleLine | null): CheckedLine {
  const choiceIsValid = sale?.isOffered === true && isValidChoice(sale.attributes, chosenTerms);
  return {
    productId,
    chosenTerms,
    available: sale ? sale.isSold && !sale.isOnHoliday : false,
    ...(sale?.isSold && sale.isOnHoliday && { isOnHoliday: true }),
    onHand: choiceIsValid ? sale.onHand : 0,
    choiceIsValid,
    ...(sale?.stockPerCombination === false && { sharesStock: true }),
    price: sale?.price ?? 0,
    salePrice: sale?.salePrice ?? null,
    name: sale?.name ?? '',
    imageUrl: sale?.imageUrl ?? '',
  };
}

/** Term ids in ascending order, as stock and order lines are stored. */
export function withTermIds<Line extends AskedLine>(line: Line): Line & { termIds: number[] } {
  return { ...line, termIds: termIdsOf(line.chosenTerms) };
}
