import { type Database, execute, query, queryOne, sql } from '../../../db/sql.ts';

/** Columns of as many words, in one order. */
export interface WordColumns {
  words: string[];
  shown: string[];
  /** Keys between spaces. */
  keys: string[];
  named: number[];
  heads: number[];
}

/** What is known of them already stays. */
export async function insertWords(db: Database, columns: WordColumns): Promise<void> {
  await execute(
    db,
    sql`insert into search_word as w (word, shown, neighbour_keys, frequency, name_frequency, head_frequency)
        select word, shown, string_to_array(keys, ' '), 1, name_frequency, head_frequency
        from unnest(${columns.words}::text[], ${columns.shown}::text[], ${columns.keys}::text[],
          ${columns.named}::int[], ${columns.heads}::int[]) added (word, shown, keys, name_frequency, head_frequency)
        order by word
        on conflict (word) do update set name_frequency = greatest(w.name_frequency, excluded.name_frequency),
          head_frequency = greatest(w.head_frequency, excluded.head_frequency)`,
  );
}

export interface CountedWord {
  word: string;
  nameFrequency: number;
  headFrequency: number;
}

export function listCountedWords(db: Database, lexemes: readonly string[]): Promise<CountedWord[]> {
  return query<CountedWord>(
    db,
    sql`select word, name_frequency, head_frequency from search_word where word = any(${lexemes}::text[])`,
  );
}

/** Counts anew in how many products each word stands, and forgets those that no product has any more. */
export async function recountWords(db: Database): Promise<void> {
  await execute(db, sql`lock table search_word in share row exclusive mode`);
  await execute(
    db,
    sql`with everywhere as materialized (
          select word, ndoc from ts_stat('select document from search_document')
        ), named as materialized (
          select word, ndoc from ts_stat('select name_document from search_document')
        ), vanished as (
          delete from search_word w where not exists (select from everywhere e where e.word = w.word)
        )
        update search_word w
        set frequency = c.frequency, name_frequency = c.name_frequency, head_frequency = c.head_frequency
        from (
          select e.word, e.ndoc as frequency, coalesce(n.ndoc, 0) as name_frequency, coalesce(h.ndoc, 0) as head_frequency
          from everywhere e
          left join named n on n.word = e.word
          left join everywhere h on h.word = 'h:' || e.word
          where e.word not like '%:%'
        ) c
        where c.word = w.word and (w.frequency, w.name_frequency, w.head_frequency)
          is distinct from (c.frequency, c.name_frequency, c.head_frequency)`,
  );
}

export async function hasWords(db: Database): Promise<boolean> {
  return (await queryOne(db, sql`select 1 from search_word limit 1`)) !== null;
}
