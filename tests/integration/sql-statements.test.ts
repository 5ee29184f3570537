import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../support/postgres.ts';
import { calledFunctions } from '../support/sql/called-functions.ts';
import { columnReader } from '../support/sql/columns.ts';
import { type Described, describeStatement } from '../support/sql/described.ts';
import { CALLED, NEVER_NULL, UNHEARD, UNPREPARED } from '../support/sql/known-exceptions.ts';
import { liesOf } from '../support/sql/row-lies.ts';
import { listenToStatements, type SentStatement } from '../support/sql/sent-statements.ts';
import { readSource, type Source } from '../support/sql/source-calls.ts';

let source: Source;
let database: TestDatabase;
let client: Client;
let statements: (SentStatement & { described: Described })[];

beforeAll(async () => {
  source = readSource();
  const sent = await listenToStatements(source);
  database = await createTestDatabase();
  client = new Client(database.connection);
  await client.connect();
  statements = [];
  for (const one of sent) {
    statements.push({ ...one, described: await describeStatement(client, one.text) });
  }
});

afterAll(async () => {
  source.close();
  await client.end();
  await database.drop();
});

const fileOf = (place: string) => place.replace(/:\d+$/, '').replace('src/server/', '');

test('every statement of the server is heard, but for the few that are listed', () => {
  const heard = new Set(statements.map(({ place }) => place));
  const unheard = source.calls.map(({ place }) => place).filter((place) => !heard.has(place));
  const listed = Object.entries(UNHEARD).flatMap(([file, { statements }]) => Array(statements).fill(file));
  expect(unheard.map(fileOf).sort()).toEqual(listed.sort());
  expect(unheard.length).toBeLessThan(source.calls.length * 0.05);
});

test('every statement can be prepared against the migrated schema', () => {
  const refused = statements.flatMap(({ place, described }) =>
    'error' in described ? [`${fileOf(place)}: ${described.error}`] : [],
  );
  expect([...new Set(refused)].sort()).toEqual(Object.keys(UNPREPARED).sort());
});

test('every row type says what the columns of its statement are', async () => {
  const rows = new Map(source.calls.map(({ place, row }) => [place, row]));
  const columnsOf = await columnReader(client);
  const lies = statements.flatMap(({ place, text, described }) => {
    const row = rows.get(place);
    if (!row || 'error' in described) return [];
    return liesOf(row, columnsOf(text, described.columns)).map((lie) => `${fileOf(place)} ${lie}`);
  });
  expect([...new Set(lies)].sort()).toEqual(Object.keys(NEVER_NULL).sort());
});

test('rules that are written as functions of SQL become part of the statements that ask them', async () => {
  const texts = statements.flatMap(({ text, described }) => ('error' in described ? [] : [text]));
  expect(await calledFunctions(client, texts)).toEqual(Object.keys(CALLED).sort());
});
