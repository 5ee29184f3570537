import { MAXIMUM_UNITS } from '../../../../domain/product-form.ts';
import { type Database, query, queryOne, type Sql, sql } from '../../../db/sql.ts';
import type { PlacedProduct } from './place-tags.ts';
import { lockStock, takeLockedStock } from './stock.writes.ts';

/** Units of a product in one choice of its terms, as the line of an order has kept it. */
export interface StockUnits {
  productId: number;
  termIds: number[];
  quantity: number;
}

/** Puts units back; a product or combination that is gone takes none. Answers the products that were sold out. */
export function addStock(db: Database, units: readonly StockUnits[]): Promise<PlacedProduct[]> {
  return query<PlacedProduct>(
    db,
    sql`with ${locked(units)}, changed as (
          update stock set on_hand = least(${MAXIMUM_UNITS}::int, stock.on_hand + locked.quantity) from locked
          where stock.product_id = locked.product_id and stock.term_ids = locked.term_ids
          returning stock.product_id, locked.on_hand as before
        )
        select distinct product.id as product_id, product.seller_id,
          product.main_category_id, product.subcategory_id
        from changed join product on product.id = changed.product_id
        where changed.before = 0`,
  );
}

/** Takes the units, all or none. Answers the products that are sold out now; null: there are too few. */
export async function takeStock(db: Database, units: readonly StockUnits[]): Promise<PlacedProduct[] | null> {
  const row = await queryOne<{ isEnough: boolean; soldOut: PlacedProduct[] }>(
    db,
    sql`with ${locked(units)}, enough as (
          select (select count(*) from need) = (select count(*) from locked where on_hand >= quantity) as enough
        ), taken as (
          ${takeLockedStock(sql`(select from enough where enough.enough) cause`)}
        )
        select enough as is_enough, (
          select coalesce(jsonb_agg(jsonb_build_object('productId', product.id, 'sellerId', product.seller_id,
            'mainCategoryId', product.main_category_id, 'subcategoryId', product.subcategory_id)), '[]')
          from taken join product on product.id = taken.product_id
          where taken.on_hand = 0
        ) as sold_out
        from enough`,
  );
  return row?.isEnough ? row.soldOut : null;
}

/** Which stock units draw on: that of the combination where the product has one, else the product's. */
function locked(units: readonly StockUnits[]): Sql {
  const rows = units.map(({ productId, termIds, quantity }) => ({
    product_id: productId,
    term_ids: termIds,
    quantity,
  }));
  return sql`need as (
      select unit.product_id,
        case when product.stock_per_combination then unit.term_ids else '{}'::int[] end as term_ids,
        sum(unit.quantity)::int as quantity
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as unit (product_id int, term_ids int[], quantity int)
      join product on product.id = unit.product_id
      group by 1, 2
    ), locked as materialized (${lockStock(sql`need`)})`;
}
