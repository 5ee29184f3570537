import type { CalendarDay } from './business-days.ts';
import { keptRows, type PlaceArrivals, type PlaceTicks } from './place-arrivals.ts';
import { type PriceBars, priceBars } from './price-bars.ts';

/** How many products of a list each filter by place would leave; as others count, without the ticks of their own kind. */
export interface PlaceCounts {
  arriving: number;
  notArriving: number;
  /** At most so many last days, and the ticked one; each counts what arrives until then. */
  days: { day: CalendarDay; count: number }[];
  freeShipping: number;
  /** Of landed prices. */
  prices: PriceBars | null;
}

// The first day, those by which a third and two thirds arrive, and the last.
const SHARES = [0, 1 / 3, 2 / 3, 1];

export function countPlace(arrivals: PlaceArrivals, ticks: PlaceTicks, step: number): PlaceCounts {
  const { day, days, landed, isFree } = arrivals;
  const anyDay = keptRows(arrivals, { ...ticks, arrivesBy: null });
  const perDay = days.map(() => 0);
  let away = 0;
  for (let row = 0; row < anyDay.length; row++) {
    const number = day[row] ?? -1;
    if (number < 0) away += 1;
    else if (anyDay[row] === 1) perDay[number] = (perDay[number] ?? 0) + 1;
  }
  const arriving = perDay.reduce((sum, count) => sum + count, 0);
  const priced = keptRows(arrivals, { ...ticks, minimumLanded: null, maximumLanded: null });
  const shown = keptRows(arrivals, ticks);
  return {
    arriving: arriving * step,
    notArriving: away * step,
    days: dayCounts(days, perDay, ticks.arrivesBy).map(({ day: one, count }) => ({
      day: one,
      count: count * step,
    })),
    freeShipping: shown.filter((isShown, row) => isShown === 1 && isFree[row] === 1).length * step,
    prices: priceBars([...landed.filter((_, row) => priced[row] === 1 && (day[row] ?? -1) >= 0)], step),
  };
}

function dayCounts(days: readonly CalendarDay[], perDay: readonly number[], ticked: PlaceTicks['arrivesBy']) {
  let sum = 0;
  const until = days
    .map((day, number) => {
      const own = perDay[number] ?? 0;
      sum += own;
      return { day, own, count: sum };
    })
    .filter(({ own }) => own > 0);
  const chosen = new Set(
    SHARES.map((share) => until.find(({ count }) => count >= Math.max(share * sum, 1))?.day),
  );
  const shown = until
    .filter(({ day }) => chosen.has(day) || day === ticked)
    .map(({ day, count }) => ({ day, count }));
  if (ticked === null || ticked === 'any' || shown.some(({ day }) => day === ticked)) return shown;
  // Nothing arrives on that very day, yet somebody asked for it.
  const before = until.filter(({ day }) => day <= ticked).at(-1)?.count ?? 0;
  return [...shown, { day: ticked, count: before }].sort((one, other) => (one.day < other.day ? -1 : 1));
}
