import { Pool, type PoolConfig } from 'pg';
import { columnTypes } from './column-types.ts';

/** A server by its URL, or by its socket folder (`host` begins with a slash). */
export type ConnectionTarget =
  | { url: string }
  | { host: string; port: number; user: string; database: string };

export interface PoolOptions {
  target: ConnectionTarget;
  /** A replica for catalogue reads; without it both names are one pool. */
  readTarget?: ConnectionTarget;
  /** Connections per pool. Eight to ten: a hot stock row sells faster with few connections than with many. */
  max: number;
  /** 0 for jobs and migrations, about 2,000 for what a visitor waits for. */
  statementTimeoutMillis: number;
  /** A connection broke while idle (server restarted). The pool replaces it; only log it. */
  onIdleError: (error: Error) => void;
}

export interface Pools {
  write: Pool;
  read: Pool;
  /** Waits for running queries. Call it before stopping the embedded server. */
  end: () => Promise<void>;
}

export function createPools(options: PoolOptions): Pools {
  const write = createPool(options.target, options);
  const read = options.readTarget ? createPool(options.readTarget, options) : write;
  return {
    write,
    read,
    end: async () => {
      await Promise.all([...new Set([write, read])].map((pool) => pool.end()));
    },
  };
}

function createPool(target: ConnectionTarget, options: PoolOptions): Pool {
  const pool = new Pool({
    ...toPoolConfig(target),
    max: options.max,
    statement_timeout: options.statementTimeoutMillis,
    idle_in_transaction_session_timeout: 10_000,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    application_name: 'plazuela',
    types: columnTypes,
  });
  // Without listeners a connection that breaks while idle, or between two statements of whoever has it, ends the
  // process. In the second case the next statement fails.
  pool.on('error', options.onIdleError);
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

function toPoolConfig(target: ConnectionTarget): PoolConfig {
  return 'url' in target ? { connectionString: target.url } : target;
}
