import { type OnTimeCount, sumCounts } from '../../../../domain/on-time.ts';
import { bogotaDay } from '../../../../domain/spanish-dates.ts';
import type { Context } from '../../../context.ts';
import { getRateCard } from '../../shipping/rate-card.service.ts';
import {
  type Days,
  type Grouping,
  listOnTime,
  type OnTimeRow,
  type Order,
} from './promise-day.repository.ts';

export const LONGEST_DAYS = 90;
/** A table for people; who has more reads the worst of them. */
const ROWS = 200;
const DAY_MILLIS = 24 * 60 * 60_000;

export interface AskedPromises {
  days: 30 | 90;
  order: Order;
}

/** How often packages came by the promised day: by shop, zone and carrier, of the last days that are over. */
export async function getPromiseFigures(
  context: Pick<Context, 'write' | 'now' | 'kept'>,
  { days, order }: AskedPromises,
) {
  const period = periodOf(context, days);
  const { write, kept } = context;
  const rows = await kept.find(`promises ${period.from} ${period.to} ${order}`, async () => ({
    value: await readGroups({ ...context, write }, { ...period, order, sellerId: null }),
    tags: [],
  }));
  return { ...period, ...rows, total: sumCounts(rows.zones) };
}

/** The same of one shop, for its own team. */
export async function getOwnPromises(
  context: Pick<Context, 'write' | 'now' | 'kept'>,
  sellerId: number,
  { days }: Pick<AskedPromises, 'days'>,
) {
  const period = periodOf(context, days);
  const groups = await readGroups(context, { ...period, order: 'packages', sellerId });
  const { zones, carriers } = groups;
  return { ...period, zones, carriers, total: sumCounts(zones) satisfies OnTimeCount };
}

async function readGroups(
  context: Pick<Context, 'write' | 'now' | 'kept'>,
  asked: Days & { order: Order; sellerId: number | null },
) {
  const rowsOf = (by: Grouping) => listOnTime(context.write, by, { ...asked, limit: ROWS });
  const card = await getRateCard(context);
  const [zones, carriers] = [await rowsOf('zone'), await rowsOf('carrier')];
  return {
    shops: asked.sellerId === null ? await rowsOf('shop') : [],
    zones: zones.map((row) => ({ ...row, name: zoneName(card.zones, row.key) })),
    carriers: carriers.map((row): OnTimeRow => ({ ...row, name: row.key || 'Sin transportadora' })),
  };
}

function zoneName(zones: Readonly<Record<string, { name: string }>>, key: string): string {
  return zones[key]?.name ?? key;
}

/** Until yesterday: today's packages may still come. */
function periodOf({ now }: Pick<Context, 'now'>, days: number): Days {
  const dayBefore = (count: number) => bogotaDay(now().getTime() - count * DAY_MILLIS);
  return { from: dayBefore(days), to: dayBefore(1) };
}
