import { setTimeout as sleep } from 'node:timers/promises';
import { bogotaDay } from '../../../domain/spanish-dates.ts';
import type { Context } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { enqueueEmails, nudgeOutbox } from '../messages/notifications.service.ts';
import { checkLedger } from './check.service.ts';
import { insertCheck } from './check-run.repository.ts';
import { findOpenDay, insertClosedDay, lockDays } from './day.repository.ts';
import { countOpenEntries, tryLockDays } from './open-total.repository.ts';

const dayMillis = 24 * 60 * 60_000;

/** Closes every day up to the day before yesterday, one transaction each; what posts at midnight is long done then. */
export async function closeLedgerDays({ write, now }: Pick<Context, 'write' | 'now'>): Promise<number> {
  const lastDay = bogotaDay(now().getTime() - 2 * dayMillis);
  for (let closed = 0; ; closed++) {
    const isClosed = await inTransaction(write, async (db) => {
      await lockDays(db);
      const day = await findOpenDay(db);
      if (day === null || day > lastDay) return false;
      await insertClosedDay(db, day, now());
      return true;
    });
    if (!isClosed) return closed;
  }
}

const COUNTING_ATTEMPTS = 20;
const COUNTING_PAUSE_MILLIS = 50;

/**
 * Adds what was posted since the last time to the sums of the open days. A moment in which nobody posts is tried for, not
 * waited for, since posters would wait behind it; false: there was none, the next time counts more.
 */
export async function countOpenDays({ write }: Pick<Context, 'write'>): Promise<boolean> {
  for (let attempt = 1; attempt <= COUNTING_ATTEMPTS; attempt++) {
    const isCounted = await inTransaction(write, async (db) => {
      if (!(await tryLockDays(db))) return false;
      await countOpenEntries(db);
      return true;
    });
    if (isCounted) return true;
    await sleep(COUNTING_PAUSE_MILLIS);
  }
  return false;
}

/** The nightly proof: what does not hold is logged and told to the operator in one e-mail. */
export async function checkLedgerNightly(context: Context): Promise<void> {
  const violations = await checkLedger(context);
  await insertCheck(context.write, { finishedAt: context.now(), violations: violations.length });
  if (violations.length === 0) return;
  context.log.error({ violations }, 'The ledger does not hold');
  await enqueueEmails(context.write, [
    {
      template: 'ledger-violations',
      recipient: context.config.mail.operator,
      data: { count: violations.length, violations: violations.slice(0, mailedViolations) },
    },
  ]);
  nudgeOutbox();
}

const mailedViolations = 50;
