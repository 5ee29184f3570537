import { type Database, query, sql } from '../../db/sql.ts';
import type { OrderMail } from './templates/order-mail.ts';

/** An order as its messages need it, with the key that its token is made from. */
export type StoredOrderMail = OrderMail & { idempotencyKey: string };

/**
 * Orders with their packages and lines in one round trip, as many as a batch of messages has; missing ones are left out.
 * As JSON: the planner counts on as many orders for any list, so that it settles on one plan; with an array it made one
 * anew for every batch, at 0.9 ms.
 */
export function listOrderMails(db: Database, orderNumbers: readonly number[]): Promise<StoredOrderMail[]> {
  return query<StoredOrderMail>(
    db,
    sql`select orders.number, orders.idempotency_key, orders.created_at as placed_at, orders.email,
          orders.first_name, orders.last_name, orders.phone,
          document_type.abbreviation as document_type, orders.document_number,
          concat_ws(', ', orders.address, orders.address_unit, orders.neighbourhood) as address, city.name as city_name, department.name as department_name,
          orders.payment_method_id, orders.subtotal as subtotal_pesos,
          orders.shipping_cost as shipping_pesos, orders.total as total_pesos,
          (select nullif(masked_card, '') from payment_transaction
           where payment_transaction.order_number = orders.number and outcome in ('paid', 'reversed')) as payment_card,
          (select jsonb_agg(${packageObject} order by package.position)
           from package join seller on seller.id = package.seller_id
           where package.order_number = orders.number) as packages
        from jsonb_array_elements_text(${JSON.stringify(orderNumbers)}::jsonb) as asked (number)
        join orders on orders.number = asked.number::bigint
        join city on city.id = orders.city_id
        join department on department.id = city.department_id
        join document_type on document_type.id = orders.document_type_id`,
  );
}

const lineObject = sql`jsonb_build_object(
  'productId', order_line.product_id, 'name', order_line.name, 'reference', order_line.reference,
  'imageUrl', order_line.image_url, 'pricePesos', order_line.price, 'unitPricePesos', order_line.unit_price,
  'quantity', order_line.quantity, 'terms', order_line.attributes)`;

const packageObject = sql`jsonb_build_object(
  'sellerId', seller.id, 'sellerName', seller.display_name, 'sellerNit', seller.nit,
  'sellerPhone', seller.phone,
  'subtotalPesos', package.subtotal, 'shippingPesos', package.shipping_rate,
  'promised', case when package.promised_to is not null then
    jsonb_build_object('dispatchBy', package.dispatch_by, 'from', package.promised_from, 'to', package.promised_to) end,
  'lines', (select jsonb_agg(${lineObject} order by order_line.line) from order_line
            where order_line.order_number = package.order_number and order_line.seller_id = package.seller_id))`;
