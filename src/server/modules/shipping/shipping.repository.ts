import type { ShippingCity, ShippingItem } from '../../../domain/shipping-rate.ts';
import { type Database, query, queryOne, sql } from '../../db/sql.ts';

/** A product that is sold now, as its parcel sees it. */
export type ShippingProduct = Omit<ShippingItem, 'quantity'> & {
  sellerId: number;
  sellerName: string;
  origin: ShippingCity;
};

/** In the order of the ids; products that are gone or not sold are missing. */
export function listShippingProducts(db: Database, productIds: number[]): Promise<ShippingProduct[]> {
  return query<ShippingProduct>(
    db,
    sql`select product.id as product_id, product.final_price as unit_price,
          product.weight_kilograms, product.height_centimetres,
          product.width_centimetres, product.length_centimetres,
          product.perishable, seller.id as seller_id, seller.display_name as seller_name,
          ${cityObject} as origin
        from product
        join seller on seller.id = product.seller_id
        join city on city.id = seller.city_id
        where product.id = any(${productIds}::int[]) and product.active and seller.status = 2
        order by array_position(${productIds}::int[], product.id)`,
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
