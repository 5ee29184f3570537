import { type Database, execute, query, sql } from '../../../db/sql.ts';

/** One recount at a time: two would insert the same pairs. Readers are not held up. */
export async function lockCounts(db: Database): Promise<void> {
  await execute(db, sql`lock table category_seller_count in share row exclusive mode`);
}

/** Counts the visible products and offers of every category, and of each seller in it; writes only what differs. */
export async function recountCatalogue(db: Database): Promise<number> {
  const rows = await query<{ changed: number }>(
    db,
    sql`with pair as materialized (
          select listed.category_id, p.seller_id, count(*)::int as products, count(p.sale_price)::int as offers
          from product p
          join seller s on s.id = p.seller_id and s.status = 2
          cross join lateral (values (p.main_category_id), (p.subcategory_id)) listed (category_id)
          where p.active and listed.category_id is not null
          group by 1, 2
        ), vanished as (
          delete from category_seller_count n
          where not exists (select from pair where pair.category_id = n.category_id and pair.seller_id = n.seller_id)
          returning 1
        ), written as (
          insert into category_seller_count as n (category_id, seller_id, product_count, offer_count)
          select category_id, seller_id, products, offers from pair
          on conflict (category_id, seller_id) do update
            set product_count = excluded.product_count, offer_count = excluded.offer_count
            where (n.product_count, n.offer_count) is distinct from (excluded.product_count, excluded.offer_count)
          returning 1
        ), counted_categories as (
          update category c set product_count = now.products, offer_count = now.offers
          from (
            select c.id, coalesce(sum(pair.products), 0)::int as products, coalesce(sum(pair.offers), 0)::int as offers
            from category c left join pair on pair.category_id = c.id group by c.id
          ) now
          where now.id = c.id and (c.product_count, c.offer_count) is distinct from (now.products, now.offers)
          returning 1
        )
        select ((select count(*) from vanished) + (select count(*) from written)
          + (select count(*) from counted_categories))::int as changed`,
  );
  return rows[0]?.changed ?? 0;
}

/**
 * The same for these sellers only, whose products alone are read: a category moves by what theirs have changed, so it is
 * right when it was right before. Answers how many rows were written.
 */
export async function recountSellers(db: Database, sellerIds: readonly number[]): Promise<number> {
  const rows = await query<{ changed: number }>(
    db,
    sql`with pair as materialized (
          select listed.category_id, p.seller_id, count(*)::int as products, count(p.sale_price)::int as offers
          from product p
          join seller s on s.id = p.seller_id and s.status = 2
          cross join lateral (values (p.main_category_id), (p.subcategory_id)) listed (category_id)
          where p.active and p.seller_id = any (${sellerIds}::int[]) and listed.category_id is not null
          group by 1, 2
        ), difference as materialized (
          select category_id, sum(products)::int as products, sum(offers)::int as offers
          from (
            select category_id, products, offers from pair
            union all
            select category_id, -product_count, -offer_count from category_seller_count
            where seller_id = any (${sellerIds}::int[])
          ) both_counts group by category_id
        ), vanished as (
          delete from category_seller_count n
          where n.seller_id = any (${sellerIds}::int[])
            and not exists (select from pair where pair.category_id = n.category_id and pair.seller_id = n.seller_id)
          returning 1
        ), written as (
          insert into category_seller_count as n (category_id, seller_id, product_count, offer_count)
          select category_id, seller_id, products, offers from pair
          on conflict (category_id, seller_id) do update
            set product_count = excluded.product_count, offer_count = excluded.offer_count
            where (n.product_count, n.offer_count) is distinct from (excluded.product_count, excluded.offer_count)
          returning 1
        ), moved as (
          update category c
          set product_count = greatest(c.product_count + products, 0), offer_count = greatest(c.offer_count + offers, 0)
          from difference
          where difference.category_id = c.id and (products, offers) <> (0, 0)
          returning 1
        )
        select ((select count(*) from vanished) + (select count(*) from written)
          + (select count(*) from moved))::int as changed`,
  );
  return rows[0]?.changed ?? 0;
}
