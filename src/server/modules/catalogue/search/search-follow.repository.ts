import { type Database, execute, query, queryOne, raw, sql } from '../../../db/sql.ts';

export interface Announced {
  /** False: nobody knows what was read, so everything is to be looked at. */
  isKnown: boolean;
  productIds: number[];
  /** Position to go on from when these are written; as announced when all of it was read. */
  readUntil: string;
  /** There is more to read already. */
  isMore: boolean;
}

const ANNOUNCEMENTS = 500;

/** Products announced since the search read last, the oldest first. */
export async function listAnnounced(db: Database): Promise<Announced> {
  const mark = await queryOne<{ readUntil: string; oldestRunning: string }>(
    db,
    sql`select read_until::text, pg_snapshot_xmin(pg_current_snapshot())::text as oldest_running
        from catalogue_reader
        where name = 'search' and read_until <= pg_snapshot_xmax(pg_current_snapshot())`,
  );
  if (!mark) return { isKnown: false, productIds: [], readUntil: '0', isMore: false };
  const rows = await query<{ transactionId: string; productIds: number[] }>(
    db,
    sql`select transaction_id::text, array(
          select substr(tag, 9)::int from unnest(tags) tag where starts_with(tag, 'product:')) as product_ids
        from catalogue_change where transaction_id >= ${mark.readUntil}::xid8
        order by transaction_id limit ${raw(ANNOUNCEMENTS)}`,
  );
  const isMore = rows.length === ANNOUNCEMENTS;
  const last = rows.at(-1)?.transactionId ?? mark.oldestRunning;
  return {
    isKnown: true,
    productIds: [...new Set(rows.flatMap(({ productIds }) => productIds))].sort(
      (left, right) => left - right,
    ),
    // What began before the last one may still be announced: nothing above the oldest that runs counts as read.
    readUntil: isMore && BigInt(last) < BigInt(mark.oldestRunning) ? last : mark.oldestRunning,
    isMore,
  };
}

/** Who waits for a product gives up at once: whoever changes it goes first. */
export async function giveWay(db: Database): Promise<void> {
  await execute(db, sql`set local lock_timeout = '300ms'`);
}
