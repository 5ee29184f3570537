import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readlink, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { linkLibraries } from '../../src/server/db/embedded/binaries.ts';
import type { EmbeddedConnection } from '../../src/server/db/embedded/database.ts';
import { foldersIn } from '../../src/server/db/embedded/folders.ts';
import { findPostmaster, stopPostmaster } from '../../src/server/db/embedded/postmaster.ts';
import { startPostgresProcess } from '../support/postgres-process.ts';

let root: string;
let dataDir: string;
/** A cluster that was made and stopped; copying it saves the seconds of making one. */
let template: string;

beforeAll(async () => {
  template = await mkdtemp(path.join(tmpdir(), 'embedded-template-'));
  const { stop } = await startPostgresProcess(template);
  await stop();
});
afterAll(() => rm(template, { recursive: true, force: true }));
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'embedded-'));
  dataDir = path.join(root, 'data');
});
afterEach(async () => {
  await stopPostmaster(foldersIn(dataDir).cluster);
  await rm(root, { recursive: true, force: true });
});

async function run(connection: EmbeddedConnection, text: string): Promise<Record<string, unknown>[]> {
  const client = new Client(connection);
  // The tests below kill servers under their clients.
  client.on('error', () => undefined);
  await client.connect();
  return (await client.query(text).finally(() => client.end())).rows;
}

/** As if the application had run here before. */
async function useMadeCluster(): Promise<void> {
  // Keeps owners, which differ from ours when root could only start the server as another user.
  await promisify(execFile)('cp', ['-a', template, dataDir]);
}

async function makeNote(connection: EmbeddedConnection): Promise<void> {
  await run(connection, "create table note (text text); insert into note values ('kept')");
}

function runningServer() {
  return findPostmaster(foldersIn(dataDir).cluster);
}

test('a second start finds the data of the first, and a stop leaves no server behind', async () => {
  const first = await startPostgresProcess(dataDir);
  expect(first.how).toBe('initialised');
  await makeNote(first.connection);
  await first.stop();
  expect(await runningServer()).toBeNull();

  const second = await startPostgresProcess(dataDir);
  expect(second.how).toBe('started');
  expect(await run(second.connection, 'select text from note')).toEqual([{ text: 'kept' }]);
  await second.stop();
});

test('after kill -9 of the application the next one adopts the running server and can stop it', async () => {
  await useMadeCluster();
  const killed = await startPostgresProcess(dataDir);
  const server = await runningServer();
  await killed.kill();
  const next = await startPostgresProcess(dataDir);
  expect(next.how).toBe('adopted');
  expect((await runningServer())?.pid).toBe(server?.pid);
  await next.stop();
  expect(await runningServer()).toBeNull();
});

test('of two processes that start at once one makes the cluster, and the last to leave stops the server', async () => {
  const both = await Promise.all([startPostgresProcess(dataDir), startPostgresProcess(dataDir)]);
  expect(both.map(({ how }) => how).sort()).toEqual(['adopted', 'initialised']);
  await both[0].stop();
  expect(await run(both[1].connection, 'select 1 as one')).toEqual([{ one: 1 }]);
  await both[1].stop();
  expect(await runningServer()).toBeNull();
});

/** Kills the server while a backend computes, which does not notice and would go on for minutes. */
async function crashServer(connection: EmbeddedConnection): Promise<void> {
  run(connection, 'select count(*) from generate_series(1, 1e9::bigint)').catch(() => undefined);
  const busy = "select from pg_stat_activity where state = 'active' and query ~ '^select count'";
  await expect.poll(() => run(connection, busy)).toHaveLength(1);
  const server = await runningServer();
  process.kill(server?.pid ?? 0, 'SIGKILL');
}

test('after kill -9 of the server a start recovers what was committed', async () => {
  await useMadeCluster();
  const application = await startPostgresProcess(dataDir);
  await makeNote(application.connection);
  await crashServer(application.connection);
  await application.kill();
  const next = await startPostgresProcess(dataDir);
  expect(next.how).toBe('started');
  expect(await run(next.connection, 'select text from note')).toEqual([{ text: 'kept' }]);
  await next.stop();
});

