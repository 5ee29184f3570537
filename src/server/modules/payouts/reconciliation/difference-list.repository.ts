import type { ReconciliationRun } from '../../../../wire/payouts/reconciliation.ts';
import { type Database, query, queryOne, type Sql, sql } from '../../../db/sql.ts';
import type { DifferenceKind } from './difference.ts';

export interface DifferenceRow {
  id: number;
  kind: string;
  subject: string;
  orderNumber: number | null;
  sellerId: number | null;
  expected: number | null;
  found: number | null;
  cause: string;
  remedy: string;
  firstSeen: Date;
  lastSeen: Date;
  resolvedAt: Date | null;
  note: string;
  notedAt: Date | null;
  acknowledgedAt: Date | null;
}

const columns = sql`id, kind, subject, order_number, seller_id, expected, found, cause,
  remedy, first_seen, last_seen, resolved_at, note,
  noted_at, acknowledged_at`;

export interface Page {
  /** Null: from the newest on. */
  before: number | null;
  limit: number;
  /** Null: of any. */
  kind?: DifferenceKind | null;
}

export interface DifferenceGroup {
  kind: DifferenceKind;
  count: number;
  /** How far expected and found lie apart, added up. */
  amount: number;
}

export function listOpenDifferences(
  db: Database,
  { before, limit, kind = null }: Page,
): Promise<DifferenceRow[]> {
  return query<DifferenceRow>(
    db,
    sql`select ${columns} from reconciliation_difference
        where resolved_at is null and id < coalesce(${before}::bigint, 9223372036854775807)
          and ${ofKind(kind)}
        order by id desc limit ${limit}`,
  );
}

/** Open ones that nobody has looked at. */
export function listUnseenDifferences(
  db: Database,
  { before, limit, kind = null }: Page,
): Promise<DifferenceRow[]> {
  return query<DifferenceRow>(
    db,
    sql`select ${columns} from reconciliation_difference
        where resolved_at is null and acknowledged_at is null
          and id < coalesce(${before}::bigint, 9223372036854775807) and ${ofKind(kind)}
        order by id desc limit ${limit}`,
  );
}

/** The same as `listUnseenDifferences`, counted. */
export async function countUnseen(db: Database): Promise<{ count: number; oldestAt: Date | null }> {
  const row = await queryOne<{ count: number; oldestAt: Date | null }>(
    db,
    sql`select count(*)::int as count, min(first_seen) as oldest_at from reconciliation_difference
        where resolved_at is null and acknowledged_at is null`,
  );
  return row ?? { count: 0, oldestAt: null };
}

export function listResolvedDifferences(
  db: Database,
  { before, limit, kind = null }: Page,
): Promise<DifferenceRow[]> {
  return query<DifferenceRow>(
    db,
    sql`select ${columns} from reconciliation_difference
        where resolved_at is not null and id < coalesce(${before}::bigint, 9223372036854775807)
          and ${ofKind(kind)}
        order by id desc limit ${limit}`,
  );
}

function ofKind(kind: DifferenceKind | null): Sql {
  return kind === null ? sql`true` : sql`kind = ${kind}`;
}

/** What is open by its cause, the largest amounts first. */
export function groupOpenDifferences(db: Database, isUnseenOnly: boolean): Promise<DifferenceGroup[]> {
  return query<DifferenceGroup>(
    db,
    sql`select kind, count(*)::int as count,
          coalesce(sum(abs(coalesce(found, 0) - coalesce(expected, 0))), 0)::bigint as amount
        from reconciliation_difference
        where resolved_at is null and (not ${isUnseenOnly}::boolean or acknowledged_at is null)
        group by kind order by amount desc, count desc, kind`,
  );
}

export function lockNote(db: Database, id: number): Promise<{ note: string; acknowledged: boolean } | null> {
  return queryOne<{ note: string; acknowledged: boolean }>(
    db,
    sql`select note, acknowledged_at is not null as acknowledged from reconciliation_difference
        where id = ${id} for no key update`,
  );
}

/** Null: there is no such difference. */
export function updateNote(
  db: Database,
  change: { id: number; note: string; acknowledged: boolean; actor: number; now: Date },
): Promise<DifferenceRow | null> {
  const { id, note, acknowledged, actor, now } = change;
  return queryOne<DifferenceRow>(
    db,
    sql`update reconciliation_difference
        set note = ${note}, noted_by = ${actor}, noted_at = ${now},
          acknowledged_at = case when ${acknowledged} then coalesce(acknowledged_at, ${now}) end
        where id = ${id}
        returning ${columns}`,
  );
}

export function listRuns(db: Database, { before, limit }: Page): Promise<ReconciliationRunRow[]> {
  return query<ReconciliationRunRow>(
    db,
    sql`select id, requested_at, requested_by is not null as is_on_demand,
          started_at, finished_at, provider_read,
          transactions_read, transactions_taken_up, found, opened,
          resolved
        from reconciliation_run
        where id < coalesce(${before}::bigint, 9223372036854775807)
        order by id desc limit ${limit}`,
  );
}

export type ReconciliationRunRow = Omit<ReconciliationRun, 'requestedAt' | 'startedAt' | 'finishedAt'> & {
  requestedAt: Date;
  startedAt: Date | null;
  finishedAt: Date | null;
};
