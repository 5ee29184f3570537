import { type Database, execute, query, raw, sql } from '../../../db/sql.ts';

export interface Standing {
  productId: number;
  quality: number;
  toImprove: boolean;
  doubt: string | null;
  keys: string[];
  /** Of its category and subcategory together, as they were when it was reckoned. */
  schemaVersion: number;
}

/** Writes only what differs: most saves change neither. */
export async function saveStandings(
  db: Database,
  sellerId: number,
  standings: readonly Standing[],
): Promise<void> {
  const rows = standings.map(({ productId, toImprove, schemaVersion, ...rest }) => ({
    product_id: productId,
    to_improve: toImprove,
    schema_version: schemaVersion,
    ...rest,
  }));
  await execute(
    db,
    sql`insert into product_standing as s (product_id, seller_id, quality, to_improve, doubt, keys, schema_version)
        select one.product_id, ${sellerId}::int, one.quality, one.to_improve, one.doubt, one.keys,
          one.schema_version
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
          as one (product_id int, quality smallint, to_improve boolean, doubt text, keys text[],
            schema_version int)
        order by one.product_id
        on conflict (product_id) do update set quality = excluded.quality, to_improve = excluded.to_improve,
          doubt = excluded.doubt, keys = excluded.keys, schema_version = excluded.schema_version
        where (s.quality, s.to_improve, s.doubt, s.keys, s.schema_version) is distinct from
          (excluded.quality, excluded.to_improve, excluded.doubt, excluded.keys, excluded.schema_version)`,
  );
}

/** The next products after that id, and which of them have no standing yet or one of when their category asked something else. */
export function listProductsAfter(
  db: Database,
  after: number,
  limit: number,
): Promise<{ id: number; sellerId: number; isDue: boolean }[]> {
  return query(
    db,
    sql`with page as materialized (
          select id, seller_id, main_category_id, subcategory_id from product
          where id > ${after} order by id limit ${raw(limit)}
        )
        select p.id, p.seller_id, s.schema_version is distinct from
          coalesce(main.schema_version, 0) + coalesce(sub.schema_version, 0) as is_due
        from page p left join product_standing s on s.product_id = p.id
          left join category main on main.id = p.main_category_id
          left join category sub on sub.id = p.subcategory_id
        order by p.id`,
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
