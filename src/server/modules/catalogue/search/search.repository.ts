import { type Database, query, queryOne, type Sql, sql } from '../../../db/sql.ts';
import type { Placement } from './search-request.ts';
import type { SearchTerms } from './search-terms.ts';

export interface Matches {
  total: number;
  isExact: boolean;
  productIds: number[];
  /** Sum of the levels that the best match reaches. */
  best: number | null;
  /** Some match has a word outside of its description; null when none was asked for. */
  hasNamed: boolean | null;
  /** Some match has the amount that was asked for; null when none was. */
  hasPreferred: boolean | null;
}

/** What the filters count: 'price number number …' a line; each speaks for `step` products. */
export interface FacetRows {
  lines: string | null;
  step: number;
  /** False: a sample, or not all of them. */
  linesExact: boolean;
}

export interface MatchRequest {
  terms: SearchTerms;
  /** Text of a tsquery of tokens. */
  filters: string | null;
  lowest: number;
  highest: number;
  placement: Placement;
  /** A sort of the wire, or 'baratos': the cheapest of the best matches first. */
  sort: string;
  /** What was typed, folded: what is bought after it comes first among its equals; null: nothing does. */
  askedWords: string | null;
  skip: number;
  take: number;
}

export async function findMatches(db: Database, request: MatchRequest): Promise<Matches> {
  const row = await queryOne<Matches>(
    db,
    sql`select total, is_exact, product_ids, best, has_named, has_preferred from ${matches(request, false)}`,
  );
  return row ?? neverAnswered();
}

/** The same with what the filters count of all. */
export async function findCountedMatches(db: Database, request: MatchRequest): Promise<Matches & FacetRows> {
  const row = await queryOne<Matches & FacetRows>(
    db,
    sql`select total, is_exact, product_ids, best, has_named, has_preferred, lines, step, lines_exact
        from ${matches(request, true)}`,
  );
  return row ?? neverAnswered();
}

function matches(request: MatchRequest, withFacets: boolean): Sql {
  const { terms, filters, lowest, highest, placement, sort, askedWords, skip, take } = request;
  return sql`match_products(${terms.wanted}::text::tsquery, ${terms.heads}::text::tsquery, ${filters}::text::tsquery,
          ${terms.ranked}::text::tsquery, ${terms.own}::text::tsquery, ${terms.rankedCount}::int, ${terms.ownCount}::int,
          ${terms.preferred}::text::tsquery, ${terms.named}::text::tsquery, ${sort}, ${lowest}::int, ${highest}::int,
          ${placement.pinned}::int[], ${placement.lifted}::int[], ${placement.buried}::int[],
          ${askedWords}::text, ${withFacets}::boolean, ${skip}::int, ${take}::int)`;
}

function neverAnswered(): never {
  throw new Error('match_products always answers one row');
}

/** Whether some product meets a query, whatever its price. */
export async function isMetBySome(db: Database, everything: string): Promise<boolean> {
  const row = await queryOne<{ isMet: boolean }>(
    db,
    sql`select is_met_by_some_product(${everything}::text::tsquery) as is_met`,
  );
  return row?.isMet ?? false;
}

/** Which of these queries a product meets, in their order. */
export async function listMet(
  db: Database,
  productId: number,
  queries: readonly string[],
): Promise<boolean[]> {
  const rows = await query<{ isMet: boolean }>(
    db,
    sql`select d.document @@ asked.text::tsquery as is_met
        from search_document d cross join unnest(${queries}::text[]) with ordinality asked (text, place)
        where d.product_id = ${productId} order by asked.place`,
  );
  return rows.map(({ isMet }) => isMet);
}

export interface KnownWord {
  word: string;
  shown: string;
  frequency: number;
  nameFrequency: number;
  headFrequency: number;
}

/** Words of the catalogue: these lexemes, those that share a key with a typed word, and those that begin so. */
export function listKnownWords(
  db: Database,
  { lexemes, keys, beginning }: { lexemes: readonly string[]; keys: readonly string[]; beginning: string },
): Promise<KnownWord[]> {
  return query<KnownWord>(
    db,
    sql`(select word, shown, frequency, name_frequency, head_frequency from search_word
         where word = any(${lexemes}::text[]) limit 200)
        union
        (select word, shown, frequency, name_frequency, head_frequency from search_word
         where neighbour_keys && ${keys}::text[] limit 500)
        union
        (select word, shown, frequency, name_frequency, head_frequency from search_word
         where word ~>=~ ${beginning} and word ~<~ (${beginning} || chr(1114111)) and ${beginning} <> ''
         order by word using ~<~ limit 50)`,
  );
}
