import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bogotaDay, formatSpanishDate } from './spanish-dates.ts';

test.each([
  ['2026-03-05', '5 de marzo de 2026'],
  ['2026-03-05T12:00:00Z', '5 de marzo de 2026'],
  ['2026-03-05T04:59:59Z', '4 de marzo de 2026'],
  ['2026-03-05T05:00:00Z', '5 de marzo de 2026'],
  ['2026-01-01T02:00:00.123Z', '31 de diciembre de 2025'],
  ['2025-10-19 23:51:58', '19 de octubre de 2025'],
  ['2026-03-05 03:00:00+00', '4 de marzo de 2026'],
  ['2026-03-05T23:00:00-0500', '5 de marzo de 2026'],
  ['2028-02-29', '29 de febrero de 2028'],
])('%s is shown as %s', (value, written) => {
  expect(formatSpanishDate(value)).toBe(written);
});

test.each(['', 'ayer', 'pedido 5', '2026-02-30', '2026-13-01', '2026-03-05T25:00:00Z', '05/03/2026', null])(
  '%j is Fecha inválida',
  (value) => {
    expect(formatSpanishDate(value)).toBe('Fecha inválida');
  },
);

test('an invalid Date or number is Fecha inválida', () => {
  expect(formatSpanishDate(new Date(Number.NaN))).toBe('Fecha inválida');
  expect(formatSpanishDate(Number.POSITIVE_INFINITY)).toBe('Fecha inválida');
});

test('day, month and year agree with the time zone database for any moment', () => {
  const bogota = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Bogota' });
  const moment = fc.date({
    min: new Date('1994-01-01T00:00:00Z'),
    max: new Date('2100-01-01T00:00:00Z'),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(moment, (date) => {
      expect(bogotaDay(date.getTime())).toBe(bogota.format(date));
      const [year, , day] = bogota.format(date).split('-').map(Number);
      expect(formatSpanishDate(date)).toMatch(new RegExp(`^${day} de [a-z]+ de ${year}$`));
    }),
  );
});
