import type { LateDispatch } from '../../../../domain/late-freight.ts';
import { type Database, execute, query, queryOne, type Sql, sql } from '../../../db/sql.ts';

export interface PackageRef {
  orderNumber: number;
  sellerId: number;
}

export interface OwedFreight extends PackageRef {
  backOn: string;
}

/**
 * Paid packages after `last` that had not come on the day from which their freight goes back, `since` being the first of these days.
 * What its buyer says has not come counts so; what goes back, or was cancelled, has its own refund.
 */
export function listOwedFreight(
  db: Database,
  { today, since }: { today: string; since: string },
  last: OwedFreight | null,
  limit: number,
): Promise<OwedFreight[]> {
  const after = last
    ? sql`and (package.freight_back_on, package.order_number, package.seller_id)
            > (${last.backOn}::date, ${last.orderNumber}::bigint, ${last.sellerId}::int)`
    : sql``;
  return query<OwedFreight>(
    db,
    sql`select package.order_number, package.seller_id, package.freight_back_on as back_on from package
        where freight_back_on between ${since}::date and ${today}::date and ${isOwed} ${after}
        order by freight_back_on, order_number, seller_id limit ${limit}`,
  );
}

/** Of a locked order, as it is now; null: nothing is owed any more. */
export function findOwedFreight(
  db: Database,
  { orderNumber, sellerId }: PackageRef,
): Promise<(LateDispatch & { sellerEmail: string }) | null> {
  return queryOne(
    db,
    sql`select package.dispatch_by, seller.email as seller_email,
          (select (min(step.changed_at) at time zone 'America/Bogota')::date from package_status_change step
           where step.order_number = package.order_number and step.seller_id = package.seller_id
             and step.status_id in (7, 2)) as left_on
        from package join seller on seller.id = package.seller_id
        where package.order_number = ${orderNumber} and package.seller_id = ${sellerId}
          and freight_back_on is not null and ${isOwed}`,
  );
}

const isOwed: Sql = sql`not package.shipping_refunded and package.money_state <> 'none'
  and package.status_id not in (31, 32, 33)
  and (package.delivered_at is null or package.delivery_disputed_at is not null
    or (package.delivered_at at time zone 'America/Bogota')::date >= package.freight_back_on)`;

export async function insertLateFreight(
  db: Database,
  given: PackageRef & { refundId: number; amount: number; sellerCharge: number; at: Date },
): Promise<void> {
  await execute(
    db,
    sql`insert into late_freight (order_number, seller_id, refund_id, amount, seller_charge, given_at)
        values (${given.orderNumber}, ${given.sellerId}, ${given.refundId}, ${given.amount},
          ${given.sellerCharge}, ${given.at})`,
  );
}

/** What these shops were charged until now for freight of the order; they bear none of it from here on. */
export function takeCharges(
  db: Database,
  orderNumber: number,
  sellerIds: readonly number[],
): Promise<{ sellerId: number; amount: number }[]> {
  return query(
    db,
    sql`update late_freight set seller_charge = 0
        where order_number = ${orderNumber} and seller_id = any(${sellerIds}::int[]) and seller_charge > 0
        returning old.seller_id, old.seller_charge as amount`,
  );
}
