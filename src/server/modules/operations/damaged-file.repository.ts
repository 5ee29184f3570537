import type { FileKey } from '../../adapters/files/depot.ts';
import { type Database, execute, query, sql } from '../../db/sql.ts';

export interface DamagedFile {
  area: string;
  name: string;
  address: string;
  foundAt: Date;
}

interface Found {
  address: string;
  at: Date;
  keys: readonly FileKey[];
}

export async function insertDamaged(db: Database, { address, at, keys }: Found): Promise<void> {
  const areas = keys.map(({ area }) => area);
  const names = keys.map(({ name }) => name);
  await execute(
    db,
    sql`insert into damaged_file (area, name, address, found_at)
        select area, name, ${address}, ${at} from unnest(${areas}::text[], ${names}::text[]) as found (area, name)
        on conflict do nothing`,
  );
}

export async function deleteDamaged(db: Database, address: string, { area, name }: FileKey): Promise<void> {
  await execute(
    db,
    sql`delete from damaged_file where address = ${address} and area = ${area} and name = ${name}`,
  );
}

export async function deleteAllDamaged(db: Database, address: string): Promise<void> {
  await execute(db, sql`delete from damaged_file where address = ${address}`);
}

export function listDamaged(db: Database): Promise<DamagedFile[]> {
  return query<DamagedFile>(
    db,
    sql`select area, name, address, found_at from damaged_file order by found_at desc, area, name limit 20`,
  );
}
