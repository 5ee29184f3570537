import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import type { Asked } from '../load/operation.ts';
import type { Shop } from '../load/shop.ts';
import { prepareCarts, purchase, untilOutboxIsEmpty } from './orders.ts';

/** Purchases one after another, so that everything divides by them. */
const PURCHASES = 40;
/** A connection with nothing to do tells its counters after ten seconds (PGSTAT_IDLE_INTERVAL). */
const COUNTERS_MILLIS = 11_000;
/** What comes more rarely belongs to the clocks of the shop. */
const RAREST = 0.2;

/** Prints statements, rows by table and bytes of the log that a purchase with its mails takes. */
export async function printOrderWork(shop: Shop): Promise<void> {
  const server = new Client({ ...shop.connection, user: 'postgres' });
  await server.connect();
  try {
    await server.query('create extension if not exists pg_stat_statements');
    const carts = (await prepareCarts(shop)).slice(0, PURCHASES);
    await untilOutboxIsEmpty(shop);
    await sleep(COUNTERS_MILLIS);
    const rowsBefore = await countRows(server);
    await server.query('select pg_stat_statements_reset()');
    const logBefore = await logPosition(server);
    for (const cart of carts) for (const asked of purchase(cart)) await ask(shop, asked);
    await untilOutboxIsEmpty(shop);
    const log = (await logPosition(server)) - logBefore;
    const statements = await listStatements(server, carts.length);
    await sleep(COUNTERS_MILLIS);
    printRows(rowsBefore, await countRows(server), carts.length);
    console.log(`Log of the database: ${(log / carts.length / 1_000).toFixed(1)} kB a purchase`);
    printStatements(statements);
  } finally {
    await server.end();
  }
}

async function ask({ url }: Shop, { path, method = 'GET', headers = {}, body }: Asked): Promise<void> {
  const reply = await fetch(url + path, { method, headers, ...(body === undefined ? {} : { body }) });
  if (!reply.ok) throw new Error(`${path} answered ${reply.status} ${await reply.text()}`);
  await reply.arrayBuffer();
}

async function logPosition(server: Client): Promise<number> {
  const { rows } = await server.query<{ bytes: number }>(
    `select (pg_current_wal_insert_lsn() - '0/0')::float8 as bytes`,
  );
  return rows[0]?.bytes ?? 0;
}

interface TableRows {
  name: string;
  inserted: number;
  updated: number;
  deleted: number;
}

async function countRows(server: Client): Promise<Map<string, TableRows>> {
  const { rows } = await server.query<TableRows>(
    `select relname as name, n_tup_ins::float8 as inserted, n_tup_upd::float8 as updated, n_tup_del::float8 as deleted
     from pg_stat_user_tables order by relname`,
  );
  return new Map(rows.map((row) => [row.name, row]));
}

function printRows(
  before: ReadonlyMap<string, TableRows>,
  after: ReadonlyMap<string, TableRows>,
  purchases: number,
) {
  console.log(`\nRows written by a purchase with its mails  inserted  updated  deleted`);
  const total = { inserted: 0, updated: 0, deleted: 0 };
  for (const [name, row] of after) {
    const perPurchase = (kind: keyof typeof total) =>
      (row[kind] - (before.get(name)?.[kind] ?? 0)) / purchases;
    const changed = {
      inserted: perPurchase('inserted'),
      updated: perPurchase('updated'),
      deleted: perPurchase('deleted'),
    };
    if (changed.inserted + changed.updated + changed.deleted < RAREST) continue;
    for (const kind of ['inserted', 'updated', 'deleted'] as const) total[kind] += changed[kind];
    printRow(name, changed);
  }
  printRow('in all', total);
}

function printRow(name: string, { inserted, updated, deleted }: Omit<TableRows, 'name'>): void {
  const columns = [inserted, updated, deleted].map((count) => count.toFixed(1).padStart(8));
  console.log(`${name.padEnd(42)} ${columns.join(' ')}`);
}

interface Statement {
  text: string;
  calls: number;
  millis: number;
}

/** Per purchase, the dearest first; what triggers do is part of the statement that fires them. */
async function listStatements(server: Client, purchases: number): Promise<Statement[]> {
  const { rows } = await server.query<Statement>(
    `select regexp_replace(query, '\\s+', ' ', 'g') as text, calls / $1::float8 as calls,
       total_exec_time / $1::float8 as millis
     from pg_stat_statements
     where dbid = (select oid from pg_database where datname = current_database())
       and userid <> (select oid from pg_roles where rolname = current_user) and calls >= $1 * $2
     order by total_exec_time desc`,
    [purchases, RAREST],
  );
  return rows;
}

function printStatements(statements: readonly Statement[]): void {
  const sum = (key: 'calls' | 'millis') => statements.reduce((total, one) => total + one[key], 0);
  console.log(
    `\nStatements of a purchase with its mails: ${sum('calls').toFixed(1)}, ${sum('millis').toFixed(1)} ms of execution`,
  );
  console.log('  calls      ms');
  for (const { text, calls, millis } of statements)
    console.log(`${calls.toFixed(1).padStart(7)} ${millis.toFixed(2).padStart(7)}  ${text.slice(0, 110)}`);
}
