import type { EmbeddedConnection } from '../../src/server/db/embedded/database.ts';

/** DATABASE_URL of a server that listens on a Unix socket only. */
export function databaseUrl({ host, port, user, database }: EmbeddedConnection): string {
  return `postgres://${user}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`;
}
