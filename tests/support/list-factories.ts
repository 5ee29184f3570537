import { type Database, queryOne, sql } from '../../src/server/db/sql.ts';

/** A list with one product. */
export async function buildList(
  db: Database,
  accountId: number,
  { productId, name }: { productId: number; name: string },
): Promise<number> {
  const row = await queryOne<{ id: number }>(
    db,
    sql`with made as (
          insert into product_list (account_id, name, created_at) values (${accountId}, ${name}, now())
          returning id
        ), line as (
          insert into product_list_line (list_id, product_id, term_ids, quantity, added_at)
          select id, ${productId}, '{}', 1, now() from made
        )
        select id from made`,
  );
  if (!row) throw new Error('There is no list');
  return row.id;
}

/** Of a lower price. */
export async function buildAlert(db: Database, accountId: number, productId: number): Promise<number> {
  const row = await queryOne<{ id: number }>(
    db,
    sql`insert into product_alert (email, account_id, product_id, kind, price, created_at)
        values ('ana@privada.test', ${accountId}, ${productId}, 'price', 1000, now()) returning id`,
  );
  if (!row) throw new Error('There is no alert');
  return row.id;
}
