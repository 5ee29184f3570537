import { type Database, execute, queryOne, type Sql, sql } from '../../../db/sql.ts';

/** Counted no further: nobody tells 1,000 from 1,001 in a list of what is to do. */
const MAXIMUM_COUNT = 1_000;

/** Notes which of the products lack something that their category requires, and forgets those that do not any more. */
export function refreshLacking(db: Database, productIds: readonly number[]): Promise<void> {
  return refresh(db, sql`p.id = any(${[...productIds]}::int[])`);
}

/** The same of all products of a category or subcategory. */
export function refreshLackingIn(db: Database, categoryId: number): Promise<void> {
  return refresh(db, sql`(p.main_category_id = ${categoryId} or p.subcategory_id = ${categoryId})`);
}

async function refresh(db: Database, isMeant: Sql): Promise<void> {
  await execute(
    db,
    sql`delete from product_lacking_fact l using product p
        where p.id = l.product_id and ${isMeant} and ${missingSince} is null`,
  );
  await execute(
    db,
    sql`insert into product_lacking_fact (product_id, seller_id, since)
        select id, seller_id, since
        from (select p.id, p.seller_id, ${missingSince} as since from product p
              where ${isMeant} and p.state in ('active', 'paused')) found
        where since is not null
        on conflict (product_id) do update set since = excluded.since, warned_at = null
          where product_lacking_fact.since is distinct from excluded.since`,
  );
}

// The content is no fact: the product's row has it.
const missingSince = sql`(case when p.state in ('active', 'paused') then (
  select min(a.required_since) from category_attribute a
  where a.category_id in (p.main_category_id, p.subcategory_id) and a.required_since is not null
    and not a.variant_making
    and case when a.key = 'contenido' then p.content_amount is null else
      not exists (select from product_fact f where f.product_id = p.id and f.key = a.key) end) end)`;

export interface LackingFacts {
  count: number;
  /** When the oldest demand began; null: nothing is missing. */
  since: Date | null;
}

export async function countLacking(db: Database, sellerId: number): Promise<LackingFacts> {
  const row = await queryOne<LackingFacts>(
    db,
    sql`select count(*)::int as count, min(since) as since
        from (select since from product_lacking_fact where seller_id = ${sellerId}
              limit ${MAXIMUM_COUNT}::int) lacking`,
  );
  return row ?? { count: 0, since: null };
}
