import type { DispatchRule } from '../../../../domain/delivery-promise.ts';
import type { ShippingCity } from '../../../../domain/shipping-rate.ts';
import { type Database, query, sql } from '../../../db/sql.ts';
import { cityObject } from '../shipping.repository.ts';

/** Where a shop sends from, and when. */
export interface ShopOrigin {
  sellerId: number;
  origin: ShippingCity;
  dispatch: DispatchRule;
}

/** Shops that send from the same city, and alike. */
export type OriginShops = Omit<ShopOrigin, 'sellerId'> & { sellerIds: readonly number[] };

/** Of every open shop: many of them send from one city, and alike. */
export function listShopOrigins(db: Database): Promise<OriginShops[]> {
  return query<OriginShops>(
    db,
    sql`select origin, dispatch, array_agg(seller_id) as seller_ids
        from (${openShops} order by seller.id limit 20000) shop group by origin, dispatch`,
  );
}

/** Of those of these shops that are open. */
export function listOriginsOf(db: Database, sellerIds: readonly number[]): Promise<ShopOrigin[]> {
  return query<ShopOrigin>(db, sql`${openShops} and seller.id = any(${sellerIds}::int[])`);
}

const openShops = sql`select seller.id as seller_id, ${cityObject} as origin, (select * from dispatch_rule(seller)) as dispatch
  from seller join city on city.id = seller.city_id where seller.status = 2`;
