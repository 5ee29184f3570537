import { type Database, execute, sql } from '../../src/server/db/sql.ts';

/** How complete each product is, as its save would have noted it: the shop's own job would take hours for a million of them. */
export async function insertStandings(db: Database): Promise<void> {
  await execute(
    db,
    sql`insert into product_standing (product_id, seller_id, quality, to_improve, doubt, keys, schema_version)
        select p.id, p.seller_id, 40 + abs(hashint4(p.id)) % 50, p.id % 5 = 0, null, '{}',
          coalesce(main.schema_version, 0) + coalesce(sub.schema_version, 0)
        from product p left join category main on main.id = p.main_category_id
          left join category sub on sub.id = p.subcategory_id
        on conflict do nothing`,
  );
}
