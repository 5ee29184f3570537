import { type Database, execute, query, raw, sql } from '../../../db/sql.ts';
import type { CountedProduct, CountedWords } from './search-counting.ts';

/** So many different words, and products opened from them, are kept of one day. */
const WORDS_OF_DAY = 20_000;
const PRODUCTS_OF_DAY = 50_000;

/** Adds to what other nodes and earlier minutes have counted; in one order, so that two nodes never wait crosswise. */
export async function addWords(db: Database, counts: readonly CountedWords[]): Promise<void> {
  if (counts.length === 0) return;
  await execute(
    db,
    sql`with counted as materialized (
          select *, row_number() over (partition by day order by searches desc, words) as place
          from jsonb_to_recordset(${JSON.stringify(counts)}::jsonb)
            as counted (day date, words text, searches int, clicks int, purchases int, results int, outcome text)
        ), kept_of_day as materialized (
          select day, count(*) as words from search_day where day in (select day from counted) group by day
        )
        insert into search_day as kept (day, words, searches, clicks, purchases, results, outcome)
        select counted.day, counted.words, searches, clicks, purchases, results, outcome
        from counted left join kept_of_day on kept_of_day.day = counted.day
        where counted.place + coalesce(kept_of_day.words, 0) <= ${raw(WORDS_OF_DAY)}
          or exists (select from search_day known where known.day = counted.day and known.words = counted.words)
        order by counted.day, counted.words
        on conflict (day, words) do update
        set searches = kept.searches + excluded.searches, clicks = kept.clicks + excluded.clicks,
          purchases = kept.purchases + excluded.purchases, results = coalesce(excluded.results, kept.results),
          outcome = coalesce(excluded.outcome, kept.outcome)`,
  );
}

/** Of products that there are and words that are kept; whoever makes up others counts nothing. */
export async function addProducts(db: Database, counts: readonly CountedProduct[]): Promise<void> {
  if (counts.length === 0) return;
  await execute(
    db,
    sql`with counted as materialized (
          select * from jsonb_to_recordset(${JSON.stringify(counts)}::jsonb)
            as counted (day date, words text, "productId" int, clicks int, purchases int)
        ), kept_of_day as materialized (
          select day, count(*) as products from search_day_product
          where day in (select day from counted) group by day
        )
        insert into search_day_product as kept (day, words, product_id, seller_id, clicks, purchases)
        select counted.day, counted.words, product.id, product.seller_id, counted.clicks, counted.purchases
        from counted
        join search_day on search_day.day = counted.day and search_day.words = counted.words
        join product on product.id = counted."productId"
        left join kept_of_day on kept_of_day.day = counted.day
        where coalesce(kept_of_day.products, 0) < ${raw(PRODUCTS_OF_DAY)}
          or exists (select from search_day_product known
                     where known.day = counted.day and known.words = counted.words and known.product_id = product.id)
        order by counted.day, counted.words, product.id
        on conflict (day, words, product_id) do update
        set clicks = kept.clicks + excluded.clicks, purchases = kept.purchases + excluded.purchases`,
  );
}

/** At most a thousand each, so that one call stays short; answers how many it deleted. */
export async function deleteSearchDays(db: Database, before: string): Promise<number> {
  const products = await execute(
    db,
    sql`delete from search_day_product where (day, words, product_id) in (
          select day, words, product_id from search_day_product where day < ${before}::date limit 1000)`,
  );
  const words = await execute(
    db,
    sql`delete from search_day where (day, words) in (
          select day, words from search_day where day < ${before}::date limit 1000)`,
  );
  return products + words;
}

/** What of the searches somebody looks at. */
export type SearchTab = 'missed' | 'few-clicks' | 'bought';

export interface SearchFigures {
  words: string;
  searches: number;
  clicks: number;
  purchases: number;
  /** Of the last day on which they were searched; null: no page was made. */
  results: number | null;
  outcome: string | null;
}

/** The words of a period, those searched for most first; `missed` are those whose last answer was none or in part. */
export function listSearchFigures(
  db: Database,
  { tab, from, to }: { tab: SearchTab; from: string; to: string },
  limit: number,
): Promise<SearchFigures[]> {
  return query<SearchFigures>(
    db,
    sql`with summed as materialized (
          select words, sum(searches)::int as searches, sum(clicks)::int as clicks, sum(purchases)::int as purchases,
            (array_agg(results order by day desc) filter (where outcome is not null))[1] as results,
            (array_agg(outcome order by day desc) filter (where outcome is not null))[1] as outcome
          from search_day where day between ${from}::date and ${to}::date group by words
        )
        select words, searches, clicks, purchases, results, outcome from summed
        where case ${tab}::text
          when 'missed' then outcome in ('none', 'partial') and searches > 0
          when 'few-clicks' then outcome in ('exact', 'corrected') and searches >= 5 and clicks * 5 < searches
          else purchases > 0 end
        order by case when ${tab}::text = 'bought' then purchases else searches end desc, words
        limit ${limit}::int`,
  );
}

export interface FoundBy {
  words: string;
  searches: number;
  clicks: number;
  purchases: number;
  /** The one that was opened most. */
  productId: number;
  productName: string;
}

/** The words that led to a shop's products since a day; only those that were searched for often enough to be nobody's. */
export function listFoundBy(
  db: Database,
  { sellerId, from }: { sellerId: number; from: string },
  { minimumSearches, limit }: { minimumSearches: number; limit: number },
): Promise<FoundBy[]> {
  return query<FoundBy>(
    db,
    sql`with opened as materialized (
          select words, product_id, sum(clicks)::int as clicks, sum(purchases)::int as purchases
          from search_day_product
          where seller_id = ${sellerId}::int and day >= ${from}::date
          group by words, product_id
        ), summed as materialized (
          select words, sum(clicks)::int as clicks, sum(purchases)::int as purchases,
            (array_agg(product_id order by clicks desc, product_id))[1] as product_id
          from opened group by words order by clicks desc, words limit 2000
        )
        select summed.words, searched.searches, summed.clicks, summed.purchases, product.id as product_id,
          product.name as product_name
        from summed
        cross join lateral (
          select coalesce(sum(searches), 0)::int as searches from search_day
          where search_day.words = summed.words and day >= ${from}::date
        ) searched
        join product on product.id = summed.product_id
        where searched.searches >= ${minimumSearches}::int and summed.clicks > 0
        order by summed.clicks desc, summed.words limit ${limit}::int`,
  );
}
