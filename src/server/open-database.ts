import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Pool } from 'pg';
import { prepareArchive } from './adapters/archive/prepare-archive.ts';
import type { Config } from './config.ts';
import { startEmbedded } from './db/embedded/start-embedded.ts';
import { findInstallation, type InstallationKind } from './db/installation.ts';
import { migrate } from './db/migrate.ts';
import { type ConnectionTarget, createPools, type Pools } from './db/pool.ts';
import { throughOutages } from './db/through-outages.ts';
import { projectFolder } from './project-folder.ts';
import { StartFailure } from './start-failure.ts';

export const migrationsFolder = path.join(projectFolder, 'db/migrations');

/** Of the embedded server: its cluster, its log and what else is its own. */
export function databaseHome({ dataDir }: Pick<Config, 'dataDir'>): string {
  return path.join(dataDir, 'postgres');
}

export interface OpenDatabase {
  pools: Pools;
  close: () => Promise<void>;
}

/** The configured database, or the embedded one started in dataDir; migrated in either case. */
export async function openDatabase(config: Config, log: FastifyBaseLogger): Promise<OpenDatabase> {
  const database = await connectDatabase(config, log);
  try {
    const { write } = database.pools;
    // Before anything was reached, a wrong address is likelier than an outage, and is told at once.
    await waitWhileStarting(write);
    const applied = await throughOutages({ name: 'migrations', log }, () => migrateDirectly(config, write));
    if (applied.length > 0) log.info({ applied }, 'migrations applied');
    const kind = await throughOutages({ name: 'installation', log }, () => findInstallation(write));
    refuseOtherKind(config, kind);
  } catch (error) {
    await database.close();
    throw error;
  }
  return database;
}

/** In a session of its own: a pooler that lends connections by transaction would keep the lock of the migrations. */
async function migrateDirectly({ databaseDirectUrl }: Config, write: Pool): Promise<string[]> {
  if (!databaseDirectUrl) return migrate(write, migrationsFolder);
  const session = createPools({
    target: { url: databaseDirectUrl },
    max: 1,
    statementTimeoutMillis: 0,
    onIdleError: () => {},
  });
  return migrate(session.write, migrationsFolder).finally(session.end);
}

/** A demo never becomes production, nor production a demo. */
function refuseOtherKind({ mode }: Config, kind: InstallationKind | null): void {
  if (kind !== null && kind !== mode) throw new StartFailure(OTHER_KIND[kind]);
}

const OTHER_KIND: Record<InstallationKind, string> = {
  demo: 'This database holds the demo, whose passwords are published: give production an empty database (DATABASE_URL) and an empty DATA_DIR, or go on with the demo by PLAZUELA_MODE=demo.',
  production:
    'This database belongs to a shop in production, whose mails and codes a demo would show to everybody: start with PLAZUELA_MODE=production, or give the demo a database of its own.',
};

/** A server beside us may be starting still, or recovering. */
async function waitWhileStarting(pool: Pool): Promise<void> {
  for (;;) {
    try {
      return void (await pool.query('select 1'));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== IS_STARTING) throw error;
      await sleep(500);
    }
  }
}

const IS_STARTING = '57P03';

/** As it is: what a backup is restored into. */
export async function connectDatabase(config: Config, log: FastifyBaseLogger): Promise<OpenDatabase> {
  const embedded = config.databaseUrl
    ? null
    : await startEmbedded({
        dataDir: databaseHome(config),
        keepRunning: log,
        settings: (place) => prepareArchive(config, place),
      });
  const target: ConnectionTarget = config.databaseUrl
    ? { url: config.databaseUrl }
    : (embedded as NonNullable<typeof embedded>).connection;
  const pools = createPools({
    target,
    ...(config.databaseReadUrl && {
      replica: {
        target: { url: config.databaseReadUrl },
        maximumLagSeconds: config.replicaMaximumLagSeconds,
        onChange: (condition, lagSeconds) => log.warn({ condition, lagSeconds }, 'replica'),
      },
    }),
    max: config.databasePoolSize,
    statementTimeoutMillis: 2_000,
    onIdleError: (error) => log.warn({ err: error }, 'idle database connection lost'),
  });
  return {
    pools,
    close: async () => {
      await pools.end();
      await embedded?.stop();
    },
  };
}
