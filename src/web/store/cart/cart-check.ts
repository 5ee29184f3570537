import { type CartLine, keyOfLine } from '../../../domain/cart.ts';
import { finalPrice } from '../../../domain/discount.ts';
import { formatPesos } from '../../../domain/money.ts';
import { callApi } from '../../app/api-client.ts';
import { updateLine } from '../../app/cart-store.ts';

/** What the shop says of a line today. */
export interface LineNotice {
  kind: 'price' | 'stock' | 'unavailable';
  text: string;
}

export type LineNotices = Record<string, LineNotice>;

/**
 * Compares the cart with the shop. New prices go into the lines together with a notice each, so that no
 * amount ever changes silently. Without an answer nothing is said: the order itself is checked again.
 */
export async function checkCart(lines: readonly CartLine[], signal: AbortSignal): Promise<LineNotices> {
  if (lines.length === 0) return {};
  const body = {
    lines: lines.map(({ productId, quantity, chosenTerms }) => ({ productId, quantity, chosenTerms })),
  };
  const reply = await callApi('checkCart', { body }, { signal });
  if (!reply.ok) return {};
  const notices: LineNotices = {};
  for (const now of reply.value) {
    const line = lines.find((other) => keyOfLine(other) === keyOfLine(now));
    if (!line) continue;
    const notice = noticeOf(line, now);
    if (notice) notices[keyOfLine(line)] = notice;
    if (now.available && (now.price !== line.price || now.salePrice !== line.salePrice))
      updateLine(line, { price: now.price, salePrice: now.salePrice });
  }
  return notices;
}

export interface CheckedLine {
  available: boolean;
  choiceIsValid: boolean;
  onHand: number;
  price: number;
  salePrice: number | null;
}

/** The most serious thing to say of a line, or nothing. */
export function noticeOf(line: CartLine, now: CheckedLine): LineNotice | null {
  if (!now.available || !now.choiceIsValid)
    return { kind: 'unavailable', text: 'Este producto ya no está disponible. Elimínalo para continuar.' };
  if (now.onHand === 0) return { kind: 'unavailable', text: 'Se agotó. Elimínalo para continuar.' };
  if (now.onHand < line.quantity)
    return {
      kind: 'stock',
      text: `Solo ${now.onHand === 1 ? 'queda 1 unidad' : `quedan ${now.onHand} unidades`}. Ajusta la cantidad.`,
    };
  const before = finalPrice(line);
  const after = finalPrice(now);
  if (before === after) return null;
  const verb = after > before ? 'subió' : 'bajó';
  return { kind: 'price', text: `El precio ${verb} de ${formatPesos(before)} a ${formatPesos(after)}.` };
}
