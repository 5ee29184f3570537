import { foldText } from '../../../../domain/text.ts';

const MAXIMUM_WORDS = 6;

/**
 * What somebody typed as a query of a shop's own words: every word may go on, and all must be there. Letters and digits
 * only, so nothing of it can be read as an operator. Null: there is no word in it.
 */
export function searchWords(sellerId: number, typed: string): string | null {
  const words = foldText(typed).match(/[\p{L}\p{N}]+/gu) ?? [];
  if (words.length === 0) return null;
  const asked = words.slice(0, MAXIMUM_WORDS);
  return asked.map((word) => `'${sellerId}:${word}':*`).join(' & ');
}
