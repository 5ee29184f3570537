import { PACKAGE_STATUS } from '../../../../domain/package-status.ts';
import { CASH_ON_DELIVERY } from '../../../../domain/payment-method.ts';
import { type Database, query, queryOne, raw, type Sql, sql } from '../../../db/sql.ts';

export interface CashBuyer {
  phone: string;
  documentNumber: string;
  addressKey: string;
}

/** Until the end of the transaction no other order of this phone, document or address is counted or written. */
export async function lockCashBuyer(db: Database, buyer: CashBuyer): Promise<void> {
  const { phone, documentNumber, addressKey } = buyer;
  const names = [`cash-phone:${phone}`, `cash-document:${documentNumber}`, `cash-address:${addressKey}`];
  // In one order for all, so that two buyers cannot block each other.
  await query(
    db,
    sql`select pg_advisory_xact_lock(key)
        from (select hashtextextended(name, 0) as key from unnest(${names}::text[]) name order by 1) keys`,
  );
}

export interface CashHistory {
  openByPhone: number;
  openByDocument: number;
  openByAddress: number;
  /** Orders of this phone or document that were refused at the door. */
  refusals: number;
}

interface Windows {
  /** Orders that were placed before are not counted as open any more. */
  openSince: Date;
  refusedSince: Date;
  /** Refused parcels belong to orders placed after this. */
  refusedOrdersSince: Date;
}

/** Counts of one person's and place's orders, each by its own index. */
export async function countCashOrders(
  db: Database,
  { phone, documentNumber, addressKey }: CashBuyer,
  windows: Windows,
): Promise<CashHistory> {
  const { openSince, refusedSince, refusedOrdersSince } = windows;
  const row = await queryOne<CashHistory>(
    db,
    sql`select ${countOpen(sql`orders.phone = ${phone}`, openSince)} as open_by_phone,
          ${countOpen(sql`orders.document_number = ${documentNumber}`, openSince)} as open_by_document,
          ${countOpen(sql`orders.address_key = ${addressKey}`, openSince)} as open_by_address,
          (select count(*)::int from (
             select number from orders
             where payment_method_id = ${cash} and phone = ${phone} and created_at > ${refusedOrdersSince}
             union
             select number from orders
             where payment_method_id = ${cash} and document_number = ${documentNumber}
               and created_at > ${refusedOrdersSince}
           ) own
           where exists (select from cash_refusal refusal
                         where refusal.order_number = own.number and refusal.refused_at > ${refusedSince})
          ) as refusals`,
  );
  if (!row) throw new Error('Counting answered nothing');
  return row;
}

const cash = raw(CASH_ON_DELIVERY);

/** Delivered, cancelled or on its way back: nobody waits for it. */
const closed = [PACKAGE_STATUS.delivered, PACKAGE_STATUS.returning, PACKAGE_STATUS.cancelled];

function countOpen(isOwn: Sql, since: Date): Sql {
  return sql`(select count(*)::int from orders
    where payment_method_id = ${cash} and ${isOwn} and created_at > ${since}
      and exists (select from package
                  where package.order_number = orders.number and package.status_id <> all(${closed}::smallint[])))`;
}
