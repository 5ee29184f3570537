import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Pool } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { createFileStore } from '../../src/server/adapters/files/file-store.ts';
import { beginInstallation } from '../../src/server/db/installation.ts';
import { migrate } from '../../src/server/db/migrate.ts';
import { createPools, type Pools } from '../../src/server/db/pool.ts';
import { query, sql } from '../../src/server/db/sql.ts';
import { backUp } from '../../src/server/modules/operations/backup.service.ts';
import { restore } from '../../src/server/modules/operations/restore.service.ts';
import { fileConfig } from '../support/file-config.ts';
import { createBareDatabase, createTestDatabase, type TestDatabase } from '../support/postgres.ts';
import { migrationsFolder } from '../support/postgres-server.ts';

const LIMIT_MILLIS = 1_000;

let folder: string;
let migrations: string;
let backup: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'plazuela-restore-'));
  migrations = path.join(folder, 'migrations');
  await cp(migrationsFolder, migrations, { recursive: true });
  // Stands for a table of many rows: what reads all of it, statistics too, takes longer than a visitor may wait.
  await writeFile(
    path.join(migrations, '9000_slow.sql'),
    `create function slowly(id int) returns int immutable language plpgsql as
       $$ begin perform pg_sleep(0.6); return id; end $$;
     create table slow (id int);
     create index on slow (slowly(id));
     insert into slow values (1), (2);`,
  );
  const source = await createTestDatabase();
  await migrate(source.pool, migrations);
  const dataDir = path.join(folder, 'data');
  await createFileStore(fileConfig(dataDir), 'files').write('abc.webp', Buffer.from('picture'));
  const config = { ...fileConfig(dataDir), backups: { folder, kept: 1 } } as Parameters<
    typeof backUp
  >[0]['config'];
  const made = await backUp(
    { write: source.pool, now: () => new Date(), config },
    path.join(folder, 'backup'),
  );
  backup = made.folder;
  await source.drop();
});
afterAll(() => rm(folder, { recursive: true, force: true }));

let bare: TestDatabase;
let limited: Pools;
let dataDir: string;
beforeEach(async () => {
  bare = await createBareDatabase();
  limited = createPools({
    target: bare.connection,
    max: 3,
    statementTimeoutMillis: LIMIT_MILLIS,
    onIdleError: () => {},
  });
  dataDir = await mkdtemp(path.join(folder, 'restored-'));
});
afterEach(async () => {
  await limited.end();
  await bare.drop();
});

function run(changes: Partial<Parameters<typeof restore>[1]> = {}) {
  return restore(backup, {
    pool: limited.write,
    config: fileConfig(dataDir),
    migrationsFolder: migrations,
    ...changes,
  });
}

async function rowsOfSlow(pool: Pool): Promise<number | null> {
  const known = await query(pool, sql`select from pg_tables where tablename = 'slow'`);
  return known.length === 0 ? null : (await query(pool, sql`select from slow`)).length;
}

test('no statement of a restore is under the limit of those a visitor waits for', async () => {
  await run();
  expect(await rowsOfSlow(limited.write)).toBe(2);
  const statistics = await query(
    bare.pool,
    sql`select from pg_class where relname = 'slow' and reltuples = 2`,
  );
  expect(statistics).toHaveLength(1);
});

test('files come before rows: a folder that cannot be filled leaves the database as it was', async () => {
  await writeFile(path.join(dataDir, 'taken'), '');
  await expect(run({ config: fileConfig(path.join(dataDir, 'taken')) })).rejects.toThrow('ENOTDIR');
  expect(await rowsOfSlow(limited.write)).toBeNull();
  expect((await run()).files).toBe(1);
});

test('a backup that lacks a file is told before a row is written', async () => {
  const lacking = path.join(folder, 'lacking');
  await cp(backup, lacking, { recursive: true });
  await rm(path.join(lacking, 'files'), { recursive: true });
  const target = { pool: limited.write, config: fileConfig(dataDir), migrationsFolder: migrations };
  await expect(restore(lacking, target)).rejects.toThrow('holds 0 files, its list says 1');
  expect(await rowsOfSlow(limited.write)).toBeNull();
});

test('one that breaks off after the rows goes on where it stopped when it is run again', async () => {
  const broken = path.join(folder, 'broken');
  await cp(migrations, broken, { recursive: true });
  await writeFile(path.join(broken, '9001_broken.sql'), 'select 1/0');
  const told: string[] = [];
  await expect(run({ migrationsFolder: broken, report: (line) => told.push(line) })).rejects.toThrow(
    'run the same command again',
  );
  expect(told).toEqual([expect.stringMatching(/^1 files/), expect.stringMatching(/^\d+ rows/)]);
  expect(await rowsOfSlow(limited.write)).toBe(2);
  await writeFile(path.join(broken, '9001_broken.sql'), 'create table later (id int)');
  expect((await run({ migrationsFolder: broken })).migrated).toEqual(['9001_broken.sql']);
  expect(await rowsOfSlow(limited.write)).toBe(2);
  // It is done: nothing is left that a further run could take for its own.
  await expect(run({ migrationsFolder: broken })).rejects.toThrow('not empty');
});

test('one that breaks off among the rows leaves none, and a shop begun meanwhile is never overwritten', async () => {
  const damaged = path.join(folder, 'damaged');
  await cp(backup, damaged, { recursive: true });
  const manifest = path.join(damaged, 'manifest.json');
  const text = await readFile(manifest, 'utf8');
  await writeFile(manifest, text.replace(/("name": "slow",[^}]*"rows": )2/, '$13'));
  const target = { pool: limited.write, config: fileConfig(dataDir), migrationsFolder: migrations };
  await expect(restore(damaged, target)).rejects.toThrow('slow has 2 rows, the backup says 3');
  const kept = await query(limited.write, sql`select from slow`);
  expect(kept).toHaveLength(2);
  expect(await readdir(path.join(dataDir, 'files'))).not.toEqual([]);
  await beginInstallation(limited.write, 'production');
  await expect(run()).rejects.toThrow('not empty');
});
