import { setTimeout as sleep } from 'node:timers/promises';
import { Client, type ClientConfig } from 'pg';

/** Nobody may wait longer for a change of a shop that serves. */
export const LONGEST_WAIT_MILLIS = 2_000;

/** Of the runner (src/server/db/migrate.ts): who holds it migrates. */
const RUNNER_LOCK = 7_246_001;
const LOOK_MILLIS = 40;

export interface Waiting {
  /** The longest wait of anybody for a lock that the migrating session held or stood in front for; milliseconds by table. */
  waits: ReadonlyMap<string, number>;
  longestMillis: number;
  /** Tables whose file was written anew. */
  rewritten: readonly string[];
  /** Rounds over all tables that the reader and the writer made meanwhile. */
  rounds: number;
}

/**
 * What others wait for while `work` migrates. Beside whatever traffic there is, one session reads and one writes each table
 * in turns, so that no table is locked unseen. Waits are read from PostgreSQL's own locks: a busy machine makes none.
 */
export async function waitingDuring(
  connection: ClientConfig,
  work: () => Promise<unknown>,
): Promise<Waiting> {
  const clients = Array.from({ length: 3 }, () => new Client(connection));
  const [reader, writer, watcher] = clients as [Client, Client, Client];
  await Promise.all(clients.map((client) => client.connect()));
  const before = await filesOf(watcher);
  const waits = new Map<string, number>();
  let isOver = false;
  let rounds = 0;
  const until = async (round: () => Promise<void>) => {
    while (!isOver) await round();
  };
  const tables = [...before.keys()];
  const busy = [
    until(async () => noteWaits(watcher, waits).then(() => sleep(LOOK_MILLIS))),
    until(async () => {
      for (const table of tables) await reader.query(`select from ${table} limit 1`);
      rounds++;
    }),
    until(async () => {
      for (const table of tables) await writer.query(writingOf(table));
      rounds++;
    }),
  ];
  try {
    await work();
  } finally {
    isOver = true;
    await Promise.all(busy);
  }
  const after = await filesOf(watcher);
  await Promise.all(clients.map((client) => client.end()));
  return {
    waits,
    longestMillis: Math.max(0, ...waits.values()),
    rewritten: tables.filter((table) => after.get(table) !== before.get(table)),
    rounds,
  };
}

/** As a change of a row locks it, without changing it. */
const writingOf = (table: string) =>
  `begin; lock table ${table} in row exclusive mode; select from ${table} limit 1 for no key update; commit`;

async function filesOf(client: Client): Promise<Map<string, string>> {
  const { rows } = await client.query<{ name: string; file: string }>(
    `select format('%I.%I', nspname, relname) as name, pg_relation_filenode(c.oid)::text as file
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where relkind = 'r' and nspname not in ('pg_catalog', 'information_schema') and nspname not like 'pg_t%'
       and relpersistence = 'p' and relname <> 'schema_migration' order by 1`,
  );
  return new Map(rows.map(({ name, file }) => [name, file]));
}

async function noteWaits(client: Client, waits: Map<string, number>): Promise<void> {
  const { rows } = await client.query<{ what: string; millis: number }>(
    `select coalesce(waiting.relation::regclass::text, waiting.locktype) as what,
       coalesce(extract(epoch from clock_timestamp() - waiting.waitstart) * 1000, 0)::float8 as millis
     from pg_locks waiting
     join pg_locks runner on runner.locktype = 'advisory' and runner.objid = ${RUNNER_LOCK} and runner.granted
       and runner.database = (select oid from pg_database where datname = current_database())
     where not waiting.granted and waiting.pid <> runner.pid and waiting.locktype <> 'advisory'
       and runner.pid = any (pg_blocking_pids(waiting.pid))`,
  );
  for (const { what, millis } of rows) waits.set(what, Math.max(waits.get(what) ?? 0, millis));
}
