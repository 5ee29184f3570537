import type { ListedOrder } from '../../../wire/buyers/purchases.ts';
import { isoText } from '../../db/moment-text.ts';
import { type Database, query, sql } from '../../db/sql.ts';

export type ListedOrderRow = Omit<ListedOrder, 'placedAt' | 'totals'> &
  ListedOrder['totals'] & { placedAt: Date };

/** Pictures that the list shows of an order (spec 2.11). */
const SHOWN_LINES = 8;

/** Orders of an account below a number, newest first, with packages and first products in one round trip. */
export function listOrdersOf(
  db: Database,
  { accountId, before, limit }: { accountId: number; before: number | null; limit: number },
): Promise<ListedOrderRow[]> {
  return query<ListedOrderRow>(
    db,
    sql`select orders.number, orders.created_at as placed_at, orders.item_count,
          orders.subtotal, orders.shipping_cost, orders.total,
          (select state from payment where payment.order_number = orders.number) as payment_state,
          (select jsonb_agg(${packageObject} order by package.position)
           from package
           join seller on seller.id = package.seller_id
           join package_status status on status.id = package.status_id
           where package.order_number = orders.number) as packages
        from orders
        where orders.account_id = ${accountId}
          and orders.number < coalesce(${before}::bigint, 9223372036854775807)
        order by orders.number desc limit ${limit}`,
  );
}

const statusObject = sql`jsonb_build_object(
  'id', status.id, 'name', status.name, 'trackingNumber', package.tracking_number,
  'date', (select ${isoText(sql`change.changed_at`)}
           from package_status_change change
           where change.order_number = package.order_number and change.seller_id = package.seller_id
           order by change.id desc limit 1))`;

const packageObject = sql`jsonb_build_object(
  'sellerId', seller.id, 'sellerName', seller.display_name, 'status', ${statusObject},
  'products', (select coalesce(jsonb_agg(jsonb_build_object('productId', line.product_id, 'name', line.name,
                 'imageUrl', line.image_url, 'quantity', line.quantity) order by line.line), '[]')
               from order_line line
               where line.order_number = package.order_number and line.seller_id = package.seller_id
                 and line.line <= ${SHOWN_LINES}))`;
