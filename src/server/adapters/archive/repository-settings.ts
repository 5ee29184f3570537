import { availableParallelism } from 'node:os';
import type { ArchiveConfig } from '../../archive-config.ts';
import type { S3Config } from '../../files-config.ts';

/** The name of the database in the archive, as deploy/pgbackrest has it. */
export const STANZA = 'plazuela';

export interface RepositorySettings {
  archive: ArchiveConfig;
  s3: S3Config;
  /** The database's folder, which need not exist yet. */
  cluster: string;
  /** Of the running server; null: nothing runs there. */
  server: { socketFolder: string; port: number } | null;
  /** For locks; two runs over one database exclude each other by them. */
  lockFolder: string;
  /** What its TLS is proven with, besides the system's; empty: nothing. */
  caFile: string;
}

/** The text of pgBackRest's settings. It holds the key and the bucket's: for nobody else's eyes. */
export function formatRepositorySettings(settings: RepositorySettings): string {
  const { archive, s3, cluster, server, lockFolder, caFile } = settings;
  const global = {
    ...placeSettings(archive, s3, caFile),
    'repo1-cipher-type': 'aes-256-cbc',
    'repo1-cipher-pass': archive.key,
    'repo1-retention-full-type': 'time',
    'repo1-retention-full': archive.days,
    // Thousands of small tables and indexes are few objects, and of a large file only the changed blocks are kept.
    'repo1-bundle': 'y',
    'repo1-block': 'y',
    'compress-type': 'zst',
    // Without it a copy waits up to a quarter of an hour for the next checkpoint.
    'start-fast': 'y',
    'process-max': Math.max(1, Math.min(4, Math.floor(availableParallelism() / 2))),
    'lock-path': lockFolder,
    'log-level-console': 'warn',
    'log-level-file': 'off',
  };
  const stanza = {
    'pg1-path': cluster,
    'pg1-user': 'postgres',
    'pg1-database': 'postgres',
    ...(server && {
      'pg1-socket-path': server.socketFolder,
      'pg1-port': server.port,
      // Lies in the cluster's folder, and keeps a restored server from starting.
      exclude: `.s.PGSQL.${server.port}.lock`,
    }),
  };
  return [
    '# Written anew at every start of the database, from ARCHIVE_URL, ARCHIVE_KEY and ARCHIVE_DAYS.',
    ...section('global', global),
    ...section(STANZA, stanza),
    '',
  ].join('\n');
}

function placeSettings({ place }: ArchiveConfig, s3: S3Config, caFile: string) {
  if (place.kind === 'folder') return { 'repo1-type': 'posix', 'repo1-path': place.folder };
  const endpoint = s3.endpoint ? new URL(s3.endpoint) : null;
  return {
    'repo1-type': 's3',
    'repo1-path': `/${place.prefix}`.replace(/(?<=.)\/$/, ''),
    'repo1-s3-bucket': place.bucket,
    'repo1-s3-region': s3.region,
    'repo1-s3-endpoint': endpoint?.hostname ?? `s3.${s3.region}.amazonaws.com`,
    ...(endpoint?.port && { 'repo1-storage-port': endpoint.port }),
    // Stores of one's own rarely have a name for each bucket.
    ...(endpoint && { 'repo1-s3-uri-style': 'path' }),
    ...(endpoint && caFile && { 'repo1-storage-ca-file': caFile }),
    'repo1-s3-key': s3.accessKey,
    'repo1-s3-key-secret': s3.secretKey,
    ...(s3.sessionToken && { 'repo1-s3-token': s3.sessionToken }),
  };
}

function section(name: string, values: Record<string, string | number>): string[] {
  return [`[${name}]`, ...Object.entries(values).map(([key, value]) => `${key}=${value}`)];
}
