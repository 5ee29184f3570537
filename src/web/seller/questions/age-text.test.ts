import { expect, test } from 'vitest';
import { ageText } from './age-text.ts';

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
