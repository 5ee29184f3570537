import type { DeliveryPromise, DispatchRule } from '../../../../domain/delivery-promise.ts';
import type { ShippingZone } from '../../../../domain/shipping-rate.ts';
import { type Database, execute, query, sql } from '../../../db/sql.ts';

interface PackageRef {
  orderNumber: number;
  sellerId: number;
}

export interface MissedPromise extends PackageRef {
  /** The last promised day. */
  lastDay: string;
  shippingRate: number;
  zone: ShippingZone;
  dispatch: DispatchRule;
  isOnTheWay: boolean;
}

/**
 * Packages that should have come before `today` and whose buyers have not been told, the oldest first; none that was due
 * before `since`, and none on its way back.
 */
export function listMissedPromises(
  db: Database,
  { today, since, limit }: { today: string; since: string; limit: number },
): Promise<MissedPromise[]> {
  return query<MissedPromise>(
    db,
    sql`select package.order_number, package.seller_id, package.shipping_zone as zone, (select * from dispatch_rule(seller)) as dispatch,
          package.promised_to as last_day, package.shipping_rate, package.stage = 'on-the-way' as is_on_the_way
        from package join seller on seller.id = package.seller_id
        where package.stage in ('to-accept', 'to-prepare', 'to-send', 'on-the-way')
          and package.promised_to is not null and package.promised_to < ${today}::date
          and package.promised_to >= ${since}::date and package.promise_missed_at is null and package.status_id <> 31
        order by package.promised_to, package.order_number, package.seller_id limit ${limit}`,
  );
}

/** False: it came, or somebody told her, meanwhile. The shop's own day stays: it is as late as it was. */
export async function replaceMissedPromise(
  db: Database,
  { orderNumber, sellerId }: PackageRef,
  {
    from,
    to,
    at,
    freightBackOn,
  }: Pick<DeliveryPromise, 'from' | 'to'> & { at: Date; freightBackOn: string | null },
): Promise<boolean> {
  const touched = await execute(
    db,
    sql`update package set promise_missed_at = ${at}, replaced_from = promised_from, replaced_to = promised_to,
          promised_from = ${from}, promised_to = ${to}, freight_back_on = ${freightBackOn}
        where order_number = ${orderNumber} and seller_id = ${sellerId} and promise_missed_at is null
          and stage in ('to-accept', 'to-prepare', 'to-send', 'on-the-way') and status_id <> 31`,
  );
  return touched === 1;
}

/** An order with what is paid at its door on that day. */
export interface CashOrder {
  orderNumber: number;
  email: string;
  phone: string;
  sellerIds: number[];
}

/**
 * Marks the packages that may come on that day and are paid at the door, as told, and answers their orders: those on their
 * way within their window, and those still in their shop of which it is the last promised day. The mark and the message
 * are one transaction of the caller's; another worker waits for it, and finds them told.
 */
export function takeCashOf(db: Database, day: string, limit: number): Promise<CashOrder[]> {
  return query<CashOrder>(
    db,
    sql`with coming as (
          select package.order_number, package.seller_id
          from package join orders on orders.number = package.order_number
          where package.stage in ('to-send', 'on-the-way') and package.promised_to is not null
            and package.promised_to >= ${day}::date and package.promised_from <= ${day}::date
            and (package.status_id in (7, 2) or package.promised_to = ${day}::date) and package.status_id not in (30, 31)
            and package.cash_told_for is null and package.money_state = 'none' and orders.payment_method_id = 3
          order by package.order_number, package.position limit ${limit}
          for no key update of package
        ), told as (
          update package set cash_told_for = ${day}::date
          from coming
          where package.order_number = coming.order_number and package.seller_id = coming.seller_id
          returning package.order_number, package.seller_id, package.position
        )
        select orders.number as order_number, orders.email, orders.phone,
          jsonb_agg(told.seller_id order by told.position) as seller_ids
        from told join orders on orders.number = told.order_number
        group by orders.number, orders.email, orders.phone order by orders.number`,
  );
}
