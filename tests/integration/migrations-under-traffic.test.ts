import { copyFile, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Pool } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { LONGEST_WAIT_MILLIS, waitingDuring } from '../../scripts/versions/waiting.ts';
import { migrate } from '../../src/server/db/migrate.ts';
import { fillLanded } from '../support/migrations/filled.ts';
import { LAST_LANDED, migrationsFolder, newMigrations } from '../support/migrations/landed.ts';
import { createBareDatabase, type TestDatabase } from '../support/postgres.ts';

let folder: string;
let database: TestDatabase;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'under-traffic-'));
  const landed = (await readdir(migrationsFolder)).filter((name) => name <= LAST_LANDED);
  await Promise.all(
    landed.map((name) => copyFile(path.join(migrationsFolder, name), path.join(folder, name))),
  );
  database = await createBareDatabase();
  await migrate(database.pool, folder);
  const superuser = new Pool({
    ...inject('postgres'),
    user: 'postgres',
    database: database.connection.database,
  });
  await fillLanded(database.pool, superuser);
  await superuser.end();
});
afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

test('nobody waits for a new migration, and none writes a filled table anew', async () => {
  const during = await waitingDuring(database.connection, () => migrate(database.pool, migrationsFolder));
  const names = newMigrations();
  const { rows } = await database.pool.query('select name from schema_migration where name = any ($1)', [
    names,
  ]);
  expect(rows).toHaveLength(names.length);
  expect(during.rewritten).toEqual([]);
  expect(during.longestMillis, waitsIn(during)).toBeLessThan(LONGEST_WAIT_MILLIS);
});

describe('what the watch sees', () => {
  let one: string;
  beforeEach(async () => {
    one = path.join(folder, 'one');
    await rm(one, { recursive: true, force: true });
    await mkdir(one);
    await database.pool.query("delete from schema_migration where name like '9%'");
  });

  async function watch(text: string) {
    await database.pool.query('alter table orders drop column if exists added');
    const names = await readdir(migrationsFolder);
    await Promise.all(names.map((name) => copyFile(path.join(migrationsFolder, name), path.join(one, name))));
    await writeFile(path.join(one, '9000_tried.sql'), text);
    return waitingDuring(database.connection, () => migrate(database.pool, one));
  }

  test('a table that is rewritten', async () => {
    const during = await watch('alter table orders add column added uuid default gen_random_uuid()');
    expect(during.rewritten).toEqual(['public.orders']);
  });

  test('a lock that readers wait for', async () => {
    const during = await watch('alter table orders add column added int; select pg_sleep(4)');
    expect(during.longestMillis).toBeGreaterThan(LONGEST_WAIT_MILLIS);
    expect([...during.waits.keys()]).toContain('orders');
  });

  test('a lock that only writers wait for', async () => {
    const during = await watch('lock table seller in share mode; select pg_sleep(4)');
    expect(during.longestMillis).toBeGreaterThan(LONGEST_WAIT_MILLIS);
  });

  test('rows that are changed in one transaction', async () => {
    const during = await watch('update product set name = name; select pg_sleep(4)');
    expect(during.longestMillis).toBeGreaterThan(LONGEST_WAIT_MILLIS);
  });

  test('nothing where nobody waits', async () => {
    const during = await watch('alter table orders add column added int not null default 0');
    expect(during.rewritten).toEqual([]);
    expect(during.longestMillis).toBeLessThan(LONGEST_WAIT_MILLIS);
  });
});

const waitsIn = ({ waits }: { waits: ReadonlyMap<string, number> }) =>
  [...waits].map(([table, millis]) => `${table} ${millis.toFixed(0)} ms`).join(', ');
