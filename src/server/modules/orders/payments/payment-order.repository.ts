import { type Database, queryOne, sql } from '../../../db/sql.ts';

/** What the provider must know of an order, and the sellers in it. */
export interface PaymentOrder {
  email: string;
  firstName: string;
  lastName: string;
  address: string;
  phone: string;
  documentType: string;
  documentNumber: string;
  packages: {
    sellerId: number;
    sellerEmail: string;
    paymentProviderId: string;
    shippingRate: number;
    lines: { unitPrice: number; quantity: number; fee: number }[];
  }[];
}

export async function getPaymentOrder(db: Database, number: number): Promise<PaymentOrder> {
  const order = await queryOne<PaymentOrder>(
    db,
    sql`select orders.email, orders.first_name, orders.last_name, orders.address,
          orders.phone, orders.document_type_id as document_type, orders.document_number,
          (select jsonb_agg(${packageObject} order by package.position)
           from package join seller on seller.id = package.seller_id
           where package.order_number = orders.number) as packages
        from orders where orders.number = ${number}`,
  );
  if (!order) throw new Error(`There is no order ${number}`);
  return order;
}

const packageObject = sql`jsonb_build_object(
  'sellerId', seller.id, 'sellerEmail', seller.email, 'paymentProviderId', seller.epayco_id,
  'shippingRate', package.shipping_rate,
  'lines', (select jsonb_agg(jsonb_build_object('unitPrice', line.unit_price, 'quantity', line.quantity,
              'fee', line.fee) order by line.line)
            from order_line line
            where line.order_number = package.order_number and line.seller_id = package.seller_id))`;
