import type { Pesos } from './money.ts';
import { parseAddresses } from './move-in/picture-addresses.ts';
import type { NetContent } from './net-content.ts';
import type { ProductForm } from './product-form.ts';
import { type ColumnUse, REPEATABLE_FIELDS, SHEET_FIELDS, type SheetField } from './product-sheet-fields.ts';
import { parseContent, parseGtin, parseWeight } from './product-sheet-measures.ts';
import { cellText, type SheetInput, type SheetProblem, unreadableProblem } from './product-sheet-problem.ts';
import {
  cellString,
  isClearing,
  type Option,
  type Parsed,
  parseMeasure,
  parseMoment,
  parseOptions,
  parsePesos,
  parseState,
  parseTax,
  parseUnits,
  parseYesNo,
} from './product-sheet-values.ts';
import type { ProductState } from './product-state.ts';

/** What the fields of a row say. */
export type SheetValues = {
  sku: string;
  name: string;
  description: string;
  state: ProductState;
  category: string;
  subcategory: string;
  price: Pesos;
  salePrice: Pesos;
  offerStart: string;
  offerEnd: string;
  tax: ProductForm['taxClass'];
  weight: number;
  height: number;
  width: number;
  length: number;
  perishable: boolean;
  options: Option[];
  stock: number;
  variantSku: string;
  variantActive: boolean;
  gtin: string;
  content: NetContent;
  /** Addresses, in their order. */
  pictures: string[];
  variantPictures: string[];
};

/** What a cell says of a fact, which its header names; null empties it. `found`: as it stands there. */
export type ToldFact = { column: string; found: string; text: string | null };

/** A row of a sheet: a field that is missing or empty says nothing, null empties. */
export type SheetRow = {
  rowNumber: number;
  values: { [Field in SheetField]?: SheetValues[Field] | null };
  facts: ToldFact[];
  problems: SheetProblem[];
  /** The cell of a field and what its column is called, to tell about it. */
  told: (field: SheetField) => { column: string; found: string };
};

const PARSERS: { [Field in SheetField]: (cell: SheetInput) => Parsed<SheetValues[Field]> } = {
  sku: (cell) => ({ value: cellString(cell) }),
  name: (cell) => ({ value: cellString(cell) }),
  description: (cell) => ({ value: cellString(cell) }),
  state: parseState,
  category: (cell) => ({ value: cellString(cell) }),
  subcategory: (cell) => ({ value: cellString(cell) }),
  price: parsePesos,
  salePrice: parsePesos,
  offerStart: (cell) => parseMoment(cell, 'start'),
  offerEnd: (cell) => parseMoment(cell, 'end'),
  tax: parseTax,
  weight: parseWeight,
  height: (cell) => parseMeasure(cell, 1),
  width: (cell) => parseMeasure(cell, 1),
  length: (cell) => parseMeasure(cell, 1),
  perishable: parseYesNo,
  options: parseOptions,
  stock: parseUnits,
  variantSku: (cell) => ({ value: cellString(cell) }),
  variantActive: parseYesNo,
  gtin: parseGtin,
  content: parseContent,
  pictures: parseAddresses,
  variantPictures: parseAddresses,
};

/** What a product may do without; the word that clears is a mistake elsewhere. */
const CLEARABLE: readonly SheetField[] = [
  'description',
  'category',
  'subcategory',
  'price',
  'salePrice',
  'offerStart',
  'offerEnd',
  'weight',
  'height',
  'width',
  'length',
  'gtin',
  'content',
  'pictures',
  'variantPictures',
];

/** Reads the cells of a row by what their columns tell; problems of single cells stand beside the values. */
export function readSheetRow(
  { rowNumber, cells }: { rowNumber: number; cells: readonly SheetInput[] },
  { headers, mapping }: { headers: readonly string[]; mapping: readonly ColumnUse[] },
): SheetRow {
  const told = (field: SheetField) => {
    const index = mapping.indexOf(field);
    return {
      column: index < 0 ? SHEET_FIELDS[field] : (headers[index] ?? ''),
      found: index < 0 ? '' : shortened(cellText(cells[index])),
    };
  };
  const row: SheetRow = { rowNumber, values: {}, facts: [], problems: [], told };
  for (const [index, use] of mapping.entries()) {
    const cell = cells[index] ?? null;
    if (use === null || use === 'ignored' || cell === null) continue;
    if (use === 'fact') {
      readFactCell(row, headers[index] ?? '', cell);
      continue;
    }
    const read = readCell(use, cell);
    if ('problem' in read) row.problems.push({ ...told(use), message: read.problem });
    else if (read.value !== undefined) Object.assign(row.values, { [use]: together(use, row, read.value) });
  }
  if (!row.values.sku && !row.problems.some(({ column }) => column === told('sku').column))
    row.problems.push({ ...told('sku'), message: 'Escribe el SKU.' });
  return row;
}

function readFactCell(row: SheetRow, column: string, cell: SheetInput): void {
  const found = shortened(cellText(cell));
  if (typeof cell === 'object' && cell !== null)
    row.problems.push({ column, found, message: unreadableProblem(cell) });
  else if (isClearing(cell)) row.facts.push({ column, found, text: null });
  else if (cellString(cell) !== '') row.facts.push({ column, found, text: cellString(cell) });
}

/** Columns that tell the same thing go on with each other's list. */
function together(field: SheetField, { values }: SheetRow, value: unknown): unknown {
  const before: unknown = values[field];
  if (!REPEATABLE_FIELDS.includes(field) || !Array.isArray(before) || !Array.isArray(value)) return value;
  return [...new Set([...before, ...value])];
}

function readCell(field: SheetField, cell: SheetInput): Parsed<unknown> {
  if (typeof cell === 'object' && cell !== null) return { problem: unreadableProblem(cell) };
  if (isClearing(cell))
    return CLEARABLE.includes(field) ? { value: null } : { problem: 'Este dato no puede quedar vacío.' };
  return cellString(cell) === '' ? { value: undefined } : PARSERS[field](cell);
}

function shortened(text: string): string {
  return text.length > 120 ? `${text.slice(0, 120).toWellFormed()}…` : text;
}
