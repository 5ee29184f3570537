import { claim, freeRows } from '../../../db/claim.ts';
import { type Database, execute, query, queryOne, sql } from '../../../db/sql.ts';
import type { DifferenceKind, FoundDifference } from './difference.ts';

export interface RunRequest {
  requestedBy: number | null;
  now: Date;
}

export async function insertRun(db: Database, { requestedBy, now }: RunRequest): Promise<number> {
  const row = await queryOne<{ id: number }>(
    db,
    sql`insert into reconciliation_run (requested_at, requested_by) values (${now}, ${requestedBy}) returning id`,
  );
  if (!row) throw new Error('An insert answered no row');
  return row.id;
}

/** The oldest run that nobody has taken up, or that a worker has left behind; null: none. */
export async function startOpenRun(db: Database, now: Date, leftBehindSince: Date): Promise<number | null> {
  const row = await queryOne<{ id: number }>(
    db,
    claim({
      table: 'reconciliation_run',
      key: 'id',
      due: freeRows({
        columns: sql`id`,
        from: sql`reconciliation_run`,
        where: sql`finished_at is null and (started_at is null or started_at < ${leftBehindSince})`,
        order: sql`id`,
        limit: 1,
      }),
      set: sql`started_at = ${now}`,
      returning: sql`reconciliation_run.id`,
    }),
  );
  return row?.id ?? null;
}

/** False: somebody else has taken it up. */
export async function startRun(db: Database, runId: number, now: Date): Promise<boolean> {
  const touched = await execute(
    db,
    sql`update reconciliation_run set started_at = ${now} where id = ${runId} and started_at is null`,
  );
  return touched === 1;
}

/** The oldest thing that an open difference is about; null: nothing is open. */
export async function findOldestOpen(db: Database): Promise<Date | null> {
  const row = await queryOne<{ happenedAt: Date | null }>(
    db,
    sql`select min(happened_at) as happened_at from reconciliation_difference where resolved_at is null`,
  );
  return row?.happenedAt ?? null;
}

export interface Outcome {
  found: number;
  opened: number;
  resolved: number;
}

/**
 * What was found is open from now on or stays so; what was not found and was looked for (`judged`) is resolved. Of two
 * runs at once the later one decides.
 */
export async function writeDifferences(
  db: Database,
  change: {
    runId: number;
    now: Date;
    judged: readonly DifferenceKind[];
    differences: readonly (FoundDifference & { cause: string; remedy: string })[];
  },
): Promise<Outcome> {
  const { runId, now, judged, differences } = change;
  const row = await queryOne<Outcome>(
    db,
    sql`with found as (
          select * from jsonb_to_recordset(${JSON.stringify(differences)}::jsonb)
            as found (kind text, subject text, "orderNumber" bigint, "sellerId" int, expected bigint, found bigint,
              cause text, remedy text, "happenedAt" timestamptz)
        ), written as (
          insert into reconciliation_difference (kind, subject, order_number, seller_id, expected, found, cause,
            remedy, happened_at, first_seen, last_seen, last_run)
          select kind, subject, "orderNumber", "sellerId", expected, found, cause, remedy, "happenedAt", ${now},
            ${now}, ${runId}
          from found
          on conflict (kind, subject) where resolved_at is null do update
          set expected = excluded.expected, found = excluded.found, cause = excluded.cause,
            remedy = excluded.remedy, last_seen = excluded.last_seen,
            last_run = greatest(reconciliation_difference.last_run, excluded.last_run)
          returning first_seen
        ), resolved as (
          update reconciliation_difference set resolved_at = ${now}
          where resolved_at is null and last_run < ${runId} and kind = any(${judged})
            and not exists (select from found where found.kind = reconciliation_difference.kind
              and found.subject = reconciliation_difference.subject)
          returning id
        )
        select (select count(*) from written)::int as found,
          (select count(*) from written where first_seen = ${now})::int as opened,
          (select count(*) from resolved)::int as resolved`,
  );
  if (!row) throw new Error('The differences were not written');
  return row;
}

export interface ProviderRead {
  providerRead: 'complete' | 'cut' | 'away' | 'none';
  readSince: Date | null;
  transactionsRead: number;
  transactionsTakenUp: number;
}

export async function finishRun(
  db: Database,
  { runId, now, ...run }: ProviderRead & Outcome & { runId: number; now: Date },
): Promise<void> {
  await execute(
    db,
    sql`update reconciliation_run
        set finished_at = ${now}, provider_read = ${run.providerRead}, read_since = ${run.readSince},
          transactions_read = ${run.transactionsRead}, transactions_taken_up = ${run.transactionsTakenUp},
          found = ${run.found}, opened = ${run.opened}, resolved = ${run.resolved}
        where id = ${runId}`,
  );
}

/** One moment for all comparisons: what commits meanwhile is no difference. */
export async function freezeView(db: Database): Promise<void> {
  await query(db, sql`set transaction isolation level repeatable read`);
}
