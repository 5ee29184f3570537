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
export function firstChoiceOf(line: WantedLine, room = line.onHand): Choice {
  const isTaken = canBeBought(line) && room > 0;
  return { quantity: isTaken ? Math.min(line.quantity, room) : line.quantity, isTaken };
}

/** By key: what somebody chose, and the first choices that it leaves room for. */
export function choicesOf(
  lines: readonly WantedLine[],
  changed: ReadonlyMap<string, Choice>,
): Map<string, Choice> {
  const choices = new Map(changed);
  for (const line of lines) {
    const key = keyOfWanted(line);
    if (!choices.has(key)) choices.set(key, firstChoiceOf(line, roomOf(line, lines, choices)));
  }
  return choices;
}

/** How many there are of it, without what is taken of other options of the same stock. */
export function roomOf(
  line: WantedLine,
  lines: readonly WantedLine[],
  choices: ReadonlyMap<string, Choice>,
): number {
  if (!line.sharesStock) return line.onHand;
  const taken = lines
    .filter((other) => other.productId === line.productId && keyOfWanted(other) !== keyOfWanted(line))
    .map((other) => (canBeBought(other) ? choices.get(keyOfWanted(other)) : undefined))
    .reduce((sum, choice) => sum + (choice?.isTaken ? choice.quantity : 0), 0);
  return Math.max(0, line.onHand - taken);
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

/** Why it, or no more of it, cannot be bought today; null: it can. */
export function obstacleOf(line: WantedLine, room = line.onHand): string | null {
  if (line.needsChoice) return 'Elige sus opciones en la página del producto.';
  if (!line.available) return 'Hoy no se puede comprar.';
  if (line.onHand <= 0) return 'Agotado.';
  return room > 0 ? null : 'No quedan más unidades entre tus opciones.';
}

/** What one unit costs more (above 0) or less than it did. */
export function changeSince(line: WantedLine, before: number): number {
  return finalPrice(line) - before;
}
