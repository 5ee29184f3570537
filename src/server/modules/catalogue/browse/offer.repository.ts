import { type Database, execute, query, raw, sql } from '../../../db/sql.ts';

/**
 * Products with an offer that starts or ends by now, locked in order of their ids. The offers themselves are read
 * afterwards: whoever had to wait here sees what the other one did.
 */
export async function lockProductsWithDueOffers(db: Database, now: Date, limit: number): Promise<number[]> {
  const rows = await query<{ id: number }>(
    db,
    sql`select id from product where id in (
          (select product_id from offer where state = 'planned' and starts_at <= ${now}
           order by starts_at, product_id limit ${raw(limit)})
          union
          (select product_id from offer where state = 'running' and ends_at <= ${now}
           order by ends_at, product_id limit ${raw(limit)}))
        order by id for no key update`,
  );
  return rows.map(({ id }) => id);
}

/** Starts and ends the offers of these products; one that is not below the price (any more) never starts. */
export async function switchOffers(db: Database, productIds: readonly number[], now: Date): Promise<void> {
  await execute(
    db,
    sql`update offer o
        set state = case when o.ends_at > ${now} and o.sale_price < p.price then 'running' else 'ended' end
        from product p
        where p.id = o.product_id and o.product_id = any(${productIds}::int[])
          and (o.state = 'planned' and o.starts_at <= ${now} or o.state = 'running' and o.ends_at <= ${now})`,
  );
}

export interface PriceChange {
  productId: number;
  sellerId: number;
  /** Null: a draft that has none yet. */
  mainCategoryId: number | null;
  subcategoryId: number | null;
}

/** Gives each product the lowest price of its running offers, or none; answers those whose price changed. */
export function applyLowestOffer(
  db: Database,
  productIds: readonly number[],
  now: Date,
): Promise<PriceChange[]> {
  return query<PriceChange>(
    db,
    sql`update product p set sale_price = lowest.sale_price, updated_at = ${now}
        from (
          select wanted.id, (
            select min(o.sale_price) from offer o where o.product_id = wanted.id and o.state = 'running'
          ) as sale_price
          from unnest(${productIds}::int[]) wanted (id)
        ) lowest
        where p.id = lowest.id and p.sale_price is distinct from lowest.sale_price
          and (lowest.sale_price is null or lowest.sale_price < p.price)
        returning p.id as product_id, p.seller_id, p.main_category_id,
          p.subcategory_id`,
  );
}
