import { failure, type Result, success } from '../../../../domain/result.ts';
import type { Database } from '../../../db/sql.ts';
import { getMoneyRules } from '../../settings/money-rules.service.ts';
import { type CashBuyer, countCashOrders, lockCashBuyer } from './cash-limit.repository.ts';

const dayMillis = 24 * 60 * 60_000;
/** A parcel that is open for longer than this is lost, not pending. */
const OPEN_DAYS = 90;
const REFUSAL_DAYS = 90;
/** A parcel is refused at the door this many days after its order at the latest. */
const DELIVERY_DAYS = 60;

export interface CashOrder extends CashBuyer {
  total: number;
  now: Date;
}

/**
 * Whether this order may be paid at the door: cash on delivery is where fake orders come from, so it is limited by
 * phone, document, address, value and earlier refusals. Runs in the transaction that writes the order: orders of the
 * same person wait for each other until its end.
 */
export async function checkCashLimits(
  db: Database,
  { total, now, ...buyer }: CashOrder,
): Promise<Result<null, 'cash-on-delivery-limit'>> {
  const { cashOnDelivery: rules } = await getMoneyRules(db);
  if (total > rules.maximumTotal) return failure('cash-on-delivery-limit');
  await lockCashBuyer(db, buyer);
  const history = await countCashOrders(db, buyer, {
    openSince: daysBefore(now, OPEN_DAYS),
    refusedSince: daysBefore(now, REFUSAL_DAYS),
    refusedOrdersSince: daysBefore(now, REFUSAL_DAYS + DELIVERY_DAYS),
  });
  const isOver =
    history.openByPhone >= rules.maximumOpenPerPhone ||
    history.openByDocument >= rules.maximumOpenPerDocument ||
    history.openByAddress >= rules.maximumOpenPerAddress ||
    history.refusals >= rules.maximumRefusals;
  return isOver ? failure('cash-on-delivery-limit') : success(null);
}

function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * dayMillis);
}
