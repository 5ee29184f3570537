import { type MoneyRules, mergeMoneyRules } from '../../../domain/money-rules.ts';
import type { Database } from '../../db/sql.ts';
import { readSetting } from './setting.service.ts';

export async function getMoneyRules(db: Database): Promise<MoneyRules> {
  return mergeMoneyRules(await readSetting(db, 'money-rules'));
}
