import { type Database, queryOne, sql } from '../../db/sql.ts';

/** False on a standby, and where the database was told to take no writes. */
export async function isWritable(db: Database): Promise<boolean> {
  const row = await queryOne<{ isWritable: boolean }>(
    db,
    sql`select current_setting('transaction_read_only') = 'off' as is_writable`,
  );
  return row?.isWritable ?? false;
}
