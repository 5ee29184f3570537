import type { Slot } from '../../../../domain/search-query.ts';
import { lexemeOf } from '../../../../domain/search-words.ts';
import { foldText } from '../../../../domain/text.ts';
import type { Database } from '../../../db/sql.ts';
import { type ExplainedRow, listExplained, listShownWords } from './explain-search.repository.ts';
import { searchInSteps } from './search.service.ts';
import { NO_FILTERS, NO_PLACEMENT, type Placement } from './search-request.ts';
import { alternativesOf, termsOf } from './search-terms.ts';

type MatchLevel = 'head' | 'name' | 'option' | 'category' | 'description';

interface MatchedWord {
  /** As typed, or as corrected. */
  word: string;
  /** What of it, or of its synonyms, the product has, as it is written there; null: nothing. */
  found: string | null;
  level: MatchLevel | null;
  isSynonym: boolean;
}

interface ExplainedMatch {
  productId: number;
  name: string;
  words: MatchedWord[];
  /** What the order is made of: the words' levels come first, then reviews, then popularity; sold out goes last. */
  score: { words: number; rating: number; popularity: number; isSoldOut: boolean; total: number };
}

export interface ExplainedSearch {
  correctedText: string | null;
  isInexact: boolean;
  omittedWords: string[];
  matches: ExplainedMatch[];
}

const LEVELS: Record<'A' | 'B' | 'C' | 'D', MatchLevel> = {
  A: 'head',
  B: 'name',
  C: 'option',
  D: 'category',
};

/** Why the first products of a search stand where they stand, for whoever tries out its rules. */
export async function explainMatches(
  db: Database,
  text: string,
  { limit, placement = NO_PLACEMENT }: { limit: number; placement?: Placement },
): Promise<ExplainedSearch> {
  const { result, asked } = await searchInSteps(db, {
    text,
    filters: NO_FILTERS,
    placement,
    sort: 'relevantes',
    skip: 0,
    take: limit,
    asTyped: false,
  });
  const slots = asked?.slots ?? [];
  const terms = asked ? termsOf(asked) : { ranked: null, rankedCount: 0, own: null, ownCount: 0 };
  const lexemes = [...new Set(slots.flatMap(alternativesOf).flat())];
  const [rows, shown] = await Promise.all([
    listExplained(db, result.productIds, { lexemes, terms }),
    listShownWords(db, lexemes.map(wordOf)),
  ]);
  return {
    correctedText: result.correctedText,
    isInexact: result.isInexact,
    omittedWords: result.omittedWords,
    matches: rows.map((row) => explained(row, slots, shown)),
  };
}

function explained(
  row: ExplainedRow,
  slots: readonly Slot[],
  shown: ReadonlyMap<string, string>,
): ExplainedMatch {
  const { productId, name, words, rating, popularity, inStock, score } = row;
  return {
    productId,
    name,
    words: slots.map((slot) => matchedWord(slot, row, shown)),
    score: { words, rating, popularity, isSoldOut: !inStock, total: score },
  };
}

/** The best of what the product has of a word. */
function matchedWord(
  slot: Slot,
  { name, met }: ExplainedRow,
  shown: ReadonlyMap<string, string>,
): MatchedWord {
  const levelOf = new Map(met.map(({ lexeme, level }) => [lexeme, level]));
  const isMet = (lexemes: readonly string[]) => lexemes.every((lexeme) => levelOf.has(lexeme));
  const own = slot.own.filter(isMet);
  const synonyms = slot.synonyms.map(({ lexemes }) => lexemes).filter(isMet);
  const best = [...own, ...synonyms]
    .flat()
    .sort((left, right) => rankOf(levelOf, left) - rankOf(levelOf, right))[0];
  if (best === undefined) return { word: slot.typed, found: null, level: null, isSynonym: false };
  const level = levelOf.get(best) ?? null;
  return {
    word: slot.typed,
    found: asWritten(best, slot.typed, name, shown),
    level: level === null ? 'description' : LEVELS[level],
    isSynonym: !own.flat().includes(best),
  };
}

const GENDER = 'g:';
const WITHOUT = 'sin+';

/** 'teni' of 'Tenis deportivos' is 'Tenis'; what stands elsewhere as the catalogue writes it mostly, amounts as typed. */
function asWritten(lexeme: string, typed: string, name: string, shown: ReadonlyMap<string, string>): string {
  if (lexeme.startsWith(WITHOUT)) return `sin ${shown.get(wordOf(lexeme)) ?? wordOf(lexeme)}`;
  const stem = lexeme.startsWith(GENDER) ? lexeme.slice(GENDER.length) : null;
  const isIt = (word: string) => {
    const own = lexemeOf(foldText(word));
    return stem === null ? own === lexeme : own === `${stem}a` || own === `${stem}o`;
  };
  const inName = name.match(/[\p{L}\p{N}]+/gu)?.find(isIt);
  return inName ?? shown.get(lexeme) ?? (lexeme.includes(':') ? typed : lexeme);
}

/** Of 'sin+azucar' the word that the catalogue knows. */
const wordOf = (lexeme: string): string =>
  lexeme.startsWith(WITHOUT) ? lexeme.slice(WITHOUT.length) : lexeme;

const rankOf = (levelOf: ReadonlyMap<string, 'A' | 'B' | 'C' | 'D' | null>, lexeme: string): number =>
  'ABCD'.indexOf(levelOf.get(lexeme) ?? 'E') >>> 0;
