import { expect, test } from 'vitest';
import { holidayDays, holidayMoments, holidayNotice, holidayProblem } from './holiday.ts';

test('a holiday covers its days in Colombia from midnight to midnight', () => {
  const { from, until } = holidayMoments({ from: '2026-12-20', until: '2027-01-05' });
  expect([from.toISOString(), until.toISOString()]).toEqual([
    '2026-12-20T05:00:00.000Z',
    '2027-01-06T05:00:00.000Z',
  ]);
  expect(holidayDays({ from, until })).toEqual({ from: '2026-12-20', until: '2027-01-05' });
});

test('days that end before they begin, are over, or last too long are no holiday', () => {
  const now = Date.parse('2026-12-10T15:00:00Z');
  const problem = (from: string, until: string) => holidayProblem({ from, until }, now);
  expect(problem('2026-12-20', '2026-12-19')).toContain('después');
  expect(problem('2026-12-01', '2026-12-09')).toContain('pasó');
  expect(problem('2026-12-01', '2026-12-10')).toBeNull();
  expect(problem('2027-01-01', '2027-06-30')).toContain('180');
  expect(problem('2027-01-01', '2027-06-29')).toBeNull();
});

test('shoppers read the last day and the message of the shop', () => {
  const notice = { until: '2027-01-06T04:59:59.999Z', message: 'Feliz año.' };
  expect(holidayNotice(notice)).toBe(
    'La tienda está de vacaciones hasta el 5 de enero de 2027 y no recibe pedidos por ahora. Feliz año.',
  );
});
