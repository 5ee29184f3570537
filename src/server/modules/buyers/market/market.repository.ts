import { PACKAGE_STATUS } from '../../../../domain/package-status.ts';
import { type Database, query, sql } from '../../../db/sql.ts';

export interface BoughtAgain {
  productId: number;
  termIds: number[];
  /** Units and price of the last time. */
  quantity: number;
  lastPrice: number;
  lastBoughtAt: Date;
  /** In how many orders. */
  times: number;
}

/** Orders that are read, the newest ones: nobody's year has more, and if it has, the newest say enough. */
const MOST_ORDERS = 300;

/**
 * What somebody bought since then in two orders or more, or in one of her last three; what comes most often first. What
 * was cancelled or never paid was not bought.
 */
export function listBoughtAgain(
  db: Database,
  { accountId, since, limit }: { accountId: number; since: Date; limit: number },
): Promise<BoughtAgain[]> {
  const { cancelled, awaitingPayment } = PACKAGE_STATUS;
  return query<BoughtAgain>(
    db,
    sql`with own as (
          select number, created_at from orders
          where account_id = ${accountId}::bigint and created_at >= ${since}
          order by number desc limit ${MOST_ORDERS}::int
        ), bought as (
          select line.product_id, line.term_ids, line.quantity - line.cancelled_quantity as quantity, line.unit_price,
            own.number, own.created_at, dense_rank() over (order by own.number desc) as age
          from own
          join order_line line on line.order_number = own.number and line.cancelled_quantity < line.quantity
          join package on package.order_number = line.order_number and package.seller_id = line.seller_id
            and package.status_id not in (${cancelled}, ${awaitingPayment})
        )
        select product_id, term_ids, (array_agg(quantity order by number desc))[1] as quantity,
          (array_agg(unit_price order by number desc))[1] as last_price, max(created_at) as last_bought_at,
          count(*)::int as times
        from bought group by product_id, term_ids
        having count(*) >= 2 or min(age) <= 3
        order by count(*) desc, max(number) desc, product_id limit ${limit}::int`,
  );
}
