import { type Database, execute, query, sql } from '../../db/sql.ts';

export interface StatusName {
  id: number;
  name: string;
}

/** Those of the bar first, in its order. */
export function listStatusNames(db: Database): Promise<StatusName[]> {
  return query<StatusName>(
    db,
    sql`select id, name from package_status order by bar_position nulls last, id limit 100`,
  );
}

export async function lockStatusNames(db: Database): Promise<void> {
  await query(db, sql`select id from package_status order by id limit 100 for update`);
}

export async function saveStatusNames(db: Database, names: readonly StatusName[]): Promise<void> {
  await execute(
    db,
    sql`update package_status set name = given.name
        from jsonb_to_recordset(${JSON.stringify(names)}::jsonb) as given (id smallint, name text)
        where package_status.id = given.id`,
  );
}
