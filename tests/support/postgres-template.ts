import type { TestProject } from 'vitest/node';
import { startTestServer } from './postgres-server.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Socket folder and port of the run's PostgreSQL server. */
    postgres: { host: string; port: number };
  }
}

/** Vitest's global setup: one server for the whole run. Tests take databases of it with createTestDatabase(). */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startTestServer();
  const { host, port } = server.connection;
  project.provide('postgres', { host, port });
  return server.stop;
}
