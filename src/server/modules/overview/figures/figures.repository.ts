import { type Database, query, sql } from '../../../db/sql.ts';
import type { Period } from './sales-day.repository.ts';

/** Refunds by why they were made, the dearest first. */
export function listRefundCauses(
  db: Database,
  { from, to }: Period,
): Promise<{ cause: string; count: number; amount: number }[]> {
  return query(
    db,
    sql`select cause, count(*)::int as count, sum(amount)::float8 as amount
        from refund
        where created_at >= ${from}::date::timestamp at time zone 'America/Bogota'
          and created_at < (${to}::date + 1)::timestamp at time zone 'America/Bogota'
        group by cause order by amount desc limit 20`,
  );
}

export function listVisits(
  db: Database,
  { from, to }: Period,
): Promise<{ step: string; visitors: number }[]> {
  return query(
    db,
    sql`select step, sum(visitors)::int as visitors from daily_visits
        where day between ${from}::date and ${to}::date group by step`,
  );
}

export function listMissedSearches(
  db: Database,
  { from, to }: Period,
  limit: number,
): Promise<{ words: string; count: number }[]> {
  return query(
    db,
    sql`select words, sum(searches)::int as count from search_day
        where day between ${from}::date and ${to}::date and outcome = 'none' and searches > 0
        group by words order by count desc, words limit ${limit}::int`,
  );
}

export interface RankedSeller {
  sellerId: number;
  name: string;
  amount: number;
  orders: number;
}

export function listTopSellers(db: Database, { from, to }: Period, limit: number): Promise<RankedSeller[]> {
  return query<RankedSeller>(
    db,
    sql`select sold.seller_id, seller.display_name as name, sold.amount, sold.orders
        from (select seller_id, sum(subtotal - refunded_goods)::float8 as amount, count(*)::int as orders
              from package
              where sold_on between ${from}::date and ${to}::date and status_id not in (32, 33)
              group by seller_id order by amount desc, seller_id limit ${limit}::int) sold
        join seller on seller.id = sold.seller_id order by sold.amount desc, sold.seller_id`,
  );
}

export interface RankedProduct {
  productId: number;
  name: string;
  shopName: string;
  units: number;
  amount: number;
}

/** How many of the latest packages products are ranked from. */
const RANKED_PACKAGES = 50_000;

export function listTopProducts(db: Database, { from, to }: Period, limit: number): Promise<RankedProduct[]> {
  return query<RankedProduct>(
    db,
    sql`with sold as materialized (
          select order_number, seller_id from package
          where sold_on between ${from}::date and ${to}::date and status_id not in (32, 33)
          order by sold_on desc limit ${RANKED_PACKAGES}::int
        ), ranked as materialized (
          select line.product_id, sum(line.quantity - line.cancelled_quantity)::int as units,
            sum((line.quantity - line.cancelled_quantity)::bigint * line.unit_price - line.reduced_amount)::float8 as amount
          from sold join order_line line on line.order_number = sold.order_number and line.seller_id = sold.seller_id
          group by line.product_id having sum(line.quantity - line.cancelled_quantity) > 0
          order by amount desc, line.product_id limit ${limit}::int
        )
        select product.id as product_id, product.name, seller.display_name as shop_name, ranked.units, ranked.amount
        from ranked join product on product.id = ranked.product_id join seller on seller.id = product.seller_id
        order by ranked.amount desc, product.id`,
  );
}
