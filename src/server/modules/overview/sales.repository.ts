import { type Database, query, queryOne, sql } from '../../db/sql.ts';

export interface DaySales {
  day: string;
  amount: number;
  /** Packages with goods left. */
  orders: number;
}

/**
 * Goods sold by day of their order, from `from` to `to`: of packages that are neither cancelled nor waiting for their
 * payment, less what was refunded. Days without sales are missing. Served by the index package_sold alone.
 */
export function listDaySales(
  db: Database,
  sellerId: number,
  { from, to }: { from: string; to: string },
): Promise<DaySales[]> {
  return query<DaySales>(
    db,
    sql`select sold_on as day, sum(subtotal - refunded_goods)::bigint as amount,
          (count(*) filter (where subtotal > refunded_goods))::int as orders
        from package
        where seller_id = ${sellerId} and sold_on between ${from}::date and ${to}::date and status_id not in (32, 33)
        group by sold_on order by sold_on`,
  );
}

export interface RankedProduct {
  productId: number;
  units: number;
}

/** How many of the latest orders the best sellers are taken from. */
export const RANKED_ORDERS = 1_000;

/** The products with the most units in the latest orders since a day. */
export function rankProducts(
  db: Database,
  sellerId: number,
  since: string,
  limit: number,
): Promise<RankedProduct[]> {
  return query<RankedProduct>(
    db,
    sql`with latest as materialized (
          select order_number from package
          where seller_id = ${sellerId} and sold_on >= ${since}::date and status_id not in (32, 33)
          order by sold_on desc, order_number desc limit ${RANKED_ORDERS}::int
        )
        select line.product_id, sum(line.quantity - line.cancelled_quantity)::int as units
        from latest join order_line line
          on line.order_number = latest.order_number and line.seller_id = ${sellerId}
        group by line.product_id having sum(line.quantity - line.cancelled_quantity) > 0
        order by units desc, line.product_id limit ${limit}::int`,
  );
}

export interface StockedProduct {
  productId: number;
  name: string;
  imageUrl: string;
  onHand: number;
}

/** What is left of them now, in no order. */
export function listStockedProducts(db: Database, productIds: readonly number[]): Promise<StockedProduct[]> {
  return query<StockedProduct>(
    db,
    sql`select id as product_id, name, image_url,
          (select coalesce(sum(on_hand), 0)::int from stock where stock.product_id = product.id) as on_hand
        from product where id = any(${productIds}::int[])`,
  );
}

/** Counted no further: nobody tells 1,000 from 1,001 in a note. */
const MAXIMUM_COUNT = 1_000;

export interface ShopState {
  /** Products on sale of which a combination has few units left, counted up to 1,000. */
  lowStock: number;
  hasProducts: boolean;
  hasBankAccount: boolean;
  reviewCount: number;
  ratingSum: number;
}

export async function getShopState(db: Database, sellerId: number): Promise<ShopState> {
  const row = await queryOne<ShopState>(
    db,
    sql`select
          (select count(*)::int from (
             select from product
             where seller_id = ${sellerId} and state = 'active'
               and id in (select product_id from short_stock where seller_id = ${sellerId})
             limit ${MAXIMUM_COUNT}::int) short) as low_stock,
          exists (select from product where seller_id = ${sellerId} and state <> 'archived') as has_products,
          exists (select from seller_bank_account where seller_id = ${sellerId}) as has_bank_account,
          count(*)::int as review_count, coalesce(sum(rating), 0)::int as rating_sum
        from review where seller_id = ${sellerId} and status = 'approved' and order_number is not null`,
  );
  if (!row) throw new Error('An aggregate answers one row');
  return row;
}
