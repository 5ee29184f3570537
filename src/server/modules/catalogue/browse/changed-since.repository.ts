import { type Database, execute, queryOne, raw, sql } from '../../../db/sql.ts';

/** Who follows the changes of the catalogue. */
export type CatalogueReader = 'alerts' | 'counts' | 'product-alerts' | 'search' | 'suggestions';

export interface ChangedSince {
  /** Null: unknown or too many, so everything is to be looked at. */
  ids: number[] | null;
  /** For `markRead`, in the transaction that has dealt with them. */
  readUntil: string;
}

/** Beyond it, going through everything costs no more. */
const MOST_CHANGED = 2_000;

/** The products or sellers announced since the reader's mark. One statement, as one snapshot says both. */
export async function listChangedSince(
  db: Database,
  reader: CatalogueReader,
  kind: 'product' | 'seller',
): Promise<ChangedSince> {
  const row = await queryOne<{ readUntil: string; isKnown: boolean; ids: number[] }>(
    db,
    sql`select pg_snapshot_xmin(pg_current_snapshot())::text as read_until,
          exists (select from catalogue_reader
                  where name = ${reader} and read_until <= pg_snapshot_xmax(pg_current_snapshot())) as is_known,
          array(
            select distinct substr(tag, length(${`${kind}:`}) + 1)::int
            from catalogue_change cross join lateral unnest(tags) tag
            where transaction_id >= (select read_until from catalogue_reader where name = ${reader})
              and starts_with(tag, ${`${kind}:`})
            limit ${raw(MOST_CHANGED + 1)}
          ) as ids`,
  );
  if (!row) throw new Error('No changes were answered');
  const { isKnown, ids, readUntil } = row;
  return { ids: isKnown && ids.length <= MOST_CHANGED ? ids : null, readUntil };
}

export async function markRead(db: Database, reader: CatalogueReader, readUntil: string): Promise<void> {
  await execute(
    db,
    sql`insert into catalogue_reader (name, read_until) values (${reader}, ${readUntil}::xid8)
        on conflict (name) do update set read_until = excluded.read_until`,
  );
}
