import type { DeliveryPromise, DispatchRule } from '../../../../domain/delivery-promise.ts';
import type { ShippingZone } from '../../../../domain/shipping-rate.ts';
import { type Database, execute, query, sql } from '../../../db/sql.ts';

/** The packages of an order with what their promise is made of. */
export function listPromisedPackages(
  db: Database,
  orderNumber: number,
): Promise<{ sellerId: number; zone: ShippingZone; dispatch: DispatchRule }[]> {
  return query(
    db,
    sql`select package.seller_id, package.shipping_zone as zone, (select * from dispatch_rule(seller)) as dispatch
        from package join seller on seller.id = package.seller_id
        where package.order_number = ${orderNumber} and package.promised_to is not null
        order by package.position`,
  );
}

export async function updatePromises(
  db: Database,
  orderNumber: number,
  promises: readonly (Omit<DeliveryPromise, 'orderBefore'> & { sellerId: number })[],
): Promise<void> {
  const rows = promises.map(({ sellerId, dispatchBy, from, to }) => ({
    seller_id: sellerId,
    dispatch_by: dispatchBy,
    promised_from: from,
    promised_to: to,
  }));
  await execute(
    db,
    sql`update package set dispatch_by = new.dispatch_by, promised_from = new.promised_from, promised_to = new.promised_to,
          replaced_from = case when ${isMoved} then package.promised_from else package.replaced_from end,
          replaced_to = case when ${isMoved} then package.promised_to else package.replaced_to end
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
          as new (seller_id int, dispatch_by date, promised_from date, promised_to date)
        where package.order_number = ${orderNumber} and package.seller_id = new.seller_id
          and (package.dispatch_by, package.promised_from, package.promised_to)
            is distinct from (new.dispatch_by, new.promised_from, new.promised_to)`,
  );
}

const isMoved = sql`(package.promised_from, package.promised_to) is distinct from (new.promised_from, new.promised_to)`;
