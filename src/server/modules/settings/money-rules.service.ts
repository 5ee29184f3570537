import { type MoneyRules, mergeMoneyRules } from '../../../domain/money-rules.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/sql.ts';
import { readSetting } from './setting.service.ts';

export async function getMoneyRules(db: Database): Promise<MoneyRules> {
  return mergeMoneyRules(await readSetting(db, 'money-rules'));
}

/** As they were about half a second ago: for what may be decided by the rules of a moment before. */
export function getKeptMoneyRules({ write, kept }: Pick<Context, 'write' | 'kept'>): Promise<MoneyRules> {
  return kept.find('money rules', async () => ({
    value: await getMoneyRules(write),
    tags: ['setting:money-rules'],
  }));
}
