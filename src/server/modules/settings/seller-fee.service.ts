import type { Database } from '../../db/sql.ts';
import { readSetting } from './setting.service.ts';

/** What the marketplace keeps of a new seller's sales unless the setting says otherwise. */
const DEFAULT_FEE_PERCENT = 10;

export async function getSellerFeePercent(db: Database): Promise<number> {
  const stored = await readSetting(db, 'seller-fee-percent');
  const percent =
    typeof stored === 'object' && stored !== null && 'percent' in stored ? stored.percent : null;
  return typeof percent === 'number' && percent >= 0 && percent <= 100 ? percent : DEFAULT_FEE_PERCENT;
}
