import type { ShippingCity, ShippingItem } from '../../../domain/shipping-rate.ts';
import { type Database, query, queryOne, sql } from '../../db/sql.ts';

/** A product that is sold now, as its parcel sees it. */
export type ShippingProduct = Omit<ShippingItem, 'quantity'> & {
  sellerId: number;
  sellerName: string;
  origin: ShippingCity;
};

/**
 * In the order of the ids; products that are gone or not sold are missing. The ids travel as JSON, from which the planner
 * expects as many each time and settles on one plan; of an array it made one anew for every quote, at 0.5 ms.
 */
export function listShippingProducts(
  db: Database,
  productIds: readonly number[],
): Promise<ShippingProduct[]> {
  return query<ShippingProduct>(
    db,
    sql`select product.id as product_id, product.final_price as unit_price,
          product.weight_kilograms, product.height_centimetres,
          product.width_centimetres, product.length_centimetres,
          product.perishable, seller.id as seller_id, seller.display_name as seller_name,
          ${cityObject} as origin
        from jsonb_array_elements_text(${JSON.stringify(productIds)}::jsonb) with ordinality as asked (id, place)
        join product on product.id = asked.id::int and product.active
        join seller on seller.id = product.seller_id and seller.status = 2
        join city on city.id = seller.city_id
        order by asked.place`,
  );
}

export async function findShippingCity(db: Database, cityId: string): Promise<ShippingCity | null> {
  const row = await queryOne<{ city: ShippingCity }>(
    db,
    sql`select ${cityObject} as city from city where id = ${cityId}`,
  );
  return row?.city ?? null;
}

const cityObject = sql`jsonb_build_object('id', city.id, 'name', city.name, 'departmentId', city.department_id,
  'latitude', city.latitude, 'longitude', city.longitude, 'needsForwarding', city.needs_forwarding)`;