test('a server that is killed under a running application is started again, and a stop still stops it', async () => {
  await useMadeCluster();
  const application = await startPostgresProcess(dataDir, { mode: 'kept' });
  await makeNote(application.connection);
  const killed = await runningServer();
  await crashServer(application.connection);
  const notes = () => run(application.connection, 'select text from note').catch(() => 'away');
  await expect.poll(notes).toEqual([{ text: 'kept' }]);
  expect((await runningServer())?.pid).not.toBe(killed?.pid);
  await application.stop();
  expect(await runningServer()).toBeNull();
});

test('a crashed server whose pid now belongs to another program does not block the start', async () => {
  await useMadeCluster();
  const application = await startPostgresProcess(dataDir);
  const { cluster } = foldersIn(dataDir);
  await crashServer(application.connection);
  await application.kill();
  const recycled = [process.pid, cluster, '1700000000', '5432', cluster, '', '0 0', 'ready', ''].join('\n');
  await writeFile(path.join(cluster, 'postmaster.pid'), recycled);
  await writeFile(path.join(cluster, '.s.PGSQL.5432.lock'), recycled);
  const next = await startPostgresProcess(dataDir);
  expect(next.how).toBe('started');
  await next.stop();
});

test('text stays UTF-8 and Spanish words are found under the locale C', async () => {
  const { connection, stop } = await startPostgresProcess(dataDir, {
    environment: { LC_ALL: 'C', LANG: 'C' },
  });
  const rows = await run(
    connection,
    `select current_setting('server_encoding') as encoding, lower('ÁRBOL ÑANDÚ') as lower,
            to_tsvector('simple', '¿Ñandú?') @@ to_tsquery('simple', 'ñandú') as found`,
  );
  expect(rows).toEqual([{ encoding: 'UTF8', lower: 'árbol ñandú', found: true }]);
  await stop();
});

test('the role of the application is no superuser but may create the extensions', async () => {
  await useMadeCluster();
  const { connection, stop } = await startPostgresProcess(dataDir);
  await run(
    connection,
    'create extension unaccent; create extension pg_trgm; create extension fuzzystrmatch',
  );
  await expect(run(connection, "copy (select 1) to program 'true'")).rejects.toThrow('permission denied');
  await stop();
});

test('a data folder whose path is too long for a socket gets its socket elsewhere', async () => {
  dataDir = path.join(root, 'a-rather-long-folder-name'.repeat(4), 'data');
  await mkdir(path.dirname(dataDir));
  await useMadeCluster();
  const { connection, stop } = await startPostgresProcess(dataDir);
  expect(connection.host).toMatch(/^\/tmp\/pg-[0-9a-f]{16}$/);
  expect(await run(connection, 'select 1 as one')).toEqual([{ one: 1 }]);
  await stop();
  await rm(connection.host, { recursive: true });
});

test('a server that cannot start says why', async () => {
  await useMadeCluster();
  const { stop } = await startPostgresProcess(dataDir);
  await stop();
  await writeFile(path.join(foldersIn(dataDir).cluster, 'postgresql.auto.conf'), "no_such_setting = 'on'\n");
  await expect(startPostgresProcess(dataDir)).rejects.toThrow(/did not start.*no_such_setting/s);
});

test.runIf(process.platform === 'linux')('a throwaway server ends with its killed process', async () => {
  await useMadeCluster();
  const application = await startPostgresProcess(dataDir, { mode: 'throwaway' });
  expect(await runningServer()).not.toBeNull();
  await application.kill();
  await expect.poll(runningServer).toBeNull();
});

test('library links that the install script did not make are made, and existing ones are kept', async () => {
  const folder = path.join(root, 'package');
  await mkdir(path.join(folder, 'native/lib'), { recursive: true });
  const links = ['a', 'b'].map((name) => ({
    source: `native/lib/lib${name}.so.1.2`,
    target: `native/lib/lib${name}.so.1`,
  }));
  await writeFile(path.join(folder, 'native/pg-symlinks.json'), JSON.stringify(links));
  await symlink('kept', path.join(folder, 'native/lib/libb.so.1'));
  await linkLibraries(folder);
  expect(await readlink(path.join(folder, 'native/lib/liba.so.1'))).toBe('liba.so.1.2');
  expect(await readlink(path.join(folder, 'native/lib/libb.so.1'))).toBe('kept');
});
