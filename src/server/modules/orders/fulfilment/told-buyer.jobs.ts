import { freightBackDay } from '../../../../domain/late-freight.ts';
import { latePromise } from '../../../../domain/late-promise.ts';
import { isMobilePhone } from '../../../../domain/phone.ts';
import { nextDay } from '../../../../domain/release-day.ts';
import { bogotaDay, bogotaMinutes } from '../../../../domain/spanish-dates.ts';
import type { Context } from '../../../context.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { canSendSms, enqueueEmails, enqueueSms, nudgeOutbox } from '../../messages/notifications.service.ts';
import { getRateCard } from '../../shipping/rate-card.service.ts';
import { lockOrder } from '../placing/order-money.service.ts';
import { getFulfilmentRules } from '../seller-view/seller-order-list.service.ts';
import {
  listMissedPromises,
  type MissedPromise,
  replaceMissedPromise,
  takeCashOf,
} from './told-buyer.repository.ts';

const PACKAGES_AT_ONCE = 200;
/** What is later than this is a case for people, not for another promise. */
const OLDEST_DAYS = 30;
const DAY_MILLIS = 24 * 60 * 60_000;

/** Tells buyers of parcels whose promised days went by, once each, with the days in which they come now. Answers how many. */
export async function tellMissedPromises(context: Context): Promise<number> {
  const now = context.now();
  const [card, rules] = [await getRateCard(context), await getFulfilmentRules(context.write)];
  const days = {
    today: bogotaDay(now.getTime()),
    since: bogotaDay(now.getTime() - OLDEST_DAYS * DAY_MILLIS),
  };
  let told = 0;
  for (;;) {
    const missed = await listMissedPromises(context.write, { ...days, limit: PACKAGES_AT_ONCE });
    let taken = 0;
    for (const one of missed) {
      const window = latePromise({ ...one, transit: card.zones[one.zone] }, now);
      const renewed = { ...window, at: now, freightBackOn: freightBackDay(one, rules) };
      if (await tellMissed(context, one, renewed)) taken += 1;
    }
    told += taken;
    if (missed.length < PACKAGES_AT_ONCE || taken === 0) break;
  }
  if (told > 0) nudgeOutbox();
  return told;
}

function tellMissed(
  { write }: Context,
  { orderNumber, sellerId }: MissedPromise,
  renewed: { from: string; to: string; at: Date; freightBackOn: string | null },
): Promise<boolean> {
  return inTransaction(write, async (db) => {
    const order = await lockOrder(db, orderNumber);
    if (!order || !(await replaceMissedPromise(db, { orderNumber, sellerId }, renewed))) return false;
    const data = { orderNumber, sellerId };
    await enqueueEmails(db, [{ template: 'promise-missed', recipient: order.email, data }]);
    return true;
  });
}

/** The evening before: which cash to have ready tomorrow, one message an order. Answers how many were written. */
export async function remindOfCash(context: Context): Promise<number> {
  const now = context.now();
  const { cashReminderHour, cashReminderSms } = await getFulfilmentRules(context.write);
  const isBySms = cashReminderSms === 1 && canSendSms(context.config);
  if (bogotaMinutes(now.getTime()) < cashReminderHour * 60) return 0;
  const day = nextDay(bogotaDay(now.getTime()));
  let written = 0;
  for (;;) {
    const orders = await inTransaction(context.write, async (db) => {
      const taken = await takeCashOf(db, day, PACKAGES_AT_ONCE);
      await enqueueEmails(
        db,
        taken.map(({ orderNumber, email, sellerIds }) => ({
          template: 'cash-tomorrow',
          recipient: email,
          data: { orderNumber, sellerIds, day },
        })),
      );
      // Nobody's landline is written to.
      const phones = isBySms ? taken.filter(({ phone }) => isMobilePhone(phone)) : [];
      await enqueueSms(
        db,
        phones.map(({ orderNumber, phone, sellerIds }) => ({
          template: 'cash-tomorrow-sms',
          recipient: phone,
          data: { orderNumber, sellerIds, day },
        })),
      );
      return taken;
    });
    written += orders.length;
    if (orders.length === 0) break;
  }
  if (written > 0) nudgeOutbox();
  return written;
}
