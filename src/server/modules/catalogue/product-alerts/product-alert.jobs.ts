import type { Context } from '../../../context.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { enqueueEmails, nudgeOutbox } from '../../messages/notifications.service.ts';
import { promiseDeliveries } from '../../shipping/delivery/delivery.service.ts';
import { listChangedSince, markRead } from '../browse/changed-since.repository.ts';
import {
  type AwaitedArrival,
  deleteOldProductAlerts,
  listAlertsToLook,
  listAwaitedArrivals,
  markLooked,
  takeProductAlerts,
} from './product-alert.repository.ts';

const MAILS_AT_ONCE = 200;
const LOOKED_AT_ONCE = 500;
/** A run looks at so many; the others wait for the next one. */
const MOST_ROUNDS = 20;
const HOUR_MILLIS = 60 * 60_000;
const DAY_MILLIS = 24 * HOUR_MILLIS;

/**
 * Tells, once, whoever waits for a product that has changed. What was asked since the last run, and what nobody has looked
 * at for a day (a shop that is back changes no product) or, of what does not come to a place, for an hour (nor does a
 * tariff), is looked at anyway.
 */
export async function sendProductAlerts(context: Context): Promise<number> {
  const { write, now } = context;
  const started = now();
  const { ids, readUntil } = await inTransaction(write, (db) =>
    listChangedSince(db, 'product-alerts', 'product'),
  );
  let told = ids === null || ids.length === 0 ? 0 : await tell(context, ids);
  // Too many changes to be named: whatever is open is looked at.
  const before = ids === null ? started : new Date(started.getTime() - DAY_MILLIS);
  const arrivalsBefore = ids === null ? started : new Date(started.getTime() - HOUR_MILLIS);
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const waiting = await listAlertsToLook(write, { before, arrivalsBefore, limit: LOOKED_AT_ONCE });
    told += await tell(context, [...new Set(waiting.map(({ productId }) => productId))]);
    await markLooked(
      write,
      waiting.map(({ id }) => id),
      started,
    );
    if (waiting.length < LOOKED_AT_ONCE) break;
  }
  await inTransaction(write, (db) => markRead(db, 'product-alerts', readUntil));
  if (told > 0) nudgeOutbox();
  return told;
}

async function tell(context: Context, productIds: readonly number[]): Promise<number> {
  const { write, now } = context;
  const awaited = await listAwaitedArrivals(write, productIds, LOOKED_AT_ONCE);
  const arrivedIds = await findArrived(context, awaited);
  let told = 0;
  for (;;) {
    const taken = await inTransaction(write, async (db) => {
      const alerts = await takeProductAlerts(db, { productIds, arrivedIds, at: now(), limit: MAILS_AT_ONCE });
      await enqueueEmails(
        db,
        alerts.map(({ id: alertId, email }) => ({
          template: 'product-alert',
          recipient: email,
          data: { alertId },
        })),
      );
      return alerts.length;
    });
    told += taken;
    if (taken < MAILS_AT_ONCE) return told;
  }
}

/** Those whose product comes to their place by the quote that a shopper would get now. */
async function findArrived(context: Context, awaited: readonly AwaitedArrival[]): Promise<number[]> {
  const arrived: number[] = [];
  for (const [cityId, alerts] of Map.groupBy(awaited, (alert) => alert.cityId)) {
    const products = alerts.map(({ productId, variantId }) => ({
      productId,
      ...(variantId !== null && { variantId }),
    }));
    const promised = await promiseDeliveries(context, { cityId, products });
    if (!promised.ok) continue;
    const comes = promised.value.deliveries.filter(({ reason }) => reason === null);
    const keys = new Set(comes.map(({ productId, variantId }) => `${productId} ${variantId}`));
    arrived.push(
      ...alerts
        .filter(({ productId, variantId }) => keys.has(`${productId} ${variantId}`))
        .map(({ id }) => id),
    );
  }
  return arrived;
}

export async function deleteEndedProductAlerts({ write, now }: Context): Promise<void> {
  while ((await deleteOldProductAlerts(write, now())) > 0);
}
