import type { CalendarDay } from '../business-days.ts';

/**
 * From when on somebody should look at how often a person gives back. No right ends there: the law gives each of them without
 * counting (Ley 1480 de 2011, arts. 7, 47 and 51), so nothing is refused, slowed or hidden by it; a person reads it and decides.
 */
export interface ReturnHabitLimit {
  validFrom: CalendarDay;
  /** How far back it looks. */
  days: number;
  /** Fewer cases are nobody's habit. */
  leastCases: number;
  /** Of her orders of those days, in percent; a large buyer has more of everything. */
  leastPercent: number;
  reason: string;
}

/** The newest last; a change is a new row. */
export const RETURN_HABIT_LIMITS: readonly [ReturnHabitLimit, ...ReturnHabitLimit[]] = [
  {
    validFrom: '2026-11-23',
    days: 180,
    leastCases: 4,
    leastPercent: 50,
    reason:
      'Cuatro casos en 180 días sobre al menos la mitad de los pedidos: menos lo explica la mala suerte con una tienda.',
  },
];

export interface ReturnHabit {
  /** Of goods that came, or are said not to have come; cancellations before the label cost nobody anything. */
  cases: number;
  orders: number;
  limit: ReturnHabitLimit;
  isFrequent: boolean;
}

export function returnHabitLimitOn(day: CalendarDay): ReturnHabitLimit {
  return RETURN_HABIT_LIMITS.findLast(({ validFrom }) => validFrom <= day) ?? RETURN_HABIT_LIMITS[0];
}

export function returnHabit(
  { cases, orders }: { cases: number; orders: number },
  limit: ReturnHabitLimit,
): ReturnHabit {
  const isFrequent = cases >= limit.leastCases && cases * 100 >= orders * limit.leastPercent;
  return { cases, orders, limit, isFrequent };
}
