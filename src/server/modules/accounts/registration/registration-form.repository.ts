import type { AccountRole } from '../../../../domain/account-role.ts';
import type { Coordinates } from '../../../../domain/location.ts';
import { type Database, execute, sql } from '../../../db/sql.ts';

export interface FinishedAccount {
  accountId: number;
  kind: 'buyer' | 'seller';
  status: 1 | 2;
  passwordHash: string;
  firstName: string;
  lastName: string;
  companyName: string;
  phone: string;
  personTypeId: string;
  documentTypeId: string;
  documentNumber: string;
  address: string;
  cityId: string;
  coordinates: Coordinates | null;
}

export async function finishAccount(
  db: Database,
  account: FinishedAccount,
  roles: readonly AccountRole[],
): Promise<void> {
  await execute(
    db,
    sql`update account
        set registration_kind = ${account.kind}, status = ${account.status},
            password_hash = ${account.passwordHash}, first_name = ${account.firstName},
            last_name = ${account.lastName}, company_name = ${account.companyName}, phone = ${account.phone},
            person_type_id = ${account.personTypeId}, document_type_id = ${account.documentTypeId},
            document_number = ${account.documentNumber}, address = ${account.address},
            city_id = ${account.cityId}, latitude = ${account.coordinates?.latitude ?? null},
            longitude = ${account.coordinates?.longitude ?? null}, updated_at = now()
        where id = ${account.accountId}`,
  );
  await execute(
    db,
    sql`insert into account_role (account_id, role)
        select ${account.accountId}, role from unnest(${roles}::text[]) as role
        on conflict do nothing`,
  );
}
