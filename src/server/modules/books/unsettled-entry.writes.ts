import { type Sql, sql } from '../../db/sql.ts';

/** Entries of the seller are settled and leave the open ones; answers their ids. */
export function takeEntriesOf(sellerId: number, entryIds: Sql): Sql {
  return sql`delete from unsettled_entry
    where seller_id = ${sellerId} and entry_id in (${entryIds})
    returning entry_id`;
}
