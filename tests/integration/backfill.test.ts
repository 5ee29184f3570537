import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { execute, query, queryOne, sql } from '../../src/server/db/sql.ts';
import { type BackfillStep, fillInSteps } from '../../src/server/worker/backfill.ts';
import { createTestDatabase, type TestDatabase } from '../support/postgres.ts';

const ROWS = 50;
const LIMIT = 8;

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

beforeEach(async () => {
  await execute(database.pool, sql`drop table if exists filled`);
  await execute(database.pool, sql`create table filled (id int primary key, doubled int)`);
  await execute(database.pool, sql`insert into filled (id) select generate_series(1, ${ROWS}::int)`);
  await execute(database.pool, sql`delete from backfill`);
});

const context = () => ({ write: database.pool, now: () => new Date() });

/** Adds, so that a row that is met twice shows. */
const double: BackfillStep = async (db, after) => {
  const rows = await query<{ id: number }>(
    db,
    sql`select id from filled where id > ${after} order by id limit ${LIMIT}`,
  );
  const ids = rows.map(({ id }) => id);
  const changed = await execute(
    db,
    sql`update filled set doubled = coalesce(doubled, 0) + 2 * id where id = any (${ids})`,
  );
  return { reached: ids.at(-1) ?? null, changed };
};

const wrong = async () =>
  (
    await queryOne<{ number: number }>(
      database.pool,
      sql`select count(*)::int as number from filled where doubled is distinct from 2 * id`,
    )
  )?.number;

const noted = () =>
  queryOne<{ changed: number; isOver: boolean }>(
    database.pool,
    sql`select changed, finished_at is not null as is_over from backfill where name = 'double'`,
  );

test('every row is changed once, in steps of their own, and what is over is not done again', async () => {
  let steps = 0;
  const counted: BackfillStep = (db, after) => {
    steps++;
    return double(db, after);
  };
  await fillInSteps(context(), { double: counted });
  expect(await wrong()).toBe(0);
  expect(await noted()).toEqual({ changed: ROWS, isOver: true });
  expect(steps).toBe(Math.ceil(ROWS / LIMIT) + 1);
  await fillInSteps(context(), { double: counted });
  expect(steps).toBe(Math.ceil(ROWS / LIMIT) + 1);
});

test('one that breaks off loses its step alone and goes on where it stopped', async () => {
  let steps = 0;
  const breaking: BackfillStep = async (db, after) => {
    const done = await double(db, after);
    if (++steps === 3) throw new Error('killed');
    return done;
  };
  await expect(fillInSteps(context(), { double: breaking })).rejects.toThrow('killed');
  expect(await noted()).toEqual({ changed: 2 * LIMIT, isOver: false });
  await fillInSteps(context(), { double: breaking });
  expect(await wrong()).toBe(0);
  expect(await noted()).toEqual({ changed: ROWS, isOver: true });
});

test('two workers at once change no row twice', async () => {
  await Promise.all([
    fillInSteps(context(), { double }),
    fillInSteps(context(), { double }),
    fillInSteps(context(), { double }),
  ]);
  expect(await wrong()).toBe(0);
  expect(await noted()).toEqual({ changed: ROWS, isOver: true });
});
