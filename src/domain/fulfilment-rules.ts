import { addBusinessDays, addDays, type CalendarDay } from './business-days.ts';
import type { LateFreightRule } from './late-freight.ts';
import { bogotaDay } from './spanish-dates.ts';

/** How soon shops have to act; stored under the setting 'fulfilment-rules', these where it says nothing. */
export interface FulfilmentRules extends LateFreightRule {
  /** From the order, or its payment, until the shop takes it on. */
  acceptHours: number;
  /** Colombian business days from there until the parcel leaves; of packages whose promise does not say it. */
  dispatchBusinessDays: number;
  /** From this hour on, in Bogotá, buyers are told which cash to have ready the next day. */
  cashReminderHour: number;
  /** 1: by SMS as well, which the operator's provider charges for. */
  cashReminderSms: number;
}

export const DEFAULT_FULFILMENT_RULES: FulfilmentRules = {
  acceptHours: 24,
  dispatchBusinessDays: 2,
  cashReminderHour: 18,
  cashReminderSms: 0,
  freightBackBusinessDays: 0,
  freightBackShopPercent: 100,
};

/** What a shop has to do next with a package, as the groups of its list. */
export const STAGES_WITH_DEADLINE = ['to-accept', 'to-prepare', 'to-send'] as const;

export type StageWithDeadline = (typeof STAGES_WITH_DEADLINE)[number];

/** The stored rules over the defaults; whatever is no whole number, or absurdly large, is ignored. */
export function mergeFulfilmentRules(stored: unknown): FulfilmentRules {
  const given = typeof stored === 'object' && stored !== null ? (stored as Record<string, unknown>) : {};
  const usual = DEFAULT_FULFILMENT_RULES;
  return {
    acceptHours: isCount(given.acceptHours, 30 * 24) ? given.acceptHours : usual.acceptHours,
    dispatchBusinessDays: isCount(given.dispatchBusinessDays, 30)
      ? given.dispatchBusinessDays
      : usual.dispatchBusinessDays,
    cashReminderHour: isCount(given.cashReminderHour, 23) ? given.cashReminderHour : usual.cashReminderHour,
    cashReminderSms: isUpTo(given.cashReminderSms, 1) ? given.cashReminderSms : usual.cashReminderSms,
    freightBackBusinessDays: isUpTo(given.freightBackBusinessDays, 30)
      ? given.freightBackBusinessDays
      : usual.freightBackBusinessDays,
    freightBackShopPercent: isUpTo(given.freightBackShopPercent, 100)
      ? given.freightBackShopPercent
      : usual.freightBackShopPercent,
  };
}

/** The moment until which the stage should be over; `from` is when the shop got the package, or took it on. */
export function stageDeadline(stage: StageWithDeadline, from: Date, rules: FulfilmentRules): Date {
  if (stage === 'to-accept') return new Date(from.getTime() + rules.acceptHours * HOUR_MILLIS);
  return endOfDay(addBusinessDays(bogotaDay(from.getTime()), rules.dispatchBusinessDays));
}

/** Stages that began before this moment are overdue; the other side of `stageDeadline`. */
export function overdueBefore(stage: StageWithDeadline, now: Date, rules: FulfilmentRules): Date {
  if (stage === 'to-accept') return new Date(now.getTime() - rules.acceptHours * HOUR_MILLIS);
  // The deadline only grows with the day of the beginning: the first day that still has time, going back.
  let day = bogotaDay(now.getTime());
  let start = startOfDay(day);
  while (endOfDay(addBusinessDays(addDays(day, -1), rules.dispatchBusinessDays)) > now) {
    day = addDays(day, -1);
    start = startOfDay(day);
  }
  return start;
}

/** A package as its shop's clock sees it. */
export interface TimedPackage {
  stage: string;
  /** When the shop got it, or took it on. */
  from: Date;
  /** The last day to send it that the buyer's promise leaves; null: bought before promises were kept. */
  dispatchBy: CalendarDay | null;
}

/** Until when the shop must move the package: what its buyer was promised goes before any rule. Null: nobody waits for the shop. */
export function packageDeadline(
  { stage, from, dispatchBy }: TimedPackage,
  rules: FulfilmentRules,
): Date | null {
  const timed = STAGES_WITH_DEADLINE.find((one) => one === stage);
  if (!timed) return null;
  return timed !== 'to-accept' && dispatchBy ? endOfDay(dispatchBy) : stageDeadline(timed, from, rules);
}

/** What is overdue, for statements over many packages; the other side of `packageDeadline`. */
export interface OverdueLimits {
  /** Those that came to the shop before it. */
  'to-accept': Date;
  /** Those whose last day to be sent is before it. */
  dispatchBy: CalendarDay;
  /** Of those without such a day the ones that were taken on before it. */
  unpromised: Date;
}

export function overdueLimits(now: Date, rules: FulfilmentRules): OverdueLimits {
  return {
    'to-accept': overdueBefore('to-accept', now, rules),
    dispatchBy: bogotaDay(now.getTime() - 1),
    unpromised: overdueBefore('to-send', now, rules),
  };
}

const HOUR_MILLIS = 60 * 60_000;
const DAY_MILLIS = 24 * HOUR_MILLIS;

function isCount(value: unknown, maximum: number): value is number {
  return isUpTo(value, maximum) && value > 0;
}

function isUpTo(value: unknown, maximum: number): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0 && Number(value) <= maximum;
}

function startOfDay(day: CalendarDay): Date {
  return new Date(`${day}T00:00:00-05:00`);
}

/** The first moment of the next day. */
function endOfDay(day: CalendarDay): Date {
  return new Date(startOfDay(day).getTime() + DAY_MILLIS);
}
