import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Pool } from 'pg';
import { formatPesos } from '../../../domain/money.ts';
import { colombianClock } from '../../../domain/recovery-moment.ts';
import type { Context } from '../../context.ts';
import { databaseHome } from '../../open-database.ts';
import { finishDrill, insertDrill } from './archive.repository.ts';
import { flushArchive } from './archive-flush.ts';
import { findMissingFiles } from './recovered-files.service.ts';
import { type Recovered, recoverDatabase } from './recovery.service.ts';
import { type RecoveryFacts, readRecoveryFacts } from './recovery-facts.repository.ts';
import { proveBooks, withUnhurriedPool } from './restore-moment.service.ts';

type DrillContext = Pick<Context, 'config' | 'write' | 'now'>;
type Report = (line: string) => void;

export interface DrillResult {
  reachedAt: Date;
  facts: RecoveryFacts;
  seconds: number;
}

const FOLDER = '.plazuela-drill-';
const LEFT_MILLIS = 24 * 60 * 60_000;

/**
 * Restores the shop's database as it was at a moment beside today's, proves the books over it and compares it with
 * today's, and takes all of it away again. `write` needs a pool without a time limit. Throws with what does not hold.
 */
export async function drill(
  context: DrillContext,
  { moment, orOldest }: { moment: Date; orOldest: boolean },
  report: Report,
): Promise<DrillResult> {
  const { config, write, now } = context;
  const startedAt = now();
  const id = await insertDrill(write, { startedAt, wantedAt: moment });
  // On the disk of the data, where there is most likely room; /tmp may be memory.
  const parent = path.dirname(config.dataDir);
  await removeLeftDrills(parent, startedAt);
  const home = await mkdtemp(path.join(parent, FOLDER));
  let recovered: Recovered | null = null;
  try {
    if (!config.databaseUrl) await flushArchive(databaseHome(config));
    recovered = await recoverDatabase({ config, home, moment, orOldest, isDrill: true, report });
    const facts = await proveRecovered(context, recovered, report);
    const { reachedAt } = recovered;
    await finishDrill(write, { id, finishedAt: now(), reachedAt, problem: null });
    return { reachedAt, facts, seconds: (now().getTime() - startedAt.getTime()) / 1_000 };
  } catch (error) {
    const reachedAt = recovered?.reachedAt ?? null;
    await finishDrill(write, { id, finishedAt: now(), reachedAt, problem: String(error) });
    throw error;
  } finally {
    await recovered?.server.stop();
    await rm(home, { recursive: true, force: true });
  }
}

async function proveRecovered(
  { config, write }: DrillContext,
  { server, reachedAt }: Recovered,
  report: Report,
): Promise<RecoveryFacts> {
  report(`Reached: the last transaction is of ${colombianClock(reachedAt)} (Colombian time)`);
  return withUnhurriedPool(targetOf(server.connection, config.databaseUrl), async (pool) => {
    await proveBooks(pool, report);
    const facts = await compare(pool, write, reachedAt, report);
    const { named, missing } = await findMissingFiles(pool, config);
    report(`${named} pictures and documents are named, ${missing.length} of them are gone since`);
    return facts;
  });
}

/** A transaction that began before the moment may have ended after it. */
const LONGEST_TRANSACTION_MILLIS = 5 * 60_000;

async function compare(restored: Pool, today: Pool, reachedAt: Date, report: Report): Promise<RecoveryFacts> {
  const before = new Date(reachedAt.getTime() - LONGEST_TRANSACTION_MILLIS);
  const then = await readRecoveryFacts(restored, before);
  const now = await readRecoveryFacts(today, before);
  const names = Object.keys(then) as (keyof RecoveryFacts)[];
  const differing = names.filter((name) => then[name] !== now[name]);
  if (differing.length > 0)
    throw new Error(
      `restored and today differ before ${colombianClock(before)}: ${differing
        .map((name) => `${name} ${then[name]}, today ${now[name]}`)
        .join('; ')}`,
    );
  report(
    `Before ${colombianClock(before)} both have ${then.orders} orders (${formatPesos(then.orderPesos)}), ` +
      `${then.payments} payments (${formatPesos(then.paymentPesos)}), ${then.products} products and ` +
      `${then.transactions} transactions of the books (${formatPesos(then.transactionPesos)})`,
  );
  return then;
}

/** Of a database of one's own the copy has that one's names. */
function targetOf(
  connection: Recovered['server']['connection'],
  databaseUrl: string | null,
): Recovered['server']['connection'] {
  if (!databaseUrl) return connection;
  const { username, pathname } = new URL(databaseUrl);
  return {
    ...connection,
    user: decodeURIComponent(username) || connection.user,
    database: decodeURIComponent(pathname.slice(1)) || connection.database,
  };
}

/** Of drills that were killed; their servers ended with them. One that is under way is younger. */
async function removeLeftDrills(parent: string, now: Date): Promise<void> {
  for (const name of await readdir(parent)) {
    if (!name.startsWith(FOLDER)) continue;
    const folder = path.join(parent, name);
    const { mtime } = await stat(folder);
    if (now.getTime() - mtime.getTime() > LEFT_MILLIS) await rm(folder, { recursive: true, force: true });
  }
}
