import { type Database, execute, queryOne, raw, sql } from '../../../db/sql.ts';
import { DOCUMENT_FORMAT } from './search-index.repository.ts';

const popularSize = 12_000;
const smallestSample = 8_000;

/**
 * Fixes from the products themselves which rows of the read model are popular and which are in the sample: the 12,000
 * most popular, and one of so many that the sample has 8,000 to 16,000. Both are everything in a small catalogue.
 */
export async function chooseTiers(db: Database): Promise<void> {
  await execute(
    db,
    sql`with visible as materialized (
          select count(*) as count from product p join seller s on s.id = p.seller_id and s.status = 2 where p.active
        ), last as materialized (
          select popularity, id from product where active
          order by popularity desc, id desc offset ${raw(popularSize - 1)} limit 1
        )
        update search_sampling set
          sample_step = (2 ^ greatest(floor(log(2, greatest((select count from visible), 1) / ${raw(smallestSample)}.0)), 0))::int,
          tier_popularity = coalesce((select popularity from last), -2147483648),
          tier_product_id = coalesce((select id from last), 0)`,
  );
}

/** Moves the rows whose place changed since the tiers were chosen; the others are not touched. */
export async function moveBetweenTiers(db: Database): Promise<void> {
  await execute(
    db,
    sql`update search_document d set is_popular = false from search_sampling t
        where d.is_popular and (d.popularity, d.product_id) < (t.tier_popularity, t.tier_product_id)`,
  );
  await execute(
    db,
    sql`update search_document d set is_popular = true from search_sampling t
        where not d.is_popular and (d.popularity, d.product_id) >= (t.tier_popularity, t.tier_product_id)`,
  );
  await execute(
    db,
    sql`update search_document d set is_sample = not d.is_sample from search_sampling t
        where d.is_sample <> is_search_sample(d.product_id, t.sample_step)`,
  );
}

/** Whether all rows have been written in the present format. */
export async function isFormatCurrent(db: Database): Promise<boolean> {
  const current = sql`select 1 from search_sampling where format = ${raw(DOCUMENT_FORMAT)}`;
  return (await queryOne(db, current)) !== null;
}

export async function markFormat(db: Database): Promise<void> {
  await execute(
    db,
    sql`update search_sampling set format = ${raw(DOCUMENT_FORMAT)} where format <> ${raw(DOCUMENT_FORMAT)}`,
  );
}
