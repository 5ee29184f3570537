import type { MoneyPackage, PackageMoneyState } from '../../../../domain/order-money.ts';
import { isoText } from '../../../db/moment-text.ts';
import { type Database, execute, query, queryOne, sql } from '../../../db/sql.ts';

export interface LockedOrder {
  number: number;
  paymentMethodId: 1 | 3;
  total: number;
  email: string;
  firstName: string;
  accountId: number | null;
  placedAt: Date;
}

export function lockOrderRow(db: Database, number: number): Promise<LockedOrder | null> {
  return queryOne<LockedOrder>(
    db,
    sql`select number, payment_method_id, total, email, first_name,
          account_id, created_at as placed_at
        from orders where number = ${number} for no key update`,
  );
}

/** All packages of an order, in their order. */
export function listMoneyPackages(db: Database, orderNumber: number): Promise<MoneyPackage[]> {
  return query<MoneyPackage>(
    db,
    sql`select package.order_number, package.seller_id,
          package.status_id, package.shipping_rate,
          package.shipping_refunded_amount as shipping_refunded, package.money_state,
          ${isoText(sql`package.delivered_at`)} as delivered_at,
          (select jsonb_agg(jsonb_build_object('orderNumber', line.order_number, 'line', line.line,
             'sellerId', line.seller_id, 'productId', line.product_id, 'termIds', line.term_ids,
             'unitPrice', line.unit_price, 'quantity', line.quantity,
             'cancelledQuantity', line.cancelled_quantity, 'reduced', line.reduced_amount, 'fee', line.fee) order by line.line)
           from order_line line
           where line.order_number = package.order_number and line.seller_id = package.seller_id) as lines
        from package where package.order_number = ${orderNumber} order by package.position`,
  );
}

export async function updateMoneyState(
  db: Database,
  change: { orderNumber: number; sellerId: number; from: PackageMoneyState; to: PackageMoneyState },
): Promise<boolean> {
  const touched = await execute(
    db,
    sql`update package set money_state = ${change.to}
        where order_number = ${change.orderNumber} and seller_id = ${change.sellerId} and money_state = ${change.from}`,
  );
  return touched === 1;
}

/** `reduced`: what of the price of kept units goes back, or below zero goes along with units that do not stay. */
export async function addCancelledUnits(
  db: Database,
  orderNumber: number,
  units: readonly { line: number; quantity: number; reduced?: number }[],
): Promise<void> {
  await execute(
    db,
    sql`update order_line set cancelled_quantity = cancelled_quantity + units.quantity,
          reduced_amount = reduced_amount + coalesce(units.reduced, 0)
        from jsonb_to_recordset(${JSON.stringify(units)}::jsonb) as units (line smallint, quantity int, reduced int)
        where order_line.order_number = ${orderNumber} and order_line.line = units.line`,
  );
}
