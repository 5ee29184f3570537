import { businessDaysBetween } from '../../../domain/business-days.ts';
import { countedDay, dispatchDaysBetween } from '../../../domain/delivery-promise.ts';
import { learnedHandling, learnedTransit } from '../../../domain/learned-days.ts';
import { bogotaDay } from '../../../domain/spanish-dates.ts';
import type { Context } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { announceChange } from '../pages/catalogue-change.service.ts';
import {
  keepLearnedDispatch,
  keepLearnedTransit,
  listSendingShops,
  type SendingShop,
  type SentPackage,
} from './learned-days.repository.ts';

const SHOPS_AT_ONCE = 100;
/** Of a zone so many parcels of as many shops as have them. */
const ZONE_PACKAGES = 5_000;

/** What the last parcels of every shop, and of every zone, really took. Answers how many shops taught something new. */
export async function learnDeliveryDays({ write, now }: Pick<Context, 'write' | 'now'>): Promise<number> {
  const daysByZone = new Map<string, number[]>();
  let [taught, last] = [0, 0];
  for (;;) {
    const shops = await listSendingShops(write, last, SHOPS_AT_ONCE);
    const learned = shops.flatMap(handlingOf);
    taught += await inTransaction(write, async (db) => {
      const changed = learned.length > 0 ? await keepLearnedDispatch(db, learned, now()) : [];
      await announceChange(
        db,
        changed.map((id) => `seller:${id}` as const),
      );
      return changed.length;
    });
    for (const { packages } of shops) for (const sent of packages) noteTransit(daysByZone, sent);
    if (shops.length < SHOPS_AT_ONCE) break;
    last = shops.at(-1)?.id ?? last;
  }
  const zones = [...daysByZone].flatMap(([zone, days]) => transitOf(zone, days));
  if (zones.length > 0) await keepLearnedTransit(write, zones, now());
  return taught;
}

function handlingOf({ id, dispatch, handlingDays, packages }: SendingShop) {
  const said = {
    ...dispatch,
    minimumHandlingDays: Math.min(1, handlingDays),
    maximumHandlingDays: handlingDays,
  };
  const days = packages.map(({ receivedAt, leftAt }) =>
    dispatchDaysBetween(said, countedDay(said, receivedAt), bogotaDay(leftAt.getTime())),
  );
  const learned = learnedHandling(said, days);
  if (!learned) return [];
  const { minimumHandlingDays: minimumDays, maximumHandlingDays: maximumDays } = learned;
  return [{ sellerId: id, minimumDays, maximumDays, packages: days.length }];
}

function noteTransit(daysByZone: Map<string, number[]>, { zone, leftAt, deliveredAt }: SentPackage): void {
  if (deliveredAt === null) return;
  const days = daysByZone.get(zone) ?? [];
  daysByZone.set(zone, days);
  if (days.length < ZONE_PACKAGES)
    days.push(businessDaysBetween(bogotaDay(leftAt.getTime()), bogotaDay(deliveredAt.getTime())));
}

function transitOf(zone: string, days: readonly number[]) {
  const learned = learnedTransit(days);
  return learned ? [{ zone, ...learned, packages: days.length }] : [];
}
