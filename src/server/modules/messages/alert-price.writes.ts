import { type Sql, sql } from '../../db/sql.ts';

/**
 * What whoever waits for the product `p`, or for its variant `v`, would pay now. A product is shown by its cheapest variant even
 * while that is sold out, which nobody can buy at its price.
 */
export const alertPrice: Sql = sql`coalesce(v.final_price, case when p.stock_per_combination then (
    select min(one.final_price) from product_variant one
    join stock k on k.product_id = one.product_id and k.term_ids = one.term_ids and k.on_hand > 0
    where one.product_id = p.id and one.active) end, p.final_price)`;
