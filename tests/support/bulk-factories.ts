import { type Database, queryOne, sql } from '../../src/server/db/sql.ts';
import { logIn } from './session-factories.ts';

/** A change that was made a moment ago. */
export async function buildBulkChange(db: Database, sellerId: number): Promise<number> {
  const { id: accountId } = await logIn(db);
  const row = await queryOne<{ id: number }>(
    db,
    sql`insert into bulk_change (seller_id, account_id, request_key, change, state, changed_count, created_at, finished_at)
        values (${sellerId}, ${accountId}, gen_random_uuid(), '{"kind": "stock", "how": "add", "units": 1}', 'finished', 1,
          now(), now()) returning id::float8 as id`,
  );
  if (!row) throw new Error('The rival has no change');
  return row.id;
}

/** A file of products that was checked and waits to be applied. */
export async function buildImport(db: Database, sellerId: number, productName: string): Promise<number> {
  const { id: accountId } = await logIn(db);
  const row = await queryOne<{ id: number }>(
    db,
    sql`with one as (
          insert into product_import (seller_id, account_id, kind, state, file_name, headers, mapping, row_count, summary,
            created_at)
          values (${sellerId}, ${accountId}, 'sheet', 'checked', 'rival.csv', '["SKU", "Nombre"]', '["sku", "name"]', 1,
            '{"create": 1, "update": 0, "unchanged": 0, "error": 0, "errorRows": 0}', now()) returning id
        ), line as (
          insert into product_import_row (import_id, row_number, cells, group_row, outcome)
          select id, 2, jsonb_build_array('R-1', ${productName}::text), 2, 'create' from one
        )
        select id from one`,
  );
  if (!row) throw new Error('The rival has no import');
  return row.id;
}
