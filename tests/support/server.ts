import type { LightMyRequestResponse } from 'fastify';
import { readConfig } from '../../src/server/config.ts';
import type { PageSource } from '../../src/server/pages/page-renderer.ts';
import { createServer, type Server } from '../../src/server/server.ts';
import { createTestDatabase, type TestDatabase } from './postgres.ts';
import { publishReads } from './published-reads.ts';

export interface TestServer extends Server {
  database: TestDatabase;
  /** A reply's body as JSON. */
  json: (reply: LightMyRequestResponse) => Record<string, unknown>;
  end: () => Promise<void>;
}

interface TestServerOptions {
  environment?: Record<string, string>;
  pages?: PageSource | null;
}

/** The whole server on a database of its own, asked through `app.inject`; without pages unless given. */
export async function createTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const database = await createTestDatabase();
  const config = readConfig({
    LOG_LEVEL: process.env.LOG_LEVEL ?? 'silent',
    // Tests call all day from one address.
    CALLS_PER_SECOND: '0',
    ...options.environment,
  });
  const pools = { write: database.pool, read: database.pool, end: async () => {} };
  const server = await createServer({ config, pools, pages: options.pages ?? null });
  publishReads(server.app, server.context);
  return {
    ...server,
    database,
    json: (reply) => JSON.parse(reply.body),
    end: async () => {
      await server.close();
      await database.drop();
    },
  };
}
