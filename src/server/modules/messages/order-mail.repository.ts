import { type Database, queryOne, sql } from '../../db/sql.ts';
import type { OrderMail } from './templates/order-mail.ts';

/** The order with its packages and lines in one round trip; null when there is no such order. */
export function findOrderMail(db: Database, orderNumber: number): Promise<OrderMail | null> {
  return queryOne<OrderMail>(
    db,
    sql`select orders.number, orders.created_at as "placedAt", orders.email,
          orders.first_name as "firstName", orders.last_name as "lastName", orders.phone,
          document_type.abbreviation as "documentType", orders.document_number as "documentNumber",
          orders.address, city.name as "cityName", department.name as "departmentName",
          orders.payment_method_id as "paymentMethodId", orders.subtotal as "subtotalPesos",
          orders.shipping_cost as "shippingPesos", orders.total as "totalPesos",
          (select nullif(masked_card, '') from payment_transaction
           where payment_transaction.order_number = orders.number and outcome in ('paid', 'reversed')) as "paymentCard",
          (select jsonb_agg(${packageObject} order by package.position)
           from package join seller on seller.id = package.seller_id
           where package.order_number = orders.number) as packages
        from orders
        join city on city.id = orders.city_id
        join department on department.id = city.department_id
        join document_type on document_type.id = orders.document_type_id
        where orders.number = ${orderNumber}`,
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
  'lines', (select jsonb_agg(${lineObject} order by order_line.line) from order_line
            where order_line.order_number = package.order_number and order_line.seller_id = package.seller_id))`;
