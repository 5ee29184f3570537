import { expect, test } from 'vitest';
import { deadlineText, longDayText, momentText, monthText, shortDayText, urgencyOf } from './date-texts.ts';

const now = Date.parse('2026-11-14T15:00:00-05:00');

test('moments read as Bogotá says them', () => {
  expect(momentText(Date.parse('2026-11-14T21:00:00Z'), now)).toBe('Hoy, 4:00 p. m.');
  expect(momentText(Date.parse('2026-11-15T12:00:00-05:00'), now)).toBe('Mañana, 12:00 m.');
  expect(momentText(Date.parse('2026-11-13T00:05:00-05:00'), now)).toBe('Ayer, 12:05 a. m.');
  expect(momentText(Date.parse('2025-11-13T09:00:00-05:00'), now)).toBe('13 nov de 2025, 9:00 a. m.');
});

test('a deadline at midnight belongs to the day that ends', () => {
  const midnight = Date.parse('2026-11-15T00:00:00-05:00');
  expect(deadlineText(midnight, now)).toBe('Hoy, 11:59 p. m.');
  expect(urgencyOf(midnight, now)).toBe('today');
  expect(urgencyOf(midnight + 1, now)).toBe('later');
  expect(urgencyOf(now, now)).toBe('overdue');
});

test('days and months are written out', () => {
  expect(shortDayText('2026-01-05')).toBe('5 ene');
  expect(longDayText('2023-11-14')).toBe('Martes 14 de noviembre de 2023');
  expect(monthText('2026-09')).toBe('septiembre de 2026');
});
