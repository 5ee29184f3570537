import type { Coordinates } from '../../../../domain/location.ts';
import { type Database, queryOne, sql } from '../../../db/sql.ts';

export interface FormReferences {
  city: Coordinates | null;
  personTypeExists: boolean;
  documentTypeExists: boolean;
}

/** What the codes of a form stand for. */
export async function findFormReferences(
  db: Database,
  { cityId, personTypeId, documentTypeId }: { cityId: string; personTypeId: string; documentTypeId: string },
): Promise<FormReferences> {
  const row = await queryOne<{
    latitude: number | null;
    longitude: number | null;
    personTypeExists: boolean;
    documentTypeExists: boolean;
  }>(
    db,
    sql`select city.latitude, city.longitude,
          exists (select from person_type where id = ${personTypeId}) as person_type_exists,
          exists (select from document_type where id = ${documentTypeId}) as document_type_exists
        from (select) as one left join city on city.id = ${cityId}`,
  );
  if (!row) throw new Error('a select without a table has one row');
  const { latitude, longitude, ...exists } = row;
  return { ...exists, city: latitude === null || longitude === null ? null : { latitude, longitude } };
}
