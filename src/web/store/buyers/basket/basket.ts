import { type CartLine, keyOfLine } from '../../../../domain/cart.ts';
import { finalPrice } from '../../../../domain/discount.ts';
import { cartLineOfToday, type TodayLine } from '../../orders/cart/today-cart-line.ts';

export type WantedLine = TodayLine;

/** What a person makes of a line before it goes into the cart. */
export interface Choice {
  quantity: number;
  isTaken: boolean;
}

export function keyOfWanted({ productId, terms }: WantedLine): string {
  return keyOfLine({ productId, chosenTerms: terms });
}

export function canBeBought({ available, onHand }: WantedLine): boolean {
  return available && onHand > 0;
}

/** As wanted, but no more than there is; what cannot be bought today is not taken. */
export function firstChoiceOf(line: WantedLine): Choice {
  const isTaken = canBeBought(line);
  return { quantity: isTaken ? Math.min(line.quantity, line.onHand) : line.quantity, isTaken };
}

/** What is taken, as the cart holds it. */
export function takenLines<Line extends WantedLine>(
  lines: readonly Line[],
  choiceOf: (line: Line) => Choice,
): CartLine[] {
  return lines.flatMap((line) => {
    const { quantity, isTaken } = choiceOf(line);
    return isTaken && canBeBought(line) ? [cartLineOfToday(line, quantity)] : [];
  });
}

/** Why it cannot be bought today; null: it can. */
export function obstacleOf(line: WantedLine): string | null {
  if (line.needsChoice) return 'Elige sus opciones en la página del producto.';
  if (!line.available) return 'Hoy no se puede comprar.';
  return line.onHand > 0 ? null : 'Agotado.';
}

/** What one unit costs more (above 0) or less than it did. */
export function changeSince(line: WantedLine, before: number): number {
  return finalPrice(line) - before;
}
