import type { Alternative, SearchQuery, Slot } from '../../../../domain/search-query.ts';

/** Texts of tsquery; null wants nothing. */
export interface SearchTerms {
  wanted: string | null;
  /** With some word as the head of the name. */
  heads: string | null;
  /** Everything that counts for the order, and how many lexemes that are. */
  ranked: string | null;
  rankedCount: number;
  own: string | null;
  ownCount: number;
  /** Some word; asked of all but the description. Null: whatever reaches a level has it, or nobody needs to know. */
  named: string | null;
  preferred: string | null;
}

export function termsOf(query: SearchQuery): SearchTerms {
  const { slots, preferred, code } = query;
  const codes = code === null || slots.length === 0 ? [] : [code];
  const read = slots.map(readSlot);
  const texts = read.map(({ text }) => text);
  const alternatives = read.flatMap((slot) => slot.alternatives.flat());
  const wholes = slots.flatMap(({ own }) => own.filter(isWord).map(([lexeme]) => `n:${lexeme}`));
  return {
    wanted: any([all(texts), anyLexeme(codes)]),
    // Only what a thousand products have needs it.
    get heads() {
      return any(read.map((slot, place) => all(texts.with(place, headQuery(slot)))));
    },
    ...counted('ranked', [...alternatives, ...wholes, ...codes, ...preferred]),
    ...counted('own', [...slots.flatMap(ownLexemes), ...codes, ...preferred]),
    named: needsNames(query, read) ? any(texts) : null,
    preferred: anyLexeme(preferred.filter((lexeme) => lexeme.startsWith('q:'))),
  };
}

/** Where a level can be reached by an amount, or by half of a phrase, each row is asked whether it is named so. */
function needsNames({ preferred, code, isPurpose }: SearchQuery, slots: readonly ReadSlot[]): boolean {
  if (isPurpose || code !== null) return false;
  return preferred.length > 0 || slots.some(({ uncovered }) => uncovered.some(({ length }) => length > 1));
}

/** Of words that are enough one by one. */
const isCovered = (alternative: Alternative, single: ReadonlySet<string>): boolean =>
  alternative.length > 1 && alternative.every((lexeme) => single.has(lexeme));

/** Of words of which one is enough. */
const isImplied = (alternative: Alternative, single: ReadonlySet<string>): boolean =>
  alternative.length > 1 && alternative.some((lexeme) => single.has(lexeme));

function singlesOf(alternatives: readonly Alternative[]): Set<string> {
  return new Set(alternatives.filter(({ length }) => length === 1).flat());
}

const isWord = (alternative: Alternative): boolean =>
  alternative.length === 1 && !alternative[0]?.includes(':');

/** What counts most: the typed word and its equals. A phrase that stands for other things ('para hacer café') is none. */
function ownLexemes({ own, synonyms }: Slot): string[] {
  const firsts = synonyms.filter(({ isFirst }) => isFirst).map(({ lexemes }) => lexemes);
  const typed = own.filter((alternative) => isWord(alternative) || firsts.length === 0);
  return [...typed, ...firsts].flat().filter((lexeme) => !lexeme.startsWith('g:'));
}

/** Of products that are some of the things asked for, whatever else is missing. */
export function partialTermsOf(query: SearchQuery): SearchTerms {
  return { ...termsOf(query), wanted: any(query.slots.map(readSlot).map(thingQuery)), heads: null };
}

export const alternativesOf = ({ own, synonyms }: Slot): Alternative[] => [
  ...own,
  ...synonyms.map(({ lexemes }) => lexemes),
];

interface ReadSlot {
  alternatives: readonly Alternative[];
  /** Without those whose words are enough one by one. */
  uncovered: readonly Alternative[];
  /** Without 'ropa de cama' where 'cama' is enough: at a million products twice the time in the index. */
  text: string | null;
}

function readSlot(slot: Slot): ReadSlot {
  const alternatives = alternativesOf(slot);
  const single = singlesOf(alternatives);
  return {
    alternatives,
    uncovered: alternatives.filter((one) => !isCovered(one, single)),
    text: any(alternatives.filter((one) => !isImplied(one, single)).map(allLexemes)),
  };
}

export const slotQuery = (slot: Slot): string | null => readSlot(slot).text;

const headQuery = (slot: ReadSlot): string | null => withMarks(slot, ['h:']);

const thingQuery = (slot: ReadSlot): string | null => withMarks(slot, ['h:', 'k:']);

/** Of 'dulce de leche' either word may be the head; the other one stands somewhere. */
function withMarks({ uncovered }: ReadSlot, marks: readonly string[]): string | null {
  const named = uncovered.filter((alternative) => alternative.every((lexeme) => !lexeme.includes(':')));
  return any(
    named.map((alternative) =>
      all([
        ...(alternative.length > 1 ? alternative.map(quoted) : []),
        any(alternative.flatMap((lexeme) => marks.map((mark) => quoted(`${mark}${lexeme}`)))),
      ]),
    ),
  );
}

function counted<Name extends 'ranked' | 'own'>(name: Name, lexemes: readonly string[]) {
  const unique = [...new Set(lexemes)];
  return { [name]: anyLexeme(unique), [`${name}Count`]: unique.length } as Record<Name, string | null> &
    Record<`${Name}Count`, number>;
}

export const anyLexeme = (lexemes: readonly string[]): string | null => any(lexemes.map(quoted));

const allLexemes = (lexemes: Alternative): string | null => all(lexemes.map(quoted));

function any(parts: readonly (string | null)[]): string | null {
  return joined(parts, ' | ');
}

function all(parts: readonly (string | null)[]): string | null {
  return joined(parts, ' & ');
}

/** The same as a condition: where no part asks for anything, what each row has. */
export function conditionOf(parts: readonly (string | null)[]): string {
  return all(parts) ?? "'x:'";
}

/** Each text once. There are a dozen of them, of which a list is made and looked through in half of a set's time. */
function joined(parts: readonly (string | null)[], sign: string): string | null {
  const texts: string[] = [];
  for (const part of parts) if (part !== null && !texts.includes(part)) texts.push(part);
  const [first = null] = texts;
  return texts.length <= 1 ? first : `(${texts.join(sign)})`;
}

export function quoted(lexeme: string): string {
  return /['\\]/.test(lexeme) ? `'${lexeme.replaceAll('\\', '\\\\').replaceAll("'", "''")}'` : `'${lexeme}'`;
}
