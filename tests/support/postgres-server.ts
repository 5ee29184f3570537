import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, statfs, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { isAlive, stopPostmaster } from '../../src/server/db/embedded/postmaster.ts';
import { type EmbeddedServer, startEmbedded } from '../../src/server/db/embedded/start-embedded.ts';
import { fingerprintOfMigrations, migrate } from '../../src/server/db/migrate.ts';
import { createPools } from '../../src/server/db/pool.ts';

const projectFolder = path.resolve(import.meta.dirname, '../..');
export const migrationsFolder = path.join(projectFolder, 'db/migrations');

/**
 * A server whose database `plazuela` has all migrations, for this process alone: it ends with the process, even by
 * kill -9. A new one costs a second and is kept as a template; after that copying its folder takes 0.2 s.
 */
export async function startTestServer(): Promise<EmbeddedServer> {
  const root = await prepareRoot();
  await removeLeftovers(root);
  const template = await ensureTemplate(root);
  const dataDir = path.join(root, `run-${process.pid}`);
  // Keeps owners, which differ from ours when root could only start the server as another user.
  await promisify(execFile)('cp', ['-a', template, dataDir]);
  const server = await startEmbedded({ dataDir, throwaway: true });
  return {
    ...server,
    stop: async () => {
      await server.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

const neededBytes = 1024 ** 3;

/** In memory when there is room: Docker gives /dev/shm 64 MB only. */
async function prepareRoot(): Promise<string> {
  const memory = await statfs('/dev/shm').catch(() => null);
  const base = memory && memory.bavail * memory.bsize > neededBytes ? '/dev/shm' : tmpdir();
  const root = path.join(base, `plazuela-tests-${process.getuid?.() ?? 0}`);
  await mkdir(root, { recursive: true, mode: 0o711 });
  return root;
}

/** Servers of killed runs, and templates that nobody has used for an hour. */
async function removeLeftovers(root: string): Promise<void> {
  const hourAgo = Date.now() - 3_600_000;
  for (const name of await readdir(root)) {
    const folder = path.join(root, name);
    const owner = /^(?:run|building)-(\d+)$/.exec(name)?.[1];
    const stats = await stat(folder).catch(() => null);
    const isLeftover = owner ? !isAlive(Number(owner)) : stats !== null && stats.mtimeMs < hourAgo;
    if (!isLeftover) continue;
    await stopPostmaster(path.join(folder, 'cluster'));
    await rm(folder, { recursive: true, force: true });
  }
}

async function ensureTemplate(root: string): Promise<string> {
  const template = path.join(root, `template-${await fingerprintOfTemplate()}`);
  const now = new Date();
  const isThere = await utimes(template, now, now).then(
    () => true,
    () => false,
  );
  if (!isThere) await buildTemplate(root, template);
  return template;
}

async function buildTemplate(root: string, template: string): Promise<void> {
  const dataDir = path.join(root, `building-${process.pid}`);
  const server = await startEmbedded({ dataDir, throwaway: true });
  try {
    const pools = createPools({
      target: server.connection,
      max: 1,
      statementTimeoutMillis: 0,
      onIdleError: console.error,
    });
    await migrate(pools.write, migrationsFolder).finally(pools.end);
  } finally {
    await server.stop();
  }
  // Another run may have been quicker; one template is as good as the other.
  await rename(dataDir, template).catch(() => rm(dataDir, { recursive: true, force: true }));
}

async function fingerprintOfTemplate(): Promise<string> {
  const hash = createHash('sha256').update(await fingerprintOfMigrations(migrationsFolder));
  for (const file of [
    'package.json',
    'src/server/db/embedded/cluster.ts',
    'src/server/db/embedded/database.ts',
  ]) {
    hash.update(await readFile(path.join(projectFolder, file)));
  }
  return hash.digest('hex').slice(0, 16);
}
