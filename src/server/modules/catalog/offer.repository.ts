import { type Database, query, raw, sql } from '../../db/sql.ts';

export interface OfferChange {
  productId: number;
  sellerId: number;
  mainCategoryId: number;
  subcategoryId: number | null;
}

/**
 * Starts and ends offers whose moment has come, at most `limit` of them, and gives their products the lowest price
 * that runs now, or none. An offer that is no longer below the price never starts.
 */
export function switchOffers(db: Database, now: Date, limit: number): Promise<OfferChange[]> {
  return query<OfferChange>(
    db,
    sql`with due as (
          select id, product_id from offer
          where state <> 'ended' and starts_at <= ${now} and (state = 'planned' or ends_at <= ${now})
          order by product_id, id limit ${raw(limit)} for update skip locked
        ), held as materialized (
          select p.id from product p where p.id in (select product_id from due) order by p.id for no key update
        ), switched as (
          update offer o
          set state = case when o.ends_at > ${now} and o.sale_price < p.price then 'running' else 'ended' end
          from due join product p on p.id = due.product_id
          where o.id = due.id
          returning o.id, o.product_id, o.sale_price, o.state
        ), lowest as (
          select held.id, (
            select min(o.sale_price) from offer o
            where o.product_id = held.id and o.ends_at > ${now}
              and (o.state = 'running' or o.id in (select id from switched where state = 'running'))
              and o.id not in (select id from switched where state = 'ended')
          ) as sale_price
          from held
        )
        update product p set sale_price = lowest.sale_price, updated_at = ${now}
        from lowest
        where p.id = lowest.id and p.sale_price is distinct from lowest.sale_price
          and coalesce(lowest.sale_price < p.price, true)
        returning p.id as "productId", p.seller_id as "sellerId", p.main_category_id as "mainCategoryId",
          p.subcategory_id as "subcategoryId"`,
  );
}
