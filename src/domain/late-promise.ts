import { addBusinessDays, type CalendarDay } from './business-days.ts';
import {
  type DeliveryPromise,
  type DispatchRule,
  promiseDelivery,
  type Transit,
} from './delivery-promise.ts';
import { bogotaDay } from './spanish-dates.ts';

interface LatePackage {
  dispatch: DispatchRule;
  transit: Transit;
  /** It has left its shop. */
  isOnTheWay: boolean;
}

/** The days of a package whose promised ones went by: as if it left, or was ordered, now. */
export function latePromise(
  { dispatch, transit, isOnTheWay }: LatePackage,
  now: Date,
): Pick<DeliveryPromise, 'from' | 'to'> {
  if (!isOnTheWay) {
    const { from, to } = promiseDelivery(dispatch, transit, now);
    return { from, to };
  }
  const today: CalendarDay = bogotaDay(now.getTime());
  // Not today: whoever is told this morning waits for another day.
  return {
    from: addBusinessDays(today, 1),
    to: addBusinessDays(today, Math.max(1, transit.maximumDays)),
  };
}
