import { formatNumber } from './number-text.ts';

/** What a cell of an uploaded sheet holds; a formula without a result and an error of the sheet are told apart. */
export type SheetInput = string | number | null | UnreadableCell;

/**
 * `isDamaged`: a text with characters that nothing can keep; they are shown as �. `message`: what another shop's export
 * means by it has no place in ours.
 */
export type UnreadableCell = { unreadable: string; isDamaged?: true; message?: string };

/** What keeps the cell from being read. */
export function unreadableProblem({ isDamaged, message }: UnreadableCell): string {
  return message ?? (isDamaged ? DAMAGED : NO_RESULT);
}

const NO_RESULT = 'La fórmula de esta celda no tiene un resultado que se pueda leer. Escribe el valor.';
const DAMAGED = 'Este texto tiene caracteres dañados (�). Escríbelo de nuevo.';

/** `column`: the header as the file has it, '' for the whole row. `message`: what is expected. */
export type SheetProblem = { column: string; found: string; message: string };

export type SheetChange = { column: string; before: string; after: string };

/** A cell as a person reads it. */
export function cellText(cell: SheetInput | undefined): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell === 'object') return cell.unreadable;
  return typeof cell === 'number' ? String(cell).replace('.', ',') : cell;
}

/** More rows than a sheet can have. */
const ROWS_OF_A_SHEET = 2_000_000;

/** Of a workbook whose sheets are read together: rows of all but the first carry the number of their sheet, from 2 on. */
export function rowOfSheet(sheet: number, rowNumber: number): number {
  return sheet === 1 ? rowNumber : sheet * ROWS_OF_A_SHEET + rowNumber;
}

/** No workbook has so many. */
const SHEETS = 500;

/** A row that became several, of which the first (0) keeps its number. Up to 500, of the first sheet. */
export function copyOfRow(rowNumber: number, at: number): number {
  return at === 0 ? rowNumber : rowOfSheet(SHEETS + at, rowNumber);
}

/** '12', '12 de la hoja 2', '12, opción 3'. */
export function rowName(rowNumber: number): string {
  const sheet = Math.floor(rowNumber / ROWS_OF_A_SHEET);
  const row = formatNumber(rowNumber % ROWS_OF_A_SHEET);
  if (sheet > SHEETS) return `${row}, opción ${sheet - SHEETS + 1}`;
  return sheet === 0 ? row : `${row} de la hoja ${sheet}`;
}
