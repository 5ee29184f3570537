import { type Sql, sql } from '../../../db/sql.ts';

/** To be joined (left): `variant` of a `product` in the terms of a line; none where the product is its own one variant. */
export function variantOfLine(line: Sql): Sql {
  return sql`product_variant variant on product.stock_per_combination
    and variant.product_id = product.id and variant.term_ids = ${line}.term_ids`;
}

/** Of such a line: the shop sells it. A combination without a variant is sold by nobody. */
export const isOffered: Sql = sql`(not product.stock_per_combination or coalesce(variant.active and variant.price is not null, false))`;
