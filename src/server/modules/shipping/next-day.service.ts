import * as z from 'zod/mini';
import type { Database } from '../../db/sql.ts';
import { readSetting } from '../settings/setting.service.ts';
import { metropolitanAreasSchema } from './rate-card.schema.ts';

const BOGOTA = '11001';

const tariff = z.object({ metropolitanAreas: metropolitanAreasSchema });

/** Where a parcel must leave from to reach Bogotá on the next day: Bogotá and its metropolitan area. */
export async function listNextDayOrigins(db: Database): Promise<readonly string[]> {
  // A tariff that is not valid stops quotes, not the pages of products.
  const { data } = tariff.safeParse(await readSetting(db, 'shipping-rate-card'));
  const areas = data?.metropolitanAreas.filter(({ cityIds }) => cityIds.includes(BOGOTA)) ?? [];
  return [BOGOTA, ...areas.flatMap(({ cityIds }) => cityIds)];
}
