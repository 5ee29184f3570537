import { claim, freeRows, isUnleased, type LeasedRow, leaseTo, noLease } from '../../../db/claim.ts';
import { type Database, execute, queryOne, sql } from '../../../db/sql.ts';
import type { BulkState } from './bulk-change.repository.ts';

export interface Lease {
  id: number;
  sellerId: number;
  owner: string;
}

/** As imports are claimed: the shop that has waited longest for its turn, of a shop one at a time. Null: nothing is due. */
export async function claimBulkChange(
  db: Database,
  owner: string,
  leaseSeconds: number,
): Promise<(Lease & { causedBy: string | null }) | null> {
  const row = await queryOne<{ changeId: number; sellerId: number; causedBy: string | null }>(
    db,
    claim({
      table: 'bulk_change',
      key: 'id',
      due: freeRows({
        columns: sql`id`,
        from: sql`bulk_change c`,
        where: sql`queued_at is not null and ${isUnleased}
          and not exists (select from bulk_change o where o.seller_id = c.seller_id
            and o.queued_at is not null and (o.queued_at, o.id) < (c.queued_at, c.id))`,
        order: sql`(select max(worked_at) from bulk_change w where w.seller_id = c.seller_id) nulls first, queued_at, id`,
        limit: 1,
      }),
      set: sql`${leaseTo(owner, leaseSeconds)}, worked_at = clock_timestamp()`,
      returning: sql`bulk_change.id::float8 as change_id, seller_id, caused_by`,
    }),
  );
  return row && { id: row.changeId, sellerId: row.sellerId, owner, causedBy: row.causedBy };
}

export function leasedRow({ id, owner }: Lease): LeasedRow {
  return { table: 'bulk_change', key: 'id', id, owner };
}

/** Holds the change for a batch, so that nobody turns it round meanwhile; false: another worker has it. */
export async function holdBulkChange(db: Database, { id, owner }: Lease): Promise<boolean> {
  const row = await queryOne(
    db,
    sql`select from bulk_change where id = ${id} and lease_owner = ${owner} and queued_at is not null
        for no key update`,
  );
  return row !== null;
}

export async function lockBulkChange(db: Database, sellerId: number, id: number): Promise<void> {
  await queryOne(
    db,
    sql`select from bulk_change where id = ${id} and seller_id = ${sellerId} for no key update`,
  );
}

interface Progress {
  lastProduct: number;
  done: number;
  changed: number;
  refused: number;
  undone: number;
  kept: number;
}

/** How far the walk has come, in the transaction that came so far. */
export async function saveProgress(db: Database, id: number, progress: Progress): Promise<void> {
  await execute(
    db,
    sql`update bulk_change set last_product = ${progress.lastProduct}, done_count = done_count + ${progress.done},
          changed_count = changed_count + ${progress.changed}, refused_count = refused_count + ${progress.refused},
          undone_count = undone_count + ${progress.undone}, kept_count = kept_count + ${progress.kept}
        where id = ${id}`,
  );
}

/** Nobody works on it any more. */
export async function endBulkChange(
  db: Database,
  id: number,
  end: { state: BulkState; finishedAt: Date | null; problem: string | null },
): Promise<void> {
  await execute(
    db,
    sql`update bulk_change set state = ${end.state}, problem = ${end.problem}, queued_at = null, ${noLease},
          finished_at = coalesce(finished_at, ${end.finishedAt}::timestamptz)
        where id = ${id}`,
  );
}

const LEASE_SECONDS = 20;

/** From the first product on again, backwards in what it does; by the owner, unless a worker is at it. */
export async function beginUndo(
  db: Database,
  id: number,
  { accountId, owner, now }: { accountId: number; owner: string; now: Date },
): Promise<void> {
  await execute(
    db,
    sql`update bulk_change set ${leaseTo(owner, LEASE_SECONDS)} where id = ${id} and ${isUnleased}`,
  );
  await execute(
    db,
    sql`update bulk_change set state = 'undoing', account_id = ${accountId}, last_product = 0, queued_at = ${now},
          finished_at = coalesce(finished_at, ${now}::timestamptz)
        where id = ${id}`,
  );
}

/** The oldest few with their rows; answers how many. One that waits or is held stays. */
export function deleteBulkChangesBefore(db: Database, moment: Date): Promise<number> {
  return execute(
    db,
    sql`delete from bulk_change where id in (
          select id from bulk_change where created_at < ${moment} and queued_at is null order by created_at limit 5)`,
  );
}
