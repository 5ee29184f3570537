import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyPackage, cancelPart } from '../../tests/support/sold-packages.ts';
import { feeShare, nextShare, packageDue, remainingShare } from './order-money.ts';

const parts = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 6 });

test('the fee of three units is divided without losing a peso', () => {
  const line = { fee: 100, quantity: 3 };
  expect([feeShare(line, 0, 1), feeShare(line, 1, 2), feeShare(line, 2, 3)]).toEqual([33, 34, 33]);
});

test('however a line is cancelled in parts, they add up to its price and fee, and no fee passes its price', () => {
  fc.assert(
    fc.property(anyPackage(), parts, ({ lines }, fractions) => {
      for (const line of lines) {
        let left = line;
        let amount = 0;
        let fee = 0;
        for (const fraction of [...fractions, 1]) {
          const { quantity, after } = cancelPart(left, fraction);
          const share = nextShare(left, quantity);
          expect(share.fee).toBeGreaterThanOrEqual(0);
          expect(share.fee).toBeLessThanOrEqual(share.amount);
          amount += share.amount;
          fee += share.fee;
          left = after;
          const rest = remainingShare(left);
          expect([amount + rest.amount, fee + rest.fee]).toEqual([line.unitPrice * line.quantity, line.fee]);
        }
        expect([amount, fee]).toEqual([line.unitPrice * line.quantity, line.fee]);
      }
    }),
  );
});

test('a package of which nothing remains costs nothing, not even its shipping', () => {
  const line = {
    orderNumber: 1,
    line: 1,
    sellerId: 1,
    productId: 1,
    termIds: [],
    unitPrice: 10_000,
    fee: 1_000,
  };
  const ordered = {
    orderNumber: 1,
    sellerId: 1,
    statusId: 32,
    shippingRate: 8_000,
    shippingRefunded: false,
    moneyState: 'none',
    deliveredAt: null,
  } as const;
  const due = (cancelledQuantity: number) =>
    packageDue({ ...ordered, lines: [{ ...line, quantity: 2, cancelledQuantity }] });
  expect([due(0), due(1), due(2)]).toEqual([28_000, 18_000, 0]);
});

test('a package costs its remaining goods, and its shipping while any remain and it is not refunded', () => {
  fc.assert(
    fc.property(anyPackage(), parts, fc.boolean(), (ordered, [part = 0], shippingRefunded) => {
      const lines = ordered.lines.map((line) => cancelPart(line, part).after);
      const goods = lines.reduce(
        (sum, line) => sum + line.unitPrice * (line.quantity - line.cancelledQuantity),
        0,
      );
      const shipping = goods > 0 && !shippingRefunded ? ordered.shippingRate : 0;
      expect(packageDue({ ...ordered, lines, shippingRefunded })).toBe(goods + shipping);
    }),
  );
});
