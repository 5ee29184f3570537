import { expect, test } from 'vitest';
import { clockOf } from './clock-chip.tsx';

// The 20th of November 2026 is a Friday.
test('a date says how many business days are left, and that it is the last one', () => {
  expect(clockOf('2026-11-25', '2026-11-20', true)).toEqual({
    tone: 'early',
    text: 'Te quedan 3 días hábiles',
  });
  expect(clockOf('2026-11-25', '2026-11-20', false).text).toBe('Quedan 3 días hábiles');
  expect(clockOf('2026-11-20', '2026-11-20', true)).toEqual({ tone: 'last', text: 'Hoy es el último día' });
  expect(clockOf('2026-11-22', '2026-11-20', true)).toEqual({ tone: 'last', text: 'Vence el 22 nov' });
});

test('a date that is over says since when', () => {
  expect(clockOf('2026-11-19', '2026-11-20', true)).toEqual({ tone: 'overdue', text: 'Venció ayer' });
  expect(clockOf('2026-11-10', '2026-11-20', true).text).toBe('Venció hace 10 días');
});
