import { foldText } from './text.ts';

/** A piece of a suggestion: what was typed already, or what goes on from it. */
export interface SuggestionPart {
  text: string;
  isTyped: boolean;
}

const LONGEST_BEGINNING = 40;
const MOST_WORDS = 8;

/**
 * A typed text as suggestions are compared: words of plain letters and digits, one space between them and one at the
 * end when the last word is whole. '' when it says nothing.
 */
export function foldBeginning(typed: string): string {
  const [...characters] = typed.slice(0, 320);
  const folded = foldText(characters.slice(0, 80).join(''))
    .replace(/[^a-z0-9]+/g, ' ')
    .trimStart();
  const words = folded.split(' ');
  return words.slice(0, MOST_WORDS).join(' ').slice(0, LONGEST_BEGINNING);
}

/**
 * A suggestion apart by what was typed of it: each typed word once at the start of a word, accents and case aside. The
 * pieces together are the text.
 */
export function splitTyped(shown: string, typed: string): SuggestionPart[] {
  const words = foldBeginning(typed)
    .split(' ')
    .filter((word) => word !== '');
  const isTyped: boolean[] = [];
  const pieces = shown.match(/[\p{L}\p{N}\p{M}]+|[^\p{L}\p{N}\p{M}]+/gu) ?? [];
  const parts: SuggestionPart[] = [];
  const add = (text: string, typedPart: boolean) => {
    const last = parts.at(-1);
    if (text === '') return;
    if (last?.isTyped === typedPart) last.text += text;
    else parts.push({ text, isTyped: typedPart });
  };
  for (const piece of pieces) {
    const found = words.findIndex((word, index) => !isTyped[index] && foldText(piece).startsWith(word));
    const word = words[found];
    if (word === undefined) {
      // What lies between typed words belongs to them.
      add(piece, /^[^\p{L}\p{N}]+$/u.test(piece) && (parts.at(-1)?.isTyped ?? true));
      continue;
    }
    isTyped[found] = true;
    const end = lengthOfFolded(piece, word.length);
    add(piece.slice(0, end), true);
    add(piece.slice(end), false);
  }
  return parts;
}

/** How many code units of a text make so many folded letters: accents may stand as letters of their own. */
function lengthOfFolded(text: string, folded: number): number {
  let end = 0;
  while (end < text.length && foldText(text.slice(0, end)).length < folded) end++;
  while (end < text.length && /\p{M}/u.test(text.charAt(end))) end++;
  return end;
}
