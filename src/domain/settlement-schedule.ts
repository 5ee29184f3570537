import { type CalendarDay, isBusinessDay } from './business-days.ts';
import { bogotaDay } from './spanish-dates.ts';

/** When sellers are paid by themselves; stored under the setting 'settlement-schedule', this where it says nothing. */
export interface SettlementSchedule {
  enabled: boolean;
  /** Full hour in Bogotá. */
  hour: number;
  /** 1 Monday to 5 Friday; public holidays are left out. */
  weekdays: number[];
}

export const DEFAULT_SETTLEMENT_SCHEDULE: SettlementSchedule = {
  enabled: true,
  hour: 5,
  weekdays: [1, 2, 3, 4, 5],
};

/** The stored schedule; what is not one counts as not stored. */
export function readSettlementSchedule(stored: unknown): SettlementSchedule {
  const given = (typeof stored === 'object' && stored !== null ? stored : {}) as Partial<SettlementSchedule>;
  const { enabled, hour, weekdays } = given;
  const isComplete =
    typeof enabled === 'boolean' &&
    isWithin(hour, 0, 23) &&
    Array.isArray(weekdays) &&
    weekdays.every((day) => isWithin(day, 1, 5));
  return isComplete ? { enabled, hour: Number(hour), weekdays } : DEFAULT_SETTLEMENT_SCHEDULE;
}

/** The day whose run is due at the moment, or null: off, not a day of it, or too early. */
export function dueSettlementDay(schedule: SettlementSchedule, moment: Date): CalendarDay | null {
  const day = bogotaDay(moment.getTime());
  const start = Date.parse(`${day}T${String(schedule.hour).padStart(2, '0')}:00:00-05:00`);
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  const isDue =
    schedule.enabled &&
    schedule.weekdays.includes(weekday) &&
    isBusinessDay(day) &&
    moment.getTime() >= start;
  return isDue ? day : null;
}

function isWithin(value: unknown, from: number, to: number): boolean {
  return Number.isInteger(value) && Number(value) >= from && Number(value) <= to;
}
