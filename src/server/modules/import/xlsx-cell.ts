import type { SheetInput } from '../../../domain/product-sheet-problem.ts';
import { unescapeText } from './xlsx-text.ts';

export interface Workbook {
  strings: readonly string[];
  dateStyles: ReadonlySet<string>;
  usesEpoch1904: boolean;
}

/** A cell as it is written. */
export interface WrittenCell {
  type: string;
  style: string;
  /** Null: it has none. */
  value: string | null;
  hasFormula: boolean;
}

const NO_RESULT = 'fórmula sin resultado';

/** `inlineText`: what stands in the cell itself and not among the shared strings. */
export function readCell(cell: WrittenCell, inlineText: string, workbook: Workbook): SheetInput {
  const { type, value } = cell;
  if (type === 'inlineStr') return textOrNull(inlineText);
  if (value === null || value === '') {
    // Without it the cell would count as empty and its value as 'leave as it is'.
    const isText = type === 'str' && value === '';
    return cell.hasFormula && !isText ? { unreadable: NO_RESULT } : null;
  }
  if (type === 's') return textOrNull(workbook.strings[Number(value)] ?? '');
  if (type === 'str') return textOrNull(unescapeText(value));
  if (type === 'b') return value === '1' ? 'Sí' : 'No';
  if (type === 'e') return { unreadable: unescapeText(value) };
  if (type === 'd') return momentText(Date.parse(value)) ?? { unreadable: value };
  const number = Number(value);
  if (!Number.isFinite(number)) return { unreadable: unescapeText(value).slice(0, 100) };
  if (!workbook.dateStyles.has(cell.style)) return Number(number.toPrecision(15));
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
