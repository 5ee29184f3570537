import { headerKey } from '../product-sheet-columns.ts';
import type { SheetField } from '../product-sheet-fields.ts';
import { cellText, type SheetInput, type UnreadableCell } from '../product-sheet-problem.ts';
import { withoutGuard } from '../product-sheet-values.ts';

export type SourceRow = { rowNumber: number; cells: SheetInput[] };

/** A row of another shop's export in the columns of our sheet; what it does not say is missing. */
export type MovedRow = { rowNumber: number; values: MovedValues; facts?: MovedFacts };
export type MovedValues = { [Field in SheetField]?: string | UnreadableCell };

/** What it says beside, by the other shop's name for it: 'Material', 'Marca'. A category that asks for it takes it. */
export type MovedFacts = Record<string, string>;

/** The cells of a row by what their columns are called, whatever their case and accents; '' is empty. */
export type Cells = (...names: string[]) => string;

/** A row as the readers of exports look at it. */
export type ReadRow = { rowNumber: number; cell: Cells };

export type SourceSheet = {
  has: (...names: string[]) => boolean;
  /** Headers as the file writes them whose key begins so. */
  columnsThatBegin: (start: string) => string[];
  read: (rows: readonly SourceRow[]) => ReadRow[];
};

export function sourceSheet(headers: readonly string[]): SourceSheet {
  const places = new Map<string, number>();
  for (const [index, header] of headers.entries()) {
    const key = headerKey(header);
    if (!places.has(key)) places.set(key, index);
  }
  return {
    has: (...names) => names.some((name) => places.has(name)),
    columnsThatBegin: (start) => headers.filter((header) => headerKey(header).startsWith(start)),
    read: (rows) =>
      rows.map(({ rowNumber, cells }) => ({
        rowNumber,
        cell: (...names) => {
          for (const name of names) {
            const index = places.get(name);
            const text = index === undefined ? '' : withoutGuard(cellText(cells[index]).trim());
            if (text !== '') return text;
          }
          return '';
        },
      })),
  };
}

/** Without what says nothing. */
export function saying<Values extends MovedValues | MovedFacts>(values: Values): Values {
  const said = Object.entries(values).filter(([, value]) => value !== '' && value !== undefined);
  return Object.fromEntries(said) as Values;
}

/** A number as programs write it: '45000.00', '1,234.5', '1.234,50'. Null: none. */
export function numberIn(text: string): number | null {
  const bare = text.replace(/[^\d.,-]/g, '');
  const isComma = /,\d{1,2}$/.test(bare);
  const plain = isComma ? bare.replaceAll('.', '').replace(',', '.') : bare.replaceAll(',', '');
  return plain !== '' && Number.isFinite(Number(plain)) ? Number(plain) : null;
}

/** What is asked for a price that another one crosses out; texts stay as they are, so that a wrong one is told. */
export function crossedOut(price: string, before: string): { price: string; salePrice: string } {
  const [now, old] = [numberIn(price), numberIn(before)];
  return now !== null && old !== null && old > now
    ? { price: before, salePrice: price }
    : { price, salePrice: '' };
}

export function isTrue(text: string): boolean {
  return /^(true|1|yes|si|sí|verdadero)$/i.test(text);
}
