import type { Coordinates } from '../../../../domain/location.ts';
import { type Database, execute, sql } from '../../../db/sql.ts';

export interface StoredProfile {
  accountId: number;
  firstName: string;
  lastName: string;
  phone: string;
  personTypeId: string;
  documentTypeId: string;
  documentNumber: string;
  address: string;
  cityId: string;
  coordinates: Coordinates | null;
  imageUrl: string | null;
}

export async function updateProfile(db: Database, profile: StoredProfile): Promise<void> {
  await execute(
    db,
    sql`update account
        set first_name = ${profile.firstName}, last_name = ${profile.lastName}, phone = ${profile.phone},
            person_type_id = ${profile.personTypeId}, document_type_id = ${profile.documentTypeId},
            document_number = ${profile.documentNumber}, address = ${profile.address},
            city_id = ${profile.cityId}, latitude = ${profile.coordinates?.latitude ?? null},
            longitude = ${profile.coordinates?.longitude ?? null}, image_url = ${profile.imageUrl},
            updated_at = now()
        where id = ${profile.accountId}`,
  );
}
