import type { Context } from '../../../context.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { enqueueEmails, nudgeOutbox } from '../../messages/notifications.service.ts';
import { listChangedSince, markRead } from '../browse/changed-since.repository.ts';
import {
  deleteOldProductAlerts,
  listAlertsToLook,
  markLooked,
  takeProductAlerts,
} from './product-alert.repository.ts';

const MAILS_AT_ONCE = 200;
const LOOKED_AT_ONCE = 500;
/** A run looks at so many; the others wait for the next one. */
const MOST_ROUNDS = 20;
const DAY_MILLIS = 24 * 60 * 60_000;

/**
 * Tells, once, whoever waits for a product that has changed. What was asked since the last run, and what nobody has looked
 * at for a day (a shop that is back changes no product), is looked at anyway.
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
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const waiting = await listAlertsToLook(write, { before, limit: LOOKED_AT_ONCE });
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

async function tell({ write, now }: Context, productIds: readonly number[]): Promise<number> {
  let told = 0;
  for (;;) {
    const taken = await inTransaction(write, async (db) => {
      const alerts = await takeProductAlerts(db, { productIds, at: now(), limit: MAILS_AT_ONCE });
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

export async function deleteEndedProductAlerts({ write, now }: Context): Promise<void> {
  while ((await deleteOldProductAlerts(write, now())) > 0);
}
