import { type Database, queryOne, type Sql, sql } from '../../db/sql.ts';

export interface ReturnParcel {
  /** Of the way there, which is as long as the one back. */
  zone: string;
  value: number;
  /** Null: not all of its products say what they weigh. */
  grams: number | null;
}

/** The units of a case as a parcel; null: it is about no order, or its way has no zone. */
export function findReturnParcel(db: Database, caseId: number): Promise<ReturnParcel | null> {
  return findParcel(
    db,
    sql`(select order_number, line, quantity from rights_case_line where case_id = ${caseId})`,
  );
}

/** The same of units that nobody has asked to give back yet. */
export function findParcelOf(
  db: Database,
  orderNumber: number,
  lines: readonly { line: number; quantity: number }[],
): Promise<ReturnParcel | null> {
  return findParcel(
    db,
    sql`(select ${orderNumber}::bigint as order_number, line, quantity
         from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as one (line smallint, quantity int))`,
  );
}

function findParcel(db: Database, asked: Sql): Promise<ReturnParcel | null> {
  return queryOne<ReturnParcel>(
    db,
    sql`select package.shipping_zone as zone, sum(asked.quantity * bought.unit_price)::int as value,
          case when bool_and(coalesce(variant.weight_kilograms, product.weight_kilograms, 0) > 0)
            then round(sum(asked.quantity * coalesce(variant.weight_kilograms, product.weight_kilograms) * 1000))::int
          end as grams
        from ${asked} asked
        join order_line bought on bought.order_number = asked.order_number and bought.line = asked.line
        join package on package.order_number = bought.order_number and package.seller_id = bought.seller_id
        left join product on product.id = bought.product_id
        left join product_variant variant on product.stock_per_combination and variant.product_id = product.id
          and variant.term_ids = bought.term_ids
        group by package.shipping_zone`,
  );
}
