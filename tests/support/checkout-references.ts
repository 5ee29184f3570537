import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { PACKAGE_STATUSES, STATUS_BAR } from '../../src/domain/package-status.ts';
import { type Database, execute, sql } from '../../src/server/db/sql.ts';

/** Bogotá, Soacha (its metropolitan area), Medellín, Leticia; person, document and status types; the rate card. */
export async function buildCheckoutReferences(db: Database): Promise<void> {
  await buildRateCard(db);
  await execute(
    db,
    sql`insert into department (id, name)
        values ('11', 'Bogotá, D.C.'), ('25', 'Cundinamarca'), ('05', 'Antioquia'), ('91', 'Amazonas')`,
  );
  await execute(
    db,
    sql`insert into city (id, department_id, name, latitude, longitude)
        values ('11001', '11', 'Bogotá, D.C.', 4.649251, -74.106992), ('25754', '25', 'Soacha', 4.579268, -74.215463),
          ('05001', '05', 'Medellín', 6.246631, -75.581775), ('91001', '91', 'Leticia', -4.19895, -69.941721)`,
  );
  await execute(
    db,
    sql`insert into person_type (id, name, position) values ('1', 'Persona natural', 1), ('3', 'Persona jurídica', 3)`,
  );
  await execute(
    db,
    sql`insert into document_type (id, name, abbreviation, position)
        values ('CC', 'Cédula de ciudadanía', 'CC', 1), ('NIT', 'NIT', 'NIT', 2),
          ('TI', 'Tarjeta de identidad', 'TI', 3)`,
  );
  for (const { id, name } of PACKAGE_STATUSES) {
    const place = STATUS_BAR.indexOf(id);
    await execute(
      db,
      sql`insert into package_status (id, name, bar_position)
          values (${id}, ${name}, ${place === -1 ? null : place + 1})`,
    );
  }
}

/** The tariff of the demo. */
export async function buildRateCard(db: Database): Promise<void> {
  const file = path.resolve(import.meta.dirname, '../../db/seed/shipping-rate-card.json');
  const rateCard = await readFile(file, 'utf8');
  await execute(db, sql`insert into setting (key, value) values ('shipping-rate-card', ${rateCard}::jsonb)`);
}
