import { type Database, query, queryOne, type Sql, sql } from '../../../db/sql.ts';

export interface ReleasablePackage {
  orderNumber: number;
  sellerId: number;
  confirmedAt: Date;
}

/** Deliveries that counted before these moments are over their withdrawal period. */
export interface ReleaseLimits {
  ordinary: Date;
  /** Of packages whose goods are all excepted from withdrawal; not before `ordinary`. */
  exempt: Date;
}

/** The oldest confirmed deliveries after `last` whose money may be released. */
export function listReleasable(
  db: Database,
  limits: ReleaseLimits,
  last: ReleasablePackage | null,
  limit: number,
): Promise<ReleasablePackage[]> {
  const after = last
    ? sql`and (package.delivery_confirmed_at, package.order_number, package.seller_id)
            > (${last.confirmedAt}::timestamptz, ${last.orderNumber}::bigint, ${last.sellerId}::int)`
    : sql``;
  return query<ReleasablePackage>(
    db,
    sql`select package.order_number, package.seller_id,
          package.delivery_confirmed_at as confirmed_at
        from package where ${isReleasable(limits)} ${after}
        order by package.delivery_confirmed_at, package.order_number, package.seller_id limit ${limit}`,
  );
}

/** The same question once the order is locked. */
export async function isStillReleasable(
  db: Database,
  limits: ReleaseLimits,
  { orderNumber, sellerId }: ReleasablePackage,
): Promise<boolean> {
  const row = await queryOne(
    db,
    sql`select true from package
        where package.order_number = ${orderNumber} and package.seller_id = ${sellerId} and ${isReleasable(limits)}`,
  );
  return row !== null;
}

// Not while only its shop says that it came, or its buyer that it did not; not while it is on its way back (status), while
// the provider may have paid the seller (split), while a carrier still has the cash, or while somebody asks for it back by
// her rights.
// 'offset 0' keeps each question about its own package: else every batch reads all payments, and all lines and products.
function isReleasable({ ordinary, exempt }: ReleaseLimits): Sql {
  return sql`package.money_state = 'held' and package.delivery_disputed_at is null and package.delivery_confirmed_at is not null
    and package.status_id = 3 and package.delivery_confirmed_at < ${exempt}
    and (package.delivery_confirmed_at < ${ordinary} or not exists (${linesWithWithdrawal}))
    and not exists (select from rights_case one
      where one.order_number = package.order_number and one.seller_id = package.seller_id and one.holds_payout offset 0)
    and not exists (select from payment
      where payment.order_number = package.order_number and payment.split_state = 'requested' offset 0)
    and not exists (select from cash_collection cash
      where cash.order_number = package.order_number and cash.seller_id = package.seller_id
        and cash.collected_by = 'carrier' and cash.remittance_id is null)`;
}

// As they were sold; lines of before as their product is now, and with withdrawal when it is gone.
const linesWithWithdrawal = sql`
  select from order_line line
  where line.order_number = package.order_number and line.seller_id = package.seller_id
    and line.cancelled_quantity < line.quantity
    and coalesce(line.sold_as, (select * from product_offer(line.product_id))) ->> 'exception' is null offset 0`;
