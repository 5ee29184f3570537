import { foldText } from '../../../../domain/text.ts';

const MAXIMUM_WORDS = 6;

export interface OrderSearch {
  /** As PostgreSQL reads it: every word may go on, and all must be there. Before operators' words stands no shop's id. */
  query: string;
  /** The words themselves, folded: letters and digits only, so that nothing of them is read as an operator. */
  words: string[];
}

/** What somebody typed, '300 123 45 67' and '1.020.304' as one number; null: there is no word in it. */
export function orderSearch(typed: string): OrderSearch | null {
  const text = typed.trim();
  const isNumber = /^\+?[\d\s.,-]+$/.test(text);
  const plain = isNumber ? text.replaceAll(/\D/g, '').replace(/^57(?=3\d{9}$)/, '') : text;
  const words = (foldText(plain).match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, MAXIMUM_WORDS);
  if (words.length === 0) return null;
  return { words, query: words.map((word) => `':${word}':*`).join(' & ') };
}
