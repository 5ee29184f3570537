import { type Database, query, sql } from '../../../db/sql.ts';

export interface LineUnits {
  line: number;
  quantity: number;
}

/** Which stock a line of the order draws on: that of the combination where the product has one, else the product's. */
function needs(orderNumber: number, units: readonly LineUnits[]) {
  return sql`unit as (
      select * from jsonb_to_recordset(${JSON.stringify(units)}::jsonb) as unit (line smallint, quantity int)
    ), need as (
      select line.product_id,
        case when product.stock_per_combination then line.term_ids else '{}'::int[] end as term_ids,
        sum(unit.quantity)::int as quantity
      from unit
      join order_line line on line.order_number = ${orderNumber} and line.line = unit.line
      join product on product.id = line.product_id
      group by 1, 2
    ), locked as materialized (
      select stock.product_id, stock.term_ids, stock.on_hand, need.quantity
      from need join stock using (product_id, term_ids)
      order by stock.product_id, stock.term_ids
      for no key update of stock
    )`;
}

/** Units go back on sale; a product or combination that is gone takes none. Announces products that were sold out. */
export async function addStock(
  db: Database,
  orderNumber: number,
  units: readonly LineUnits[],
): Promise<void> {
  await query(
    db,
    sql`with ${needs(orderNumber, units)}, changed as (
          update stock set on_hand = stock.on_hand + locked.quantity from locked
          where stock.product_id = locked.product_id and stock.term_ids = locked.term_ids
          returning stock.product_id, locked.on_hand as before
        )
        insert into catalogue_change (tags) ${changedTags} where changed.before = 0 and tag is not null
        having count(*) > 0`,
  );
}

/** Takes the units from sale, all or none; false: there are too few. */
export async function takeStock(
  db: Database,
  orderNumber: number,
  units: readonly LineUnits[],
): Promise<boolean> {
  const [row] = await query<{ taken: boolean }>(
    db,
    sql`with ${needs(orderNumber, units)}, enough as (
          select (select count(*) from need) = (select count(*) from locked where on_hand >= quantity) as enough
        ), changed as (
          update stock set on_hand = stock.on_hand - locked.quantity from locked, enough
          where enough.enough and stock.product_id = locked.product_id and stock.term_ids = locked.term_ids
          returning stock.product_id, stock.on_hand as after
        ), announced as (
          insert into catalogue_change (tags) ${changedTags} where changed.after = 0 and tag is not null
          having count(*) > 0
        )
        select enough as taken from enough`,
  );
  return row?.taken ?? false;
}

const changedTags = sql`select array_agg(distinct tag)
  from changed
  join product on product.id = changed.product_id
  cross join lateral (values ('product:' || product.id), ('seller:' || product.seller_id),
    ('category:' || product.main_category_id), ('category:' || product.subcategory_id)) as tags (tag)`;
