import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createPools } from '../../src/server/db/pool.ts';
import { type Database, execute, query, sql } from '../../src/server/db/sql.ts';
import { inTransaction } from '../../src/server/db/transaction.ts';
import { createTestDatabase, type TestDatabase } from '../support/postgres.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
  await execute(database.pool, sql`create table example (id int primary key, balance int not null)`);
});
afterAll(() => database.drop());
beforeEach(async () => {
  await execute(database.pool, sql`delete from example`);
  await execute(database.pool, sql`insert into example values (1, 0), (2, 0)`);
});

function listBalances(): Promise<{ balance: number }[]> {
  return query(database.pool, sql`select balance from example order by id`);
}

function add(transaction: Database, id: number): Promise<number> {
  return execute(transaction, sql`update example set balance = balance + 1 where id = ${id}`);
}

test('what happened before an error is rolled back, and the connection serves the next one', async () => {
  const failing = inTransaction(database.pool, async (transaction) => {
    await add(transaction, 1);
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect(await inTransaction(database.pool, (transaction) => add(transaction, 2))).toBe(1);
  expect(await listBalances()).toEqual([{ balance: 0 }, { balance: 1 }]);
});

/** Each call waits until so many have been made; later ones pass. */
function createBarrier(parties: number): () => Promise<void> {
  let open = () => {};
  const isOpen = new Promise<void>((resolve) => {
    open = resolve;
  });
  return () => {
    if (--parties === 0) open();
    return isOpen;
  };
}

test('two transactions that lock each other out both succeed', async () => {
  let attempts = 0;
  const bothHoldOne = createBarrier(2);
  const addBoth = (first: number, second: number) =>
    inTransaction(database.pool, async (transaction) => {
      attempts++;
      await add(transaction, first);
      await bothHoldOne();
      await add(transaction, second);
    });
  await Promise.all([addBoth(1, 2), addBoth(2, 1)]);
  expect(attempts).toBe(3);
  expect(await listBalances()).toEqual([{ balance: 2 }, { balance: 2 }]);
});

test('a conflict is repeated three times in all and then reported', async () => {
  let attempts = 0;
  const conflict = inTransaction(database.pool, (transaction) => {
    attempts++;
    return execute(transaction, sql`do $$ begin raise sqlstate '40001'; end $$`);
  });
  await expect(conflict).rejects.toMatchObject({ code: '40001' });
  expect(attempts).toBe(3);
});

test('a swallowed statement error does not pass for a commit', async () => {
  const work = inTransaction(database.pool, async (transaction) => {
    await add(transaction, 1);
    await execute(transaction, sql`insert into example values (1, 0)`).catch(() => undefined);
  });
  await expect(work).rejects.toThrow('already failed');
  expect((await listBalances())[0]).toEqual({ balance: 0 });
});

test('a broken connection is reported to the pool and replaced', async () => {
  const errors: Error[] = [];
  const pools = createPools({
    target: database.connection,
    max: 1,
    statementTimeoutMillis: 100,
    onIdleError: (error) => errors.push(error),
  });
  const [session] = await query<{ pid: number }>(pools.write, sql`select pg_backend_pid() as pid`);
  await execute(database.pool, sql`select pg_terminate_backend(${session?.pid})`);
  await expect.poll(() => errors).toHaveLength(1);
  await expect(query(pools.write, sql`select pg_sleep(5)`)).rejects.toMatchObject({ code: '57014' });
  expect(pools.read).toBe(pools.write);
  await pools.end();
});
