import { type MoneyRules, mergeMoneyRules } from '../../../domain/money-rules.ts';
import type { Database } from '../../db/sql.ts';
import { findStoredRules } from './money-rules.repository.ts';

export async function getMoneyRules(db: Database): Promise<MoneyRules> {
  return mergeMoneyRules(await findStoredRules(db));
}
