import { settingValues } from '../../../../domain/setting-groups.ts';
import type { Database } from '../../../db/sql.ts';
import { readSetting } from '../../settings/setting.service.ts';

/** Days that products of before have to say what their category has begun to require. */
export async function getFactTermDays(db: Database): Promise<number> {
  const values = settingValues('catalogue-rules', await readSetting(db, 'catalogue-rules'));
  return values.factTermDays ?? 0;
}
