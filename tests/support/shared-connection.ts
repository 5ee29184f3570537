import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { EmbeddedConnection } from '../../src/server/db/embedded/database.ts';

/** Where the server of the browser tests on this port says how its database is reached. */
export function sharedConnectionFile(port = ''): string {
  return path.join(tmpdir(), `plazuela-browsers-${port}.json`);
}

/** Null: the tests run against a server that they did not start. */
export async function readSharedConnection(): Promise<EmbeddedConnection | null> {
  if (process.env.E2E_BASE_URL) return null;
  return JSON.parse(await readFile(sharedConnectionFile(process.env.E2E_PORT), 'utf8'));
}
