import { ruleOn } from '../../../../domain/rights/case-rule.ts';
import { bogotaDay } from '../../../../domain/spanish-dates.ts';
import type { PageRequest } from '../../../app/page.ts';
import { contentMeta } from '../../content/content-meta.ts';

/** The rules in force today, as the cases of today keep them. */
export async function withdrawalRightLoader(page: PageRequest) {
  const base = contentMeta(
    page,
    'Derecho de retracto',
    'Devuelve lo que compraste sin dar razones: cuántos días tienes, cómo se hace y cuándo vuelve tu plata.',
  );
  const today = bogotaDay(Date.now());
  const { law, right, money, returnPaidBy, validFrom } = ruleOn('withdrawal', today);
  return {
    ...base,
    rule: { law, validFrom, returnPaidBy, days: right?.days ?? 0, moneyDays: money?.days ?? 0 },
  };
}
