import { type Database, queryOne, raw, sql } from '../../../db/sql.ts';
import type { FacetRows, Matches, MatchRequest } from './search.repository.ts';
import { conditionOf } from './search-terms.ts';

/** As many as `match_products` ranks; it says what is done with more. */
const RANKED_MATCHES = 1_000;

type Row = Omit<Matches, 'isExact'> & Pick<FacetRows, 'lines'> & { isWhole: boolean };

/**
 * What `match_products` answers, of a catalogue whose products are all popular (12,000 and fewer), asked as a statement of
 * its own: half of all searches match three products or fewer, and setting up the function cost more than reading those.
 * Products that operators placed stand where the others do. Null: the catalogue is larger, or more match than are ranked.
 */
export async function matchSmallCatalogue(
  db: Database,
  request: MatchRequest,
): Promise<(Matches & FacetRows) | null> {
  const row = await queryOne<Row>(db, statementOf(request));
  if (!row?.isWhole || row.total >= RANKED_MATCHES) return null;
  const { isWhole: _, ...found } = row;
  return { ...found, isExact: true, step: 1, linesExact: true };
}

// Where the catalogue is larger no row is read. What is wanted stands behind a `select`, so that one plan serves all words.
function statementOf({ terms, filters, lowest, highest, sort, askedWords, skip, take }: MatchRequest) {
  return sql`
    with scored as materialized (
      select r.product_id, r.words, r.is_named, r.is_preferred, r.facets,
        search_score(${sort}, r.words, r.in_stock, r.rating, r.popularity, r.final_price, r.unit_price, r.created_at)
          + 0.03 * least(coalesce(
            (select b.lifts from search_bought b where b.words = ${askedWords}::text)[array_position(
              (select b.product_ids from search_bought b where b.words = ${askedWords}::text), r.product_id)], 0), 1) as score
      from (
        select d.*, d.name_document @@ ${terms.named}::tsquery as is_named,
          d.name_document @@ ${terms.preferred}::tsquery as is_preferred,
          search_rank(d.name_document, ${terms.ranked}::tsquery, ${terms.own}::tsquery, ${terms.rankedCount}::int,
            ${terms.ownCount}::int) as words
        from search_document d
        where (select s.tier_popularity = -2147483648 from search_sampling s) and d.is_popular
          and d.document @@ (select ${conditionOf([terms.wanted, filters])}::tsquery)
          and d.final_price between ${lowest}::int and ${highest}::int
        limit ${raw(RANKED_MATCHES)}
      ) r
    )
    select (select s.tier_popularity = -2147483648 from search_sampling s) as is_whole, count(*)::int as total,
      array(select product_id from scored order by score desc, product_id desc
        offset ${skip}::int limit ${take}::int) as product_ids,
      max(words) as best, bool_or(is_named) as has_named, bool_or(is_preferred) as has_preferred,
      string_agg(facets, E'\n') as lines
    from scored`;
}
