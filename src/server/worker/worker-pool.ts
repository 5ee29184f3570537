import type { Pool } from 'pg';
import type { Context } from '../context.ts';
import { type ConnectionTarget, createPools, type Pools } from '../db/pool.ts';

/**
 * Connections of the jobs' own to the same server: without the time limit of what visitors wait for, and few, so
 * that a long job never takes a connection from them. A pooler would give them its own time limit: they go around it.
 */
export function createWorkerPool({ write, log, config }: Pick<Context, 'write' | 'log' | 'config'>): Pools {
  return createPools({
    target: config.databaseDirectUrl ? { url: config.databaseDirectUrl } : targetOf(write),
    max: 3,
    statementTimeoutMillis: 0,
    onIdleError: (error) => log.warn({ err: error }, 'idle connection of the worker lost'),
  });
}

function targetOf({ options }: Pool): ConnectionTarget {
  if (options.connectionString) return { url: options.connectionString };
  const { host = '', port = 5432, user = '', database = '' } = options;
  return { host, port, user, database };
}
