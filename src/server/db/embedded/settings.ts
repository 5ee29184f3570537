import { availableParallelism, totalmem } from 'node:os';

export type Settings = Record<string, string | number>;

const megabyte = 1024 * 1024;

/** Settings for a machine shared with the application; `maximumBufferMegabytes` bounds the largest reservation. */
export function settingsForMachine(maximumBufferMegabytes = 512): Settings {
  const memory = usableMegabytes();
  const buffers = Math.max(32, Math.min(Math.floor(memory / 4), maximumBufferMegabytes));
  return {
    max_connections: 60,
    shared_buffers: `${buffers}MB`,
    effective_cache_size: `${Math.max(64, Math.floor(memory / 2))}MB`,
    work_mem: memory < 2_048 ? '4MB' : '16MB',
    maintenance_work_mem: memory < 2_048 ? '32MB' : '128MB',
    random_page_cost: 1.1,
    default_statistics_target: 200,
    jit: 'off',
    max_parallel_workers_per_gather: availableParallelism() > 2 ? 2 : 0,
    max_wal_size: '2GB',
    checkpoint_timeout: '15min',
    // Only pglz is built in: a price change cost 10.5 ms of CPU with it and 0.85 ms without.
    wal_compression: 'off',
    shared_preload_libraries: 'pg_stat_statements,pg_prewarm',
    idle_in_transaction_session_timeout: '10s',
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_line_prefix: '%m [%p] ',
    log_min_duration_statement: '1s',
    // Customers' data stays out of the log: no parameters, no "Key (email)=(...)" details.
    log_parameter_max_length: 0,
    log_error_verbosity: 'terse',
  };
}

/** For test servers: a crash may lose everything, so nothing is flushed to disk, and a busy machine ends nothing. */
export const throwawaySettings: Settings = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
  idle_in_transaction_session_timeout: 0,
  max_wal_size: '128MB',
  shared_buffers: '128MB',
  max_connections: 100,
  shared_preload_libraries: '',
  wal_level: 'minimal',
  max_wal_senders: 0,
};

export function formatSettings(settings: Settings): string {
  const lines = Object.entries(settings).map(
    ([name, value]) => `${name} = '${String(value).replaceAll("'", "''")}'`,
  );
  return ['# Written anew at every start. To change a setting: ALTER SYSTEM SET ...', ...lines, ''].join(
    '\n',
  );
}

/** Memory of the machine, or of the container when that is less. */
function usableMegabytes(): number {
  const limit = process.constrainedMemory();
  return Math.floor((limit > 0 ? Math.min(limit, totalmem()) : totalmem()) / megabyte);
}
