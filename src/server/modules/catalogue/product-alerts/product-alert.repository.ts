import { type Database, execute, query, queryOne, sql } from '../../../db/sql.ts';

export type ProductAlertKind = 'stock' | 'price';

export interface AskedProduct {
  productId: number;
  /** Null: any combination of it will do. */
  variantId: number | null;
}

/** What it costs a shopper now; null: nobody sells it, or the combination is another product's. */
export async function findAskedPrice(
  db: Database,
  { productId, variantId }: AskedProduct,
): Promise<number | null> {
  const row = await queryOne<{ price: number }>(
    db,
    sql`select coalesce(v.final_price, p.final_price) as price
        from product p
        join seller s on s.id = p.seller_id and s.status = 2
        left join product_variant v on v.id = ${variantId}::bigint and v.product_id = p.id and v.active
        where p.id = ${productId} and p.active and (${variantId}::bigint is null or v.id is not null)`,
  );
  return row?.price ?? null;
}

interface NewProductAlert extends AskedProduct {
  email: string;
  accountId: number | null;
  kind: ProductAlertKind;
  price: number;
  at: Date;
}

/** Nothing when there is one already. */
export async function insertProductAlert(db: Database, alert: NewProductAlert): Promise<void> {
  const { email, accountId, productId, variantId, kind, price, at } = alert;
  await execute(
    db,
    sql`insert into product_alert (email, account_id, product_id, variant_id, kind, price, created_at)
        values (${email}, ${accountId}::bigint, ${productId}, ${variantId}::bigint, ${kind}, ${price}, ${at})
        on conflict (email, product_id, kind, coalesce(variant_id, 0)) where told_at is null do nothing`,
  );
}

/** Open alerts that were last looked at before then or never; those that waited longest first. */
export function listAlertsToLook(
  db: Database,
  { before, limit }: { before: Date; limit: number },
): Promise<{ id: number; productId: number }[]> {
  return query<{ id: number; productId: number }>(
    db,
    sql`select id, product_id from product_alert
        where told_at is null and (looked_at is null or looked_at < ${before})
        order by looked_at nulls first, id limit ${limit}::int`,
  );
}

export async function markLooked(db: Database, ids: readonly number[], at: Date): Promise<void> {
  await execute(
    db,
    sql`update product_alert set looked_at = ${at} where id = any(${ids}::int[]) and told_at is null`,
  );
}

/**
 * Marks the alerts of these products that have come true as told; whoever takes them writes the mails in the same
 * transaction. What no shopper can buy now, by the shop's holiday too, has not come true.
 */
export function takeProductAlerts(
  db: Database,
  { productIds, at, limit }: { productIds: readonly number[]; at: Date; limit: number },
): Promise<{ id: number; email: string }[]> {
  return query<{ id: number; email: string }>(
    db,
    sql`update product_alert set told_at = ${at}
        where told_at is null and id in (
          select a.id from product_alert a
          join product p on p.id = a.product_id and p.active
          join seller s on s.id = p.seller_id and s.status = 2
            and not coalesce(${at} >= s.holiday_from and ${at} < s.holiday_until, false)
          left join product_variant v on v.id = a.variant_id
          where a.product_id = any(${productIds}::int[]) and a.told_at is null
            and (v.id is null or v.active)
            and (a.kind = 'stock' or coalesce(v.final_price, p.final_price) < a.price)
            and exists (select from stock k where k.product_id = p.id and k.on_hand > 0
              and case when v.id is not null then k.term_ids = v.term_ids
                else k.term_ids = '{}' or not exists (select from product_variant other
                  where other.product_id = k.product_id and other.term_ids = k.term_ids and not other.active) end)
          order by a.id limit ${limit}::int)
        returning id, email`,
  );
}

/** Alerts end after half a year; those that were told are kept for a month. At most a thousand a call; answers how many. */
export function deleteOldProductAlerts(db: Database, now: Date): Promise<number> {
  return execute(
    db,
    sql`delete from product_alert where id in (
          select id from product_alert
          where created_at < ${now}::timestamptz - interval '180 days'
            or told_at < ${now}::timestamptz - interval '30 days'
          limit 1000)`,
  );
}
