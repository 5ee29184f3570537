import { expect, test } from 'vitest';
import { leavesNothing, unitsToCancel } from './cancellation.ts';
import type { MoneyLine } from './order-money.ts';

const line = (number: number, quantity: number, cancelledQuantity = 0): MoneyLine => ({
  orderNumber: 100001,
  line: number,
  sellerId: 7,
  productId: number,
  termIds: [],
  unitPrice: 10_000,
  reduced: 0,
  quantity,
  cancelledQuantity,
  fee: 1_000,
});

const sold = { lines: [line(1, 3, 1), line(2, 1)] };

test('all that remains is cancelled when nothing is kept', () => {
  const units = unitsToCancel(sold, null);
  expect(units).toEqual({
    ok: true,
    value: [
      { line: 1, quantity: 2 },
      { line: 2, quantity: 1 },
    ],
  });
  expect(units.ok && leavesNothing(sold, units.value)).toBe(true);
});

test('units are cancelled down to what is kept, and lines that are not named stay', () => {
  const units = unitsToCancel(sold, [{ line: 1, quantity: 1 }]);
  expect(units).toEqual({ ok: true, value: [{ line: 1, quantity: 1 }] });
  expect(units.ok && leavesNothing(sold, units.value)).toBe(false);
});

test('what was cancelled before is not cancelled again', () => {
  expect(unitsToCancel(sold, [{ line: 1, quantity: 2 }])).toEqual({ ok: true, value: [] });
  expect(unitsToCancel(sold, [{ line: 1, quantity: 3 }])).toEqual({ ok: true, value: [] });
});

test.each([
  ['a line of another package', [{ line: 9, quantity: 0 }], 'package-line-unknown'],
  ['more than was bought', [{ line: 2, quantity: 2 }], 'package-more-than-bought'],
  [
    'a line named twice',
    [
      { line: 1, quantity: 0 },
      { line: 1, quantity: 1 },
    ],
    'package-line-unknown',
  ],
])('%s is refused', (_, kept, reason) => {
  expect(unitsToCancel(sold, kept)).toEqual({ ok: false, reason });
});
