import { type Database, queryOne, sql } from '../../db/sql.ts';

/** Who asks, as the case keeps it. */
export interface CasePersonRow {
  name: string;
  email: string;
  phone: string;
  documentNumber: string;
}

export interface CaseAccountRow extends CasePersonRow {
  /** She has used what was mailed to her address. */
  isEmailVerified: boolean;
}

export function findPersonOfAccount(db: Database, accountId: number): Promise<CaseAccountRow | null> {
  return queryOne<CaseAccountRow>(
    db,
    sql`select coalesce(nullif(trim(first_name || ' ' || last_name), ''), company_name, '') as name, email,
          coalesce(phone, '') as phone, coalesce(document_number, '') as document_number,
          email_verified_at is not null as is_email_verified
        from account where id = ${accountId}`,
  );
}

export async function isShop(db: Database, sellerId: number): Promise<boolean> {
  return (await queryOne(db, sql`select from seller where id = ${sellerId} and status <> 1`)) !== null;
}

/** Where a shop gets back what its buyers return. */
export function findReturnAddress(
  db: Database,
  sellerId: number,
): Promise<{ address: string; cityName: string } | null> {
  return queryOne(
    db,
    sql`select seller.address, city.name as city_name from seller join city on city.id = seller.city_id
        where seller.id = ${sellerId}`,
  );
}
