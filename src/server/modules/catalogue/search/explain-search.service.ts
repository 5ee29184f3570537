import type { Slot } from '../../../../domain/search-query.ts';
import type { Database } from '../../../db/sql.ts';
import { type ExplainedRow, listExplained } from './explain-search.repository.ts';
import { searchInSteps } from './search.service.ts';
import { NO_FILTERS, NO_PLACEMENT, type Placement } from './search-request.ts';
import { alternativesOf, termsOf } from './search-terms.ts';

type MatchLevel = 'head' | 'name' | 'option' | 'category' | 'description';

interface MatchedWord {
  /** As typed, or as corrected. */
  word: string;
  /** What of it, or of its synonyms, the product has; null: nothing. */
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
  const rows = await listExplained(db, result.productIds, { lexemes, terms });
  return {
    correctedText: result.correctedText,
    isInexact: result.isInexact,
    omittedWords: result.omittedWords,
    matches: rows.map((row) => explained(row, slots)),
  };
}

function explained(row: ExplainedRow, slots: readonly Slot[]): ExplainedMatch {
  const { productId, name, words, rating, popularity, inStock, score } = row;
  return {
    productId,
    name,
    words: slots.map((slot) => matchedWord(slot, row)),
    score: { words, rating, popularity, isSoldOut: !inStock, total: score },
  };
}

/** The best of what the product has of a word. */
function matchedWord(slot: Slot, { met }: ExplainedRow): MatchedWord {
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
    found: best,
    level: level === null ? 'description' : LEVELS[level],
    isSynonym: !own.flat().includes(best),
  };
}

const rankOf = (levelOf: ReadonlyMap<string, 'A' | 'B' | 'C' | 'D' | null>, lexeme: string): number =>
  'ABCD'.indexOf(levelOf.get(lexeme) ?? 'E') >>> 0;
