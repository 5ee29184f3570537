import type { SheetInput } from '../../../domain/product-sheet-problem.ts';
import { attributeOf, contentOf, elementsIn, textsIn, unescapeText } from './xlsx-xml.ts';

interface Workbook {
  strings: readonly string[];
  dateStyles: ReadonlySet<string>;
  usesEpoch1904: boolean;
}

const NO_RESULT = 'fórmula sin resultado';
/** The last column that Excel has; what says more is damaged. */
const MAXIMUM_COLUMN = 16_384;

/** The cells of a row in their columns. */
export function createCellReader(workbook: Workbook): (row: string) => SheetInput[] {
  return (row) => {
    const cells: SheetInput[] = [];
    for (const cell of elementsIn(row, 'c')) {
      const column = columnOf(attributeOf(cell, 'r')) ?? cells.length;
      if (column >= MAXIMUM_COLUMN) continue;
      while (cells.length < column) cells.push(null);
      cells[column] = readCell(cell, workbook);
    }
    return cells;
  };
}

/** 0 for 'A1'. */
function columnOf(reference: string | null): number | null {
  const letters = /^([A-Z]{1,3})\d+$/i.exec(reference ?? '')?.[1];
  if (!letters) return null;
  return [...letters.toUpperCase()].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

function readCell(cell: string, workbook: Workbook): SheetInput {
  const type = attributeOf(cell, 't') ?? 'n';
  if (type === 'inlineStr') return textOrNull(textsIn(cell));
  const value = contentOf(cell, 'v');
  if (value === null || value === '') {
    // Without it the cell would count as empty and its value as 'leave as it is'.
    const isText = type === 'str' && value === '';
    return contentOf(cell, 'f') !== null && !isText ? { unreadable: NO_RESULT } : null;
  }
  if (type === 's') return textOrNull(workbook.strings[Number(value)] ?? '');
  if (type === 'str') return textOrNull(unescapeText(value));
  if (type === 'b') return value === '1' ? 'Sí' : 'No';
  if (type === 'e') return { unreadable: unescapeText(value) };
  if (type === 'd') return momentText(Date.parse(value)) ?? { unreadable: value };
  const number = Number(value);
  if (!Number.isFinite(number)) return { unreadable: unescapeText(value).slice(0, 100) };
  if (!workbook.dateStyles.has(attributeOf(cell, 's') ?? '')) return Number(number.toPrecision(15));
  return momentText(millisOfSerial(number, workbook.usesEpoch1904)) ?? { unreadable: value };
}

function textOrNull(text: string): string | null {
  return text.trim() === '' ? null : text;
}

/** Days since the end of 1899, or since 1904 in old files of Macs; a minute is as exact as anybody writes. */
function millisOfSerial(serial: number, usesEpoch1904: boolean): number {
  const days = serial + (usesEpoch1904 ? 1_462 : 0) - 25_569;
  return Math.round(days * 24 * 60) * 60_000;
}

/** 'YYYY-MM-DD HH:MM', as the sheet showed it, in no zone. */
function momentText(millis: number): string | null {
  if (!Number.isFinite(millis) || Math.abs(millis) > 8e15) return null;
  const text = new Date(millis).toISOString();
  return `${text.slice(0, 10)} ${text.slice(11, 16)}`;
}

/** Numbers of the cell styles that show a date. */
export function dateStylesOf(styles: string): Set<string> {
  const custom = new Map(
    elementsIn(styles, 'numFmt').map((element) => [
      attributeOf(element, 'numFmtId') ?? '',
      attributeOf(element, 'formatCode') ?? '',
    ]),
  );
  const formats = elementsIn(contentOf(styles, 'cellXfs') ?? '', 'xf').map(
    (element) => attributeOf(element, 'numFmtId') ?? '',
  );
  return new Set(formats.flatMap((id, index) => (isDateFormat(id, custom.get(id)) ? [String(index)] : [])));
}

function isDateFormat(id: string, code: string | undefined): boolean {
  if (code !== undefined) return /[ymdhs]/i.test(code.replace(/"[^"]*"|\[[^\]]*\]|\\./g, ''));
  const number = Number(id);
  return [
    [14, 22],
    [27, 36],
    [45, 47],
    [50, 58],
  ].some(([from = 0, to = 0]) => number >= from && number <= to);
}
