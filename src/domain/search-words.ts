import { foldText } from './text.ts';

/** A word as it was written, folded, and as the search knows it: one lexeme for all its numbers. */
export interface SearchWord {
  /** Small letters without accents: 'limones'. */
  folded: string;
  /** 'limon'. */
  lexeme: string;
}

// 'te' with its accent is a drink, 'sin' turns around what follows it: neither is empty.
const EMPTY_WORDS = new Set(
  `a al algo con como cual cuales cuando de del desde donde e el ella ellas ellos en entre es esa ese eso esta este esto
  hacia hasta la las le les lo los mas me mi mis muy ni nos o para pero por porque que se ser si sin sobre su sus tu tus
  u un una unas uno unos y ya`.split(/\s+/),
);
export const LONGEST_WORD = 60;

/** Words of a text in its order; `empty` ones (de, la, para) only where they are asked for. */
export function wordsOf(text: string, { withEmpty = false } = {}): SearchWord[] {
  const words: SearchWord[] = [];
  for (const folded of foldText(text.normalize('NFC')).match(/[\p{L}\p{N}]+/gu) ?? []) {
    if (folded.length > LONGEST_WORD || (!withEmpty && EMPTY_WORDS.has(folded))) continue;
    words.push({ folded, lexeme: lexemeOf(folded) });
  }
  return words;
}

export const isEmptyWord = (folded: string): boolean => EMPTY_WORDS.has(folded);

/**
 * One form for singular and plural: limón and limones, luz and luces, dulce and dulces. It is no word to show: z is c, a
 * last e after a consonant is left out. Genders stay apart, as bolsa is no bolso.
 */
export function lexemeOf(folded: string): string {
  if (folded.length < 3 || !/^\p{L}+$/u.test(folded)) return folded;
  let word = folded;
  if (word.length > 3 && word.endsWith('s')) word = word.slice(0, -1);
  if (word.length > 3 && /[^aeiou]e$|ie$/.test(word)) word = word.slice(0, -1);
  return word.replace(/z$/, 'c');
}

/** The word and what may be its singular: 'celulares', 'celulare', 'celular'. */
export function formsOf(folded: string): string[] {
  const forms = [folded];
  if (folded.length > 4 && folded.endsWith('s')) forms.push(folded.slice(0, -1));
  if (folded.length > 5 && folded.endsWith('es')) forms.push(folded.slice(0, -2));
  return forms;
}

/** What negro, negra, negros and negras share; null for words that know no gender. */
export function genderStemOf(lexeme: string): string | null {
  return lexeme.length > 3 && /[ao]$/.test(lexeme) ? lexeme.slice(0, -1) : null;
}

/** Codes without their dashes and spaces: 'CAF-001', 'caf 001' and 'caf001' are one. */
export function codeOf(text: string): string {
  return foldText(text)
    .replace(/[^\p{L}\p{N}]+/gu, '')
    .slice(0, LONGEST_WORD);
}

/** Begins where a word begins: a long one that nothing is tied to is gone through once, not once for each of its letters. */
const TIED = /(?<![\p{L}\p{N}])[\p{L}\p{N}]+(?:[-_./&+'’][\p{L}\p{N}]+)+/gu;

/** Words tied by a dash or a sign, as one: 'usb-c' gives 'usbc', 'CAF-001' gives 'caf001'. */
export function tiedCodesOf(text: string): string[] {
  const tied = foldText(text).match(TIED) ?? [];
  return tied.map(codeOf).filter((code) => /\p{L}/u.test(code));
}

/** 'sin azúcar' is one lexeme: what is without sugar is not what has the words. */
export function withoutLexemesOf(text: string): string[] {
  const words = wordsOf(text, { withEmpty: true });
  return words.flatMap(({ folded }, place) => {
    const next = words[place + 1];
    return folded === 'sin' && next && !isEmptyWord(next.folded) ? [withoutLexeme(next.lexeme)] : [];
  });
}

export const withoutLexeme = (lexeme: string): string => `sin+${lexeme}`;
