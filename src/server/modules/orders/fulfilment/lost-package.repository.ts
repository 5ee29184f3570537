import { type Database, execute, queryOne, sql } from '../../../db/sql.ts';
import type { PackageRef } from './package.service.ts';

export async function isKnownLost(db: Database, { orderNumber, sellerId }: PackageRef): Promise<boolean> {
  const row = await queryOne(
    db,
    sql`select 1 as found from lost_package where order_number = ${orderNumber} and seller_id = ${sellerId}`,
  );
  return row !== null;
}

/** What went back to the buyer before anybody knew who lost the parcel, and was taken from its shop. */
export async function findNetGivenBack(db: Database, { orderNumber, sellerId }: PackageRef): Promise<number> {
  const row = await queryOne<{ net: number }>(
    db,
    sql`select coalesce(sum(back.amount - back.fee), 0)::int as net
        from refund join refund_line back on back.refund_id = refund.id
        join order_line line on line.order_number = back.order_number and line.line = back.line
        where refund.order_number = ${orderNumber} and refund.cause = 'not-delivered' and not back.restocked
          and line.seller_id = ${sellerId}`,
  );
  return row?.net ?? 0;
}

export async function insertLostPackage(
  db: Database,
  lost: PackageRef & { compensation: number; freightWaived: number; at: Date },
): Promise<void> {
  await execute(
    db,
    sql`insert into lost_package (order_number, seller_id, compensation, freight_waived, reported_at)
        values (${lost.orderNumber}, ${lost.sellerId}, ${lost.compensation}, ${lost.freightWaived}, ${lost.at})`,
  );
}
