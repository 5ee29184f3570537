import { addLine, type CartLine, keyOfLine, removeLine, setQuantity } from '../../../../domain/cart.ts';
import { addSilently, currentLines, replaceLines } from '../../../app/cart-store.ts';
import { replaceSaved, savedLines, saveForLater } from '../../../app/saved-lines.ts';

// Each answers its 'Deshacer': it takes back what was done here, whatever else has changed since.

export function putAside(line: CartLine): () => void {
  saveForLater(line);
  return () => {
    // Less, where some were moved back by hand.
    const quantity = Math.min(line.quantity, unitsOf(savedLines(), line));
    if (quantity === 0) return;
    addSilently({ ...line, quantity });
    replaceSaved(without(savedLines(), line));
  };
}

export function swapLine(line: CartLine, instead: CartLine): () => void {
  replaceLines(addLine(removeLine(currentLines(), keyOfLine(line)), instead));
  return () => replaceLines(addLine(without(currentLines(), instead), line));
}

/** The lines without as many units of this one. */
function without(lines: readonly CartLine[], line: CartLine): CartLine[] {
  const left = unitsOf(lines, line) - line.quantity;
  return left > 0 ? setQuantity(lines, keyOfLine(line), left) : removeLine(lines, keyOfLine(line));
}

function unitsOf(lines: readonly CartLine[], line: CartLine): number {
  return lines.find((one) => keyOfLine(one) === keyOfLine(line))?.quantity ?? 0;
}
