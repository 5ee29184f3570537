import { type Database, query, raw, sql } from '../../../db/sql.ts';
import { listedColumns, listedJoins, shownVariants } from '../browse/product.repository.ts';
import { currentHoliday } from '../browse/seller.repository.ts';
import type { FeedProduct } from './feed-item.ts';

export interface FeedShop {
  id: number;
  name: string;
}

/** A page of the shops that shoppers see, by their ids. */
export function listFeedShops(db: Database, after: number, limit: number): Promise<FeedShop[]> {
  return query<FeedShop>(
    db,
    sql`select id, display_name as name from seller where status = 2 and id > ${after}
        order by id limit ${raw(limit)}`,
  );
}

/** A page of a shop's products that are shown, by their ids. */
export async function listFeedProductIds(
  db: Database,
  sellerId: number,
  { after, limit }: { after: number; limit: number },
): Promise<number[]> {
  const rows = await query<{ id: number }>(
    db,
    sql`select id from product where seller_id = ${sellerId} and id > ${after} and active
        order by id limit ${raw(limit)}`,
  );
  return rows.map(({ id }) => id);
}

/** What shoppers see of these, by their ids, with the variants that they may choose. */
export function listFeedProducts(db: Database, productIds: readonly number[]): Promise<FeedProduct[]> {
  return query<FeedProduct>(
    db,
    sql`select ${listedColumns}, p.image_alt, ${shownVariants} as variants, ${currentHoliday} as seller_holiday,
          (select * from perishability(p.perishable, p.main_category_id, p.subcategory_id)) as perishable,
          (select f.value from category_attribute a join product_fact f on f.product_id = p.id and f.key = a.key
            where a.category_id in (p.main_category_id, p.subcategory_id) and lower(a.name) = 'marca'
              and not a.variant_making limit 1) as brand
        from product p ${listedJoins}
        where p.id = any(${productIds}::int[]) and p.active
        order by p.id`,
  );
}
