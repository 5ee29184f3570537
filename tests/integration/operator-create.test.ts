import { execFile } from 'node:child_process';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { databaseUrl } from '../../scripts/versions/database-url.ts';
import { beginInstallation } from '../../src/server/db/installation.ts';
import { query, sql } from '../../src/server/db/sql.ts';
import { bareEnvironment } from '../support/bare-environment.ts';
import { openBrowser } from '../support/identity-api.ts';
import { createTestDatabase, type TestDatabase } from '../support/postgres.ts';
import { createTestServer } from '../support/server.ts';

const script = path.resolve(import.meta.dirname, '../../scripts/operator-create.ts');

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

function create(email: string, environment: Record<string, string>) {
  return new Promise<{ code: number; output: string }>((resolve) => {
    const env = { ...bareEnvironment, ...environment };
    execFile(process.execPath, [script, email], { env }, (error, stdout, stderr) =>
      resolve({ code: Number(error?.code ?? 0), output: stdout + stderr }),
    );
  });
}

test('operator:create needs no more than DATABASE_URL, and the password that it prints opens the console', async () => {
  const server = await createTestServer();
  try {
    const url = databaseUrl(server.database.connection);
    const { code, output } = await create('jefa@mercado.example', { DATABASE_URL: url });
    expect(code, output).toBe(0);
    expect(output).not.toContain('localhost');
    const password = /^Password: (\S+)/m.exec(output)?.[1] ?? '';
    const entered = await openBrowser(server.app).post('/operacion/entrar', {
      email: 'jefa@mercado.example',
      password,
    });
    expect(entered.status, JSON.stringify(entered.body)).toBe(200);
  } finally {
    await server.end();
  }
});

test('it names the address of the shop where it is known', async () => {
  const environment = {
    DATABASE_URL: databaseUrl(database.connection),
    BASE_URL: 'https://plazuela.example',
  };
  const { output } = await create('otra@mercado.example', environment);
  expect(output).toContain('Log in at https://plazuela.example/operacion/entrar');
});

test.each([
  ['a database that is not there', 'postgres://nobody@127.0.0.1:1/nothing', /database cannot be reached/],
  ['a setting that is wrong', 'postgres://nobody@127.0.0.1:1/nothing', /PORT is a number/, { PORT: 'x' }],
])('%s is told in a line', async (_case, DATABASE_URL, line, more: Record<string, string> = {}) => {
  const { code, output } = await create('jefa@mercado.example', { DATABASE_URL, ...more });
  expect(code).toBe(1);
  expect(output).toMatch(line);
  expect(output).not.toMatch(/^\s+at /m);
});

test('it makes no operator of a demo for production', async () => {
  await beginInstallation(database.pool, 'demo');
  const { code, output } = await create('jefa@mercado.example', {
    DATABASE_URL: databaseUrl(database.connection),
  });
  expect(code).toBe(1);
  expect(output).toMatch(/^This database holds the demo/);
  const made = await query(database.pool, sql`select from account where email = 'jefa@mercado.example'`);
  expect(made).toEqual([]);
});
