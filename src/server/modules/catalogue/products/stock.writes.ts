import { type Sql, sql } from '../../../db/sql.ts';

/**
 * Rows of stock for the rows of `need` (product_id, term_ids, quantity), locked in the order of product and terms, so
 * that two buyers cannot block each other; a locked row shows its newest count.
 */
export function lockStock(need: Sql, guard: Sql = sql``): Sql {
  return sql`select stock.product_id, stock.term_ids, stock.on_hand, need.quantity
      from ${need}
      join stock using (product_id, term_ids)
      ${guard}
      order by stock.product_id, stock.term_ids
      for no key update of stock`;
}

/** Takes what `locked` asks for, once for the one row of `cause`; nothing without one. The table refuses less than none. */
export function takeLockedStock(cause: Sql): Sql {
  return sql`update stock set on_hand = stock.on_hand - locked.quantity
      from locked, ${cause}
      where stock.product_id = locked.product_id and stock.term_ids = locked.term_ids
      returning stock.product_id, stock.on_hand`;
}
