import { type SearchQuery, type Slot, slotFor } from '../../../../domain/search-query.ts';
import type { SearchRules } from '../../../../domain/search-rules.ts';
import { neighbourKeysOf, slipBetween } from '../../../../domain/search-sound.ts';
import { lexemeOf } from '../../../../domain/search-words.ts';
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
const LINKED = /^(?:de|con|para)(.{3,})$/;

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

function partsOf({ typed }: Slot): string[] {
  const parts: string[] = [];
  for (let at = SHORTEST_PART; at <= typed.length - 2; at++) {
    const right = typed.slice(at);
    parts.push(typed.slice(0, at), right, ...(LINKED.exec(right)?.slice(1) ?? []));
  }
  return parts;
}

/** 'papacriolla' as papa and criolla, 'mieldeabejas' as miel and abejas; null when the catalogue does not know both. */
function splitOf(typed: string, known: Known): [string, string] | null {
  const isNamed = (part: string) => part.length > 1 && (known.get(lexemeOf(part))?.nameFrequency ?? 0) > 0;
  for (let at = SHORTEST_PART; at <= typed.length - 2; at++) {
    const [left, right] = [typed.slice(0, at), typed.slice(at)];
    if (isNamed(left) && isNamed(right)) return [left, right];
    const rest = LINKED.exec(right)?.[1];
    if (rest && isNamed(left) && isNamed(rest)) return [left, rest];
  }
  return null;
}

function nearestOf(typed: string, rows: readonly KnownWord[]): string | null {
  const slips = rows
    .filter(({ nameFrequency }) => nameFrequency > 0)
    .flatMap((row) => {
      const slip = slipBetween(typed, row.shown);
      return slip === null ? [] : [{ ...row, slip }];
    })
    .sort(
      (left, right) =>
        left.slip - right.slip ||
        right.nameFrequency - left.nameFrequency ||
        (left.shown < right.shown ? -1 : 1),
    );
  return slips[0]?.shown ?? null;
}
