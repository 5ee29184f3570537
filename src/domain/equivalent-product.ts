import type { NetContent } from './net-content.ts';
import { wordsOf } from './search-words.ts';

/** What tells whether two products are the same or stand for each other. */
export interface ComparedProduct {
  name: string;
  gtin: string | null;
  categoryId: number | null;
  content: NetContent | null;
}

/** Of all words of both names, how many they must share. */
const LEAST_SHARE = 0.5;

/** The same bar code; or the same category, as much in it and names alike: 'Panela redonda x 500 g', 'Panela x 500 g'. */
export function areEquivalent(left: ComparedProduct, right: ComparedProduct): boolean {
  if (left.gtin && left.gtin === right.gtin) return true;
  if (left.categoryId === null || left.categoryId !== right.categoryId) return false;
  return holdsAsMuch(left.content, right.content) && nameShare(left.name, right.name) >= LEAST_SHARE;
}

const GRAMS: Record<string, { base: string; parts: number }> = {
  kg: { base: 'g', parts: 1_000 },
  l: { base: 'ml', parts: 1_000 },
  m: { base: 'cm', parts: 100 },
};

/** Where nobody has said what is in it, nothing is as much. */
function holdsAsMuch(left: NetContent | null, right: NetContent | null): boolean {
  if (!left || !right) return false;
  const [one, other] = [amountOf(left), amountOf(right)];
  return one.unit === other.unit && one.thousandths === other.thousandths;
}

function amountOf({ amount, unit, pieces }: NetContent) {
  const { base, parts } = GRAMS[unit] ?? { base: unit, parts: 1 };
  return { unit: base, thousandths: Math.round(amount * parts * 1_000) * pieces };
}

/** Numbers and units are the content's, which is compared by itself. */
function nameShare(left: string, right: string): number {
  const [one, other] = [lexemesOf(left), lexemesOf(right)];
  const all = new Set([...one, ...other]);
  const shared = [...one].filter((lexeme) => other.has(lexeme));
  return all.size === 0 ? 0 : shared.length / all.size;
}

const UNITS = new Set(['x', 'g', 'gr', 'kg', 'ml', 'l', 'lt', 'unidad', 'unidade', 'und']);

function lexemesOf(name: string): Set<string> {
  const lexemes = wordsOf(name).map(({ lexeme }) => lexeme);
  return new Set(lexemes.filter((lexeme) => !/\d/.test(lexeme) && !UNITS.has(lexeme)));
}
