import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../src/server');

/** What outlives its transaction, on a connection that a pooler then lends to somebody else. */
const OF_SESSION =
  /\bpg_(?:try_)?advisory_(?:lock|unlock)\w*\s*\(|['`]\s*set (?!local\b|transaction\b)[a-z_$]+[^\n]*=|\bcreate temp(?:orary)? table (?![^;`]*on commit drop)|['`]\s*(?:listen|notify|prepare|declare|discard)\s/i;

/** They go around the pooler (DATABASE_DIRECT_URL), or know none. */
const SESSIONS_OF_THEIR_OWN = ['db/migrate.ts', 'modules/operations/copy.repository.ts'];

test('nothing that a pooler would hand on to the next one is left in a session', () => {
  const found = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?<!\.test)\.ts$/.test(name))
    .filter((name) => OF_SESSION.test(readFileSync(path.join(root, name), 'utf8')));
  expect(found.sort()).toEqual(SESSIONS_OF_THEIR_OWN);
});

test.each([
  'sql`select pg_try_advisory_lock(1)`',
  "client.query('set statement_timeout = 0')",
  'sql`create temp table drawn as select 1`',
  "client.query('listen changes')",
])('%s would be found', (text) => {
  expect(OF_SESSION.test(text)).toBe(true);
});

test.each([
  'sql`select pg_advisory_xact_lock(1)`',
  'sql`set local statement_timeout = 0`',
  'sql`set transaction isolation level repeatable read`',
  'sql`update seller set name = 1`',
])('%s ends with its transaction', (text) => {
  expect(OF_SESSION.test(text)).toBe(false);
});
