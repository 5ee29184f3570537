import { moveIn, recogniseSource } from '../../src/domain/move-in/move-in.ts';
import { SHEET_FIELD_IDS, type SheetField } from '../../src/domain/product-sheet-fields.ts';
import { type Line, linesOf } from './foreign-exports.ts';

/** The rows of an export in our columns, without empty ones. */
export function moved(headers: readonly string[], lines: readonly Line[]) {
  const source = recogniseSource(headers);
  if (!source) throw new Error('Nobody knows these headers');
  const rows = linesOf(headers, lines).map((cells, index) => ({ rowNumber: index + 2, cells }));
  return moveIn(source, [{ headers, rows }]).rows.map(({ rowNumber, cells }) => {
    const said = SHEET_FIELD_IDS.flatMap((field, at) => (cells[at] === null ? [] : [[field, cells[at]]]));
    return { rowNumber, ...(Object.fromEntries(said) as Partial<Record<SheetField, string>>) };
  });
}
