import type { BaseCopy } from '../../adapters/archive/repository.ts';
import { type Database, execute, query, queryOne, sql } from '../../db/sql.ts';

export interface ArchiverState {
  isOn: boolean;
  lastArchivedAt: Date | null;
  lastFailedAt: Date | null;
  /** How much would be lost with the disk; null: there is no archive, or this server takes no writes. */
  ageSeconds: number | null;
}

/**
 * What PostgreSQL itself says of its archive, whoever keeps it. When the last segment but the open one is there, the open
 * one follows within archive_timeout, or nothing has been written to it.
 */
export async function readArchiver(db: Database): Promise<ArchiverState> {
  const setting = (name: string) => sql`(select setting::bigint from pg_settings where name = ${name})`;
  const row = await queryOne<ArchiverState>(
    db,
    sql`select mode.is_on, archiver.last_archived_time as last_archived_at, archiver.last_failed_time as last_failed_at,
          (case
            when not mode.is_on or pg_is_in_recovery() then null
            when last_archived_wal >= pg_walfile_name(pg_current_wal_lsn() - ${setting('wal_segment_size')}::numeric)
              and ${setting('archive_timeout')} > 0
              then least(since.seconds, ${setting('archive_timeout')})
            else since.seconds
          end)::float8 as age_seconds
        from pg_stat_archiver archiver
        cross join lateral (select current_setting('archive_mode') <> 'off' as is_on) mode
        cross join lateral (
          select extract(epoch from clock_timestamp() - coalesce(archiver.last_archived_time, archiver.stats_reset,
            pg_postmaster_start_time()))::float8 as seconds
        ) since`,
  );
  if (!row) throw new Error('the archiver was not read');
  return row;
}

/** In place of what was known of them. For the caller's transaction. */
export async function replaceBaseCopies(db: Database, copies: readonly BaseCopy[]): Promise<void> {
  const labels = copies.map(({ label }) => label);
  await execute(db, sql`delete from base_copy where not label = any (${labels}::text[])`);
  for (const { label, kind, startedAt, stoppedAt, bytes, addedBytes } of copies)
    await execute(
      db,
      sql`insert into base_copy (label, kind, started_at, stopped_at, bytes, added_bytes)
          values (${label}, ${kind}, ${startedAt}, ${stoppedAt}, ${bytes}, ${addedBytes})
          on conflict do nothing`,
    );
}

/** The newest first. */
export function listKnownCopies(db: Database, limit: number): Promise<BaseCopy[]> {
  return query<BaseCopy>(
    db,
    sql`select label, kind, started_at, stopped_at, bytes::float8 as bytes, added_bytes::float8 as added_bytes
        from base_copy order by started_at desc limit ${limit}`,
  );
}

/** No minute before it can be restored; null: none can. */
export async function findOldestMoment(db: Database): Promise<Date | null> {
  const row = await queryOne<{ oldest: Date | null }>(
    db,
    sql`select min(stopped_at) as oldest from base_copy`,
  );
  return row?.oldest ?? null;
}

export interface RecoveryDrill {
  startedAt: Date;
  finishedAt: Date | null;
  wantedAt: Date;
  reachedAt: Date | null;
  problem: string | null;
}

export async function insertDrill(
  db: Database,
  { startedAt, wantedAt }: Pick<RecoveryDrill, 'startedAt' | 'wantedAt'>,
): Promise<number> {
  const row = await queryOne<{ id: number }>(
    db,
    sql`insert into recovery_drill (started_at, wanted_at) values (${startedAt}, ${wantedAt}) returning id`,
  );
  if (!row) throw new Error('a drill was not noted');
  return row.id;
}

export async function finishDrill(
  db: Database,
  drill: { id: number; finishedAt: Date; reachedAt: Date | null; problem: string | null },
): Promise<void> {
  const { id, finishedAt, reachedAt, problem } = drill;
  await execute(
    db,
    sql`update recovery_drill
        set finished_at = ${finishedAt}, reached_at = ${reachedAt}, problem = ${problem?.slice(0, 500) ?? null}
        where id = ${id}`,
  );
}

export async function findLastDrill(db: Database): Promise<RecoveryDrill | null> {
  const row = await queryOne<RecoveryDrill>(
    db,
    sql`select started_at, finished_at, wanted_at, reached_at, problem
        from recovery_drill order by started_at desc limit 1`,
  );
  return row ?? null;
}
