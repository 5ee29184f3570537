import { freeRows } from '../../../db/claim.ts';
import { type Database, execute, query, queryOne, raw, type Sql, sql } from '../../../db/sql.ts';

/** More orders than these wait only while no worker runs; the older ones are found once one does. */
const YOUNGEST_ORDERS = 200;

/**
 * The youngest orders among those whose words are still to be made that have the words asked for: a list finds an order
 * as soon as it is placed, and by its new guide. Mostly none waits, and then nothing is called: planning what makes words
 * took 1.2 ms of each search.
 */
export async function findUnindexedOrders(db: Database, words: string): Promise<number[]> {
  const rows = await query<{ orderNumber: number }>(
    db,
    sql`select order_number
        from words_of_orders(array(
          select order_number from order_to_index order by order_number desc limit ${YOUNGEST_ORDERS}::int))
        where exists (select from order_to_index) and words @@ ${words}::tsquery`,
  );
  return rows.map(({ orderNumber }) => orderNumber);
}

/** More orders with the words than these are not looked through one by one. */
const FEW_ORDERS = 200;

/** Whether few orders have the words, whoever's they are. Asked of words that fill no page with what was placed last. */
export async function areRareWords(db: Database, words: string): Promise<boolean> {
  const row = await queryOne<{ count: number }>(
    db,
    sql`select count(*)::int as count
        from (select from order_words where words @@ ${words}::tsquery limit ${raw(FEW_ORDERS)}) found`,
  );
  return (row?.count ?? 0) < FEW_ORDERS;
}

/** Numbers of orders by the index of the words, and those that it does not know yet. `offset 0`: by that index alone. */
export function ordersWithWords(words: string, unindexed: readonly number[]): Sql {
  return sql`(select order_number as number from order_words where words @@ ${words}::tsquery offset 0)
    union select unnest(${unindexed}::bigint[])`;
}

/** Whether an order that is at hand has the words. */
export function hasWords(orderNumber: Sql, words: string, unindexed: readonly number[]): Sql {
  return sql`(${orderNumber} = any(${unindexed}::bigint[]) or exists (
    select from order_words where order_number = ${orderNumber} and words @@ ${words}::tsquery offset 0))`;
}

/**
 * Makes the words of the orders that have waited longest, at most `limit`; answers how many. One statement: the rows
 * are locked before the words of their orders are read, and orders that change meanwhile come again.
 */
export function indexWaitingOrders(db: Database, limit: number): Promise<number> {
  const waiting = freeRows({
    columns: sql`order_number`,
    from: sql`order_to_index`,
    where: sql`true`,
    order: sql`order_number`,
    limit,
  });
  return execute(
    db,
    sql`with due as materialized (${waiting}), gone as (
          delete from order_to_index using due where order_to_index.order_number = due.order_number
        )
        insert into order_words (order_number, words)
        select order_number, words from words_of_orders(array(select order_number from due))
        on conflict (order_number) do update set words = excluded.words`,
  );
}
