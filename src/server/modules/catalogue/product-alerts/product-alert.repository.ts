import { type Database, execute, query, queryOne, sql } from '../../../db/sql.ts';
import { alertPrice } from '../../messages/alert-price.writes.ts';

export type ProductAlertKind = 'stock' | 'price' | 'arrival';

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
    sql`select ${alertPrice} as price
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
  /** Where it does not come to yet; null: it is waited for by another reason. */
  cityId: string | null;
  price: number;
  at: Date;
}

/**
 * One that there is already waits from now on for the place and from the price of the last asking. Asked again by her
 * account, a guest's is the account's.
 */
export async function insertProductAlert(db: Database, alert: NewProductAlert): Promise<void> {
  const { email, accountId, productId, variantId, kind, cityId, price, at } = alert;
  await execute(
    db,
    sql`insert into product_alert as kept (email, account_id, product_id, variant_id, kind, city_id, price, created_at)
        values (${email}, ${accountId}::bigint, ${productId}, ${variantId}::bigint, ${kind}, ${cityId}::text, ${price}, ${at})
        on conflict (email, product_id, kind, coalesce(variant_id, 0)) where told_at is null
          do update set city_id = excluded.city_id, price = excluded.price, created_at = excluded.created_at,
            account_id = coalesce(kept.account_id, excluded.account_id)`,
  );
}

/** Open alerts that were last looked at before then or never; those that waited longest first. */
export function listAlertsToLook(
  db: Database,
  { before, arrivalsBefore, limit }: { before: Date; arrivalsBefore: Date; limit: number },
): Promise<{ id: number; productId: number }[]> {
  return query<{ id: number; productId: number }>(
    db,
    sql`(select id, product_id from product_alert
         where told_at is null and (looked_at is null or looked_at < ${before})
         order by looked_at nulls first, id limit ${limit}::int)
        union
        (select id, product_id from product_alert
         where told_at is null and kind = 'arrival' and looked_at < ${arrivalsBefore}
         order by looked_at nulls first, id limit ${limit}::int)`,
  );
}

export interface AwaitedArrival extends AskedProduct {
  id: number;
  cityId: string;
}

/** Who waits for these products to come to a place; more than the limit wait for their next look. */
export function listAwaitedArrivals(
  db: Database,
  productIds: readonly number[],
  limit: number,
): Promise<AwaitedArrival[]> {
  return query<AwaitedArrival>(
    db,
    sql`select id, product_id, variant_id::int as variant_id, city_id from product_alert
        where product_id = any(${productIds}::int[]) and kind = 'arrival' and told_at is null
        order by looked_at nulls first, id limit ${limit}::int`,
  );
}

export async function markLooked(db: Database, ids: readonly number[], at: Date): Promise<void> {
  await execute(
    db,
    sql`update product_alert set looked_at = ${at} where id = any(${ids}::int[]) and told_at is null`,
  );
}

interface Taken {
  productIds: readonly number[];
  /** Alerts whose product comes to their place by now. */
  arrivedIds: readonly number[];
  at: Date;
  limit: number;
}

/**
 * Marks the alerts of these products that have come true as told; whoever takes them writes the mails in the same
 * transaction. What no shopper can buy now, by the shop's holiday too, has not come true.
 */
export function takeProductAlerts(
  db: Database,
  { productIds, arrivedIds, at, limit }: Taken,
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
            and case a.kind when 'stock' then true when 'arrival' then a.id = any(${arrivedIds}::int[])
              else ${alertPrice} < a.price end
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
