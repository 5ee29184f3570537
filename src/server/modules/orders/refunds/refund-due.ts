import { bogotaDay } from '../../../../domain/spanish-dates.ts';
import type { Database } from '../../../db/sql.ts';
import { getMoneyRules } from '../../settings/money-rules.service.ts';

const MILLISECONDS_PER_DAY = 24 * 60 * 60 * 1000;

/**
 * Ley 1480, art. 47 with Ley 2439: the last calendar day on which a refund that is owed from now on is in time. `dueBy`:
 * sooner, as the law counts from an earlier day.
 */
export async function refundDueOn(db: Database, now: Date, dueBy?: string | null): Promise<string> {
  const { refundCalendarDays } = await getMoneyRules(db);
  const bySettings = bogotaDay(now.getTime() + refundCalendarDays * MILLISECONDS_PER_DAY);
  return dueBy && dueBy < bySettings ? dueBy : bySettings;
}
