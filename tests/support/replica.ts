import { execFile } from 'node:child_process';
import { appendFile, mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { findPostmaster } from '../../src/server/db/embedded/postmaster.ts';
import { type EmbeddedServer, startEmbedded } from '../../src/server/db/embedded/start-embedded.ts';
import { migrate } from '../../src/server/db/migrate.ts';
import { createPools } from '../../src/server/db/pool.ts';
import { migrationsFolder } from './postgres-server.ts';

export interface ReplicatedServers {
  primary: EmbeddedServer['connection'];
  standby: EmbeddedServer['connection'];
  /** A statement on the standby as its superuser. */
  onStandby: (statement: string) => Promise<void>;
  /** kill -9 of its server. */
  killStandby: () => Promise<void>;
  startStandby: () => Promise<void>;
  stop: () => Promise<void>;
}

/** A primary with all migrations and a streaming replica of it, both real servers in a folder. */
export async function startReplicatedServers(folder: string): Promise<ReplicatedServers> {
  const homes = { primary: path.join(folder, 'primary'), standby: path.join(folder, 'standby') };
  const first = await startEmbedded({ dataDir: homes.primary, maximumBufferMegabytes: 32 });
  await prepare(first.connection);
  await first.stop();
  const cluster = path.join(homes.standby, 'cluster');
  await mkdir(homes.standby, { mode: 0o700 });
  await promisify(execFile)('cp', ['-a', path.join(homes.primary, 'cluster'), cluster]);
  const primary = await startEmbedded({ dataDir: homes.primary, maximumBufferMegabytes: 32 });
  const { host, port } = primary.connection;
  await writeFile(path.join(cluster, 'standby.signal'), '');
  await appendFile(
    path.join(cluster, 'postgresql.auto.conf'),
    `primary_conninfo = 'host=${host} port=${port} user=postgres'\nwal_retrieve_retry_interval = '100ms'\n`,
  );
  const startStandby = () => startEmbedded({ dataDir: homes.standby, maximumBufferMegabytes: 32 });
  let standby = await startStandby();
  return {
    primary: primary.connection,
    standby: standby.connection,
    onStandby: async (statement) => {
      const client = new Client({ ...standby.connection, user: 'postgres' });
      await client.connect();
      await client.query(statement).finally(() => client.end());
    },
    killStandby: async () => {
      const postmaster = await findPostmaster(cluster);
      if (postmaster) process.kill(postmaster.pid, 'SIGKILL');
    },
    startStandby: async () => {
      standby = await startStandby();
    },
    stop: async () => {
      await standby.stop();
      await primary.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function prepare(target: EmbeddedServer['connection']): Promise<void> {
  const pools = createPools({ target, max: 1, statementTimeoutMillis: 0, onIdleError: console.error });
  await migrate(pools.write, migrationsFolder).finally(pools.end);
}
