import { type Database, execute, query, raw, sql } from '../../../db/sql.ts';

export interface Standing {
  productId: number;
  quality: number;
  toImprove: boolean;
  doubt: string | null;
  keys: string[];
}

/** Writes only what differs: most saves change neither. */
export async function saveStandings(
  db: Database,
  sellerId: number,
  standings: readonly Standing[],
): Promise<void> {
  const rows = standings.map(({ productId, toImprove, ...rest }) => ({
    product_id: productId,
    to_improve: toImprove,
    ...rest,
  }));
  await execute(
    db,
    sql`insert into product_standing as s (product_id, seller_id, quality, to_improve, doubt, keys)
        select one.product_id, ${sellerId}::int, one.quality, one.to_improve, one.doubt, one.keys
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
          as one (product_id int, quality smallint, to_improve boolean, doubt text, keys text[])
        order by one.product_id
        on conflict (product_id) do update set quality = excluded.quality, to_improve = excluded.to_improve,
          doubt = excluded.doubt, keys = excluded.keys
        where (s.quality, s.to_improve, s.doubt, s.keys)
          is distinct from (excluded.quality, excluded.to_improve, excluded.doubt, excluded.keys)`,
  );
}

/** The next products after that id, and which of them have no standing yet. */
export function listProductsAfter(
  db: Database,
  after: number,
  limit: number,
): Promise<{ id: number; sellerId: number; isMissing: boolean }[]> {
  return query(
    db,
    sql`select p.id, p.seller_id, s.product_id is null as is_missing
        from product p left join product_standing s on s.product_id = p.id
        where p.id > ${after} order by p.id limit ${raw(limit)}`,
  );
}

/** Units of the orders since that day, without those that were cancelled; only products whose count changed are written. */
export async function countSoldUnits(db: Database, since: string): Promise<number> {
  return execute(
    db,
    sql`with sold as (
          select l.product_id, sum(l.quantity - l.cancelled_quantity)::int as units
          from package k join order_line l on l.order_number = k.order_number and l.seller_id = k.seller_id
          where k.sold_on >= ${since}::date and k.status_id <> 32 group by l.product_id
        )
        update product_standing s set sold_units = coalesce(sold.units, 0)
        from product_standing t left join sold on sold.product_id = t.product_id
        where s.product_id = t.product_id and s.sold_units <> coalesce(sold.units, 0)`,
  );
}
