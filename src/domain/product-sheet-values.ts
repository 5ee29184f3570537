import type { Pesos } from './money.ts';
import type { ProductForm } from './product-form.ts';
import type { SheetInput } from './product-sheet-problem.ts';
import { PRODUCT_STATE_NAMES, PRODUCT_STATES, type ProductState } from './product-state.ts';
import { foldText } from './text.ts';

/** What a cell says, or in Spanish what is expected of it. */
export type Parsed<Value> = { value: Value } | { problem: string };

/** Empties what it stands in; an empty cell leaves things as they are. */
export const CLEARING_WORD = '(vacío)';

export function isClearing(cell: SheetInput): boolean {
  return typeof cell === 'string' && cell.length < 40 && foldText(cell.trim()) === foldText(CLEARING_WORD);
}

/** Excel and others take such a text for a formula. */
const LOOKS_LIKE_FORMULA = /^'*[=+\-@\t\r＝＋－＠]/;

/** For every text that leaves in a file; cellString takes the apostrophe away again. */
export function defused(text: string): string {
  return LOOKS_LIKE_FORMULA.test(text) ? `'${text}` : text;
}

/** A cell of an upload as defused may guard it: one that has its apostrophe already does not get another. */
export function withoutGuard(text: string): string {
  return text.startsWith("'") && LOOKS_LIKE_FORMULA.test(text) ? text.slice(1) : text;
}

/** A cell as text: trimmed, without the apostrophe that keeps sheets from working it out. */
export function cellString(cell: SheetInput): string {
  if (cell === null || typeof cell === 'object') return '';
  return withoutGuard(String(cell)).replace(/\r\n?/g, '\n').trim();
}

/** A cell that says one thing; a long one says none, and costs no time to find out. */
export function shortString(cell: SheetInput): string {
  const text = cellString(cell);
  return text.length > 60 ? '…' : text;
}

/** '$ 12.500', '12500,00', '1.250.000', "1'250.000", 12500. */
export function parsePesos(cell: SheetInput): Parsed<Pesos> {
  const problem = 'Escribe un valor en pesos sin centavos, por ejemplo 12500 o 12.500.';
  const amount = typeof cell === 'number' ? cell : amountIn(moneyText(cell));
  return amount !== null && Number.isInteger(amount) ? { value: amount } : { problem };
}

/** '10', '1.000', '10,00', '25 unidades'. */
export function parseUnits(cell: SheetInput): Parsed<number> {
  const problem = 'Escribe un número entero de unidades, por ejemplo 25.';
  const text = shortString(cell).replace(/\s*(unidad|unidades|und|uds?)\.?$/i, '');
  const units = typeof cell === 'number' ? cell : amountIn(text);
  return units !== null && Number.isInteger(units) ? { value: units } : { problem };
}

/** '0,85', '0.85', '2 kg', '1.250,5' with so many decimals at most; a single point is a decimal one. */
export function parseMeasure(cell: SheetInput, decimals: number): Parsed<number> {
  const problem = 'Escribe un número, por ejemplo 0,85.';
  const text = shortString(cell)
    .replace(/\s*(kg|kgs|kilos?|kilogramos?|cms?|centimetros?|centímetros?)\.?$/i, '')
    .replace(/^\+/, '');
  const plain = /^\d{1,3}(\.\d{3})*,\d+$/.test(text)
    ? text.replaceAll('.', '').replace(',', '.')
    : /^\d{1,3}(,\d{3})+\.\d+$/.test(text)
      ? text.replaceAll(',', '')
      : text.replace(',', '.');
  const number = typeof cell === 'number' ? cell : /^\d+(\.\d+)?$/.test(plain) ? Number(plain) : null;
  return number === null ? { problem } : { value: Number(number.toFixed(decimals)) };
}

function moneyText(cell: SheetInput): string {
  return shortString(cell)
    .replace(/^(cop\s*)?\$\s*/i, '')
    .replace(/^cop\s*/i, '')
    .replace(/\s*(cop|pesos)\.?$/i, '');
}

