import { expect, test } from 'vitest';
import type { CaseView } from '../../../../wire/rights/case-entities.ts';
import { clockOf } from './case-clock.ts';

test('money that was paid in the evening is told by the day of Bogotá, where in UTC it is tomorrow', () => {
  const money = { state: 'paid', paidAt: '2026-12-09T01:30:00.000Z' };
  expect(clockOf({ money } as CaseView, '2026-12-10')).toEqual({
    title: 'Te devolvimos la plata el mar 8 de dic',
    ring: null,
  });
});
