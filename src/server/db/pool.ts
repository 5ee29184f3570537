import { Pool, type PoolConfig } from 'pg';
import { columnTypes } from './column-types.ts';
import { type ReadDatabase, readFromReplica } from './replica.ts';
import { LOOK_MILLIS, type WatchOptions, watchReplica } from './replica-watch.ts';

/** A server by its URL, or by its socket folder (`host` begins with a slash). */
export type ConnectionTarget =
  | { url: string }
  | { host: string; port: number; user: string; database: string };

export interface PoolOptions {
  target: ConnectionTarget;
  /** For catalogue reads; without it both names are one pool. */
  replica?: {
    target: ConnectionTarget;
    maximumLagSeconds: number;
    onChange: WatchOptions['onChange'];
  };
  /** Connections per pool. Eight to ten: a hot stock row sells faster with few connections than with many. */
  max: number;
  /** 0 for jobs and migrations, about 2,000 for what a visitor waits for. */
  statementTimeoutMillis: number;
  /** How long a caller waits for a connection; 0: as long as it takes. */
  connectionTimeoutMillis?: number;
  /** How long a transaction may keep its locks without a statement; 0: as long as it likes. */
  idleTransactionMillis?: number;
  /** A connection broke while idle (server restarted). The pool replaces it; only log it. */
  onIdleError: (error: Error) => void;
}

export interface Pools {
  write: Pool;
  read: ReadDatabase;
  /** Waits for running queries. Call it before stopping the embedded server. */
  end: () => Promise<void>;
}

export function createPools(options: PoolOptions): Pools {
  const write = createPool(options.target, options);
  if (!options.replica) return { write, read: write, end: () => write.end() };
  const { target, maximumLagSeconds, onChange } = options.replica;
  // A connection that hangs is given up a second after the server would have given up its statement.
  const replica = createPool(target, options, { query_timeout: options.statementTimeoutMillis + 1_000 });
  const looks = createPool(target, { ...options, max: 1, onIdleError: () => {} }, LOOKS);
  const primaryLooks = createPool(options.target, { ...options, max: 1, onIdleError: () => {} }, LOOKS);
  const watch = watchReplica({ replica: looks, primary: primaryLooks, maximumLagSeconds, onChange });
  return {
    write,
    read: readFromReplica({ replica, primary: write, watch }),
    end: async () => {
      await watch.stop();
      await Promise.all([write, replica, looks, primaryLooks].map((pool) => pool.end()));
    },
  };
}

const LOOKS: PoolConfig = { query_timeout: LOOK_MILLIS, connectionTimeoutMillis: LOOK_MILLIS };

function createPool(target: ConnectionTarget, options: PoolOptions, changes: PoolConfig = {}): Pool {
  const pool = new Pool({
    ...toPoolConfig(target),
    max: options.max,
    statement_timeout: options.statementTimeoutMillis,
    idle_in_transaction_session_timeout: options.idleTransactionMillis ?? 10_000,
    connectionTimeoutMillis: options.connectionTimeoutMillis ?? 5_000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    application_name: 'plazuela',
    types: columnTypes,
    ...changes,
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
