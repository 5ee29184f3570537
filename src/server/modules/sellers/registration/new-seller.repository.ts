import type { Coordinates } from '../../../../domain/location.ts';
import { type Database, execute, queryOne, sql } from '../../../db/sql.ts';

export async function isNitTaken(db: Database, nit: string): Promise<boolean> {
  return (await queryOne(db, sql`select from seller where nit = ${nit}`)) !== null;
}

export interface NewSeller {
  accountId: number;
  personTypeId: string;
  companyName: string;
  firstName: string;
  lastName: string;
  displayName: string;
  nit: string;
  email: string;
  phone: string;
  address: string;
  cityId: string;
  coordinates: Coordinates | null;
  paymentProviderId: string;
  feePercent: number;
}

/** Null: the NIT is taken. */
export function insertSeller(db: Database, seller: NewSeller): Promise<{ id: number } | null> {
  return queryOne<{ id: number }>(
    db,
    sql`insert into seller (account_id, person_type_id, company_name, first_name, last_name, display_name, nit,
          email, phone, address, city_id, latitude, longitude, epayco_id, fee_percent, status)
        values (${seller.accountId}, ${seller.personTypeId}, ${seller.companyName}, ${seller.firstName},
          ${seller.lastName}, ${seller.displayName}, ${seller.nit}, ${seller.email}, ${seller.phone},
          ${seller.address}, ${seller.cityId}, ${seller.coordinates?.latitude ?? null},
          ${seller.coordinates?.longitude ?? null}, ${seller.paymentProviderId}, ${seller.feePercent}, 1)
        on conflict (nit) do nothing
        returning id`,
  );
}

export async function insertSellerDocument(
  db: Database,
  document: { sellerId: number; fileName: string; byteCount: number; createdAt: Date },
): Promise<void> {
  await execute(
    db,
    sql`insert into seller_document (seller_id, kind, file_name, byte_count, created_at)
        values (${document.sellerId}, 'rut', ${document.fileName}, ${document.byteCount}, ${document.createdAt})`,
  );
}
