import { type Database, execute, query, queryOne, type Sql, sql } from '../../../db/sql.ts';

export interface SettlementRun {
  id: number;
  key: string;
  startedAt: Date;
  finishedAt: Date | null;
  settlements: number;
  amount: number;
}

/** Null: a run with this key is there already. */
export async function insertRun(
  db: Database,
  { key, startedBy, now }: { key: string; startedBy: number | null; now: Date },
): Promise<number | null> {
  const row = await queryOne<{ id: number }>(
    db,
    sql`insert into settlement_run (run_key, started_at, started_by) values (${key}, ${now}, ${startedBy})
        on conflict (run_key) do nothing returning id`,
  );
  return row?.id ?? null;
}

/** At most a few: a run is short, and what a crash left is finished by the next minute's job. */
export async function listOpenRunIds(db: Database): Promise<number[]> {
  const rows = await query<{ id: number }>(
    db,
    sql`select id from settlement_run where finished_at is null order by id limit 20`,
  );
  return rows.map(({ id }) => id);
}

/** In a transaction: waits for the settlements of it that are being made, and keeps what it has paid. */
export async function finishRun(db: Database, id: number, now: Date): Promise<void> {
  const open = await queryOne(
    db,
    sql`select from settlement_run where id = ${id} and finished_at is null for no key update`,
  );
  if (!open) return;
  // A statement of its own: one that had to wait would not see what it has waited for.
  await execute(
    db,
    sql`update settlement_run set finished_at = ${now}, settlement_count = paid.count, settlement_amount = paid.amount
        from (${paidBy(sql`${id}`)}) paid where id = ${id}`,
  );
}

export function findRunByKey(db: Database, key: string): Promise<SettlementRun | null> {
  return queryOne<SettlementRun>(db, sql`${runs} where run_key = ${key}`);
}

export function listRuns(db: Database, beforeId: number | null, limit: number): Promise<SettlementRun[]> {
  return query<SettlementRun>(
    db,
    sql`${runs} where run.id < coalesce(${beforeId}::bigint, 9223372036854775807)
        order by run.id desc limit ${limit}`,
  );
}

function paidBy(runId: Sql, condition: Sql = sql`true`): Sql {
  return sql`select count(*) as count, coalesce(sum(amount), 0)::bigint as amount
             from settlement where run_id = ${runId} and ${condition}`;
}

const runs = sql`
  select run.id, run_key as key, started_at, finished_at,
    coalesce(settlement_count, paid.count) as settlements, coalesce(settlement_amount, paid.amount) as amount
  from settlement_run run
  cross join lateral (${paidBy(sql`run.id`, sql`settlement_count is null`)}) paid`;

/** Sellers after `afterId` to whom at least `minimum` is owed, by id. */
export async function listSellersOwed(
  db: Database,
  afterId: number,
  minimum: number,
  limit: number,
): Promise<number[]> {
  const rows = await query<{ sellerId: number }>(
    db,
    sql`select seller_id from unsettled_entry where seller_id > ${afterId}
        group by seller_id having sum(amount) >= ${minimum} order by seller_id limit ${limit}`,
  );
  return rows.map(({ sellerId }) => sellerId);
}
