import type { NetContent } from './net-content.ts';
import type { SheetInput } from './product-sheet-problem.ts';
import { type Parsed, parseMeasure, shortString } from './product-sheet-values.ts';
import { readContent } from './read-content.ts';

const KILOGRAMS: Partial<Record<NetContent['unit'], number>> = { g: 0.001, kg: 1 };

/** In kilograms: '0,85', '500 g', '2 kg', '1 libra'. A number alone is kilos. */
export function parseWeight(cell: SheetInput): Parsed<number> {
  const plain = parseMeasure(cell, 3);
  if ('value' in plain) return plain;
  const content = readContent(shortString(cell));
  const each = content ? KILOGRAMS[content.unit] : undefined;
  if (!content || each === undefined) return { problem: 'Escribe el peso, por ejemplo 0,85 o 850 g.' };
  return { value: Number((content.amount * content.pieces * each).toFixed(3)) };
}

/** '500 g', '6 x 330 ml', '18 unidades'. */
export function parseContent(cell: SheetInput): Parsed<NetContent> {
  const value = readContent(shortString(cell));
  return value ? { value } : { problem: 'Escribe cuánto trae, por ejemplo 500 g, 1,5 L o 6 x 330 ml.' };
}

/** Digits, however they are set apart; whether they are right is the rules' to say. */
export function parseGtin(cell: SheetInput): Parsed<string> {
  const digits = shortString(cell).replace(/[\s.'-]/g, '');
  return /^\d{6,14}$/.test(digits)
    ? { value: digits }
    : { problem: 'Escribe el código de barras: 8, 12, 13 o 14 dígitos.' };
}
