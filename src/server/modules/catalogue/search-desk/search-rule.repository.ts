import type { SearchEffect } from '../../../../domain/search-rule.ts';
import { type Database, execute, query, queryOne, sql } from '../../../db/sql.ts';

export interface SearchRule {
  words: string;
  productId: number;
  effect: SearchEffect;
  /** Colombian days; the last one counts, null has none. */
  startsOn: string;
  endsOn: string | null;
}

export interface ListedSearchRule extends SearchRule {
  id: number;
  productName: string;
  shopName: string;
  /** Shoppers see the product. */
  isShown: boolean;
  createdAt: Date;
}

/** Rules that are not over on a day, the oldest first. */
export function listRulesSince(db: Database, day: string, limit: number): Promise<SearchRule[]> {
  return query<SearchRule>(
    db,
    sql`select words, product_id, effect, starts_on, ends_on from search_rule
        where ends_on is null or ends_on >= ${day}::date order by id limit ${limit}::int`,
  );
}

/** Those of today and later first. */
export function listSearchRules(db: Database, today: string, limit: number): Promise<ListedSearchRule[]> {
  return query<ListedSearchRule>(
    db,
    sql`select rule.id, rule.words, rule.product_id, rule.effect, rule.starts_on, rule.ends_on, rule.created_at,
          product.name as product_name, seller.display_name as shop_name, product.active as is_shown
        from search_rule rule
        join product on product.id = rule.product_id
        join seller on seller.id = product.seller_id
        order by coalesce(rule.ends_on < ${today}::date, false), rule.words, rule.id limit ${limit}::int`,
  );
}

/** All rules wait for each other, so that their number stays within its limits. */
export async function lockSearchRules(db: Database): Promise<void> {
  await execute(db, sql`select pg_advisory_xact_lock(hashtext('search_rule'))`);
}

export interface RuleRoom {
  all: number;
  ofWords: number;
  /** Rules of the product for these words in days that the new one has too. */
  overlapping: number;
}

export async function countRules(db: Database, rule: SearchRule): Promise<RuleRoom> {
  const row = await queryOne<RuleRoom>(
    db,
    sql`select count(*)::int as all, count(*) filter (where words = ${rule.words})::int as of_words,
          count(*) filter (where words = ${rule.words} and product_id = ${rule.productId}::int
            and daterange(starts_on, ends_on, '[]') && daterange(${rule.startsOn}::date, ${rule.endsOn}::date, '[]')
          )::int as overlapping
        from search_rule`,
  );
  return row ?? { all: 0, ofWords: 0, overlapping: 0 };
}

export async function insertSearchRule(
  db: Database,
  { words, productId, effect, startsOn, endsOn }: SearchRule,
  { at, accountId }: { at: Date; accountId: number },
): Promise<void> {
  await execute(
    db,
    sql`insert into search_rule (words, product_id, effect, starts_on, ends_on, created_at, account_id)
        values (${words}, ${productId}, ${effect}, ${startsOn}::date, ${endsOn}::date, ${at}, ${accountId})`,
  );
}

export function deleteSearchRule(db: Database, id: number): Promise<SearchRule | null> {
  return queryOne<SearchRule>(
    db,
    sql`delete from search_rule where id = ${id}
        returning words, product_id, effect, starts_on, ends_on`,
  );
}

export async function findProductName(db: Database, id: number): Promise<string | null> {
  const row = await queryOne<{ name: string }>(db, sql`select name from product where id = ${id}`);
  return row?.name ?? null;
}
