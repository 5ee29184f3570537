import { readFileSync } from 'node:fs';
import path from 'node:path';
import { loadModule } from 'libpg-query';
import { beforeAll, describe, expect, test } from 'vitest';
import { migrationsFolder, newMigrations } from './support/migrations/landed.ts';
import { problemsOf } from './support/migrations/rules.ts';

/** File and problem, with the reason why nobody waits for it (a table of a few rows, say). */
const ALLOWED: Readonly<Record<string, string>> = {};

beforeAll(() => loadModule());

test('no new migration keeps a shop that serves waiting, or takes from its former version what it uses', () => {
  const problems = newMigrations().flatMap((name) =>
    problemsOf(readFileSync(path.join(migrationsFolder, name), 'utf8')).map(
      (problem) => `${name} ${problem}`,
    ),
  );
  expect([...new Set(problems)].sort()).toEqual(Object.keys(ALLOWED).sort());
});

describe('refused on a filled table', () => {
  test.each([
    ['alter table orders add column a uuid default gen_random_uuid()', 'another for each row'],
    ['alter table orders add column a int generated always as (1) stored', 'computed column'],
    ['alter table orders add column a int not null', 'needs a default'],
    ['alter table orders add column a int check (a > 0)', 'its check reads'],
    ['alter table orders add column a int default 1 references seller', 'its key reads'],
    ['alter table orders add column a int unique', 'its index is built'],
    ['alter table orders alter column total type bigint', 'rewritten'],
    ['alter table orders alter column total set not null', 'proved under the lock'],
    ['alter table orders drop column total', 'former version'],
    ['alter table orders rename column total to sum', 'former version'],
    ['alter table orders rename to order_of', 'former version'],
    ['drop table orders', 'former version'],
    ['drop function fold_text(text)', 'former version'],
    ['alter table orders add constraint a check (total > 0)', 'not valid'],
    ['alter table orders add constraint a foreign key (seller_id) references seller', 'not valid'],
    ['alter table orders add constraint a unique (number)', 'using index'],
    ['alter table orders set logged', 'not known to be quick'],
    ['create index a on orders (total)', 'concurrently'],
    ['create index concurrently a on orders (total)', '-- no transaction'],
    ['-- no transaction\nupdate orders set total = 1', 'begun twice'],
    ['drop index orders_by_total', 'concurrently'],
    ['update orders set total = 1', 'backfill'],
    ['delete from orders', 'backfill'],
    ['insert into order_note select 1 from orders', 'backfill'],
    ['do $$ begin update orders set total = 1; end $$', 'backfill'],
    ['select fill_orders()', 'backfill'],
    ['truncate orders', 'backfill'],
    [
      'alter table orders add constraint a check (total > 0) not valid; alter table orders validate constraint a',
      'two files',
    ],
  ])('%s', (text, problem) => {
    expect(problemsOf(text).join('; ')).toContain(problem);
  });
});

test.each([
  "alter table orders add column a int, add column b text not null default '', add column c timestamptz default now()",
  "alter table orders add column a int[] not null default '{}', add column b boolean not null default false",
  'alter table orders add column a bigint references account',
  'alter table orders add constraint a check (total > 0) not valid',
  'alter table orders validate constraint a',
  'alter table orders drop constraint a, alter column total drop not null',
  '-- no transaction\ndrop index concurrently if exists a;\ncreate index concurrently a on orders (total);',
  'create table added (id int primary key, n int check (n > 0)); create index on added (n); insert into added select 1',
  "insert into setting (key, value) values ('a', '1')",
  'create or replace function added(a int) returns int language sql as $$ select a $$',
])('allowed on a filled table: %s', (text) => {
  expect(problemsOf(text)).toEqual([]);
});