/** Whole thousands with any mark, then decimals that must say nothing. Null: no such number. */
function amountIn(text: string): number | null {
  const plain = /^(\d+)(?:[.,]0{1,2})?$/.exec(text) ?? /^(\d+)$/.exec(text);
  // '12.500' are thousands, '0.500' is nobody's price.
  const grouped = /^([1-9]\d{0,2}(?:([.,'’\s])\d{3}(?:(?:\2|['’])\d{3})*))(?:(?!\2)[.,]0{1,2})?$/.exec(text);
  const mixed = /^([1-9]\d{0,2}['’]\d{3}[.,]\d{3})(?:[.,]0{1,2})?$/.exec(text);
  const whole = plain?.[1] ?? grouped?.[1] ?? mixed?.[1];
  return whole === undefined ? null : Number(whole.replace(/\D/g, ''));
}

export function parseYesNo(cell: SheetInput): Parsed<boolean> {
  const text = foldText(shortString(cell));
  if (['si', 's', 'x', '1', 'yes', 'true', 'verdadero'].includes(text)) return { value: true };
  if (['no', 'n', '0', 'false', 'falso'].includes(text)) return { value: false };
  return { problem: 'Escribe Sí o No.' };
}

export function parseTax(cell: SheetInput): Parsed<ProductForm['taxClass']> {
  // A cell with the format of a percentage holds 0.19.
  const number = typeof cell === 'number' && cell < 1 ? Math.round(cell * 100) : cell;
  const text = foldText(shortString(number)).replace(/[\s%]|^iva/g, '');
  if (text === '19' || text === '19,0' || text === '19.0') return { value: '19' };
  if (text === '5' || text === '5,0' || text === '5.0') return { value: '5' };
  if (text === 'exento' || text === 'exenta') return { value: 'exento' };
  if (text === 'excluido' || text === 'excluida') return { value: 'excluido' };
  return { problem: 'Escribe 19 %, 5 %, Exento o Excluido.' };
}

export function parseState(cell: SheetInput): Parsed<ProductState> {
  const text = foldText(shortString(cell))
    .replace(/ada$/, 'ado')
    .replace(/^activa$/, 'activo');
  const state = PRODUCT_STATES.find((one) => foldText(PRODUCT_STATE_NAMES[one]) === text);
  return state ? { value: state } : { problem: 'Escribe Borrador, Activo, Pausado o Archivado.' };
}

/** '2026-12-01', '2026-12-01 08:30', '01/12/2026 8:30': by the clock of Bogotá; a day alone lasts until its end. */
export function parseMoment(cell: SheetInput, end: 'start' | 'end'): Parsed<string> {
  const problem = 'Escribe una fecha como 2026-12-24 o 2026-12-24 18:00.';
  const text = shortString(cell);
  const found =
    /^(?<year>\d{4})-(?<month>\d{1,2})-(?<day>\d{1,2})(?:[ T]+(?<hour>\d{1,2}):(?<minute>\d{2})(?::\d{2})?)?$/.exec(
      text,
    ) ??
    /^(?<day>\d{1,2})[/.-](?<month>\d{1,2})[/.-](?<year>\d{4})(?: +(?<hour>\d{1,2}):(?<minute>\d{2})(?::\d{2})?)?$/.exec(
      text,
    );
  if (!found?.groups) return { problem };
  const { year, month, day, hour, minute } = found.groups;
  const isDay = hour === undefined;
  // Midnight is how sheets store a day without an hour.
  const isWhole = end === 'end' && (isDay || (Number(hour) === 0 && Number(minute) === 0));
  const parts = [year, month, day, isWhole ? 23 : (hour ?? 0), isWhole ? 59 : (minute ?? 0)].map(Number);
  const [y = 0, m = 0, d = 0, h = 0, min = 0] = parts;
  const moment = new Date(Date.UTC(y, m - 1, d, h + 5, min));
  const isReal =
    y >= 2000 && new Date(Date.UTC(y, m - 1, d)).getUTCDate() === d && m <= 12 && h < 24 && min < 60;
  return isReal ? { value: moment.toISOString() } : { problem };
}

/** 'YYYY-MM-DD HH:MM' of Bogotá, as parseMoment reads it. */
export function momentText(moment: string | null): string {
  if (moment === null) return '';
  const text = new Date(new Date(moment).getTime() - 5 * 3_600_000).toISOString();
  return `${text.slice(0, 10)} ${text.slice(11, 16)}`;
}

export type Option = { attribute: string; term: string };

/** 'Color: Rojo | Talla: S'; a mark that belongs to a name has a backslash in front. */
export function optionsText(options: readonly Option[]): string {
  const safe = (text: string) => text.replace(/[\\|]/g, '\\$&');
  return options
    .map(({ attribute, term }) => `${safe(attribute).replaceAll(':', '\\:')}: ${safe(term)}`)
    .join(' | ');
}

export function parseOptions(cell: SheetInput): Parsed<Option[]> {
  const problem = 'Escribe cada opción con su atributo, por ejemplo Color: Rojo | Talla: M.';
  const parts = cellString(cell).match(/(?:\\[\s\S]|[^\\|])+/g) ?? [];
  const options = parts.map((part) => {
    const [, attribute = '', term = ''] = /^((?:\\[\s\S]|[^\\:])*):([\s\S]*)$/.exec(part) ?? [];
    const bare = (text: string) => text.trim().replace(/\\([\s\S])/g, '$1');
    return { attribute: bare(attribute), term: bare(term) };
  });
  const isWhole = options.every(({ attribute, term }) => attribute !== '' && term !== '');
  const names = new Set(options.map(({ attribute }) => attribute.toLowerCase()));
  if (options.length === 0 || !isWhole || names.size < options.length) return { problem };
  return { value: options };
}
