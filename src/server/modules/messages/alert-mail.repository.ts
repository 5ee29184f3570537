import { type Database, query, queryOne, sql } from '../../db/sql.ts';
import { alertPrice } from './alert-price.writes.ts';

export async function findAlertWords(db: Database, alertId: number): Promise<string | null> {
  const row = await queryOne<{ words: string }>(
    db,
    sql`select words from search_alert where id = ${alertId}`,
  );
  return row?.words ?? null;
}

export interface FoundProduct {
  id: number;
  name: string;
  shopName: string;
}

export interface ToldProduct {
  kind: 'stock' | 'price' | 'arrival';
  /** Of an arrival: where to. */
  cityName: string | null;
  productId: number;
  variantId: number | null;
  name: string;
  /** 'Fina · 500 g'; empty: any combination. */
  terms: string;
  shopName: string;
  /** When she asked, and now. */
  price: number;
  priceNow: number;
}

export function findToldProduct(db: Database, alertId: number): Promise<ToldProduct | null> {
  return queryOne<ToldProduct>(
    db,
    sql`select a.kind, city.name as city_name, a.product_id, a.variant_id::int as variant_id, p.name, s.display_name as shop_name,
          coalesce((select string_agg(t.name, ' · ' order by pa.position, t.position)
            from product_term t join product_attribute pa on pa.id = t.attribute_id
            where t.id = any(v.term_ids)), '') as terms,
          a.price, ${alertPrice} as price_now
        from product_alert a
        join product p on p.id = a.product_id
        join seller s on s.id = p.seller_id
        left join product_variant v on v.id = a.variant_id
        left join city on city.id = a.city_id
        where a.id = ${alertId}`,
  );
}

export function listFoundProducts(db: Database, ids: readonly number[]): Promise<FoundProduct[]> {
  return query<FoundProduct>(
    db,
    sql`select p.id, p.name, s.display_name as shop_name
        from unnest(${ids}::int[]) with ordinality wanted (id, place)
        join product p on p.id = wanted.id
        join seller s on s.id = p.seller_id
        order by wanted.place`,
  );
}
