/** Calendar day 'YYYY-MM-DD'. */
export type CalendarDay = string;

/** Colombia's public holidays of a year, sorted (Ley 51 de 1983, 'Ley Emiliani'). */
export function colombianHolidays(year: number): CalendarDay[] {
  const easter = easterSunday(year);
  const fixed = FIXED_HOLIDAYS.map((monthAndDay) => dayNumber(`${year}-${monthAndDay}`));
  const moved = MOVED_TO_MONDAY.map((monthAndDay) => mondayFrom(dayNumber(`${year}-${monthAndDay}`)));
  const aroundEaster = DAYS_FROM_EASTER.map((days) => easter + days);
  return [...fixed, ...moved, ...aroundEaster].sort((left, right) => left - right).map(calendarDay);
}

/** Monday to Friday without public holidays. */
export function isBusinessDay(day: CalendarDay): boolean {
  const weekday = weekdayOf(dayNumber(day));
  return weekday !== SATURDAY && weekday !== SUNDAY && !isPublicHoliday(day);
}

export function isPublicHoliday(day: CalendarDay): boolean {
  return holidaysOf(Number(day.slice(0, 4))).has(day);
}

const kept = new Map<number, ReadonlySet<CalendarDay>>();

// A page of cards asks for some two hundred days.
function holidaysOf(year: number): ReadonlySet<CalendarDay> {
  const holidays = kept.get(year) ?? new Set(colombianHolidays(year));
  kept.set(year, holidays);
  return holidays;
}

/** The count-th business day after the given day, which itself does not count. */
export function addBusinessDays(day: CalendarDay, count: number): CalendarDay {
  let current = dayNumber(day);
  for (let remaining = count; remaining > 0; ) {
    current += 1;
    if (isBusinessDay(calendarDay(current))) remaining -= 1;
  }
  return calendarDay(current);
}

/** How many business days lie between two days, the first not counted; 0 when the second is not later. */
export function businessDaysBetween(from: CalendarDay, to: CalendarDay): number {
  return countDays(from, to, isBusinessDay);
}

/** How many days that `counts` lets through lie between two, the first not counted; 0 when the second is not later. */
export function countDays(from: CalendarDay, to: CalendarDay, counts: (day: CalendarDay) => boolean): number {
  let days = 0;
  for (let day = dayNumber(from) + 1; day <= dayNumber(to); day++) if (counts(calendarDay(day))) days += 1;
  return days;
}

const FIXED_HOLIDAYS = ['01-01', '05-01', '07-20', '08-07', '12-08', '12-25'];

const MOVED_TO_MONDAY = ['01-06', '03-19', '06-29', '08-15', '10-12', '11-01', '11-11'];

// Holy Thursday and Good Friday; Ascension, Corpus Christi and Sacred Heart on their Mondays.
const DAYS_FROM_EASTER = [-3, -2, 43, 64, 71];

const SUNDAY = 0;
const SATURDAY = 6;
const MILLIS_PER_DAY = 24 * 60 * 60 * 1000;

// Days since 1 January 1970, a Thursday.
function dayNumber(day: CalendarDay): number {
  const number = Date.parse(`${day}T00:00:00Z`) / MILLIS_PER_DAY;
  if (Number.isNaN(number)) throw new RangeError(`Not a calendar day: ${day}`);
  return number;
}

function calendarDay(number: number): CalendarDay {
  return new Date(number * MILLIS_PER_DAY).toISOString().slice(0, 10);
}

function weekdayOf(number: number): number {
  return new Date(number * MILLIS_PER_DAY).getUTCDay();
}

function mondayFrom(number: number): number {
  return number + ((8 - weekdayOf(number)) % 7);
}

// The anonymous Gregorian algorithm (Meeus, Jones, Butcher).
function easterSunday(year: number): number {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const yearOfCentury = year % 100;
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - Math.floor(century / 4) - correction + 15) % 30;
  const leap = 2 * (century % 4) + 2 * Math.floor(yearOfCentury / 4);
  const weekday = (32 + leap - epact - (yearOfCentury % 4)) % 7;
  const late = Math.floor((golden + 11 * epact + 22 * weekday) / 451);
  const marchDays = epact + weekday - 7 * late + 114;
  const month = String(Math.floor(marchDays / 31)).padStart(2, '0');
  const day = String((marchDays % 31) + 1).padStart(2, '0');
  return dayNumber(`${year}-${month}-${day}`);
}
