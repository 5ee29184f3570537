import { type Database, execute, queryOne, sql } from '../../db/sql.ts';

export interface SellerDetails {
  displayName: string;
  email: string;
  phone: string;
  address: string;
  cityId: string;
  paymentProviderId: string;
}

export function findSellerDetails(db: Database, sellerId: number): Promise<SellerDetails | null> {
  return queryOne<SellerDetails>(
    db,
    sql`select display_name, email, phone, address, city_id,
          epayco_id as payment_provider_id
        from seller where id = ${sellerId} for no key update`,
  );
}

export async function cityExists(db: Database, cityId: string): Promise<boolean> {
  return (await queryOne(db, sql`select from city where id = ${cityId}`)) !== null;
}

/** A place on the map belongs to its address. */
export async function updateSellerDetails(
  db: Database,
  { sellerId, at, ...details }: SellerDetails & { sellerId: number; at: Date },
): Promise<void> {
  const { displayName, email, phone, address, cityId, paymentProviderId } = details;
  await execute(
    db,
    sql`update seller
        set display_name = ${displayName}, email = ${email}, phone = ${phone}, address = ${address},
          city_id = ${cityId}, epayco_id = ${paymentProviderId}, updated_at = ${at},
          latitude = case when (address, city_id) = (${address}, ${cityId}) then latitude end,
          longitude = case when (address, city_id) = (${address}, ${cityId}) then longitude end
        where id = ${sellerId}`,
  );
}
