import path from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from './config.ts';
import { startEmbedded } from './db/embedded/start-embedded.ts';
import { migrate } from './db/migrate.ts';
import { type ConnectionTarget, createPools, type Pools } from './db/pool.ts';

export const migrationsFolder = path.resolve(import.meta.dirname, '../../db/migrations');

export interface OpenDatabase {
  pools: Pools;
  close: () => Promise<void>;
}

/** The configured database, or the embedded one started in dataDir; migrated in either case. */
export async function openDatabase(config: Config, log: FastifyBaseLogger): Promise<OpenDatabase> {
  const database = await connectDatabase(config, log);
  const applied = await migrate(database.pools.write, migrationsFolder);
  if (applied.length > 0) log.info({ applied }, 'migrations applied');
  return database;
}

/** As it is: what a backup is restored into. */
export async function connectDatabase(config: Config, log: FastifyBaseLogger): Promise<OpenDatabase> {
  const embedded = config.databaseUrl
    ? null
    : await startEmbedded({ dataDir: path.join(config.dataDir, 'postgres'), keepRunning: log });
  const target: ConnectionTarget = config.databaseUrl
    ? { url: config.databaseUrl }
    : (embedded as NonNullable<typeof embedded>).connection;
  const pools = createPools({
    target,
    ...(config.databaseReadUrl && { readTarget: { url: config.databaseReadUrl } }),
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
