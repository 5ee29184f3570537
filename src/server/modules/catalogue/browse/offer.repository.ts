import { type Database, query, raw, sql } from '../../../db/sql.ts';
import type { PlacedProduct } from '../products/place-tags.ts';

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

/**
 * Starts and ends the offers of these products; one that is not below the price (any more) never starts. Answers the
 * variants whose own offers these were, null for those of a whole product.
 */
export async function switchOffers(
  db: Database,
  productIds: readonly number[],
  now: Date,
): Promise<{ productId: number; variantId: number | null }[]> {
  return query(
    db,
    sql`update offer o
        set state = case when o.ends_at > ${now} and o.sale_price < coalesce(v.price, p.price)
          then 'running' else 'ended' end
        from offer due
        join product p on p.id = due.product_id
        left join product_variant v on v.id = due.variant_id
        where o.id = due.id and due.product_id = any(${productIds}::int[])
          and (due.state = 'planned' and due.starts_at <= ${now} or due.state = 'running' and due.ends_at <= ${now})
        returning o.product_id, o.variant_id`,
  );
}

/** Gives each product without variants the lowest price of its running offers, or none; answers those whose price changed. */
export function applyLowestOffer(
  db: Database,
  productIds: readonly number[],
  now: Date,
): Promise<PlacedProduct[]> {
  return query<PlacedProduct>(
    db,
    sql`update product p set sale_price = lowest.sale_price, updated_at = ${now}
        from (
          select wanted.id, (
            select min(o.sale_price) from offer o where o.product_id = wanted.id and o.state = 'running'
          ) as sale_price
          from unnest(${productIds}::int[]) wanted (id)
        ) lowest
        where p.id = lowest.id and not p.stock_per_combination and p.sale_price is distinct from lowest.sale_price
          and (lowest.sale_price is null or lowest.sale_price < p.price)
        returning p.id as product_id, p.seller_id, p.main_category_id,
          p.subcategory_id`,
  );
}

/** The same of variants, each by its own offers and those of its whole product; answers the products whose prices changed. */
export function applyLowestOfferToVariants(
  db: Database,
  { variantIds, productIds }: { variantIds: readonly number[]; productIds: readonly number[] },
): Promise<PlacedProduct[]> {
  return query<PlacedProduct>(
    db,
    sql`with changed as (
          update product_variant v set sale_price = lowest.sale_price
          from (
            select wanted.id, (
              select min(o.sale_price) from offer o
              where o.product_id = wanted.product_id and o.state = 'running' and o.sale_price < wanted.price
                and (o.variant_id is null or o.variant_id = wanted.id)
            ) as sale_price
            from product_variant wanted
            where wanted.id = any(${[...variantIds]}::bigint[]) or wanted.product_id = any(${[...productIds]}::int[])
          ) lowest
          where v.id = lowest.id and v.sale_price is distinct from lowest.sale_price
          returning v.product_id
        )
        select distinct p.id as product_id, p.seller_id, p.main_category_id, p.subcategory_id
        from changed join product p on p.id = changed.product_id`,
  );
}
