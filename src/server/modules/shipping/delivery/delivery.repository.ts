import type { ShippingCity } from '../../../../domain/shipping-rate.ts';
import { records } from '../../../db/records.ts';
import { type Database, query, sql } from '../../../db/sql.ts';
import { cityObject, type ShippingProduct } from '../shipping.repository.ts';

export interface AskedDelivery {
  productId: number;
  variantId?: number | undefined;
}

export interface Rating {
  average: number;
  count: number;
}

/** What its shop says of the way stands with the shop's origin (arrivals/shop-origin.repository.ts). */
export type DeliveredProduct = Omit<ShippingProduct, 'origin' | 'dispatch'> & {
  variantId: number | null;
  /** Null: nobody has rated it. */
  rating: Rating | null;
};

/**
 * One unit of each, in the order asked: as the variant says that is asked for, else as the product does, which is its
 * cheapest variant. What is gone or not sold is missing. As JSON for the reason that listShippingProducts gives.
 */
export function listDeliveredProducts(
  db: Database,
  asked: readonly AskedDelivery[],
): Promise<DeliveredProduct[]> {
  const rows = asked.map(({ productId, variantId }, place) => ({
    place,
    product_id: productId,
    variant_id: variantId,
  }));
  return query<DeliveredProduct>(
    db,
    sql`select product.id as product_id, asked.variant_id, 1 as quantity,
          coalesce(variant.final_price, product.final_price) as unit_price,
          coalesce(variant.weight_kilograms, product.weight_kilograms) as weight_kilograms,
          coalesce(variant.height_centimetres, product.height_centimetres) as height_centimetres,
          coalesce(variant.width_centimetres, product.width_centimetres) as width_centimetres,
          coalesce(variant.length_centimetres, product.length_centimetres) as length_centimetres,
          (select * from perishability(product.perishable, product.main_category_id, product.subcategory_id)) as perishable,
          seller.id as seller_id, seller.display_name as seller_name,
          case when rated.review_count > 0 then jsonb_build_object('count', rated.review_count,
            'average', round(rated.rating_sum::numeric / rated.review_count, 1)) end as rating
        from ${records('asked', rows, sql`place int, product_id int, variant_id int`)}
        join product on product.id = asked.product_id and product.active
        left join product_variant variant on variant.id = asked.variant_id
          and variant.product_id = product.id and variant.active
        join seller on seller.id = product.seller_id and seller.status = 2
        left join product_rating rated on rated.product_id = product.id
        where asked.variant_id is null or variant.id is not null
        order by asked.place`,
  );
}

/** Colombia has 1,122 of them. */
export async function listShippingCities(db: Database): Promise<ShippingCity[]> {
  const rows = await query<{ city: ShippingCity }>(
    db,
    sql`select ${cityObject} as city from city order by city.id limit 2000`,
  );
  return rows.map(({ city }) => city);
}
