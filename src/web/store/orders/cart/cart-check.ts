import { type CartLine, keyOfLine } from '../../../../domain/cart.ts';
import { finalPrice } from '../../../../domain/discount.ts';
import { formatPesos } from '../../../../domain/money.ts';
import { callApi } from '../../../app/api-client.ts';
import type { NewPrice } from '../../../app/cart-store.ts';

/** What the shop says of a line today. */
export interface LineNotice {
  /** `unavailable` and `stock` keep the line from being bought as it is. */
  kind: 'price' | 'stock' | 'unavailable';
  text: string;
}

/** By the line's key. */
export type LineNotices = Record<string, LineNotice>;

export interface CartCheck {
  notices: LineNotices;
  /** To be taken into the lines together with their notices, so that no amount ever changes silently. */
  prices: NewPrice[];
}

/** A line as the shop knows it now. */
export interface CheckedLine {
  available: boolean;
  isOnHoliday?: true | undefined;
  choiceIsValid: boolean;
  onHand: number;
  /** All options of the product draw on these units. */
  sharesStock?: true | undefined;
  price: number;
  salePrice: number | null;
}

/** The call takes no larger number; a cart may hold more and then hears what is in stock. */
const MAXIMUM_ASKED = 999;

/** Compares the cart, or what is put aside, with the shop. Null: the shop did not answer. */
export async function checkCart(
  lines: readonly CartLine[],
  signal: AbortSignal,
  isSaved = false,
): Promise<CartCheck | null> {
  const asked = lines.map(({ productId, quantity, chosenTerms }) => ({
    productId,
    chosenTerms,
    quantity: Math.min(quantity, MAXIMUM_ASKED),
  }));
  const reply = await callApi('checkCart', { body: { lines: asked } }, { signal });
  return reply.ok ? compare(lines, reply.value, isSaved) : null;
}

export function compare(
  lines: readonly CartLine[],
  shop: readonly (CheckedLine & Pick<CartLine, 'productId' | 'chosenTerms'>)[],
  isSaved = false,
): CartCheck {
  const check: CartCheck = { notices: {}, prices: [] };
  const known = lines.flatMap((line) => {
    const key = keyOfLine(line);
    const now = shop.find((other) => keyOfLine(other) === key);
    return now ? [{ key, line, now }] : [];
  });
  for (const { key, line, now } of known) {
    // What is put aside is not bought together.
    const others = isSaved
      ? []
      : known.filter((other) => other.key !== key && drawOnOneStock(other, { line, now }));
    const alsoWanted = others.reduce((sum, other) => sum + other.line.quantity, 0);
    const notice = noticeOf(line, now, { alsoWanted, isSaved });
    if (notice) check.notices[key] = notice;
    const isSold = now.available && now.choiceIsValid;
    if (isSold && (now.price !== line.price || now.salePrice !== line.salePrice))
      check.prices.push({ key, price: now.price, salePrice: now.salePrice });
  }
  return check;
}

interface KnownLine {
  line: CartLine;
  now: CheckedLine;
}

/** Options of one product may share their units; what is not offered takes none of them. */
function drawOnOneStock(left: KnownLine, right: KnownLine): boolean {
  const isShared = [left, right].every(({ now }) => now.sharesStock && now.choiceIsValid);
  return isShared && left.line.productId === right.line.productId;
}

/**
 * Everything that changed about a line, the most serious first; null when nothing did. `alsoWanted`: how many units other
 * lines want of the same stock. `isSaved`: it is put aside, so nothing has to be done about it.
 */
export function noticeOf(
  line: CartLine,
  now: CheckedLine,
  { alsoWanted = 0, isSaved = false } = {},
): LineNotice | null {
  const says = (kind: LineNotice['kind'], fact: string, advice: string): LineNotice => ({
    kind,
    text: isSaved ? fact : `${fact} ${advice}`,
  });
  if (now.isOnHoliday)
    return says(
      'unavailable',
      'La tienda está de vacaciones y no recibe pedidos por ahora.',
      'Elimínalo para continuar.',
    );
  if (!now.available)
    return says('unavailable', 'Este producto ya no está disponible.', 'Elimínalo para continuar.');
  if (!now.choiceIsValid)
    return says('unavailable', 'Estas opciones ya no están disponibles.', 'Elimina el producto.');
  if (now.onHand <= 0) return says('unavailable', 'Se agotó.', 'Elimínalo para continuar.');
  const price = priceChange(line, now);
  if (now.onHand < line.quantity + alsoWanted) {
    const left =
      alsoWanted > 0 ? `${unitsLeft(now.onHand)} entre tus opciones.` : `${unitsLeft(now.onHand)}.`;
    const stock = says('stock', left, 'Ajusta la cantidad.');
    return { ...stock, text: `${stock.text} ${price}`.trim() };
  }
  return price ? { kind: 'price', text: price } : null;
}

function unitsLeft(onHand: number): string {
  return onHand === 1 ? 'Queda 1 unidad' : `Quedan ${onHand} unidades`;
}

function priceChange(line: CartLine, now: CheckedLine): string {
  const before = finalPrice(line);
  const after = finalPrice(now);
  if (before === after) return '';
  return `El precio ${after > before ? 'subió' : 'bajó'}: antes ${formatPesos(before)}, ahora ${formatPesos(after)}.`;
}
