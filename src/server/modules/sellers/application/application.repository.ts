import type { ApplicationItem } from '../../../../domain/seller-application.ts';
import { type Database, execute, query, queryOne, type Sql, sql } from '../../../db/sql.ts';

export interface OwnApplication {
  sellerId: number;
  status: 0 | 1 | 2 | 3;
  correctionAskedAt: Date | null;
  personTypeId: string;
  displayName: string;
  companyName: string;
  firstName: string;
  lastName: string;
  nit: string;
  cityId: string;
  departmentId: string;
  address: string;
  paymentProviderId: string;
  phone: string;
}

/** With the row held, so that the provider's decisions wait. */
export function lockApplication(db: Database, sellerId: number): Promise<OwnApplication | null> {
  return queryOne<OwnApplication>(
    db,
    sql`${application} where seller.id = ${sellerId} for no key update of seller`,
  );
}

export function findApplication(db: Database, sellerId: number): Promise<OwnApplication | null> {
  return queryOne<OwnApplication>(db, sql`${application} where seller.id = ${sellerId}`);
}

const application: Sql = sql`select seller.id as seller_id, status, correction_asked_at,
  person_type_id, display_name, company_name,
  first_name, last_name, nit, city_id,
  city.department_id, address, epayco_id as payment_provider_id, phone
  from seller join city on city.id = seller.city_id`;

/** Parts that are rejected. */
export async function listRejectedItems(db: Database, sellerId: number): Promise<ApplicationItem[]> {
  const rows = await query<{ item: ApplicationItem }>(
    db,
    sql`select item from seller_application_item where seller_id = ${sellerId} and state = 'rejected'`,
  );
  return rows.map(({ item }) => item);
}

export async function reopenItem(
  db: Database,
  { sellerId, item, at }: { sellerId: number; item: ApplicationItem; at: Date },
): Promise<void> {
  await execute(
    db,
    sql`update seller_application_item set state = 'pending', reason = '', corrected_at = ${at}
        where seller_id = ${sellerId} and item = ${item}`,
  );
}

/** The promise of an answer begins anew. */
export async function queueAgain(db: Database, sellerId: number, at: Date): Promise<void> {
  await execute(
    db,
    sql`update seller set queued_at = ${at}, correction_asked_at = null where id = ${sellerId}`,
  );
}

export type Correction = Partial<
  Pick<
    OwnApplication,
    | 'displayName'
    | 'companyName'
    | 'firstName'
    | 'lastName'
    | 'nit'
    | 'cityId'
    | 'address'
    | 'paymentProviderId'
    | 'phone'
  >
>;

/** A new number was verified by no SMS; a new address has no place on the map yet. */
export async function correctSeller(
  db: Database,
  sellerId: number,
  correction: Correction,
  at: Date,
): Promise<void> {
  const { displayName, companyName, firstName, lastName, nit, cityId, address, paymentProviderId, phone } =
    correction;
  await execute(
    db,
    sql`update seller
        set display_name = coalesce(${displayName ?? null}, display_name),
          company_name = coalesce(${companyName ?? null}, company_name),
          first_name = coalesce(${firstName ?? null}, first_name),
          last_name = coalesce(${lastName ?? null}, last_name), nit = coalesce(${nit ?? null}, nit),
          latitude = case when ${address === undefined} then latitude end,
          longitude = case when ${address === undefined} then longitude end,
          city_id = coalesce(${cityId ?? null}, city_id), address = coalesce(${address ?? null}, address),
          epayco_id = coalesce(${paymentProviderId ?? null}, epayco_id),
          phone_unverified = phone_unverified or (${phone ?? null}::text is not null and phone <> ${phone ?? null}),
          phone = coalesce(${phone ?? null}, phone), updated_at = ${at}
        where id = ${sellerId}`,
  );
}

export async function isNitOfAnother(db: Database, nit: string, sellerId: number): Promise<boolean> {
  return (await queryOne(db, sql`select from seller where nit = ${nit} and id <> ${sellerId}`)) !== null;
}

export async function cityExists(db: Database, cityId: string): Promise<boolean> {
  return (await queryOne(db, sql`select from city where id = ${cityId}`)) !== null;
}

export async function insertRut(
  db: Database,
  rut: { sellerId: number; fileName: string; byteCount: number; at: Date },
): Promise<void> {
  await execute(
    db,
    sql`insert into seller_document (seller_id, kind, file_name, byte_count, created_at)
        values (${rut.sellerId}, 'rut', ${rut.fileName}, ${rut.byteCount}, ${rut.at})`,
  );
}
