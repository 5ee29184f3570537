import type { ConfirmedBy, Delivery } from '../../../../domain/delivery-confirmation.ts';
import { type Database, execute, query, queryOne, type Sql, sql } from '../../../db/sql.ts';

interface PackageRef {
  orderNumber: number;
  sellerId: number;
}

/** Null: the package is not delivered. */
export function findDelivery(db: Database, { orderNumber, sellerId }: PackageRef): Promise<Delivery | null> {
  return queryOne<Delivery>(
    db,
    sql`select delivered_at, delivery_confirmed_at as confirmed_at, delivery_confirmed_by as confirmed_by,
          delivery_disputed_at as disputed_at, money_state = 'released' as is_released
        from package
        where order_number = ${orderNumber} and seller_id = ${sellerId} and status_id = 3 and delivered_at is not null`,
  );
}

/** From here on the delivery counts, and an objection is over. One that counted already keeps its moment. */
export async function writeConfirmation(
  db: Database,
  { orderNumber, sellerId }: PackageRef,
  { by, at }: { by: ConfirmedBy; at: Date },
): Promise<void> {
  await execute(
    db,
    sql`update package set delivery_confirmed_at = ${at}, delivery_confirmed_by = ${by}, delivery_disputed_at = null
        where order_number = ${orderNumber} and seller_id = ${sellerId} and status_id = 3
          and (delivery_confirmed_at is null or delivery_disputed_at is not null)`,
  );
}

/** The buyer's own word goes before any other reason for which it counted. */
export async function writeBuyersWord(
  db: Database,
  { orderNumber, sellerId }: PackageRef,
  at: Date,
): Promise<void> {
  await execute(
    db,
    sql`update package set delivery_confirmed_by = 'buyer', delivery_disputed_at = null,
          delivery_confirmed_at = case when delivery_disputed_at is null then coalesce(delivery_confirmed_at, ${at})
                                       else ${at} end
        where order_number = ${orderNumber} and seller_id = ${sellerId} and status_id = 3`,
  );
}

export async function writeDispute(
  db: Database,
  { orderNumber, sellerId }: PackageRef,
  at: Date,
): Promise<void> {
  await execute(
    db,
    sql`update package set delivery_disputed_at = ${at}
        where order_number = ${orderNumber} and seller_id = ${sellerId} and status_id = 3
          and delivery_disputed_at is null`,
  );
}

/** Deliveries before the moment that only their shop has told of, the oldest first. */
export function listUnopposed(
  db: Database,
  before: Date,
  limit: number,
): Promise<(PackageRef & { deliveredAt: Date })[]> {
  return query(
    db,
    sql`select order_number, seller_id, delivered_at from package
        where status_id = 3 and delivery_confirmed_at is null and delivery_disputed_at is null
          and delivered_at < ${before}
        order by delivered_at limit ${limit}`,
  );
}

/** Each row is asked again as it stands when its turn comes: an objection of the same second stays one. */
export async function confirmUnopposed(
  db: Database,
  packages: readonly (PackageRef & { at: Date })[],
): Promise<number> {
  const rows = packages.map(({ orderNumber, sellerId, at }) => ({
    order_number: orderNumber,
    seller_id: sellerId,
    at,
  }));
  return execute(
    db,
    sql`update package set delivery_confirmed_at = one.at, delivery_confirmed_by = 'time'
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
          as one (order_number bigint, seller_id int, at timestamptz)
        where package.order_number = one.order_number and package.seller_id = one.seller_id
          and package.status_id = 3 and package.delivery_confirmed_at is null
          and package.delivery_disputed_at is null`,
  );
}

/** Cash that a carrier has handed over was paid at a door. */
export async function confirmRemitted(db: Database, remittanceId: number, at: Date): Promise<void> {
  await execute(
    db,
    sql`update package set delivery_confirmed_at = ${at}, delivery_confirmed_by = 'remittance'
        from cash_collection cash
        where cash.remittance_id = ${remittanceId} and package.order_number = cash.order_number
          and package.seller_id = cash.seller_id and package.status_id = 3
          and package.delivery_confirmed_at is null and package.delivery_disputed_at is null`,
  );
}

/** How many buyers say that something has not come, counted no further than `maximum`, and since when the first does. */
export async function countDisputed(
  db: Database,
  maximum: number,
): Promise<{ count: number; oldestAt: Date | null }> {
  const row = await queryOne<{ count: number; oldestAt: Date | null }>(
    db,
    sql`select count(*)::int as count, min(delivery_disputed_at) as oldest_at from (
          select delivery_disputed_at from package
          where ${isDisputed(sql`package`)} order by delivery_disputed_at limit ${maximum}) open`,
  );
  return row ?? { count: 0, oldestAt: null };
}

/** Packages whose buyer says that they have not come; `p`: the name of their rows. What was refunded is over. */
export function isDisputed(p: Sql): Sql {
  return sql`${p}.delivery_disputed_at is not null and exists (select from order_line line
    where line.order_number = ${p}.order_number and line.seller_id = ${p}.seller_id
      and line.cancelled_quantity < line.quantity)`;
}
