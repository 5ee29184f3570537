import { type Database, execute, query, queryOne, sql } from '../../../db/sql.ts';

export interface ListedProduct {
  productId: number;
  termIds: number[];
  quantity: number;
}

/** The newest first. */
export function findListLines(db: Database, listId: number, limit: number): Promise<ListedProduct[]> {
  return query<ListedProduct>(
    db,
    sql`select product_id, term_ids, quantity from product_list_line where list_id = ${listId}
        order by added_at desc, product_id, term_ids limit ${limit}`,
  );
}

/** Holds what is added to one list apart, so that two tabs add no more than fits; false: it is not hers. */
export async function lockList(
  db: Database,
  { accountId, listId }: { accountId: number; listId: number },
): Promise<boolean> {
  const row = await queryOne(
    db,
    sql`select from product_list where id = ${listId} and account_id = ${accountId}::bigint for update`,
  );
  return row !== null;
}

export async function countLines(db: Database, listId: number): Promise<number> {
  const row = await queryOne<{ count: number }>(
    db,
    sql`select count(*)::int as count from product_list_line where list_id = ${listId}`,
  );
  return row?.count ?? 0;
}

export async function hasLine(
  db: Database,
  listId: number,
  { productId, termIds }: Omit<ListedProduct, 'quantity'>,
): Promise<boolean> {
  const row = await queryOne<{ found: boolean }>(
    db,
    sql`select exists (select from product_list_line where list_id = ${listId}
          and product_id = ${productId} and term_ids = ${termIds}::int[]) as found`,
  );
  return row?.found ?? false;
}

/** Repeated, it is the same. */
export async function putLine(
  db: Database,
  listId: number,
  { productId, termIds, quantity, at }: ListedProduct & { at: Date },
): Promise<void> {
  await execute(
    db,
    sql`insert into product_list_line (list_id, product_id, term_ids, quantity, added_at)
        values (${listId}, ${productId}, ${termIds}::int[], ${quantity}, ${at})
        on conflict (list_id, product_id, term_ids) do update set quantity = excluded.quantity`,
  );
}

export async function deleteLine(
  db: Database,
  listId: number,
  { productId, termIds }: Omit<ListedProduct, 'quantity'>,
): Promise<void> {
  await execute(
    db,
    sql`delete from product_list_line
        where list_id = ${listId} and product_id = ${productId} and term_ids = ${termIds}::int[]`,
  );
}
