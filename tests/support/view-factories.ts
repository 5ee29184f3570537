import { type Database, queryOne, sql } from '../../src/server/db/sql.ts';

/** Filters that somebody has kept of a list; answers its id. */
export async function buildView(db: Database, accountId: number): Promise<number> {
  const row = await queryOne<{ id: number }>(
    db,
    sql`insert into saved_view (account_id, list, name, query, created_at)
        values (${accountId}, 'seller-orders', 'Los míos', 'buscar=ana', now()) returning id`,
  );
  return row?.id ?? 0;
}
