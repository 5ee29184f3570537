import { expect, test } from 'vitest';
import { ageText, promiseState } from './age-text.ts';

test.each([
  [0, 'ahora mismo'],
  [-5, 'ahora mismo'],
  [1, 'hace 1 minuto'],
  [59, 'hace 59 minutos'],
  [60, 'hace 1 hora'],
  [47 * 60, 'hace 47 horas'],
  [48 * 60, 'hace 2 días'],
])('%i minutes ago is "%s"', (minutes, text) => {
  const now = Date.parse('2026-11-21T12:00:00Z');
  expect(ageText(now - minutes * 60_000, now)).toBe(text);
});

test.each([
  [-1, { isLate: false, text: 'Quedan 24 horas' }],
  [18 * 60, { isLate: false, text: 'Quedan 6 horas' }],
  [23 * 60 + 30, { isLate: false, text: 'Quedan 30 minutos' }],
  [23 * 60 + 59, { isLate: false, text: 'Queda 1 minuto' }],
  [24 * 60, { isLate: true, text: 'Vencido ahora mismo' }],
  [26 * 60, { isLate: true, text: 'Vencido hace 2 horas' }],
])('after %i minutes of a promise of a day: %o', (minutes, state) => {
  const now = Date.parse('2026-11-21T12:00:00Z');
  expect(promiseState(now - minutes * 60_000, 24, now)).toEqual(state);
});
