import { isEmptyWord } from '../../../../domain/search-words.ts';
import { foldText } from '../../../../domain/text.ts';

const maximumLength = 80;
const maximumWords = 8;

/**
 * What somebody typed as words to look for: without control characters and repetitions, at most eight of them.
 * A repeated word costs PostgreSQL as much as a new one (104 ms against 4 for 'celular celular celular').
 * An empty one costs nothing and stays with the word that follows: without its second 'sin' 'sin azúcar sin gluten' asks
 * for gluten.
 */
export function searchWords(typed: string): string[] {
  const text = [...typed.slice(0, 4 * maximumLength).normalize('NFC')].slice(0, maximumLength).join('');
  const words = text
    .replace(/[\p{C}\p{Z}]+/gu, ' ')
    .trim()
    .split(' ')
    .filter((word) => word !== '');
  const spelt = new Map(words.map((word) => [word.toLowerCase(), word]));
  const keys = words.map((word) => word.toLowerCase());
  const taken = new Set([...spelt.keys()].slice(0, maximumWords));
  const isAsked = (place: number): boolean => {
    const key = keys[place];
    if (key === undefined || !taken.has(key)) return false;
    return keys.indexOf(key) === place || (isEmptyWord(foldText(key)) && isAsked(place + 1));
  };
  return keys.filter((_, place) => isAsked(place)).map((key) => spelt.get(key) ?? key);
}
