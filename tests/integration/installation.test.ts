import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { beginInstallation, findInstallation } from '../../src/server/db/installation.ts';
import { migrate } from '../../src/server/db/migrate.ts';
import { execute, sql } from '../../src/server/db/sql.ts';
import { migrationsFolder } from '../../src/server/open-database.ts';
import { buildAccount, setPassword } from '../support/account-factories.ts';
import { databaseUrl } from '../support/database-url.ts';
import { openBrowser } from '../support/identity-api.ts';
import { createBareDatabase, createTestDatabase, type TestDatabase } from '../support/postgres.ts';
import { createTestServer } from '../support/server.ts';
import { startServerProcess } from '../support/server-process.ts';

const PRODUCTION = {
  PLAZUELA_MODE: 'production',
  SMTP_URL: 'smtp://localhost:2525',
  BASE_URL: 'https://plazuela.example',
};

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'plazuela-installation-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function onDatabase(work: (database: TestDatabase) => Promise<void>): Promise<void> {
  const database = await createTestDatabase();
  await work(database).finally(database.drop);
}

const start = ({ connection }: TestDatabase, environment: Record<string, string>) =>
  startServerProcess(folder, { DATABASE_URL: databaseUrl(connection), WORKER: 'apart', ...environment });

/** Ends with exit code 1 and one sentence, without a stack. */
async function expectRefusal(database: TestDatabase, environment: Record<string, string>, line: RegExp) {
  const started = await start(database, environment);
  expect(await started.ended, started.output()).toBe(1);
  expect(started.output()).toMatch(line);
  expect(started.output()).not.toMatch(/^\s+at /m);
}

async function startOnce(database: TestDatabase, environment: Record<string, string>): Promise<void> {
  const started = await start(database, environment);
  await expect.poll(started.output, { timeout: 60_000 }).toContain('está en marcha');
  started.process.kill('SIGTERM');
  await started.ended;
}

test('production refuses a database that was seeded as a demo, and says what to do', () =>
  onDatabase(async (database) => {
    await startOnce(database, {});
    expect(await findInstallation(database.pool)).toBe('demo');
    await expectRefusal(database, PRODUCTION, /holds the demo[^\n]*empty database \(DATABASE_URL\)/);
  }));

test('a demo refuses a database that was begun in production', () =>
  onDatabase(async (database) => {
    await startOnce(database, PRODUCTION);
    expect(await findInstallation(database.pool)).toBe('production');
    await startOnce(database, PRODUCTION);
    await expectRefusal(database, {}, /belongs to a shop in production[^\n]*PLAZUELA_MODE=production/);
  }));

test('the first start decides', () =>
  onDatabase(async ({ pool }) => {
    await beginInstallation(pool, 'demo');
    await beginInstallation(pool, 'production');
    expect(await findInstallation(pool)).toBe('demo');
  }));

test.each([
  ['operacion@plazuela.test', 'demo'],
  ['jefa@mercado.example', null],
])('a database from before the mark is known by its accounts: %s', async (email, kind) => {
  const database = await createBareDatabase();
  try {
    await migrate(database.pool, migrationsFolder);
    // As it was before the migration that brings the mark.
    await execute(database.pool, sql`drop table installation`);
    await execute(database.pool, sql`delete from schema_migration where name like '0080%'`);
    await execute(database.pool, sql`insert into account (email, status) values (${email}, 2)`);
    await migrate(database.pool, migrationsFolder);
    expect(await findInstallation(database.pool)).toBe(kind);
  } finally {
    await database.drop();
  }
});

test.each([
  ['/login', ['buyer']],
  ['/vender/entrar', ['seller']],
  ['/operacion/entrar', ['operator']],
] as const)('in production the published password opens nobody at %s', async (entrance, roles) => {
  const server = await createTestServer({ environment: PRODUCTION });
  try {
    const { id, email } = await buildAccount(server.database.pool, { roles });
    const enter = (clave: string) => openBrowser(server.app).post(entrance, { email, clave });
    await setPassword(server.database.pool, id, 'Plazuela#2026');
    const published = await enter('Plazuela#2026');
    expect(published.status).toBe(400);
    expect(published.headers['set-cookie']).toBeUndefined();
    await setPassword(server.database.pool, id, 'Otra#Clave2026');
    expect((await enter('Otra#Clave2026')).status).toBe(200);
  } finally {
    await server.end();
  }
});
