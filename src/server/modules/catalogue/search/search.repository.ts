import type { Sort } from '../../../../wire/catalogue/catalog.ts';
import { type Database, query, queryOne, type Sql, sql } from '../../../db/sql.ts';

export interface Count {
  id: number;
  count: number;
}

export interface Matches {
  total: number;
  isExact: boolean;
  productIds: number[];
  categories: Count[];
  sellers: Count[];
}

export interface MatchRequest {
  terms: SearchTerms;
  mainCategoryIds: number[];
  sellerIds: number[];
  sort: Sort;
  skip: number;
  take: number;
}

/** Words that all must occur. */
export interface SearchTerms {
  words: string[];
  /** For each word, all that may stand in its place: itself and its synonyms. */
  choices: string[][];
  /** Of one more word; plain letters and digits, since PostgreSQL reads operators here. */
  beginning: string | null;
  /** These are not the words that somebody typed. */
  isCorrected: boolean;
}

export async function findMatches(db: Database, request: MatchRequest): Promise<Matches> {
  const { terms, mainCategoryIds, sellerIds, sort, skip, take } = request;
  const row = await queryOne<Matches>(
    db,
    sql`select total, is_exact, product_ids, categories, sellers
        from search_products(${termsQuery(terms)}, ${filterText(mainCategoryIds, sellerIds)}::tsquery,
          ${sort}, ${skip}::int, ${take}::int)`,
  );
  if (!row) throw new Error('search_products always answers one row');
  return row;
}

export interface Correction {
  word: string;
  /** Null: the word is known, or nothing is similar. */
  corrected: string | null;
}

/** For each word of four letters or more that no name has, the most similar one that some name has. */
export function listCorrections(db: Database, words: string[]): Promise<Correction[]> {
  return query<Correction>(
    db,
    sql`select typed.word, (
          select w.word from search_word w
          where length(typed.word) > 3 and w.word % fold_text(typed.word)
            and levenshtein_less_equal(w.word, fold_text(typed.word), 2) <= case when length(typed.word) < 6 then 1 else 2 end
            and not exists (select from search_word known where known.word = fold_text(typed.word))
          order by levenshtein(w.word, fold_text(typed.word)), w.frequency desc, w.word limit 1) as corrected
        from unnest(${words}::text[]) with ordinality typed (word, place)
        order by typed.place`,
  );
}

function termsQuery({ words, choices, beginning }: SearchTerms): Sql {
  const whole = choices.some(({ length }) => length > 1) ? chosenQuery(choices) : wordsQuery(words.join(' '));
  return beginning === null ? whole : sql`${whole} && to_tsquery('simple', ${`${beginning}:*`})`;
}

function wordsQuery(words: string): Sql {
  return sql`plainto_tsquery('spanish_folded', ${words})`;
}

/** ('portatil' | 'laptop') & 'lenovo'; a word that means nothing to the search is an empty query and drops out. */
function chosenQuery(choices: readonly (readonly string[])[]): Sql {
  return choices
    .map((words) => words.map(wordsQuery).reduce((all, one) => sql`(${all} || ${one})`))
    .reduce((all, one) => sql`(${all} && ${one})`);
}

// Alternatives of one kind, and both kinds: ('m:69' | 'm:95') & ('s:73'). Numbers only, so nothing to escape.
function filterText(mainCategoryIds: number[], sellerIds: number[]): string {
  const groups = [mainCategoryIds.map((id) => `'m:${id}'`), sellerIds.map((id) => `'s:${id}'`)];
  return groups
    .filter((tokens) => tokens.length > 0)
    .map((tokens) => `(${tokens.join('|')})`)
    .join('&');
}
