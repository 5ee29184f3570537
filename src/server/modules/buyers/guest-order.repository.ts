import { type Database, queryOne, sql } from '../../db/sql.ts';
import type { OrderPerson } from '../accounts/registration/order-account.service.ts';

export interface GuestOrder extends Omit<OrderPerson, 'coordinates'> {
  accessTokenHash: string;
  /** Null: bought without an account. */
  accountId: number | null;
  latitude: number | null;
  longitude: number | null;
}

/** Who bought, and what opens the order. */
export function findGuestOrder(db: Database, number: number): Promise<GuestOrder | null> {
  return queryOne<GuestOrder>(
    db,
    sql`select access_token_hash, account_id, email, first_name, last_name, phone, person_type_id, document_type_id,
          document_number, address, city_id, latitude, longitude, coalesce(address_unit, '') as unit,
          coalesce(neighbourhood, '') as neighbourhood, coalesce(delivery_notes, '') as delivery_notes
        from orders where number = ${number}`,
  );
}
