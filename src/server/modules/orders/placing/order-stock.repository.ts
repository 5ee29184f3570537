import { type Database, query, sql } from '../../../db/sql.ts';
import type { StockUnits } from '../../catalogue/products/stock.service.ts';

export interface LineUnits {
  line: number;
  quantity: number;
}

/** What units of an order's lines were taken from. */
export function listStockUnits(
  db: Database,
  orderNumber: number,
  units: readonly LineUnits[],
): Promise<StockUnits[]> {
  return query<StockUnits>(
    db,
    sql`select line.product_id, line.term_ids, unit.quantity
        from jsonb_to_recordset(${JSON.stringify(units)}::jsonb) as unit (line smallint, quantity int)
        join order_line line on line.order_number = ${orderNumber} and line.line = unit.line`,
  );
}
