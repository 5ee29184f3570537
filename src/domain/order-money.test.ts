import fc from 'fast-check';
import { expect, test } from 'vitest';
import { afterShare, anyPackage, cancelPart } from '../../tests/support/sold-packages.ts';
import {
  feeShare,
  nextShare,
  packageDue,
  priceLeft,
  reducedShare,
  remainingShare,
  shippingShare,
} from './order-money.ts';

const parts = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 6 });

test('the fee of three units is divided without losing a peso', () => {
  const line = { fee: 100, quantity: 3, unitPrice: 400 };
  expect([feeShare(line, 0, 400), feeShare(line, 400, 800), feeShare(line, 800, 1200)]).toEqual([33, 34, 33]);
});

const shares = fc.array(
  fc.record({ part: fc.double({ min: 0, max: 1, noNaN: true }), isUnits: fc.boolean() }),
  {
    maxLength: 8,
  },
);

test('however units and pesos of kept units go back by turns, they add up to the price and the fee of the line', () => {
  fc.assert(
    fc.property(anyPackage(), shares, ({ lines }, steps) => {
      for (const line of lines) {
        let [left, amount, fee] = [line, 0, 0];
        for (const { part, isUnits } of steps) {
          const pesos = Math.floor((priceLeft(left) - 1) * part);
          const units = Math.floor((left.quantity - left.cancelledQuantity) * part);
          const share = isUnits || pesos < 1 ? nextShare(left, units) : reducedShare(left, pesos);
          expect(share.fee).toBeGreaterThanOrEqual(0);
          expect(share.fee).toBeLessThanOrEqual(share.amount);
          expect(share.amount).toBeLessThanOrEqual(line.unitPrice * Math.max(units, left.quantity));
          [left, amount, fee] = [afterShare(share), amount + share.amount, fee + share.fee];
          expect(left.reduced).toBeGreaterThanOrEqual(0);
        }
        const rest = remainingShare(left);
        expect([amount + rest.amount, fee + rest.fee]).toEqual([line.unitPrice * line.quantity, line.fee]);
        expect(afterShare(rest).reduced).toBe(0);
      }
    }),
  );
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

test('however a package is given back in parts, the parts of its shipping are never negative and add up to it', () => {
  fc.assert(
    fc.property(anyPackage(), parts, (ordered, fractions) => {
      let [left, shipping] = [ordered, 0];
      for (const fraction of [...fractions, 1]) {
        const cut = left.lines.map((line) => ({ line, ...cancelPart(line, fraction) }));
        const shares = cut
          .filter(({ quantity }) => quantity > 0)
          .map(({ line, quantity }) => nextShare(line, quantity));
        const share = shippingShare(left, shares);
        expect(share).toBeGreaterThanOrEqual(0);
        shipping += share;
        left = { ...left, lines: cut.map(({ after }) => after) };
      }
      expect(shipping).toBe(ordered.shippingRate);
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
    reduced: 0,
    unitPrice: 10_000,
    fee: 1_000,
  };
  const ordered = {
    orderNumber: 1,
    sellerId: 1,
    statusId: 32,
    shippingRate: 8_000,
    shippingRefunded: 0,
    moneyState: 'none',
    deliveredAt: null,
  } as const;
  const due = (cancelledQuantity: number) =>
    packageDue({ ...ordered, lines: [{ ...line, quantity: 2, cancelledQuantity }] });
  expect([due(0), due(1), due(2)]).toEqual([28_000, 18_000, 0]);
});

test('a package costs its remaining goods, and while any remain its shipping that is not refunded', () => {
  fc.assert(
    fc.property(
      anyPackage(),
      parts,
      fc.double({ min: 0, max: 1, noNaN: true }),
      (ordered, [part = 0], back) => {
        const shippingRefunded = Math.round(ordered.shippingRate * back);
        const lines = ordered.lines.map((line) => cancelPart(line, part).after);
        const goods = lines.reduce(
          (sum, line) => sum + line.unitPrice * (line.quantity - line.cancelledQuantity),
          0,
        );
        const shipping = goods > 0 ? ordered.shippingRate - shippingRefunded : 0;
        expect(packageDue({ ...ordered, lines, shippingRefunded })).toBe(goods + shipping);
      },
    ),
  );
});
