import { quantitiesOf } from './search-quantity.ts';
import type { FoundWords, SearchRules, Synonym } from './search-rules.ts';
import {
  codeOf,
  genderStemOf,
  isEmptyWord,
  lexemeOf,
  tiedCodesOf,
  withoutLexeme,
  wordsOf,
} from './search-words.ts';

/** Lexemes that must all occur. */
export type Alternative = readonly string[];

/** One thing that somebody asks for: some alternative must be met. */
export interface Slot {
  /** Folded, as typed. */
  typed: string;
  /** What was typed itself, of any gender. */
  own: readonly Alternative[];
  synonyms: readonly FoundWords[];
}

export interface SearchQuery {
  slots: readonly Slot[];
  /** Amounts and opinions: what has them comes first. */
  preferred: readonly string[];
  /** Amounts as typed. */
  amounts: readonly string[];
  isCheap: boolean;
  isOffer: boolean;
  /** The whole text as a reference: 'fru 001' as 'fru001'; null where it can be none. */
  code: string | null;
  /** 'para el asado' asks for no thing by its name. */
  isPurpose: boolean;
}

// 'un par de medias', 'una unidad de aguacate': every product is one, and few names say so.
const ONE = 'q:1u';

/** What a text asks for. The order of its words changes nothing but what only neighbours can be: amounts, 'sin azúcar'. */
export function understand(text: string, rules: SearchRules): SearchQuery {
  const { lexemes: amounts, written, rest } = quantitiesOf(text);
  const typed = typedWordsOf(rest);
  const isKind = (kind: ReadonlySet<string>) => (word: Typed) => kind.has(word.lexeme);
  const isCheap = typed.some(isKind(rules.cheap));
  const isOffer = typed.some(isKind(rules.offers));
  const asked = typed.filter((word) => !isKind(rules.cheap)(word) && !isKind(rules.offers)(word));
  const things = orAll(asked, (word) => !isKind(rules.noise)(word));
  const named = orAll(things, (word) => !isKind(rules.opinions)(word));
  const opinions = things.filter((word) => !named.includes(word)).map(({ lexeme }) => lexeme);
  const slots = slotsOf(named, rules.synonyms);
  // '500 g' by itself asks for what weighs as much.
  const areAmountsAsked = slots.length === 0 && !isCheap && !isOffer;
  return {
    slots: areAmountsAsked ? amounts.map((lexeme, place) => amountSlot(lexeme, written[place] ?? '')) : slots,
    preferred: areAmountsAsked ? [] : [...amounts.filter((lexeme) => lexeme !== ONE), ...opinions],
    amounts: areAmountsAsked ? [] : written.filter((amount) => !quantitiesOf(amount).lexemes.includes(ONE)),
    isCheap,
    isOffer,
    code: referenceOf(text),
    isPurpose: wordsOf(rest, { withEmpty: true }).some(({ folded }) => folded === 'para'),
  };
}

function referenceOf(text: string): string | null {
  const code = codeOf(text);
  return /^(?=.*\p{L})(?=.*\d).{3,40}$/u.test(code) ? code : null;
}

const amountSlot = (lexeme: string, typed: string): Slot => ({ typed, own: [[lexeme]], synonyms: [] });

/** Those that pass, or all where none does: whoever types 'precio' alone means the word. */
function orAll<Word>(words: readonly Word[], passes: (word: Word) => boolean): readonly Word[] {
  const passing = words.filter(passes);
  return passing.length > 0 ? passing : words;
}

interface Typed {
  folded: string;
  lexeme: string;
  own: readonly Alternative[];
}

function typedWordsOf(text: string): Typed[] {
  const found = new Map<string, Typed>();
  const parts = text.split(/\s+/).map((part) => ({ part, code: tiedCodesOf(part)[0] }));
  let isWithout = false;
  for (const { part, code } of parts) {
    const words = wordsOf(part, { withEmpty: true });
    if (code !== undefined) {
      const asParts = words.filter(({ folded }) => !isEmptyWord(folded)).map(({ lexeme }) => lexeme);
      found.set(code, { folded: code, lexeme: code, own: asParts.length > 0 ? [[code], asParts] : [[code]] });
      continue;
    }
    for (const { folded, lexeme } of words) {
      const isEmpty = isEmptyWord(folded);
      const key = isWithout && !isEmpty ? withoutLexeme(lexeme) : lexeme;
      if (!isEmpty) {
        const shown = isWithout ? `sin ${folded}` : folded;
        found.set(key, { folded: shown, lexeme: key, own: isWithout ? [[key]] : ownOf(key) });
      }
      isWithout = folded === 'sin';
    }
  }
  return [...found.values()];
}

/** The word itself and, where it describes something, its other gender. */
function ownOf(lexeme: string): Alternative[] {
  const stem = genderStemOf(lexeme);
  const amount = /^\d{1,5}$/.test(lexeme) ? [[`q:${Number(lexeme)}u`]] : [];
  return [[lexeme], ...(stem ? [[`g:${stem}`]] : []), ...amount];
}

function slotsOf(words: readonly Typed[], synonyms: SearchRules['synonyms']): Slot[] {
  const left = new Map(words.map((word) => [word.lexeme, word]));
  const slots: Slot[] = [];
  for (const { typed, found } of matchingSynonyms(new Set(left.keys()), synonyms)) {
    if (typed.length < 2 || !typed.every((lexeme) => left.has(lexeme))) continue;
    const phrase = typed.flatMap((lexeme) => left.get(lexeme) ?? []);
    for (const lexeme of typed) left.delete(lexeme);
    slots.push({ typed: phrase.map(({ folded }) => folded).join(' '), own: [typed], synonyms: found });
  }
  for (const word of left.values()) {
    const found = (synonyms.get(word.lexeme) ?? []).filter(({ typed }) => typed.length === 1);
    slots.push({ typed: word.folded, own: word.own, synonyms: found.flatMap((one) => one.found) });
  }
  return slots;
}

/** Longest first, then by the alphabet. */
function matchingSynonyms(lexemes: ReadonlySet<string>, synonyms: SearchRules['synonyms']): Synonym[] {
  const found = [...lexemes].flatMap((lexeme) =>
    (synonyms.get(lexeme) ?? []).filter(({ typed }) => typed.every((one) => lexemes.has(one))),
  );
  const merged = Map.groupBy(found, ({ typed }) => typed.join(' '));
  return [...merged.values()]
    .map((same) => ({ typed: same[0]?.typed ?? [], found: same.flatMap((one) => one.found) }))
    .sort(
      (left, right) =>
        right.typed.length - left.typed.length || (left.typed.join() < right.typed.join() ? -1 : 1),
    );
}

/** A word in place of another one: corrected, joined or split. */
export function slotFor(shown: string, rules: SearchRules): Slot {
  const lexeme = lexemeOf(shown);
  const found = (rules.synonyms.get(lexeme) ?? []).filter(({ typed }) => typed.length === 1);
  return { typed: shown, own: ownOf(lexeme), synonyms: found.flatMap((one) => one.found) };
}
