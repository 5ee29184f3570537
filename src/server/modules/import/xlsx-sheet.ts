import type { SheetInput } from '../../../domain/product-sheet-problem.ts';
import type { SourceRow } from './sheet-table.ts';
import { readCell, type Workbook, type WrittenCell } from './xlsx-cell.ts';
import { createTextReader } from './xlsx-text.ts';
import type { Attributes, XmlReader } from './xlsx-xml.ts';

/** The last column that Excel has; what says more is damaged. */
const MAXIMUM_COLUMN = 16_384;

/** Hands out the rows of a sheet as they end, each cell in its column. */
export function createSheetReader(workbook: Workbook, add: (row: SourceRow) => void): XmlReader {
  const inline = createTextReader();
  let rowNumber = 0;
  let cells: SheetInput[] = [];
  let [cell, column, isInValue]: [WrittenCell | null, number, boolean] = [null, 0, false];
  return {
    open: (name, attributes) => {
      inline.open(name);
      if (name === 'row') {
        rowNumber = rowNumberOf(attributes.r, rowNumber);
        cells = [];
      } else if (name === 'c') {
        inline.take();
        cell = { type: attributes.t ?? 'n', style: attributes.s ?? '', value: null, hasFormula: false };
        column = columnOf(attributes) ?? cells.length;
      } else if (name === 'f' && cell) cell.hasFormula = true;
      else if (name === 'v' && cell) {
        cell.value = '';
        isInValue = true;
      }
    },
    text: (text) => {
      inline.text(text);
      if (isInValue && cell) cell.value += text;
    },
    close: (name) => {
      inline.close(name);
      if (name === 'v') isInValue = false;
      else if (name === 'c' && cell) {
        if (column < MAXIMUM_COLUMN) place(cells, column, readCell(cell, inline.take(), workbook));
        cell = null;
      } else if (name === 'row') add({ rowNumber, cells });
    },
  };
}

function rowNumberOf(said: string | undefined, before: number): number {
  const number = Number(said);
  return Number.isInteger(number) && number > before ? number : before + 1;
}

/** 0 for 'A1'. */
function columnOf({ r = '' }: Attributes): number | null {
  const letters = /^([A-Z]{1,3})\d+$/i.exec(r)?.[1];
  if (!letters) return null;
  return [...letters.toUpperCase()].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

function place(cells: SheetInput[], column: number, value: SheetInput): void {
  while (cells.length < column) cells.push(null);
  cells[column] = value;
}
