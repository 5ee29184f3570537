import { expect, test } from 'vitest';
import { carrierLate, onTimeAdvice, onTimeText, sumCounts } from './on-time.ts';

const count = { packages: 1_000, onTime: 940, shopLate: 50 };

test('a share is told to the tenth, and never better than it is', () => {
  expect(onTimeText(count)).toBe('94 %');
  expect(onTimeText({ packages: 3, onTime: 2 })).toBe('66,6 %');
  expect(onTimeText({ packages: 10_000, onTime: 9_999 })).toBe('99,9 %');
  expect(onTimeText({ packages: 0, onTime: 0 })).toBe('–');
});

test('what was late is its shop’s or its carrier’s', () => {
  expect(carrierLate(count)).toBe(10);
  expect(sumCounts([count, { packages: 10, onTime: 10, shopLate: 0 }])).toEqual({
    packages: 1_010,
    onTime: 950,
    shopLate: 50,
  });
});

test('the advice begins with what makes most packages late, and ends where 95 of 100 come in time', () => {
  expect(onTimeAdvice(count)).toEqual(['send-sooner', 'other-carrier']);
  expect(onTimeAdvice({ ...count, shopLate: 5 })).toEqual(['other-carrier', 'send-sooner']);
  expect(onTimeAdvice({ ...count, shopLate: 0 })).toEqual(['other-carrier']);
  expect(onTimeAdvice({ ...count, onTime: 950 })).toEqual(['keep-on']);
  expect(onTimeAdvice({ packages: 0, onTime: 0, shopLate: 0 })).toEqual([]);
});
