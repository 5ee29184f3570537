import { foldText } from '../../../../domain/text.ts';

const MAXIMUM_WORDS = 6;

export interface OrderSearch {
  /**
   * As PostgreSQL reads it: all words must be there and may go on, but for those of an address before its last one. Before
   * operators' words stands no shop's id.
   */
  query: string;
  /**
   * What the index of the words is asked, which finds no less: an address without its last word. For one that may go on the index
   * lists all its orders, and 'com' has most: an address took 316 ms at a million orders, 4 so.
   */
  indexQuery: string;
  /** The words themselves, folded: letters and digits only, so that nothing of them is read as an operator. */
  words: string[];
}

/** What somebody typed, '300 123 45 67' and '1.020.304' as one number; null: there is no word in it. */
export function orderSearch(typed: string): OrderSearch | null {
  const text = typed.trim();
  const isNumber = /^\+?[\d\s.,-]+$/.test(text);
  const plain = isNumber ? text.replaceAll(/\D/g, '').replace(/^57(?=3\d{9}$)/, '') : text;
  const asked = plain.split(/\s+/).flatMap(wordsOfTerm).slice(0, MAXIMUM_WORDS);
  if (asked.length === 0) return null;
  const indexed = asked.filter(({ endsAddress }) => !endsAddress);
  return {
    words: asked.map(({ word }) => word),
    query: joined(asked),
    indexQuery: joined(indexed.length > 0 ? indexed : asked),
  };
}

interface AskedWord {
  word: string;
  isWhole: boolean;
  endsAddress: boolean;
}

function wordsOfTerm(term: string): AskedWord[] {
  const words = foldText(term).match(/[\p{L}\p{N}]+/gu) ?? [];
  const isAddress = term.includes('@');
  return words.map((word, place) => {
    const isLast = place === words.length - 1;
    return { word, isWhole: isAddress && !isLast, endsAddress: isAddress && isLast };
  });
}

function joined(words: readonly AskedWord[]): string {
  return words.map(({ word, isWhole }) => `':${word}'${isWhole ? '' : ':*'}`).join(' & ');
}
