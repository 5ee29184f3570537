import type { PackageStatusName } from '../../../domain/package-status.ts';
import { type Database, query, queryOne, sql } from '../../db/sql.ts';
import type { PackageMail } from './templates/package-mail.ts';

/** One package of an order with its lines; null when there is no such package. */
export function findPackageMail(
  db: Database,
  orderNumber: number,
  sellerId: number,
): Promise<PackageMail | null> {
  return queryOne<PackageMail>(
    db,
    sql`select orders.number as order_number, orders.first_name,
          orders.payment_method_id, package.position, package.money_state,
          (select count(*) from package other where other.order_number = orders.number)::int as package_count,
          seller.display_name as seller_name, seller.email as seller_email, seller.phone as seller_phone,
          package.status_id = 3 and package.delivery_confirmed_at is null as is_unconfirmed,
          package.carrier, package.tracking_number, package.tracking_url,
          case when package.promised_to is not null then
            jsonb_build_object('from', package.promised_from, 'to', package.promised_to) end as promised,
          case when package.replaced_to is not null then
            jsonb_build_object('from', package.replaced_from, 'to', package.replaced_to) end as replaced,
          (select * from freight_back(package)) as freight_back,
          package.shipping_rate - package.shipping_refunded_amount as shipping_pesos,
          (select jsonb_agg(jsonb_build_object('line', line.line, 'productId', line.product_id, 'name', line.name,
             'reference', line.reference, 'imageUrl', line.image_url, 'pricePesos', line.price,
             'unitPricePesos', line.unit_price, 'quantity', line.quantity,
             'cancelledQuantity', line.cancelled_quantity, 'terms', line.attributes) order by line.line)
           from order_line line
           where line.order_number = package.order_number and line.seller_id = package.seller_id) as lines
        from package
        join orders on orders.number = package.order_number
        join seller on seller.id = package.seller_id
        where package.order_number = ${orderNumber} and package.seller_id = ${sellerId}`,
  );
}

export function listStatusNames(db: Database): Promise<PackageStatusName[]> {
  return query<PackageStatusName>(db, sql`select id, name from package_status order by id limit 100`);
}
