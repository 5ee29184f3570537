import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../support/postgres.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

/** It samples 300 rows for each value that the most demanding column of a table, or expression of its indexes, asks for. */
test('no column makes PostgreSQL sort more than 9,000 rows of what orders and mails write', async () => {
  const { rows } = await database.pool.query(
    `select attrelid::regclass || '.' || attname as "column"
     from pg_attribute left join pg_index on indexrelid = attrelid
     where attnum > 0 and not attisdropped and coalesce(attstattarget, 100) > 30
       and (attrelid = any ($1::regclass[]) or (indrelid = any ($1::regclass[]) and indkey[attnum - 1] = 0))`,
    [['orders', 'order_line', 'package_status_change', 'outbox_message', 'mailbox_message']],
  );
  expect(rows).toEqual([]);
});
