import { type Database, query, sql } from '../../../db/sql.ts';

export function listDepartments(db: Database) {
  return query<{ id: string; name: string }>(db, sql`select id, name from department order by name`);
}

export function listCities(db: Database, departmentId: string) {
  return query<{ id: string; name: string }>(
    db,
    sql`select id, name from city where department_id = ${departmentId}
        order by is_capital desc, name`,
  );
}

/** All 1,122; coordinates to a hundredth of a degree. */
export function listMunicipalities(db: Database) {
  return query<{ id: string; name: string; departmentName: string; latitude: number; longitude: number }>(
    db,
    sql`select city.id, city.name, department.name as department_name,
          round(city.latitude::numeric, 2)::float8 as latitude,
          round(city.longitude::numeric, 2)::float8 as longitude
        from city join department on department.id = city.department_id
        order by city.name, department.name limit 2000`,
  );
}

const RECENT_ORDERS = 2_000;

/** Where the last orders went, the most frequent first; never more than that is read, however many there are. */
export async function listMostOrdered(db: Database): Promise<string[]> {
  const rows = await query<{ cityId: string }>(
    db,
    sql`select city_id
        from (select city_id from orders order by number desc limit ${RECENT_ORDERS}) recent
        group by city_id order by count(*) desc, city_id limit 6`,
  );
  return rows.map(({ cityId }) => cityId);
}

export function listDocumentTypes(db: Database) {
  return query<{ id: string; name: string }>(db, sql`select id, name from document_type order by position`);
}

export function listPersonTypes(db: Database) {
  return query<{ id: string; name: string }>(db, sql`select id, name from person_type order by position`);
}
