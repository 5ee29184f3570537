import { setTimeout as sleep } from 'node:timers/promises';
import type { Context } from '../context.ts';
import type { Database } from '../db/sql.ts';
import { inTransaction } from '../db/transaction.ts';
import { beginBackfill, holdBackfill, noteStep } from './backfill.repository.ts';

/**
 * Changes the next rows of a table, some hundreds, in the given transaction: those whose key is above `after`, in its order.
 * Answers the last key that it looked at (null: there was none) and how many rows it changed. It locks no row for longer than
 * its step, and skips or waits for rows that somebody holds as its room does elsewhere.
 */
export type BackfillStep = (
  db: Database,
  after: number,
) => Promise<{ reached: number | null; changed: number }>;

/** By name, which is never used twice. One that has ended on every shop leaves this list with the version after the next. */
const backfills: Readonly<Record<string, BackfillStep>> = {};

type BackfillContext = Pick<Context, 'write' | 'now'>;

/** Fills what a change of the schema has left to fill; a kill costs one step, a failure is tried again with the next run. */
export async function fillInSteps(context: BackfillContext, all = backfills): Promise<void> {
  for (const [name, step] of Object.entries(all)) {
    await beginBackfill(context.write, name, context.now());
    for (;;) {
      const begun = performance.now();
      if (!(await takeStep(context, name, step))) break;
      // It takes half of what the database could give it at most.
      await sleep(performance.now() - begun);
    }
  }
}

/** The place moves in the transaction of its rows. False: nothing is left. */
function takeStep({ write, now }: BackfillContext, name: string, step: BackfillStep): Promise<boolean> {
  return inTransaction(write, async (db) => {
    const held = await holdBackfill(db, name);
    if (!held) return false;
    const { reached, changed } = await step(db, held.reached);
    await noteStep(db, { name, reached, changed, now: now() });
    return reached !== null;
  });
}
