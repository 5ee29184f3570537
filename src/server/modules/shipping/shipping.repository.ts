import type { DispatchRule } from '../../../domain/delivery-promise.ts';
import type { ShippingCity, ShippingItem } from '../../../domain/shipping-rate.ts';
import { records } from '../../db/records.ts';
import { type Database, query, queryOne, sql } from '../../db/sql.ts';

/** A product that is sold now, as its parcel sees it. */
export type ShippingProduct = ShippingItem & {
  sellerId: number;
  sellerName: string;
  origin: ShippingCity;
  dispatch: DispatchRule;
};

export interface AskedParcel {
  productId: number;
  /** Ascending. */
  termIds: readonly number[];
  quantity: number;
}

/**
 * In the order asked, as the variant of the terms or else the product says; products that are gone or not sold are missing.
 * What is asked travels as JSON, from which the planner
 * expects as many each time and settles on one plan; of an array it made one anew for every quote, at 0.5 ms.
 */
export function listShippingProducts(
  db: Database,
  asked: readonly AskedParcel[],
): Promise<ShippingProduct[]> {
  return query<ShippingProduct>(
    db,
    sql`select product.id as product_id, asked.quantity,
          coalesce(variant.final_price, product.final_price) as unit_price,
          coalesce(variant.weight_kilograms, product.weight_kilograms) as weight_kilograms,
          coalesce(variant.height_centimetres, product.height_centimetres) as height_centimetres,
          coalesce(variant.width_centimetres, product.width_centimetres) as width_centimetres,
          coalesce(variant.length_centimetres, product.length_centimetres) as length_centimetres,
          (select * from perishability(product.perishable, product.main_category_id, product.subcategory_id)) as perishable,
          seller.id as seller_id, seller.display_name as seller_name,
          ${cityObject} as origin, (select * from dispatch_rule(seller)) as dispatch
        from ${records('asked', parcelRows(asked), sql`place int, product_id int, term_ids int[], quantity int`)}
        join product on product.id = asked.product_id and product.active
        left join product_variant variant on product.stock_per_combination
          and variant.product_id = product.id and variant.term_ids = asked.term_ids
        join seller on seller.id = product.seller_id and seller.status = 2
        join city on city.id = seller.city_id
        order by asked.place`,
  );
}

function parcelRows(asked: readonly AskedParcel[]) {
  return asked.map(({ productId, termIds, quantity }, place) => ({
    place,
    product_id: productId,
    term_ids: termIds,
    quantity,
  }));
}

export async function findShippingCity(db: Database, cityId: string): Promise<ShippingCity | null> {
  const row = await queryOne<{ city: ShippingCity }>(
    db,
    sql`select ${cityObject} as city from city where id = ${cityId}`,
  );
  return row?.city ?? null;
}

export const cityObject = sql`jsonb_build_object('id', city.id, 'name', city.name, 'departmentId', city.department_id,
  'latitude', city.latitude, 'longitude', city.longitude, 'needsForwarding', city.needs_forwarding)`;
