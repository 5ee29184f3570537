import { finalPrice, savings } from './discount.ts';
import { type Pesos, sumPesos } from './money.ts';
import type { NetContent } from './net-content.ts';
import type { Attribute, Product } from './product.ts';

/** Spec 'atributos' of a cart line: codAtributo and codTermino. */
export type ChosenTerm = { attributeId: number; termId: number };

/** The chosen terms in words, as cart, order and messages show them. */
type TermName = { attribute: string; term: string };

/** The product's fields as they were when it was added, with quantity (spec cantidad) and chosen terms. */
export type CartLine = Pick<
  Product,
  | 'sellerId'
  | 'sellerName'
  | 'name'
  | 'reference'
  | 'price'
  | 'salePrice'
  | 'imageUrl'
  | 'weightKilograms'
  | 'heightCentimetres'
  | 'widthCentimetres'
  | 'lengthCentimetres'
> & {
  productId: number;
  quantity: number;
  chosenTerms: ChosenTerm[];
  termNames: TermName[];
  /** Whose page the line leads to; missing: the product's, as in carts of before. */
  variantId?: number | undefined;
  /** For the price by kilo, litre or unit; missing: nobody has said it, or the line is older than such prices. */
  content?: NetContent | null;
};

export type CartTotals = { itemCount: number; original: Pesos; discount: Pesos; subtotal: Pesos };

const CART_SELECT_MAXIMUM = 10;

/** A line's identity (spec 4): product and set of chosen terms, in any order. */
export function lineKey(productId: number, chosenTerms: readonly ChosenTerm[]): string {
  const pairs = new Set(chosenTerms.map(({ attributeId, termId }) => `${attributeId}-${termId}`));
  return `${productId}:${[...pairs].sort().join(',')}`;
}

export function keyOfLine(line: Pick<CartLine, 'productId' | 'chosenTerms'>): string {
  return lineKey(line.productId, line.chosenTerms);
}

/** An identical line raises its quantity and takes the newer product data; otherwise a line is appended. */
export function addLine(lines: readonly CartLine[], added: CartLine): CartLine[] {
  requireQuantity(added.quantity);
  const key = keyOfLine(added);
  if (!lines.some((line) => keyOfLine(line) === key)) return [...lines, added];
  return lines.map((line) =>
    keyOfLine(line) === key ? { ...added, quantity: line.quantity + added.quantity } : line,
  );
}

export function removeLine(lines: readonly CartLine[], key: string): CartLine[] {
  return lines.filter((line) => keyOfLine(line) !== key);
}

/** A quantity that is not a whole number from 1 up is a programming error and throws. */
export function setQuantity(lines: readonly CartLine[], key: string, quantity: number): CartLine[] {
  requireQuantity(quantity);
  return lines.map((line) => (keyOfLine(line) === key ? { ...line, quantity } : line));
}

/**
 * Options of the cart's quantity select (spec 2.8: 1 to 10). The product page has no upper limit, so a
 * line can hold more: its own quantity is then one more, last option, and nothing is cut silently.
 */
export function quantityOptions(currentQuantity: number): number[] {
  const options = Array.from({ length: CART_SELECT_MAXIMUM }, (_, index) => index + 1);
  return currentQuantity > CART_SELECT_MAXIMUM ? [...options, currentQuantity] : options;
}

export function cartTotals(lines: readonly Pick<CartLine, 'price' | 'salePrice' | 'quantity'>[]): CartTotals {
  return {
    itemCount: lines.reduce((count, line) => count + line.quantity, 0),
    original: sumPesos(lines.map((line) => line.price * line.quantity)),
    discount: sumPesos(lines.map((line) => savings(line) * line.quantity)),
    subtotal: sumPesos(lines.map((line) => finalPrice(line) * line.quantity)),
  };
}

/** Choosing a term replaces any earlier choice for that attribute (spec 4). */
export function chooseTerm(chosen: readonly ChosenTerm[], term: ChosenTerm): ChosenTerm[] {
  return [...chosen.filter(({ attributeId }) => attributeId !== term.attributeId), term];
}

/** Opens the add and buy buttons. An attribute without terms offers nothing to choose and does not block. */
export function everyAttributeChosen(
  attributes: readonly Attribute[],
  chosen: readonly ChosenTerm[],
): boolean {
  return attributes.every(
    ({ id, terms }) =>
      terms.length === 0 ||
      chosen.some(
        ({ attributeId, termId }) => attributeId === id && terms.some((term) => term.id === termId),
      ),
  );
}

/** As stock is kept: each once, ascending, in whatever order they were chosen. */
export function termIdsOf(chosen: readonly ChosenTerm[]): number[] {
  return [...new Set(chosen.map(({ termId }) => termId))].sort((left, right) => left - right);
}

/** For an order: every attribute has exactly one choice, and nothing foreign to the product is chosen. */
export function isValidChoice(attributes: readonly Attribute[], chosen: readonly ChosenTerm[]): boolean {
  const choosable = attributes.filter(({ terms }) => terms.length > 0);
  return chosen.length === choosable.length && everyAttributeChosen(choosable, chosen);
}

function requireQuantity(quantity: number): void {
  if (!Number.isSafeInteger(quantity) || quantity < 1) throw new RangeError(`Not a quantity: ${quantity}`);
}
