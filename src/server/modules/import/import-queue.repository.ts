import type { SheetSource } from '../../../domain/move-in/move-in.ts';
import type { ImportCounts, ImportState } from '../../../domain/product-sheet-fields.ts';
import { claim, freeRows, isUnleased, type LeasedRow, leaseTo, noLease } from '../../db/claim.ts';
import { type Database, execute, queryOne, sql } from '../../db/sql.ts';

/** Who works on which import; a lease that is not renewed ends by itself, by the clock of the database. */
export interface Lease {
  importId: number;
  sellerId: number;
  owner: string;
}

/** With what it came from, see `causeText`. */
type Claimed = Lease & { causedBy: string | null };

/**
 * Takes the first import of the shop that has waited longest for its turn, so that a shop with many files takes none from
 * the others; null: nothing is due. Among many workers each import is in one hand.
 */
export async function claimImport(
  db: Database,
  owner: string,
  leaseSeconds: number,
): Promise<Claimed | null> {
  const row = await queryOne<Omit<Claimed, 'owner'>>(
    db,
    claim({
      table: 'product_import',
      key: 'id',
      due: freeRows({
        columns: sql`id`,
        from: sql`product_import c`,
        where: sql`queued_at is not null and ${isUnleased}
          and not exists (select from product_import o where o.seller_id = c.seller_id
            and o.queued_at is not null and (o.queued_at, o.id) < (c.queued_at, c.id))`,
        order: sql`(select max(worked_at) from product_import w where w.seller_id = c.seller_id) nulls first,
          queued_at, id`,
        limit: 1,
      }),
      set: sql`${leaseTo(owner, leaseSeconds)}, worked_at = clock_timestamp()`,
      returning: sql`product_import.id as import_id, seller_id, caused_by`,
    }),
  );
  return row && { ...row, owner };
}

export function leasedRow({ importId, owner }: Lease): LeasedRow {
  return { table: 'product_import', key: 'id', id: importId, owner };
}

/** Holds the import for a step; false: somebody cancelled it or took it over. */
export async function holdImport(db: Database, lease: Lease, state: ImportState): Promise<boolean> {
  const row = await queryOne(
    db,
    sql`select from product_import where id = ${lease.importId} and lease_owner = ${lease.owner} and state = ${state}
        for no key update`,
  );
  return row !== null;
}

/** How far the step has come, in the transaction that came so far. */
export async function saveProgress(
  db: Database,
  importId: number,
  { lastGroup, rowsDone }: { lastGroup: number; rowsDone: number },
  counts: { summary: ImportCounts } | { result: ImportCounts },
): Promise<void> {
  const { summary, result } = { summary: null, result: null, ...counts };
  await execute(
    db,
    sql`update product_import set last_group = ${lastGroup}, rows_done = ${rowsDone},
          summary = coalesce(${summary && JSON.stringify(summary)}::jsonb, summary),
          result = coalesce(${result && JSON.stringify(result)}::jsonb, result)
        where id = ${importId}`,
  );
}

/** The step is over: the worker has nothing left to do until somebody asks. */
export async function endStep(
  db: Database,
  importId: number,
  end: { state: ImportState; finishedAt: Date | null; problem?: string },
): Promise<void> {
  await execute(
    db,
    sql`update product_import set state = ${end.state}, finished_at = ${end.finishedAt}, problem = ${end.problem ?? null},
          queued_at = null, ${noLease}, last_group = null
        where id = ${importId}`,
  );
}

/** The step is over and the next one begins without anybody asking. */
export async function goOnWith(db: Database, importId: number, state: ImportState): Promise<void> {
  await execute(
    db,
    sql`update product_import set state = ${state}, last_group = null, rows_done = 0 where id = ${importId}`,
  );
}

/** What a file turned out to hold. */
export async function saveReading(
  db: Database,
  importId: number,
  read: {
    format: string;
    headers: string[];
    mapping: unknown[];
    rowCount: number;
    summary: ImportCounts | null;
    source?: SheetSource;
  },
): Promise<void> {
  await execute(
    db,
    sql`update product_import set format = ${read.format}, headers = ${JSON.stringify(read.headers)},
          mapping = ${JSON.stringify(read.mapping)}, row_count = ${read.rowCount},
          summary = ${read.summary && JSON.stringify(read.summary)}::jsonb, source = ${read.source ?? 'sheet'}
        where id = ${importId}`,
  );
}

export async function forgetFile(db: Database, importId: number): Promise<void> {
  await execute(db, sql`update product_import set file_key = null where id = ${importId}`);
}
