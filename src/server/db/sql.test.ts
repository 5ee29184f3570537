import type { QueryConfig, QueryResult } from 'pg';
import { expect, test } from 'vitest';
import { type Database, joinSql, query, raw, type Sql, sql } from './sql.ts';

/** What reaches the driver. */
async function sent(statement: Sql): Promise<QueryConfig<unknown[]>> {
  const statements: QueryConfig<unknown[]>[] = [];
  const recorder = {
    query: async (config: QueryConfig<unknown[]>) => {
      statements.push(config);
      return { fields: [], rows: [] } as unknown as QueryResult;
    },
  } as unknown as Database;
  await query(recorder, statement);
  return statements[0] ?? { text: '' };
}

test('values become numbered parameters and never text', async () => {
  const { text, values } = await sent(sql`select ${"x'; drop table y"}, ${2}`);
  expect(text).toBe('select $1, $2');
  expect(values).toEqual(["x'; drop table y", 2]);
});

test('parameters of nested fragments are numbered through, and text that looks like one is left alone', async () => {
  const inner = sql`price between ${10} and ${20} and note <> '$1'`;
  const { text, values } = await sent(
    sql`select ${1} where ${inner} and (${sql`a = ${[3]} or ${inner}`}) limit ${4}`,
  );
  expect(text).toBe(
    "select $1 where price between $2 and $3 and note <> '$1' and (a = $4 or price between $5 and $6 and note <> '$1') limit $7",
  );
  expect(values).toEqual([1, 10, 20, [3], 10, 20, 4]);
});

test('optional conditions are joined in order', async () => {
  const { text, values } = await sent(
    sql`where ${joinSql([sql`a = ${1}`, sql`true`, sql`b = ${2}`], ' and ')}`,
  );
  expect(text).toBe('where a = $1 and true and b = $2');
  expect(values).toEqual([1, 2]);
});

test('constants go into the text', async () => {
  const { text, values } = await sent(sql`order by ${raw('product.price desc')} limit ${raw(24)}`);
  expect(text).toBe('order by product.price desc limit 24');
  expect(values).toEqual([]);
});

test.each(['1; drop table x', "'a'", 'a b', '', 'a--', 0.5, Number.NaN])('%j is no constant', (literal) => {
  expect(() => raw(literal)).toThrow('cannot be written into SQL');
});

test('the same text has the same name wherever it is written, another text another one', async () => {
  const names = await Promise.all(
    [sql`select ${1}`, sql`select ${2}`, sql`${sql`select ${3}`}`, sql`select ${1}, ${2}`].map(sent),
  );
  const [first, second, third, other] = names.map(({ name }) => name);
  expect(first).toMatch(/^[\w-]{22}$/);
  expect([second, third]).toEqual([first, first]);
  expect(other).not.toBe(first);
});

test('names run out at a bound, and statements beyond it still run', async () => {
  const statements = Array.from({ length: 1_100 }, (_, index) => sql`select ${raw(index)}`);
  const last = (await Promise.all(statements.map(sent))).at(-1);
  expect(last).toMatchObject({ text: 'select 1099', values: [] });
  expect(last).not.toHaveProperty('name');
});

test('columns arrive in camelCase, and what is inside JSON keeps its names', async () => {
  const names = ['id', 'seller_id', 'line_1_total', 'address', '?column?'];
  const cells = [
    [1, 2, 3, { street_name: 'a' }, null],
    [4, 5, 6, null, true],
  ];
  const fields = names.map((name) => ({ name }));
  const database = { query: async () => ({ fields, rows: cells }) } as unknown as Database;
  expect(await query(database, sql`select`)).toEqual([
    { id: 1, sellerId: 2, line1Total: 3, address: { street_name: 'a' }, '?column?': null },
    { id: 4, sellerId: 5, line1Total: 6, address: null, '?column?': true },
  ]);
});

test('a statement is put together once, also of fragments that differ in place or kind only', async () => {
  const fragment = (isNamed: boolean) => (isNamed ? sql`name = ${'a'}` : sql`id = ${1}`);
  const statement = (first: boolean, second: boolean) =>
    sql`select ${joinSql([fragment(first), fragment(second)], ', ')} limit ${raw(first ? 5 : 6)}`;
  expect(statement(true, false).texts).toBe(statement(true, false).texts);
  expect((await sent(statement(true, false))).text).toBe('select name = $1, id = $2 limit 5');
  expect((await sent(statement(false, true))).text).toBe('select id = $1, name = $2 limit 6');
  expect((await sent(statement(false, false))).text).toBe('select id = $1, id = $2 limit 6');
  const valueOrFragment = (value: unknown) => sql`select ${value}`;
  expect((await sent(valueOrFragment(sql`now()`))).text).toBe('select now()');
  expect((await sent(valueOrFragment(1))).text).toBe('select $1');
});
