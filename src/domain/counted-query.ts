import { foldText } from './text.ts';

const MAXIMUM_LENGTH = 60;
/** A telephone has seven and more, a document six and more; 'iphone 15 128 gb' five. */
const MAXIMUM_DIGITS = 5;
const PERSONAL = /@|\barroba\b|\b(gmail|hotmail|outlook|yahoo)\b|https?:|www\.|\.(com?|net|org)\b|\p{Cc}/u;

/** One way of writing for all who type the same: small letters without accents, single spaces. */
export function foldedQuery(typed: string): string {
  return foldText(typed).replace(/\s+/g, ' ').trim();
}

/**
 * The words of a search as they are counted and asked about later; null for what is no word of a catalogue or could name a
 * person: addresses of mail, telephones and documents however they are spaced.
 */
export function countedQuery(typed: string): string | null {
  const words = foldedQuery(typed);
  const isWord = words.length >= 2 && words.length <= MAXIMUM_LENGTH && /\p{L}/u.test(words);
  if (!isWord || PERSONAL.test(words)) return null;
  const digits = words.replace(/\D/g, '').length;
  return digits <= MAXIMUM_DIGITS ? words : null;
}
