import { type Database, execute, raw, type Sql, sql } from './sql.ts';

/*
 * The one way of queues. A queue is a table whose rows the transaction of their cause has written. A worker claims rows by
 * one statement that skips what others hold and moves what it takes out of their sight; no transaction stays open
 * while the work is done, and what a killed worker held comes into sight again by itself. Out of sight means
 *
 * - for short work with growing pauses: the row's next time lies ahead (`pauseFrom`, or a moment of the queue's own);
 * - for long work: a lease in `lease_owner` and `lease_until`, renewed as long as the work lasts (`whileLeased`).
 */

interface FreeRows {
  columns: Sql;
  from: Sql;
  where: Sql;
  order: Sql;
  /** Of few different ones: each is a statement of its own, as a parameter keeps the planner from settling on one plan. */
  limit: number;
}

/** Locks rows for the statement or the transaction they are read in, and skips those that another one has locked. */
export function freeRows({ columns, from, where, order, limit }: FreeRows): Sql {
  return sql`select ${columns} from ${from} where ${where} order by ${order} limit ${raw(limit)}
    for no key update skip locked`;
}

interface Claim {
  table: string;
  key: string;
  /** Which rows: a query that answers their keys. */
  due: Sql;
  /** What takes them out of sight, at least. */
  set: Sql;
  returning: Sql;
}

/** Materialized: joined otherwise, the rows could be chosen more than once, and more of them than the limit. */
export function claim({ table, key, due, set, returning }: Claim): Sql {
  return sql`with due as materialized (${due})
    update ${raw(table)} set ${set} from due where ${raw(table)}.${raw(key)} = due.${raw(key)} returning ${returning}`;
}

/** The next time of a row with the column `attempts`: `now` and the pause of the attempt that is about to be made. */
export function pauseFrom(now: Date, pauseSeconds: readonly number[]): Sql {
  return sql`${now}::timestamptz + interval '1 second'
    * (${pauseSeconds}::int[])[least(attempts + 1, ${pauseSeconds.length}::int)]`;
}

export function inSeconds(minutes: readonly number[]): number[] {
  return minutes.map((count) => count * 60);
}

/** By the clock of the database, which all workers share. */
export const isUnleased = sql`(lease_until is null or lease_until < clock_timestamp())`;

export const noLease = sql`lease_owner = null, lease_until = null`;

export function leaseTo(owner: string, seconds: number): Sql {
  return sql`lease_owner = ${owner}, lease_until = clock_timestamp() + make_interval(secs => ${seconds})`;
}

export interface LeasedRow {
  table: string;
  key: string;
  id: number | string;
  owner: string;
}

export async function releaseLease(db: Database, row: LeasedRow): Promise<void> {
  await execute(db, sql`update ${raw(row.table)} set ${noLease} where ${isHeld(row)}`);
}

/** Renews a lease until the work is over. A renewal that fails is no harm: the lease bears the loss of two. */
export async function whileLeased<Answer>(
  db: Database,
  row: LeasedRow,
  seconds: number,
  work: () => Promise<Answer>,
): Promise<Answer> {
  const renew = () =>
    execute(db, sql`update ${raw(row.table)} set ${leaseTo(row.owner, seconds)} where ${isHeld(row)}`).catch(
      () => {},
    );
  const renewing = setInterval(renew, (seconds * 1_000) / 4);
  try {
    return await work();
  } finally {
    clearInterval(renewing);
  }
}

function isHeld({ key, id, owner }: LeasedRow): Sql {
  return sql`${raw(key)} = ${id} and lease_owner = ${owner}`;
}
