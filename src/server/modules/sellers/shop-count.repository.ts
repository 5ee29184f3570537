import { type Database, execute, type Sql, sql } from '../../db/sql.ts';

/** What a shop shows in main categories is all it shows; null: every shop. Writes only what differs; answers how many. */
export function recountShops(db: Database, sellerIds: readonly number[] | null): Promise<number> {
  return execute(
    db,
    sql`update seller s set product_count = now.products, offer_count = now.offers
        from (
          select s.id, coalesce(sum(of_main.products), 0)::int as products, coalesce(sum(of_main.offers), 0)::int as offers
          from seller s left join (
            select n.seller_id, n.product_count as products, n.offer_count as offers
            from category_seller_count n join category c on c.id = n.category_id and c.parent_id is null
            where ${ofSellers(sellerIds, sql`n.seller_id`)}
          ) of_main on of_main.seller_id = s.id
          where ${ofSellers(sellerIds, sql`s.id`)} group by s.id
        ) now
        where now.id = s.id and (s.product_count, s.offer_count) is distinct from (now.products, now.offers)`,
  );
}

/** Said of both sides of the outer join, which keeps a condition from passing through. */
function ofSellers(sellerIds: readonly number[] | null, column: Sql): Sql {
  return sellerIds ? sql`${column} = any (${sellerIds}::int[])` : sql`true`;
}
