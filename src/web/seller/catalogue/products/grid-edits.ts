import type { OutputOf } from '../../../../wire/endpoint.ts';
import type { Endpoints } from '../../../../wire/endpoints.ts';
import { readNumber } from '../../../panel/read-number.ts';

export type GridProduct = OutputOf<Endpoints['listSellerProducts']>['products'][number];

/** A cell of the grid: the price or the units of a product or of one of its combinations. */
export interface Cell {
  key: string;
  value: number | null;
}

/** One line of the grid: a product, or one of its variants. */
export interface Line {
  product: GridProduct;
  /** The first line of its product. */
  isFirst: boolean;
  /** Of the variant; null: the product's. */
  reference: string | null;
  label: string;
  /** What it is sold for while its offer lasts; null: it has none. */
  salePrice: number | null;
  /** A variant that shoppers cannot choose. */
  isHidden: boolean;
  price: Cell | null;
  units: Cell | null;
}

/** Typed texts by the key of their cell; a cell that is missing is unchanged. */
export type Edits = Readonly<Record<string, string>>;

export function linesOf(products: readonly GridProduct[]): Line[] {
  return products.flatMap((product): Line[] => {
    const price = { key: `${product.id}:precio`, value: product.price };
    const whole = { product, salePrice: product.salePrice, isHidden: false };
    if (product.stock.length === 0)
      return [{ ...whole, isFirst: true, reference: null, label: '', price, units: null }];
    return product.stock.map(({ termIds, label, onHand, variant }, index) => {
      const units = { key: `${product.id}:${termIds.join('-')}`, value: onHand };
      const own = variant && { key: `${units.key}:precio`, value: variant.price };
      const isFirst = index === 0;
      const reference = variant?.reference ?? null;
      const shown = variant
        ? { product, salePrice: variant.salePrice, isHidden: !variant.isActive }
        : { ...whole, salePrice: isFirst ? whole.salePrice : null };
      return { ...shown, isFirst, reference, label, price: own ?? (isFirst ? price : null), units };
    });
  });
}

/** The cells of a column from top to bottom, as arrows and a pasted column walk through them. */
export function columnOf(lines: readonly Line[], column: 'price' | 'units'): Cell[] {
  return lines.map((line) => line[column]).filter((cell) => cell !== null);
}

interface PasteStart {
  column: 'price' | 'units';
  key: string;
}

/**
 * Writes a pasted text from a cell on: one column down its cells; two columns, begun at a price, as price and units of
 * each line. What does not fit is left out, and prices of whoever may not change them.
 */
export function pasteBlock(
  edits: Edits,
  lines: readonly Line[],
  { column, key }: PasteStart,
  text: string,
  mayPrice: boolean,
): Edits {
  const rows = text
    .replace(/\r?\n$/, '')
    .split(/\r?\n/)
    .map((row) => row.split('\t').map((value) => value.trim()));
  const isWide = column === 'price' && rows.some((row) => row.length > 1);
  const targets = isWide
    ? lines.map(({ price, units }) => [price, units])
    : columnOf(lines, column).map((cell) => [cell]);
  const from = targets.findIndex((cells) => cells[0]?.key === key);
  const pairs = rows.flatMap((row, index) =>
    (targets[from + index] ?? []).flatMap((cell, place) => {
      const value = row[place];
      const isRefused = cell?.key.endsWith(':precio') && !mayPrice;
      return cell && value !== undefined && !isRefused ? [[cell.key, value] as const] : [];
    }),
  );
  return { ...edits, ...Object.fromEntries(pairs) };
}

/** Why a typed text cannot be saved; null: it can. */
export function problemIn(text: string | undefined, column: 'price' | 'units'): string | null {
  if (text === undefined) return null;
  const number = readNumber(text, 0);
  if (number === null || number === 'unreadable') return 'Escribe un número.';
  if (column === 'price' && (number < 1 || number > 1_000_000_000)) return 'Escribe un precio válido.';
  return number > 1_000_000 ? (column === 'units' ? 'Son demasiadas unidades.' : null) : null;
}

/** The rows that the server gets: only what differs from what was shown. */
export function changedRows(products: readonly GridProduct[], edits: Edits) {
  return products.flatMap((product) => {
    const price = changeOf(edits[`${product.id}:precio`], product.price);
    const stock = product.stock.flatMap(({ termIds, onHand, variant }) => {
      const key = `${product.id}:${termIds.join('-')}`;
      const units = changeOf(edits[key], onHand);
      const own = variant && changeOf(edits[`${key}:precio`], variant.price);
      if (units === null && own === null) return [];
      return [{ termIds, onHand: units ?? onHand, before: onHand, ...(own !== null && { price: own }) }];
    });
    if (price === null && stock.length === 0) return [];
    return [{ productId: product.id, version: product.version, stock, ...(price !== null && { price }) }];
  });
}

/** What is still to be saved: refused rows, beside the values as they are now, and cells with another text than was sent. */
export function editsAfter(now: Edits, sent: Edits, savedIds: ReadonlySet<number>): Edits {
  return Object.fromEntries(
    Object.entries(now).filter(([key, text]) => !savedIds.has(productIdOf(key)) || text !== sent[key]),
  );
}

export const SAVED = 'Guardado';

/** The answers by product, without those that would call saved what was typed since. */
export function answersBeside(
  answers: Readonly<Record<number, string>>,
  edits: Edits,
): Record<number, string> {
  const edited = new Set(Object.keys(edits).map(productIdOf));
  return Object.fromEntries(
    Object.entries(answers).filter(([id, text]) => text !== SAVED || !edited.has(Number(id))),
  );
}

function productIdOf(key: string): number {
  return Number(key.split(':')[0]);
}

/** The typed number where it is another one; null: nothing to change. */
function changeOf(text: string | undefined, shown: number | null): number | null {
  const number = text === undefined ? null : readNumber(text, 0);
  return number === 'unreadable' || number === shown ? null : number;
}
