import { type Database, execute, query, sql } from '../../../db/sql.ts';
import { alertPrice } from '../../messages/alert-price.writes.ts';
import type { ProductAlertKind } from './product-alert.repository.ts';

export interface OwnAlert {
  id: number;
  productId: number;
  variantId: number | null;
  name: string;
  imageUrl: string;
  /** 'Fina · 500 g'; empty: any combination. */
  terms: string;
  kind: ProductAlertKind;
  /** Of an arrival: where to. */
  cityName: string | null;
  /** When she asked, and now. */
  price: number;
  priceNow: number;
}

/** What a person still waits for, newest first. */
export function listOwnAlerts(db: Database, accountId: number, limit: number): Promise<OwnAlert[]> {
  return query<OwnAlert>(
    db,
    sql`select a.id, a.product_id, a.variant_id::int as variant_id, p.name, p.image_url,
          coalesce((select string_agg(t.name, ' · ' order by pa.position, t.position)
            from product_term t join product_attribute pa on pa.id = t.attribute_id
            where t.id = any(v.term_ids)), '') as terms,
          a.kind, city.name as city_name, a.price, ${alertPrice} as price_now
        from product_alert a
        join product p on p.id = a.product_id
        left join product_variant v on v.id = a.variant_id
        left join city on city.id = a.city_id
        where a.account_id = ${accountId}::bigint and a.told_at is null
        order by a.id desc limit ${limit}`,
  );
}

/** Whether there was one of hers. */
export async function deleteOwnAlert(
  db: Database,
  { accountId, alertId }: { accountId: number; alertId: number },
): Promise<boolean> {
  const deleted = await execute(
    db,
    sql`delete from product_alert where id = ${alertId} and account_id = ${accountId}::bigint`,
  );
  return deleted > 0;
}
