/** What a cell of an uploaded sheet holds; a formula without a result and an error of the sheet are told apart. */
export type SheetInput = string | number | null | UnreadableCell;

/** `isDamaged`: a text with characters that nothing can keep; they are shown as �. */
type UnreadableCell = { unreadable: string; isDamaged?: true };

/** `column`: the header as the file has it, '' for the whole row. `message`: what is expected. */
export type SheetProblem = { column: string; found: string; message: string };

export type SheetChange = { column: string; before: string; after: string };

/** A cell as a person reads it. */
export function cellText(cell: SheetInput | undefined): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell === 'object') return cell.unreadable;
  return typeof cell === 'number' ? String(cell).replace('.', ',') : cell;
}
