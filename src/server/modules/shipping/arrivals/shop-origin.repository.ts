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

/** Of every open shop. */
export function listShopOrigins(db: Database): Promise<ShopOrigin[]> {
  return query<ShopOrigin>(db, sql`${openShops} order by seller.id limit 20000`);
}

/** Of those of these shops that are open. */
export function listOriginsOf(db: Database, sellerIds: readonly number[]): Promise<ShopOrigin[]> {
  return query<ShopOrigin>(db, sql`${openShops} and seller.id = any(${sellerIds}::int[])`);
}

const openShops = sql`select seller.id as seller_id, ${cityObject} as origin, (select * from dispatch_rule(seller)) as dispatch
  from seller join city on city.id = seller.city_id where seller.status = 2`;
