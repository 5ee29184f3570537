import { type Database, query, raw, sql } from '../../../db/sql.ts';
import type { PlacedProduct } from '../products/place-tags.ts';
import { isInStock } from '../products/variant-columns.repository.ts';

/** More than any popularity, so that sold-out products follow all others and keep their order among themselves. */
const FAR_BEHIND = 2_000_000_000;
/** A sold package tells as much of a product as half a search that somebody typed (see the suggestions' weights). */
const POINTS_PER_PACKAGE = 10;
const MOST_PACKAGES = 10_000_000;

const changedPlaces = sql`p.id as product_id, p.seller_id, p.main_category_id, p.subcategory_id`;

/** Puts those of these products last that nobody can buy, and back those that can be bought again. The caller holds them. */
export function putSoldOutLast(db: Database, productIds: readonly number[]): Promise<PlacedProduct[]> {
  return query<PlacedProduct>(
    db,
    sql`update product p
        set popularity = p.popularity + case when p.popularity < 0 then ${raw(FAR_BEHIND)} else -${raw(FAR_BEHIND)} end
        where p.id = any(${productIds}::int[]) and ${isInStock} <> (p.popularity >= 0)
        returning ${changedPlaces}`,
  );
}

/** The next products after that id that stand before others though nobody can buy them, or behind them though somebody can. */
export async function listAtWrongEnd(db: Database, after: number, limit: number): Promise<number[]> {
  const rows = await query<{ id: number }>(
    db,
    sql`select p.id from product p where p.id > ${after} and p.active and ${isInStock} <> (p.popularity >= 0)
        order by p.id limit ${raw(limit)}`,
  );
  return rows.map(({ id }) => id);
}

/** Points that products have got or lost since the last count, by packages sold since that day and not cancelled. */
export function listDemandChanges(
  db: Database,
  since: string,
): Promise<{ productId: number; points: number }[]> {
  return query(
    db,
    sql`with bought as (
          select line.product_id, (least(count(*), ${raw(MOST_PACKAGES)}) * ${raw(POINTS_PER_PACKAGE)})::int as points
          from package sold
          join order_line line on line.order_number = sold.order_number and line.seller_id = sold.seller_id
            and line.cancelled_quantity < line.quantity
          where sold.sold_on >= ${since}::date and sold.status_id not in (32, 33)
          group by line.product_id
        )
        select product_id, coalesce(bought.points, 0) as points
        from bought full join product_demand counted using (product_id)
        where bought.points is distinct from counted.points
        order by product_id`,
  );
}

/** Gives these products their points instead of those of before. The caller holds them. */
export function givePoints(
  db: Database,
  changes: readonly { productId: number; points: number }[],
): Promise<PlacedProduct[]> {
  const ids = changes.map(({ productId }) => productId);
  const points = changes.map((change) => change.points);
  return query<PlacedProduct>(
    db,
    sql`with wanted as (
          select w.id, w.points, w.points - coalesce(d.points, 0) as more
          from unnest(${ids}::int[], ${points}::int[]) w (id, points)
          left join product_demand d on d.product_id = w.id
        ), forgotten as (
          delete from product_demand d using wanted where d.product_id = wanted.id and wanted.points = 0
        ), kept as (
          insert into product_demand (product_id, points) select id, points from wanted where points > 0
          on conflict (product_id) do update set points = excluded.points
        )
        update product p set popularity = p.popularity + wanted.more from wanted
        where p.id = wanted.id
        returning ${changedPlaces}`,
  );
}
