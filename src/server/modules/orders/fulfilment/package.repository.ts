import { type Database, execute, queryOne, sql } from '../../../db/sql.ts';

export interface Guide {
  carrier: string | null;
  trackingNumber: string | null;
  /** The page of a carrier outside the list. */
  trackingUrl: string | null;
}

export function findGuide(db: Database, orderNumber: number, sellerId: number): Promise<Guide | null> {
  return queryOne<Guide>(
    db,
    sql`select carrier, tracking_number, tracking_url from package
        where order_number = ${orderNumber} and seller_id = ${sellerId}`,
  );
}

export async function saveGuide(
  db: Database,
  {
    orderNumber,
    sellerId,
    carrier,
    trackingNumber,
    trackingUrl,
  }: Guide & { orderNumber: number; sellerId: number },
): Promise<void> {
  await execute(
    db,
    sql`update package set carrier = ${carrier}, tracking_number = ${trackingNumber}, tracking_url = ${trackingUrl}
        where order_number = ${orderNumber} and seller_id = ${sellerId}`,
  );
}

/** Of a parcel that was refused at the door; others have no such row. */
export async function markRefusalReturned(
  db: Database,
  { orderNumber, sellerId }: { orderNumber: number; sellerId: number },
  returnedAt: Date,
): Promise<void> {
  await execute(
    db,
    sql`update cash_refusal set returned_at = ${returnedAt}
        where order_number = ${orderNumber} and seller_id = ${sellerId} and returned_at is null`,
  );
}

export async function getSellerEmail(db: Database, sellerId: number): Promise<string> {
  const seller = await queryOne<{ email: string }>(db, sql`select email from seller where id = ${sellerId}`);
  if (!seller) throw new Error(`There is no seller ${sellerId}`);
  return seller.email;
}
