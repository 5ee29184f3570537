import { auditActionText } from '../../../domain/audit-words.ts';
import type { Context } from '../../context.ts';
import { listDataUses } from './data-use.repository.ts';

const DAYS = 30;
const DAY_MILLIS = 24 * 60 * 60_000;
/** Of the log: what shows or takes out data of people. */
const ACTIONS = ['account.opened', 'case.file-exported', 'shop.viewed'] as const;

/** Who of the marketplace used whose data lately, in words. */
export async function getDataUses({ write, now }: Pick<Context, 'write' | 'now'>) {
  const rows = await listDataUses(write, ACTIONS, new Date(now().getTime() - DAYS * DAY_MILLIS));
  return {
    days: DAYS,
    uses: rows.map(({ action, person, lastAt, ...counts }) => ({
      ...counts,
      key: `${action} ${person}`,
      action: auditActionText(action),
      person: person ?? 'Sistema',
      lastAt: lastAt.toISOString(),
    })),
  };
}
