import { ruleOn } from '../../../../domain/rights/case-rule.ts';
import { bogotaDay } from '../../../../domain/spanish-dates.ts';
import type { PageRequest } from '../../../app/page.ts';
import { contentMeta } from '../../content/content-meta.ts';
import { legalTextOf } from '../../content/legal-text.ts';

/** The days of today's rule, as the cases of today keep it, above the text in force. */
export async function withdrawalRightLoader(page: PageRequest) {
  const base = contentMeta(
    page,
    'Derecho de retracto',
    'Devuelve lo que compraste sin dar razones: cuántos días tienes, cómo se hace y cuándo vuelve tu plata.',
  );
  const text = await legalTextOf(page, 'withdrawal');
  const { right } = ruleOn('withdrawal', bogotaDay(Date.now()));
  return { ...base, days: right?.days ?? 0, text };
}
