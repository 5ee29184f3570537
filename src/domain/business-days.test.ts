import { expect, test } from 'vitest';
import { addBusinessDays, addDays, colombianHolidays, isBusinessDay } from './business-days.ts';

test('the holidays of 2026 are the official ones', () => {
  expect(colombianHolidays(2026)).toEqual([
    '2026-01-01',
    '2026-01-12',
    '2026-03-23',
    '2026-04-02',
    '2026-04-03',
    '2026-05-01',
    '2026-05-18',
    '2026-06-08',
    '2026-06-15',
    '2026-06-29',
    '2026-07-20',
    '2026-08-07',
    '2026-08-17',
    '2026-10-12',
    '2026-11-02',
    '2026-11-16',
    '2026-12-08',
    '2026-12-25',
  ]);
});

// Each date falls on every day of the week within these years, so that no other date has the same Mondays.
test.each(['01-06', '03-19', '06-29', '08-15', '10-12', '11-01', '11-11'])(
  'the holiday of %s is kept on the Monday that it is or that follows',
  (date) => {
    for (let year = 2020; year <= 2031; year++) {
      const monday = new Date(`${year}-${date}T00:00:00Z`);
      while (monday.getUTCDay() !== 1) monday.setUTCDate(monday.getUTCDate() + 1);
      expect(colombianHolidays(year)).toContain(monday.toISOString().slice(0, 10));
    }
  },
);

test.each([
  [2000, '2000-04-21'],
  [2019, '2019-04-19'],
  [2024, '2024-03-29'],
  [2025, '2025-04-18'],
  [2038, '2038-04-23'],
])('Good Friday of %d is %s', (year, goodFriday) => {
  expect(colombianHolidays(year)).toContain(goodFriday);
});

test('weekends and holidays are no business days', () => {
  expect(isBusinessDay('2026-03-20')).toBe(true);
  expect(isBusinessDay('2026-03-21')).toBe(false);
  expect(isBusinessDay('2026-03-22')).toBe(false);
  expect(isBusinessDay('2026-03-23')).toBe(false);
});

test('five business days from Holy Wednesday skip the holidays and the weekend', () => {
  expect(addBusinessDays('2026-04-01', 5)).toBe('2026-04-10');
});

test('counting runs over the end of the year', () => {
  expect(addBusinessDays('2025-12-31', 1)).toBe('2026-01-02');
  expect(addBusinessDays('2026-03-05', 0)).toBe('2026-03-05');
});

test('something that is not a day throws', () => {
  expect(() => addBusinessDays('mañana', 1)).toThrow(RangeError);
});

test('days cross the ends of months and years', () => {
  expect(addDays('2027-01-01', -1)).toBe('2026-12-31');
  expect(addDays('2028-03-01', -1)).toBe('2028-02-29');
});
