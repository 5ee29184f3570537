import { MAXIMUM_CATEGORIES } from '../../../../domain/category-rules.ts';
import type { FeeRule } from '../../../../domain/fee-rule.ts';
import { type Database, execute, query, queryOne, raw, type Sql, sql } from '../../../db/sql.ts';

export interface FeeTarget {
  sellerId: number | null;
  categoryId: number | null;
}

const rule = sql`fee_rule.id, fee_rule.seller_id, category_id, percent::float8 as percent,
  valid_from, valid_until`;

/**
 * The rules of a day, as JSON of FeeRule in column `rule`, that concern what is sold: rows of `sold` with "sellerId" and
 * "categoryIds". Part of the statement that reads what is sold, so that both are of one moment; some come twice.
 */
export function rulesOn(day: string, sold: Sql): Sql {
  const part = sql`select ${ruleObject} as rule from fee_rule`;
  const holds = sql`cancelled_at is null and valid_from <= ${day}::date and coalesce(valid_until >= ${day}::date, true)`;
  return sql`${part} join ${sold} on fee_rule.seller_id = "sellerId" where ${holds}
    union all
    ${part} join (select unnest("categoryIds") as id from ${sold}) category on fee_rule.category_id = category.id
    where fee_rule.seller_id is null and ${holds}`;
}

const ruleObject = sql`jsonb_build_object('id', fee_rule.id, 'sellerId', fee_rule.seller_id,
  'categoryId', fee_rule.category_id, 'percent', fee_rule.percent,
  'validFrom', fee_rule.valid_from, 'validUntil', fee_rule.valid_until)`;

/** With what tells which rules one change has made and replaced. */
export interface StoredRule extends FeeRule {
  reason: string;
  createdAt: Date;
  cancelledAt: Date | null;
}

/** All of a target that holds on a day or later, or was to hold; the earliest first. */
export function listRulesOf(db: Database, target: FeeTarget, from: string): Promise<StoredRule[]> {
  return query<StoredRule>(
    db,
    sql`select ${rule}, reason, created_at, cancelled_at from fee_rule
        where seller_id is not distinct from ${target.sellerId}::int
          and category_id is not distinct from ${target.categoryId}::int
          and coalesce(valid_until >= ${from}::date, true)
        order by valid_from, id desc limit 1000`,
  );
}

export async function setFirstDay(db: Database, id: number, firstDay: string): Promise<void> {
  await execute(db, sql`update fee_rule set valid_from = ${firstDay} where id = ${id}`);
}

export interface ListedFee extends FeeRule {
  sellerName: string | null;
  categoryName: string | null;
  reason: string;
  createdAt: Date;
  /** E-mail of who decided it. */
  createdBy: string | null;
  isCancelled: boolean;
}

const listed = sql`select ${rule}, seller.display_name as seller_name, category.name as category_name,
    fee_rule.reason, fee_rule.created_at, account.email as created_by,
    cancelled_at is not null as is_cancelled
  from fee_rule
  left join seller on seller.id = fee_rule.seller_id
  left join category on category.id = fee_rule.category_id
  left join account on account.id = fee_rule.created_by`;

export interface FeeFilter {
  sellerId: number | null;
  /** Only what holds on this day or later; null: the whole history. */
  from: string | null;
  beforeId: number | null;
  limit: number;
}

/** Newest first. */
export function listFees(db: Database, filter: FeeFilter): Promise<ListedFee[]> {
  const ofSeller = filter.sellerId === null ? sql`` : sql`and fee_rule.seller_id = ${filter.sellerId}`;
  const current =
    filter.from === null
      ? sql``
      : sql`and cancelled_at is null and coalesce(valid_until >= ${filter.from}::date, true)`;
  return query<ListedFee>(
    db,
    sql`${listed} where fee_rule.id < coalesce(${filter.beforeId}::bigint, 9223372036854775807) ${ofSeller} ${current}
        order by fee_rule.id desc limit ${filter.limit}`,
  );
}

/** What holds for a seller's things on a day or will: her own rules and those of all sellers. */
export function listFeesFor(
  db: Database,
  sellerId: number,
  from: string,
  limit: number,
): Promise<ListedFee[]> {
  return query<ListedFee>(
    db,
    sql`${listed}
        where (fee_rule.seller_id = ${sellerId} or fee_rule.seller_id is null)
          and cancelled_at is null and coalesce(valid_until >= ${from}::date, true)
        order by valid_from, fee_rule.id limit ${limit}`,
  );
}

export function findFee(db: Database, id: number): Promise<ListedFee | null> {
  return queryOne<ListedFee>(db, sql`${listed} where fee_rule.id = ${id}`);
}

/** So that two changes of fees wait for each other; they are few. */
export async function lockFees(db: Database): Promise<void> {
  await execute(db, sql`select pg_advisory_xact_lock(hashtext('fee_rule'))`);
}

export async function insertRule(
  db: Database,
  added: Omit<FeeRule, 'id'> & { reason: string; actor: number; now: Date },
): Promise<number> {
  const row = await queryOne<{ id: number }>(
    db,
    sql`insert into fee_rule (seller_id, category_id, percent, valid_from, valid_until, reason, created_at, created_by)
        values (${added.sellerId}, ${added.categoryId}, ${added.percent}, ${added.validFrom}, ${added.validUntil},
          ${added.reason}, ${added.now}, ${added.actor})
        returning id`,
  );
  if (!row) throw new Error('The fee was not written');
  return row.id;
}

/** Null: without end. */
export async function setLastDay(db: Database, id: number, lastDay: string | null): Promise<void> {
  await execute(db, sql`update fee_rule set valid_until = ${lastDay} where id = ${id}`);
}

/** It holds, also when it had been cancelled, until its last day. */
export async function restoreRule(db: Database, id: number, lastDay: string | null): Promise<void> {
  await execute(db, sql`update fee_rule set cancelled_at = null, valid_until = ${lastDay} where id = ${id}`);
}

export async function cancelRule(db: Database, id: number, now: Date): Promise<void> {
  await execute(db, sql`update fee_rule set cancelled_at = ${now} where id = ${id} and cancelled_at is null`);
}

export async function hasTarget(db: Database, { sellerId, categoryId }: FeeTarget): Promise<boolean> {
  const row = await queryOne<{ known: boolean }>(
    db,
    sql`select (${sellerId}::int is null or exists (select from seller where id = ${sellerId}))
          and (${categoryId}::int is null or exists (select from category where id = ${categoryId})) as known`,
  );
  return row?.known ?? false;
}

export async function findBasePercent(db: Database, sellerId: number): Promise<number | null> {
  const row = await queryOne<{ percent: number }>(
    db,
    sql`select fee_percent::float8 as percent from seller where id = ${sellerId}`,
  );
  return row?.percent ?? null;
}

/** Every category by its path: 'Hogar › Cocina'. */
export function listCategoryChoices(db: Database): Promise<{ id: number; name: string }[]> {
  return query<{ id: number; name: string }>(
    db,
    sql`select category.id, concat_ws(' › ', parent.name, category.name) as name
        from category left join category parent on parent.id = category.parent_id
        order by coalesce(parent.name, category.name), parent.id nulls first, category.name limit ${raw(MAXIMUM_CATEGORIES)}`,
  );
}
