import { glob, readFile } from 'node:fs/promises';
import { Writable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { execute, type Sql, sql } from '../../src/server/db/sql.ts';
import { createLog } from '../../src/server/log.ts';
import { createTestDatabase, type TestDatabase } from '../support/postgres.ts';

const EMAIL = 'maria.perez@correo.co';
const SECRET = 'Calle 26 # 10-20';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await execute(
    database.pool,
    sql`create table person (email text primary key, age int check (age > 0), born date)`,
  );
});
afterAll(() => database.drop());

/** What a log of ours writes for an error. */
function logged(error: unknown): string {
  let written = '';
  const stream = new Writable({
    write: (chunk, _encoding, done) => {
      written += chunk;
      done();
    },
  });
  createLog('info', stream).error({ err: error }, 'request failed');
  return written;
}

const failing = (statement: Sql) =>
  execute(database.pool, statement).then(
    () => expect.fail('the statement worked'),
    (error: unknown) => error,
  );

test('an error of the database is logged by its code and place, without the values that it quotes', async () => {
  const add = (email: string, age: number) => sql`insert into person (email, age) values (${email}, ${age})`;
  await execute(database.pool, add(EMAIL, 1));
  const twice = logged(await failing(add(EMAIL, 2)));
  expect(JSON.parse(twice).err).toMatchObject({ code: '23505', table: 'person', constraint: 'person_pkey' });
  const cases = [
    twice,
    logged(await failing(add(SECRET, -1))),
    logged(await failing(sql`insert into person (email, born) values ('x', ${SECRET})`)),
    logged(
      await failing(
        sql`select ${`{"name": "${SECRET}\\u0000"}`}::jsonb -> 'name' ->> 0, ${`["${SECRET}\\u0000"]`}::jsonb`,
      ),
    ),
    logged(await failing(sql`select ${`{"name": ${SECRET}`}::jsonb`)),
    logged(await failing(sql`select ${SECRET}::text::int`)),
  ];
  for (const line of cases) {
    expect(line).not.toContain(SECRET);
    expect(line).not.toContain('maria');
    expect(line).toContain('at ');
    expect(JSON.parse(line).err).not.toHaveProperty('detail');
  }
});

test('neither do causes, lists of errors, mail servers nor anything thrown tell of a person', () => {
  const refused = Object.assign(new Error(`550 <${EMAIL}> no such user`), {
    rejected: [EMAIL],
    response: `550 ${EMAIL}`,
  });
  const cases = [
    refused,
    new Error('job failed', { cause: refused }),
    new AggregateError([refused, new Error('to +573001234567')], 'all failed'),
    `could not reach ${EMAIL} at 3001234567`,
  ];
  for (const error of cases) {
    expect(logged(error)).not.toContain('maria');
    expect(logged(error)).not.toContain('3001234567');
  }
  expect(logged(cases[1])).toContain('550 <…@…> no such user');
});

test('every log of the programs is made this way', async () => {
  const makers: string[] = [];
  // Written out as one pattern, knip would take every file for a door of the program.
  for await (const file of glob(['src/server', 'scripts'].map((folder) => `${folder}/**/*.ts`))) {
    const text = await readFile(file, 'utf8');
    if (/from 'pino'|\blogger:/.test(text)) makers.push(file);
  }
  expect(makers).toEqual(['src/server/log.ts']);
});
