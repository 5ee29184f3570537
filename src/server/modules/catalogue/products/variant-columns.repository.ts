import { type Sql, sql } from '../../../db/sql.ts';

/** Somebody can buy the product `p` now: units of it all, or of a combination that shoppers may choose. */
export const isInStock: Sql = sql`exists (select from stock k where k.product_id = p.id and k.on_hand > 0
  and (k.term_ids = '{}' or not exists (select from product_variant v
    where v.product_id = k.product_id and v.term_ids = k.term_ids and not v.active)))`;

/** What the shop's lists say of the variant of a stock `k`; null: it is the stock of the whole product. */
export const variantOfStock: Sql = sql`(select json_build_object('id', v.id, 'reference', v.reference, 'price', v.price,
    'salePrice', v.sale_price, 'isActive', v.active)
  from product_variant v where v.product_id = k.product_id and v.term_ids = k.term_ids)`;

/** Variants of the product `p` with the places of their terms, by which they are ordered as the product lists them. */
export const placedVariants: Sql = sql`select v.*, (
    select array_agg(t.position order by a.position)
    from product_term t join product_attribute a on a.id = t.attribute_id where t.id = any(v.term_ids)) as term_places
  from product_variant v where v.product_id = p.id`;

/** Order of placedVariants `v` with their stocks `k`: the first is the one that the product is shown by. */
export const cheapestFirst: Sql = sql`v.active desc, v.final_price nulls last, k.on_hand > 0 desc, v.term_places, v.term_ids`;
