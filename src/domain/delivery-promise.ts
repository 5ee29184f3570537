import {
  type CalendarDay,
  calendarDay,
  countDays,
  type DayNumber,
  dayNumber,
  isBusinessDayNumber,
  isPublicHoliday,
  nthDayAfter,
  type Weekday,
  weekdayOf,
} from './business-days.ts';
import type { HolidayDays } from './holiday.ts';
import { bogotaDay, bogotaMinutes, bogotaMoment } from './spanish-dates.ts';

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
  const counted = countedDayNumber(rule, moment);
  const latest = addDispatchDays(rule, counted, rule.maximumHandlingDays);
  const soonest = addDispatchDays(
    rule,
    counted,
    Math.min(rule.minimumHandlingDays, rule.maximumHandlingDays),
  );
  return {
    dispatchBy: calendarDay(latest),
    from: calendarDay(nthDayAfter(soonest, transit.minimumDays, isBusinessDayNumber)),
    to: calendarDay(nthDayAfter(latest, transit.maximumDays, isBusinessDayNumber)),
    orderBefore: bogotaMoment(calendarDay(counted), rule.cutOffMinutes),
  };
}

/** The day of the shop that an order of that moment counts for. */
export function countedDay(rule: DispatchRule, moment: Date): CalendarDay {
  return calendarDay(countedDayNumber(rule, moment));
}

function countedDayNumber(rule: DispatchRule, moment: Date): DayNumber {
  const today = dayNumber(bogotaDay(moment.getTime()));
  const isInTime = bogotaMinutes(moment.getTime()) < rule.cutOffMinutes;
  return isInTime && isDispatchDay(rule, today) ? today : addDispatchDays(rule, today, 1);
}

/** How many of the shop's days lie between two days, the first not counted; 0 when the second is not later. */
export function dispatchDaysBetween(rule: DispatchRule, from: CalendarDay, to: CalendarDay): number {
  return countDays(from, to, (day) => isDispatchDay(rule, day));
}

function addDispatchDays(rule: DispatchRule, from: DayNumber, count: number): DayNumber {
  return nthDayAfter(from, count, (day) => isDispatchDay(rule, day));
}

function isDispatchDay({ weekdays, holiday }: DispatchRule, day: DayNumber): boolean {
  if (weekdays.length === 0) throw new RangeError('A shop without a day for its parcels');
  if (!weekdays.includes(weekdayOf(day)) || isPublicHoliday(day)) return false;
  return !holiday || day < dayNumber(holiday.from) || day > dayNumber(holiday.until);
}
