import type { Pool } from 'pg';
import { PACKAGE_STATUSES, STATUS_BAR } from '../../domain/package-status.ts';
import { type Database, execute, sql } from '../db/sql.ts';
import { inTransaction } from '../db/transaction.ts';
import { readSeedFile } from './seed-file.ts';

const personTypes = [
  { id: '1', name: 'Persona natural' },
  { id: '2', name: 'Persona natural comerciante' },
  { id: '3', name: 'Persona jurídica' },
];

// DIAN codes of the electronic invoice and ePayco's abbreviations.
const documentTypes = [
  { id: 'CC', name: 'Cédula de ciudadanía', abbreviation: 'CC', dian_code: '13', epayco_code: 'CC' },
  { id: 'CE', name: 'Cédula de extranjería', abbreviation: 'CE', dian_code: '22', epayco_code: 'CE' },
  { id: 'NIT', name: 'NIT', abbreviation: 'NIT', dian_code: '31', epayco_code: 'NIT' },
  { id: 'PA', name: 'Pasaporte', abbreviation: 'PA', dian_code: '41', epayco_code: 'PPN' },
  { id: 'TI', name: 'Tarjeta de identidad', abbreviation: 'TI', dian_code: '12', epayco_code: 'TI' },
  {
    id: 'PPT',
    name: 'Permiso por protección temporal',
    abbreviation: 'PPT',
    dian_code: '48',
    epayco_code: 'PPN',
  },
];

interface SeedDepartment {
  id: string;
  name: string;
  cities: {
    id: string;
    name: string;
    latitude: number;
    longitude: number;
    isCapital?: true;
    kind?: string;
  }[];
}

/** What every marketplace needs before its first order, in production too. Repeating it changes nothing. */
export async function seedReferenceData(pool: Pool): Promise<void> {
  const departments = await readSeedFile<SeedDepartment[]>('places.json');
  const rateCard = await readSeedFile<object>('shipping-rate-card.json');
  await inTransaction(pool, async (db) => {
    await seedPlaces(db, departments);
    await seedTypes(db);
    await seedPackageStatuses(db);
    await execute(
      db,
      sql`insert into setting (key, value) values ('shipping-rate-card', ${JSON.stringify(rateCard)}::jsonb)
          on conflict (key) do nothing`,
    );
  });
}

async function seedPlaces(db: Database, departments: SeedDepartment[]): Promise<void> {
  const cities = departments.flatMap(({ id, cities }) =>
    cities.map((city) => ({
      ...city,
      department_id: id,
      is_capital: city.isCapital ?? false,
      kind: city.kind ?? 'municipio',
    })),
  );
  await execute(
    db,
    sql`insert into department (id, name)
        select id, name from jsonb_to_recordset(${JSON.stringify(departments)}::jsonb) as d(id text, name text)
        on conflict do nothing`,
  );
  await execute(
    db,
    sql`insert into city (id, department_id, name, latitude, longitude, is_capital, kind)
        select id, department_id, name, latitude, longitude, is_capital, kind
        from jsonb_to_recordset(${JSON.stringify(cities)}::jsonb) as c(id text, department_id text, name text,
          latitude double precision, longitude double precision, is_capital boolean, kind text)
        on conflict do nothing`,
  );
}

async function seedTypes(db: Database): Promise<void> {
  await execute(
    db,
    sql`insert into person_type (id, name, position)
        select t.id, t.name, ordinality
        from rows from (jsonb_to_recordset(${JSON.stringify(personTypes)}::jsonb) as (id text, name text))
          with ordinality as t(id, name, ordinality)
        on conflict do nothing`,
  );
  await execute(
    db,
    sql`insert into document_type (id, name, abbreviation, dian_code, epayco_code, position)
        select t.id, t.name, t.abbreviation, t.dian_code, t.epayco_code, ordinality
        from rows from (jsonb_to_recordset(${JSON.stringify(documentTypes)}::jsonb)
            as (id text, name text, abbreviation text, dian_code text, epayco_code text))
          with ordinality as t(id, name, abbreviation, dian_code, epayco_code, ordinality)
        on conflict do nothing`,
  );
}

async function seedPackageStatuses(db: Database): Promise<void> {
  const statuses = PACKAGE_STATUSES.map(({ id, name }) => {
    const position = STATUS_BAR.indexOf(id);
    return { id, name, bar_position: position === -1 ? null : position + 1 };
  });
  await execute(
    db,
    sql`insert into package_status (id, name, bar_position)
        select id, name, bar_position
        from jsonb_to_recordset(${JSON.stringify(statuses)}::jsonb)
          as s(id smallint, name text, bar_position smallint)
        on conflict do nothing`,
  );
}
