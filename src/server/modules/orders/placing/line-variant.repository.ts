import { NO_PICTURE } from '../../../../domain/product-gallery.ts';
import { type Sql, sql } from '../../../db/sql.ts';

/** To be joined (left): `variant` of a `product` in the terms of a line; none where the product is its own one variant. */
export function variantOfLine(line: Sql): Sql {
  return sql`product_variant variant on product.stock_per_combination
    and variant.product_id = product.id and variant.term_ids = ${line}.term_ids`;
}

/** Of such a line: the shop sells it. A combination without a variant is sold by nobody. */
export const isOffered: Sql = sql`(not product.stock_per_combination or coalesce(variant.active and variant.price is not null, false))`;

/**
 * The first picture of such a line, as `galleryImages` finds it: the variant's; without one, the product's first that
 * belongs to no other variant. A white one never shows what a black one is, in no cart and no order.
 */
export const lineImage: Sql = sql`case when variant.id is null then product.image_url
  else coalesce(variant.image_urls[1], (
    select one.url
    from (select product.image_url as url, -1 as position
          union all select url, position from product_image where product_id = product.id) one
    where not exists (select from product_variant other
      where other.product_id = product.id and one.url = any(other.image_urls))
    order by one.position limit 1), ${NO_PICTURE}) end`;
