/** Calendar day 'YYYY-MM-DD'. */
export type CalendarDay = string;

/** 1 Monday to 7 Sunday. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

/** Days since 1 January 1970, a Thursday. Days are counted as numbers: each one as a text takes a microsecond. */
export type DayNumber = number;

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
  return isBusinessDayNumber(dayNumber(day));
}

export function isBusinessDayNumber(day: DayNumber): boolean {
  const weekday = weekdayOf(day);
  return weekday !== SATURDAY && weekday !== SUNDAY && !isPublicHoliday(day);
}

export function isPublicHoliday(day: DayNumber): boolean {
  return holidaysOf(new Date(day * MILLIS_PER_DAY).getUTCFullYear()).has(day);
}

const kept = new Map<number, ReadonlySet<DayNumber>>();

// A page of cards asks for some two hundred days.
function holidaysOf(year: number): ReadonlySet<DayNumber> {
  const holidays = kept.get(year) ?? new Set(colombianHolidays(year).map(dayNumber));
  kept.set(year, holidays);
  return holidays;
}

/** The count-th business day after the given day, which itself does not count. */
export function addBusinessDays(day: CalendarDay, count: number): CalendarDay {
  return calendarDay(nthDayAfter(dayNumber(day), count, isBusinessDayNumber));
}

/** The count-th day that `counts` lets through after the given one, which itself does not count. */
export function nthDayAfter(day: DayNumber, count: number, counts: (day: DayNumber) => boolean): DayNumber {
  let current = day;
  for (let remaining = count; remaining > 0; ) {
    current += 1;
    if (counts(current)) remaining -= 1;
  }
  return current;
}

/** The day so many days later; earlier below zero. */
export function addDays(day: CalendarDay, days: number): CalendarDay {
  return calendarDay(dayNumber(day) + days);
}

/** How many business days lie between two days, the first not counted; 0 when the second is not later. */
export function businessDaysBetween(from: CalendarDay, to: CalendarDay): number {
  return countDays(from, to, isBusinessDayNumber);
}

/** How many days that `counts` lets through lie between two, the first not counted; 0 when the second is not later. */
export function countDays(from: CalendarDay, to: CalendarDay, counts: (day: DayNumber) => boolean): number {
  const last = dayNumber(to);
  let days = 0;
  for (let day = dayNumber(from) + 1; day <= last; day++) if (counts(day)) days += 1;
  return days;
}

const FIXED_HOLIDAYS = ['01-01', '05-01', '07-20', '08-07', '12-08', '12-25'];

const MOVED_TO_MONDAY = ['01-06', '03-19', '06-29', '08-15', '10-12', '11-01', '11-11'];

// Holy Thursday and Good Friday; Ascension, Corpus Christi and Sacred Heart on their Mondays.
const DAYS_FROM_EASTER = [-3, -2, 43, 64, 71];

const SATURDAY = 6;
const SUNDAY = 7;
// 5 January 1970.
const FIRST_MONDAY: DayNumber = 4;
const MILLIS_PER_DAY = 24 * 60 * 60 * 1000;

export function dayNumber(day: CalendarDay): DayNumber {
  const number = Date.parse(`${day}T00:00:00Z`) / MILLIS_PER_DAY;
  if (Number.isNaN(number)) throw new RangeError(`Not a calendar day: ${day}`);
  return number;
}

export function calendarDay(number: DayNumber): CalendarDay {
  return new Date(number * MILLIS_PER_DAY).toISOString().slice(0, 10);
}

export function weekdayOf(day: DayNumber): Weekday {
  const daysFromMonday = (day - FIRST_MONDAY) % 7;
  return ((daysFromMonday < 0 ? daysFromMonday + 7 : daysFromMonday) + 1) as Weekday;
}

function mondayFrom(day: DayNumber): DayNumber {
  return day + ((SUNDAY + 1 - weekdayOf(day)) % SUNDAY);
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
