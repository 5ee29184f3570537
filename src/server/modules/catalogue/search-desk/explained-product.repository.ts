import { type Database, query, sql } from '../../../db/sql.ts';

export interface ExplainedProduct {
  id: number;
  name: string;
  description: string;
  reference: string;
  imageUrl: string;
  shopName: string;
  categoryNames: string;
  optionNames: string;
  popularity: number;
  rating: number;
  inStock: boolean;
}

/** In the order of the ids; what shoppers do not see is left out. */
export function listExplainedProducts(db: Database, ids: readonly number[]): Promise<ExplainedProduct[]> {
  return query<ExplainedProduct>(
    db,
    sql`select p.id, p.name, p.description, p.reference, p.image_url, s.display_name as shop_name,
          concat_ws(' ', m.name, c.name) as category_names,
          (select coalesce(string_agg(t.name, ' '), '') from product_attribute a
           join product_term t on t.attribute_id = a.id where a.product_id = p.id) as option_names,
          p.popularity, coalesce(round(g.rating_sum::numeric / nullif(g.review_count, 0), 1), 0)::float8 as rating,
          exists (select from stock where stock.product_id = p.id and stock.on_hand > 0) as in_stock
        from unnest(${ids}::int[]) with ordinality wanted (id, place)
        join product p on p.id = wanted.id and p.active
        join seller s on s.id = p.seller_id and s.status = 2
        join category m on m.id = p.main_category_id
        left join category c on c.id = p.subcategory_id
        left join product_rating g on g.product_id = p.id
        order by wanted.place`,
  );
}
