import type { AccountStatus, User } from '../../../../domain/account.ts';
import { type Database, execute, queryOne, sql } from '../../../db/sql.ts';

export interface Credentials {
  id: number;
  email: string;
  passwordHash: string | null;
  status: AccountStatus;
  mustChangePassword: boolean;
  ownsShop: boolean;
}

const credentialColumns = sql`id, email, password_hash, status,
  must_change_password,
  exists (select from seller where seller.account_id = account.id) as owns_shop`;

export function findCredentials(db: Database, email: string): Promise<Credentials | null> {
  return queryOne<Credentials>(
    db,
    sql`select ${credentialColumns}
        from account where email = ${email}`,
  );
}

export function findCredentialsById(db: Database, id: number): Promise<Credentials | null> {
  return queryOne<Credentials>(
    db,
    sql`select ${credentialColumns}
        from account where id = ${id}`,
  );
}

/** Whether a password that was checked is still the account's; it stays so until the transaction ends. */
export async function holdPassword(
  db: Database,
  { id, passwordHash, mustChangePassword }: Credentials,
): Promise<boolean> {
  const row = await queryOne(
    db,
    sql`select from account
        where id = ${id} and password_hash = ${passwordHash}::text and must_change_password = ${mustChangePassword}
        for no key update`,
  );
  return row !== null;
}

type UserRow = Omit<User, 'customerId' | 'coordinates'> & {
  latitude: number | null;
  longitude: number | null;
};

export async function getUser(db: Database, id: number): Promise<User> {
  const row = await queryOne<UserRow>(
    db,
    sql`select account.id, email, nullif(first_name, '') as first_name, nullif(last_name, '') as last_name,
          nullif(company_name, '') as company_name, phone, person_type_id,
          document_type_id, document_number, address,
          city_id, city.department_id, account.latitude, account.longitude,
          image_url
        from account left join city on city.id = account.city_id
        where account.id = ${id}`,
  );
  if (!row) throw new Error(`There is no account ${id}`);
  const { latitude, longitude, ...user } = row;
  const coordinates = latitude === null || longitude === null ? null : { latitude, longitude };
  return { ...user, customerId: user.id, coordinates };
}

export async function updatePassword(
  db: Database,
  { accountId, passwordHash, mustChange }: { accountId: number; passwordHash: string; mustChange: boolean },
): Promise<void> {
  await execute(
    db,
    sql`update account
        set password_hash = ${passwordHash}, must_change_password = ${mustChange}, updated_at = now()
        where id = ${accountId}`,
  );
}
