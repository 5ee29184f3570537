import { randomUUID } from 'node:crypto';
import { Client, type Pool } from 'pg';
import { inject } from 'vitest';
import { refuseSecondConnections } from '../../src/server/db/held-connection.ts';
import { createPools, type PoolOptions } from '../../src/server/db/pool.ts';
import { expectAuditWords } from './audit-vocabulary.ts';
import { withoutClocks } from './without-clocks.ts';

export interface TestDatabase {
  pool: Pool;
  connection: { host: string; port: number; user: string; database: string };
  drop: () => Promise<void>;
}

/** What a test sets by itself; without it nothing in its database ends by a clock. */
type Limits = Partial<Pick<PoolOptions, 'connectionTimeoutMillis'>>;

/**
 * A database of its own with all migrations and no rows. Copying the template inside the shared server takes 10 ms
 * (file_copy; 80 ms by WAL), a server of its own from a copied folder 300 ms: hence one server for the run.
 */
export function createTestDatabase(limits: Limits = {}): Promise<TestDatabase> {
  return createDatabase('template plazuela strategy file_copy', limits);
}

/** Without migrations: what a fresh installation finds. */
export function createBareDatabase(): Promise<TestDatabase> {
  return createDatabase('template template0');
}

async function createDatabase(from: string, limits: Limits = {}): Promise<TestDatabase> {
  const server = inject('postgres');
  const database = `test_${randomUUID().replaceAll('-', '')}`;
  await runAsSuperuser(`create database ${database} ${from} owner plazuela`);
  const connection = { ...server, user: 'plazuela', database };
  let dropping = false;
  const pools = createPools({
    target: connection,
    max: 10,
    ...withoutClocks,
    ...limits,
    // A connection that is just closing may still hear that its database goes.
    onIdleError: (error) => dropping || console.error(error),
  });
  refuseSecondConnections(pools.write);
  return {
    pool: pools.write,
    connection,
    drop: async () => {
      await expectAuditWords(pools.write);
      dropping = true;
      await pools.end();
      await runAsSuperuser(`drop database ${database} with (force)`);
    },
  };
}

async function runAsSuperuser(text: string): Promise<void> {
  const client = new Client({ ...inject('postgres'), user: 'postgres', database: 'postgres' });
  await client.connect();
  await client.query(text).finally(() => client.end());
}
