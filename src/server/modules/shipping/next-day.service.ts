import * as z from 'zod/mini';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/sql.ts';
import { readSetting } from '../settings/setting.service.ts';
import { metropolitanAreasSchema } from './rate-card.schema.ts';

const BOGOTA = '11001';
const RATE_CARD = 'shipping-rate-card';

const tariff = z.object({ metropolitanAreas: metropolitanAreasSchema });

/** Where a parcel must leave from to reach Bogotá on the next day: Bogotá and its metropolitan area. */
export function listNextDayOrigins({
  read,
  kept,
}: Pick<Context, 'read' | 'kept'>): Promise<readonly string[]> {
  return kept.find('origins of the next day', async () => ({
    value: await readNextDayOrigins(read),
    tags: [`setting:${RATE_CARD}`],
  }));
}

async function readNextDayOrigins(db: Database): Promise<readonly string[]> {
  // A tariff that is not valid stops quotes, not the pages of products.
  const { data } = tariff.safeParse(await readSetting(db, RATE_CARD));
  const areas = data?.metropolitanAreas.filter(({ cityIds }) => cityIds.includes(BOGOTA)) ?? [];
  return [BOGOTA, ...areas.flatMap(({ cityIds }) => cityIds)];
}
