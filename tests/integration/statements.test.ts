import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { execute, query, queryOne, sql } from '../../src/server/db/sql.ts';
import { createTestDatabase, type TestDatabase } from '../support/postgres.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
  await execute(database.pool, sql`create table example (id bigint primary key, name text)`);
});
afterAll(() => database.drop());

test('columns arrive as numbers, dates of the calendar as text and moments as Date', async () => {
  interface Row {
    big: number;
    bigs: number[];
    amount: number;
    day: string;
    days: string[];
    moment: Date;
    nothing: number | null;
    document: { total: number };
  }
  const row = await queryOne<Row>(
    database.pool,
    sql`select 9007199254740991::bigint as big, array[1, null]::bigint[] as bigs, 2.50::numeric as amount,
               '2026-03-01'::date as day, array['2026-03-01'::date] as days,
               '2026-03-01 00:00-05'::timestamptz as moment, null::bigint as nothing,
               jsonb_build_object('total', 3) as document`,
  );
  expect(row).toEqual({
    big: 9007199254740991,
    bigs: [1, null],
    amount: 2.5,
    day: '2026-03-01',
    days: ['2026-03-01'],
    moment: new Date('2026-03-01T05:00:00Z'),
    nothing: null,
    document: { total: 3 },
  });
});

test('a bigint that no number holds is an error and not another number', async () => {
  await expect(query(database.pool, sql`select 9007199254740993::bigint`)).rejects.toThrow('does not fit');
});

test('a repeated statement is prepared once per connection and planned for all values', async () => {
  // Names are bounded, and tests before this one may have used them up.
  vi.resetModules();
  const fresh = await import('../../src/server/db/sql.ts');
  const client = await database.pool.connect();
  try {
    for (let id = 1; id <= 10; id++)
      await fresh.query(client, fresh.sql`select name from example where id = ${id}`);
    const { rows } = await client.query(
      "select generic_plans::int + custom_plans::int as plans from pg_prepared_statements where statement ~ 'from example'",
    );
    expect(rows).toEqual([{ plans: 10 }]);
  } finally {
    client.release();
  }
});

test('the number of touched rows and the absence of a row are told', async () => {
  const added = await execute(
    database.pool,
    sql`insert into example values (${1}, ${'Ñame'}), (${2}, ${null})`,
  );
  expect(added).toBe(2);
  expect(await queryOne(database.pool, sql`select name from example where id = ${1}`)).toEqual({
    name: 'Ñame',
  });
  expect(await queryOne(database.pool, sql`select name from example where id = ${3}`)).toBeNull();
});
