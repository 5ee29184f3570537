import { addBusinessDays, type CalendarDay, countDays, isPublicHoliday } from './business-days.ts';
import type { HolidayDays } from './holiday.ts';
import { nextDay } from './release-day.ts';
import { bogotaDay, bogotaMinutes, bogotaMoment } from './spanish-dates.ts';

/** 1 Monday to 7 Sunday. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

/** When a shop hands its parcels over. */
export interface DispatchRule {
  /** At least one; on public holidays a shop hands nothing over. */
  weekdays: readonly Weekday[];
  /** Minutes after midnight in Bogotá: what is ordered before them counts for the day itself. */
  cutOffMinutes: number;
  /** The shop's days from the one that counts until the parcel leaves, at the earliest and at the latest; 0: the same day. */
  minimumHandlingDays: number;
  maximumHandlingDays: number;
  /** It takes no orders then. */
  holiday: HolidayDays | null;
}

/** The carrier's business days from the parcel's leaving. */
export interface Transit {
  minimumDays: number;
  maximumDays: number;
}

export interface DeliveryPromise {
  /** The last day on which the parcel may leave: the shop's own deadline. */
  dispatchBy: CalendarDay;
  /** First and last day of its arrival. */
  from: CalendarDay;
  to: CalendarDay;
  /** Who orders before this moment gets this promise. */
  orderBefore: Date;
}

/**
 * Which days a parcel arrives when it is ordered at that moment. The one place that knows: cards, product, cart,
 * checkout, mails, the order and the shop's deadline show what this says (Ley 1480 of 2011, article 29: offers bind).
 */
export function promiseDelivery(rule: DispatchRule, transit: Transit, moment: Date): DeliveryPromise {
  const counted = countedDay(rule, moment);
  const dispatchBy = addDispatchDays(rule, counted, rule.maximumHandlingDays);
  const soonest = addDispatchDays(
    rule,
    counted,
    Math.min(rule.minimumHandlingDays, rule.maximumHandlingDays),
  );
  return {
    dispatchBy,
    from: addBusinessDays(soonest, transit.minimumDays),
    to: addBusinessDays(dispatchBy, transit.maximumDays),
    orderBefore: bogotaMoment(counted, rule.cutOffMinutes),
  };
}

/** The day of the shop that an order of that moment counts for. */
export function countedDay(rule: DispatchRule, moment: Date): CalendarDay {
  const today = bogotaDay(moment.getTime());
  const isInTime = bogotaMinutes(moment.getTime()) < rule.cutOffMinutes;
  return isInTime && isDispatchDay(rule, today) ? today : addDispatchDays(rule, today, 1);
}

/** How many of the shop's days lie between two days, the first not counted; 0 when the second is not later. */
export function dispatchDaysBetween(rule: DispatchRule, from: CalendarDay, to: CalendarDay): number {
  return countDays(from, to, (day) => isDispatchDay(rule, day));
}

function addDispatchDays(rule: DispatchRule, from: CalendarDay, count: number): CalendarDay {
  let day = from;
  for (let remaining = count; remaining > 0; ) {
    day = nextDay(day);
    if (isDispatchDay(rule, day)) remaining -= 1;
  }
  return day;
}

function isDispatchDay({ weekdays, holiday }: DispatchRule, day: CalendarDay): boolean {
  if (weekdays.length === 0) throw new RangeError('A shop without a day for its parcels');
  if (!weekdays.includes(weekdayOf(day)) || isPublicHoliday(day)) return false;
  return !holiday || day < holiday.from || day > holiday.until;
}

export function weekdayOf(day: CalendarDay): Weekday {
  return (new Date(`${day}T00:00:00Z`).getUTCDay() || 7) as Weekday;
}
