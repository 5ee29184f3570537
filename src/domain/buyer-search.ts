import { foldText } from './text.ts';

const MAXIMUM_WORDS = 6;

/**
 * What was typed as a query of a person's words: every word may go on, and all must be there. An e-mail is one word as
 * it stands; a phone or document may have dots and spaces between its digits. Null: there is no word in it.
 */
export function buyerWords(typed: string): string | null {
  const joined = foldText(typed).replace(/(?<=\d)[.\s-]+(?=\d)/g, '');
  const words = joined
    .split(/\s+/)
    .flatMap((word) => (word.includes('@') ? [word] : (word.match(/[\p{L}\p{N}]+/gu) ?? [])))
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
    .slice(0, MAXIMUM_WORDS);
  if (words.length === 0) return null;
  return words.map((word) => `'${word.replace(/['\\]/g, '')}':*`).join(' & ');
}

/** A number that may be an order's. */
export function orderNumberIn(typed: string): number | null {
  return /^#?\d{6,9}$/.test(typed.trim()) ? Number(typed.trim().replace('#', '')) : null;
}
