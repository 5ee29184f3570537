import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { databaseUrl } from '../../scripts/versions/database-url.ts';
import { bareEnvironment } from './bare-environment.ts';
import { readSharedConnection } from './shared-connection.ts';

const cwd = path.resolve(import.meta.dirname, '../..');

export interface ProductionShop {
  url: string;
  /** Of the operator that the terminal made: works once. */
  operator: { email: string; password: string };
  stop: () => Promise<void>;
}

/** By the README's steps: an empty database, the first operator, the start. Null: the tests have no server of their own. */
export async function openProductionShop(): Promise<ProductionShop | null> {
  const server = await readSharedConnection();
  if (!server) return null;
  const database = `opening_${randomUUID().replaceAll('-', '')}`;
  const superuser = new Client({ ...server, user: 'postgres', database: 'postgres' });
  await superuser.connect();
  await superuser.query(`create database ${database} template template0 owner plazuela`);
  const DATABASE_URL = databaseUrl({ ...server, database });
  const dataDir = await mkdtemp(path.join(tmpdir(), 'plazuela-opening-'));
  const port = await findFreePort();
  const operator = await createOperator('jefa@mercado.example', DATABASE_URL);
  const url = `http://127.0.0.1:${port}`;
  const app = spawn(process.execPath, ['dist/server/main.js'], {
    cwd,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: {
      ...bareEnvironment,
      NODE_ENV: 'production',
      DATABASE_URL,
      DATA_DIR: dataDir,
      PORT: String(port),
      BASE_URL: url,
      SMTP_URL: 'smtp://127.0.0.1:1',
      // Its enrolment has tests of its own.
      OPERATOR_SECOND_FACTOR: 'optional',
      LOG_LEVEL: 'fatal',
    },
  });
  await untilReady(app, url);
  return {
    url,
    operator,
    stop: async () => {
      app.kill('SIGTERM');
      await once(app, 'exit');
      await superuser.query(`drop database ${database} with (force)`);
      await superuser.end();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function createOperator(email: string, DATABASE_URL: string) {
  const env = { ...bareEnvironment, DATABASE_URL };
  const script = ['scripts/operator-create.ts', email];
  const { stdout } = await promisify(execFile)(process.execPath, script, { cwd, env });
  return { email, password: /^Password: (\S+)/m.exec(stdout)?.[1] ?? '' };
}

async function untilReady(app: ChildProcess, url: string): Promise<void> {
  while (app.exitCode === null) {
    const reply = await fetch(`${url}/readyz`).catch(() => null);
    if (reply?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error('the shop did not start');
}

async function findFreePort(): Promise<number> {
  const listener = createServer().listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const { port } = listener.address() as { port: number };
  listener.close();
  return port;
}
