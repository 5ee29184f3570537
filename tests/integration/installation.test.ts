import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { databaseUrl } from '../../scripts/versions/database-url.ts';
import { readConfig } from '../../src/server/config.ts';
import { beginInstallation, findInstallation } from '../../src/server/db/installation.ts';
import { migrate } from '../../src/server/db/migrate.ts';
import { execute, sql } from '../../src/server/db/sql.ts';
import { migrationsFolder, openDatabase } from '../../src/server/open-database.ts';
import { buildAccount, setPassword } from '../support/account-factories.ts';
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

const LONG_ENOUGH = 300_000;

const open = ({ connection }: TestDatabase, environment: Record<string, string>) =>
  openDatabase(
    readConfig({ PLAZUELA_MODE: 'demo', DATABASE_URL: databaseUrl(connection), ...environment }),
    pino({ level: 'silent' }),
  );

test('production opens no demo, a demo no production, and each says what to do', () =>
  onDatabase(async (database) => {
    await (await open(database, PRODUCTION)).close();
    await beginInstallation(database.pool, 'demo');
    await (await open(database, {})).close();
    await expect(open(database, PRODUCTION)).rejects.toThrow(
      /holds the demo.*empty database \(DATABASE_URL\)/,
    );
    await execute(database.pool, sql`update installation set kind = 'production'`);
    await (await open(database, PRODUCTION)).close();
    await expect(open(database, {})).rejects.toThrow(/belongs to a shop in production/);
  }));

test(
  'the first start in production marks its database; a demo ends on it with one sentence',
  () =>
    onDatabase(async (database) => {
      const start = (environment: Record<string, string>) =>
        startServerProcess(folder, { DATABASE_URL: databaseUrl(database.connection), ...environment });
      const started = await start({ ...PRODUCTION, WORKER: 'apart' });
      await expect.poll(started.output, { timeout: LONG_ENOUGH }).toContain('está en marcha');
      expect(await findInstallation(database.pool)).toBe('production');
      started.process.kill('SIGTERM');
      await started.ended;
      const demo = await start({});
      expect(await demo.ended, demo.output()).toBe(1);
      expect(demo.output()).toContain('start with PLAZUELA_MODE=production');
      expect(demo.output()).not.toMatch(/^\s+at /m);
    }),
  LONG_ENOUGH,
);

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
  ['/login', 'clave', ['buyer']],
  ['/vender/entrar', 'password', ['seller']],
  ['/operacion/entrar', 'password', ['operator']],
] as const)('in production the published password opens nobody at %s', async (entrance, field, roles) => {
  const server = await createTestServer({ environment: PRODUCTION });
  try {
    const { id, email } = await buildAccount(server.database.pool, { roles });
    const enter = (password: string) => openBrowser(server.app).post(entrance, { email, [field]: password });
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
