import { type SearchQuery, type Slot, slotFor } from '../../../../domain/search-query.ts';
import type { SearchRules } from '../../../../domain/search-rules.ts';
import { neighbourKeysOf, slipBetween } from '../../../../domain/search-sound.ts';
import { formsOf, lexemeOf } from '../../../../domain/search-words.ts';
import { foldText } from '../../../../domain/text.ts';
import type { Database } from '../../../db/sql.ts';
import { type KnownWord, listKnownWords } from './search.repository.ts';

interface Revised {
  query: SearchQuery;
  isChanged: boolean;
  /** The text with corrected words; null when none was corrected. */
  correctedText: string | null;
}

interface Typed {
  words: readonly string[];
  rules: SearchRules;
}

type Known = ReadonlyMap<string, KnownWord>;

const SHORTEST_PART = 3;
const MOST_PARTS = 4;
const LINKS = new Set(['a', 'al', 'con', 'de', 'del', 'en', 'la', 'para', 'y']);

/** Puts what the catalogue knows in place of words that it does not: joined, split, corrected or gone on with. */
export async function reviseQuery(
  db: Database,
  asked: SearchQuery,
  { words, rules }: Typed,
): Promise<Revised> {
  const single = asked.slots.filter(isSingle);
  const last = single.find(({ typed }) => typed === foldText(words.at(-1) ?? ''));
  const rows = await listKnownWords(db, {
    lexemes: [...single.flatMap(({ own }) => own.flat()), ...pairsOf(single), ...single.flatMap(partsOf)].map(
      lexemeOf,
    ),
    keys: single.flatMap(({ typed }) => neighbourKeysOf(typed)),
    beginning: last && last.typed.length > 3 ? last.typed : '',
  });
  const known: Known = new Map(rows.map((row) => [row.word, row]));
  const isUnknown = (slot: Slot) => isSingle(slot) && !isKnown(slot, known);
  const joined = joinPairs(asked.slots, { known, rules, isUnknown });
  const corrected = new Map<string, string>();
  const slots = joined.flatMap((slot) => {
    if (!isUnknown(slot)) return [slot];
    const parts = splitOf(slot.typed, known);
    if (parts) return parts.map((part) => slotFor(part, rules));
    const meant = nearestOf(slot.typed, rows);
    if (slot === last) {
      const begun = rows.filter(
        ({ shown, nameFrequency }) => nameFrequency > 0 && shown.startsWith(slot.typed),
      );
      if (begun.length > 0) return [{ ...slot, own: begun.map(({ word }) => [word]) }];
    }
    if (!meant) return [slot];
    corrected.set(slot.typed, meant);
    return [slotFor(meant, rules)];
  });
  const isChanged =
    slots.length !== asked.slots.length || slots.some((slot, place) => slot !== asked.slots[place]);
  return {
    query: { ...asked, slots },
    isChanged,
    correctedText: corrected.size > 0 ? correctedText(words, corrected) : null,
  };
}

const isSingle = ({ typed }: Slot): boolean => /^\p{L}+$/u.test(typed);

const isKnown = ({ own, synonyms }: Slot, known: Known): boolean =>
  synonyms.length > 0 || own.some((lexemes) => lexemes.every((lexeme) => known.has(lexeme)));

function correctedText(words: readonly string[], corrected: ReadonlyMap<string, string>): string {
  return words.map((word) => corrected.get(foldText(word)) ?? word).join(' ');
}

/** Two words in both orders, as one: 'blue tooth'. */
function pairsOf(slots: readonly Slot[]): string[] {
  return slots.flatMap((one) =>
    slots.filter((other) => other !== one).map((other) => one.typed + other.typed),
  );
}

function joinPairs(
  slots: readonly Slot[],
  { known, rules, isUnknown }: { known: Known; rules: SearchRules; isUnknown: (slot: Slot) => boolean },
): Slot[] {
  const left = [...slots];
  for (const one of slots) {
    for (const other of slots) {
      if (one === other || !left.includes(one) || !left.includes(other)) continue;
      if (!isUnknown(one) && !isUnknown(other)) continue;
      const whole = one.typed + other.typed;
      if (!known.has(lexemeOf(whole))) continue;
      left.splice(left.indexOf(one), 1, slotFor(whole, rules));
      left.splice(left.indexOf(other), 1);
    }
  }
  return left;
}

/** All parts that a word may be split into. */
function partsOf({ typed }: Slot): string[] {
  const parts: string[] = [];
  for (let start = 0; start < typed.length; start++) {
    for (let end = start + SHORTEST_PART; end <= typed.length; end++) parts.push(typed.slice(start, end));
  }
  return parts;
}

/**
 * 'papacriolla' as papa and criolla, 'mieldeabejas' as miel and abejas: the fewest words of names that make up the whole;
 * null when there are none.
 */
function splitOf(typed: string, known: Known): string[] | null {
  const isNamed = (part: string) =>
    part.length >= SHORTEST_PART && (known.get(lexemeOf(part))?.nameFrequency ?? 0) > 0;
  const best: (string[] | null)[] = [[]];
  for (let end = 1; end <= typed.length; end++) {
    let shortest: string[] | null = null;
    for (let start = 0; start < end; start++) {
      const before = best[start];
      const part = typed.slice(start, end);
      const isLink = start > 0 && end < typed.length && LINKS.has(part);
      if (!before || (!isNamed(part) && !isLink)) continue;
      const whole = isLink ? before : [...before, part];
      if (!shortest || whole.length < shortest.length) shortest = whole;
    }
    best.push(shortest);
  }
  const parts = best[typed.length];
  return parts && parts.length > 1 && parts.length <= MOST_PARTS ? parts : null;
}

function nearestOf(typed: string, rows: readonly KnownWord[]): string | null {
  const slips = rows
    .filter(({ nameFrequency }) => nameFrequency > 0)
    .flatMap((row) => {
      return formsOf(row.shown).flatMap((form) => {
        const slip = slipBetween(typed, form);
        return slip === null ? [] : [{ ...row, form, slip }];
      });
    })
    .sort(
      (left, right) =>
        left.slip - right.slip ||
        right.nameFrequency - left.nameFrequency ||
        (left.form < right.form ? -1 : 1),
    );
  return slips[0]?.form ?? null;
}
