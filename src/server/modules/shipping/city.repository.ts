import { type Database, query, sql } from '../../db/sql.ts';

export interface NamedCity {
  id: string;
  name: string;
  departmentName: string;
}

/** Colombia has 1,122 of them. */
export function listAllCities(db: Database): Promise<NamedCity[]> {
  return query<NamedCity>(
    db,
    sql`select city.id, city.name, department.name as department_name
        from city join department on department.id = city.department_id
        order by city.name, department.name limit 2000`,
  );
}
