import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { migrate, pendingMigrations } from '../../src/server/db/migrate.ts';
import { execute, query, sql } from '../../src/server/db/sql.ts';
import { createTestDatabase, type TestDatabase } from '../support/postgres.ts';
import { migrationsFolder } from '../support/postgres-server.ts';

let database: TestDatabase;
let folder: string;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'migrations-'));
  await database.pool.query('drop table if exists schema_migration, example');
  await mkdir(folder, { recursive: true });
});

function writeMigration(name: string, text: string): Promise<void> {
  return writeFile(path.join(folder, name), text);
}

test('a database of the test template has every migration of the project', async () => {
  const fresh = await createTestDatabase();
  expect(await pendingMigrations(fresh.pool, migrationsFolder)).toEqual([]);
  await fresh.drop();
});

test('four processes that migrate at once apply each file once, also an index built concurrently', async () => {
  await writeMigration(
    '0001_example.sql',
    'create table example (id int primary key, note text); select pg_sleep(0.3);',
  );
  await writeMigration(
    '0002_example_index.sql',
    '-- no transaction\ndrop index concurrently if exists example_note;\ncreate index concurrently example_note on example (note);\n',
  );
  const results = await Promise.all(Array.from({ length: 4 }, () => migrate(database.pool, folder)));
  expect(results.flat()).toEqual(['0001_example.sql', '0002_example_index.sql']);
  const indexes = await query(database.pool, sql`select from pg_indexes where indexname = 'example_note'`);
  expect(indexes).toHaveLength(1);
});

test('a migration that was changed after it was applied is refused', async () => {
  await writeMigration('0001_example.sql', 'create table example (id int);');
  await migrate(database.pool, folder);
  await writeMigration('0001_example.sql', 'create table example (id bigint);');
  await expect(migrate(database.pool, folder)).rejects.toThrow('0001_example.sql was changed');
});

test('a failing migration leaves nothing behind and stops the ones after it', async () => {
  await writeMigration('0001_example.sql', 'create table example (id int); select 1 / 0;');
  await writeMigration('0002_more.sql', 'create table never (id int);');
  await expect(migrate(database.pool, folder)).rejects.toThrow('0001_example.sql: division by zero');
  expect(await pendingMigrations(database.pool, folder)).toEqual(['0001_example.sql', '0002_more.sql']);
  await expect(execute(database.pool, sql`select from example`)).rejects.toThrow('does not exist');
});

test('every file is pending in a database that was never migrated', async () => {
  await writeMigration('0001_example.sql', 'select 1;');
  await writeMigration('notes.sql', 'not a migration');
  expect(await pendingMigrations(database.pool, folder)).toEqual(['0001_example.sql']);
});

test('a file that finds its table in use lets the others pass, and is applied when it is free', async () => {
  await database.pool.query('create table example (id int primary key)');
  await writeMigration('0001_example.sql', 'alter table example add column note text;');
  const holder = await database.pool.connect();
  await holder.query('begin; insert into example values (1)');
  const migrating = migrate(database.pool, folder, { waitMillis: 100, untilMillis: 60_000 });
  // They come back while the holder goes on: behind a file that only waited they would not.
  for (let read = 0; read < 30; read++) {
    await execute(database.pool, sql`select from example`);
    await sleep(50);
  }
  await holder.query('commit');
  holder.release();
  expect(await migrating).toEqual(['0001_example.sql']);
});

test('a table that is never free ends with who holds it', async () => {
  await database.pool.query('create table example (id int primary key)');
  await writeMigration('0001_example.sql', 'alter table example add column note text;');
  const holder = await database.pool.connect();
  await holder.query('begin; insert into example values (1)');
  const migrating = migrate(database.pool, folder, { waitMillis: 20, untilMillis: 50 });
  await expect(migrating).rejects.toThrow(
    /^Migration 0001_example.sql: canceling statement due to lock timeout. The longest transactions: plazuela idle in transaction, \d+ s, process \d+. End what is in the way/,
  );
  await holder.query('rollback');
  holder.release();
  expect(await migrate(database.pool, folder)).toEqual(['0001_example.sql']);
});
