import { type CaseFigures, caseFigures, FIGURE_MONTHS } from '../../../domain/rights/case-figures.ts';
import { bogotaDay } from '../../../domain/spanish-dates.ts';
import type { Context } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { keepCaseMonths, listCaseMonths } from './case-figures.repository.ts';

/** For everybody: how many cases of the last twelve complete months, how long they took, how they ended. */
export async function getCaseFigures({ read, now }: Pick<Context, 'read' | 'now'>): Promise<CaseFigures> {
  return caseFigures(await listCaseMonths(read, shownMonths(now())));
}

/** A case may close long after its month, so the sums of all shown months are made anew. */
export async function keepCaseFigures({ write, now }: Pick<Context, 'write' | 'now'>): Promise<void> {
  await inTransaction(write, (db) => keepCaseMonths(db, shownMonths(now())));
}

/** First days of months: the first that is shown, and the one that goes on. */
function shownMonths(now: Date): { since: string; until: string } {
  const until = `${bogotaDay(now.getTime()).slice(0, 7)}-01`;
  const first = new Date(`${until}T00:00:00Z`);
  first.setUTCMonth(first.getUTCMonth() - FIGURE_MONTHS);
  return { since: first.toISOString().slice(0, 10), until };
}
