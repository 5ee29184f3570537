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

export function listDocumentTypes(db: Database) {
  return query<{ id: string; name: string }>(db, sql`select id, name from document_type order by position`);
}

export function listPersonTypes(db: Database) {
  return query<{ id: string; name: string }>(db, sql`select id, name from person_type order by position`);
}
