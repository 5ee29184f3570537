import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { afterShare } from '../../tests/support/sold-packages.ts';
import type { MoneyLine, MoneyPackage } from './order-money.ts';
import {
  planFreight,
  planRefund,
  planReversal,
  type RefundRequest,
  refundableUnits,
} from './refund-rules.ts';

function line(parts: Partial<MoneyLine> & { line: number }): MoneyLine {
  return {
    orderNumber: 100001,
    sellerId: 7,
    productId: 1,
    termIds: [],
    unitPrice: 1_000,
    quantity: 3,
    cancelledQuantity: 0,
    reduced: 0,
    fee: 100,
    ...parts,
  };
}

function sold(parts: Partial<MoneyPackage> = {}): MoneyPackage {
  return {
    orderNumber: 100001,
    sellerId: 7,
    statusId: 19,
    shippingRate: 8_000,
    shippingRefunded: 0,
    moneyState: 'held',
    deliveredAt: null,
    lines: [line({ line: 1 }), line({ line: 2, quantity: 1, fee: 100 })],
    ...parts,
  };
}

const delivered = { statusId: 3, deliveredAt: '2026-11-02T15:00:00.000Z' };
const everything = [
  { line: 1, quantity: 3, restock: true },
  { line: 2, quantity: 1, restock: true },
];

function request(parts: Partial<RefundRequest> = {}): RefundRequest {
  return { lines: everything, shipping: 'by-rule', cause: 'withdrawal', ...parts };
}

test.each([
  ['all of it, where none has gone back', sold(delivered), 8_000],
  ['what is left, where units took their share', sold({ ...delivered, shippingRefunded: 2_500 }), 5_500],
  ['nothing, where all has gone back', sold({ ...delivered, shippingRefunded: 8_000 }), null],
  ['nothing, where nobody has paid', sold({ ...delivered, moneyState: 'none' }), null],
])('freight alone gives back %s', (_, one, amount) => {
  expect(planFreight(one)?.amount ?? null).toBe(amount);
});

function planned(packages: readonly MoneyPackage[], asked: RefundRequest) {
  const plan = planRefund(packages, asked);
  if (!plan.ok) throw new Error(plan.reason);
  return plan.value;
}

describe('planRefund', () => {
  test('three units refunded one by one take 33, 34 and 33 of a fee of 100', () => {
    const fees = [0, 1, 2].map((cancelledQuantity) => {
      const packages = [sold({ lines: [line({ line: 1, cancelledQuantity })] })];
      const { amount, packages: parts } = planned(
        packages,
        request({ lines: [{ line: 1, quantity: 1, restock: false }], shipping: 'none' }),
      );
      expect(amount).toBe(1_000);
      return parts[0]?.shares[0]?.fee;
    });
    expect(fees).toEqual([33, 34, 33]);
  });

  test.each([
    ['a whole package that was not delivered', sold(), request({ cause: 'other' }), 8_000],
    ['a whole package that the buyer withdrew from', sold(delivered), request(), 8_000],
    ['a whole package under warranty', sold(delivered), request({ cause: 'warranty' }), 8_000],
    ['a whole delivered package for another reason', sold(delivered), request({ cause: 'other' }), 0],
    ['one line of a package that is kept', sold(delivered), request({ lines: everything.slice(0, 1) }), 0],
    ['a package whose shipping was refunded before', sold({ shippingRefunded: 8_000 }), request(), 0],
    ['a whole package, told to keep the shipping', sold(), request({ shipping: 'none' }), 0],
    [
      'one line, told to give the shipping back',
      sold(),
      request({ lines: everything.slice(0, 1), shipping: 'all' }),
      8_000,
    ],
    [
      'the last line of a package whose other line went back before',
      sold({
        ...delivered,
        lines: [line({ line: 1, cancelledQuantity: 3 }), line({ line: 2, quantity: 1 })],
      }),
      request({ lines: everything.slice(1) }),
      8_000,
    ],
  ])('%s: its shipping', (_, one, asked, shipping) => {
    expect(planned([one], asked).shipping).toBe(shipping);
  });

  test('a part that is withdrawn from brings its part of the freight, and the last one what is left of it', () => {
    const three = [1, 2, 3].map((number) => line({ line: number, quantity: 1, unitPrice: number * 10_000 }));
    let now = [sold({ ...delivered, shippingRate: 10_001, lines: three })];
    const freight = [2, 1, 3].map((number) => {
      const lines = [{ line: number, quantity: 1, restock: false }];
      const plan = planned(now, request({ lines, shipping: 'by-units' }));
      now = now.map((one) => afterRefund(one, plan));
      return plan.shipping;
    });
    expect(freight).toEqual([3_334, 1_667, 5_000]);
  });

  test('what was given back before, whole or in part, is not given again', () => {
    const one = { lines: [{ line: 2, quantity: 1, restock: false }], shipping: 'by-units' } as const;
    expect(planned([sold({ ...delivered, shippingRefunded: 8_000 })], request(one)).shipping).toBe(0);
    const kept = sold({ ...delivered, shippingRefunded: 7_000 });
    expect(planned([kept], request()).shipping).toBe(1_000);
    expect(planReversal([kept]).shipping).toBe(1_000);
  });

  test.each([
    ['more units than were bought', [{ line: 1, quantity: 4, restock: false }], 'refund-more-than-bought'],
    ['a line of another order', [{ line: 9, quantity: 1, restock: false }], 'refund-line-unknown'],
    [
      'a line named twice',
      [
        { line: 1, quantity: 2, restock: false },
        { line: 1, quantity: 2, restock: false },
      ],
      'refund-line-unknown',
    ],
    ['no units', [{ line: 1, quantity: 0, restock: false }], 'refund-line-unknown'],
    ['nothing', [], 'refund-nothing-left'],
  ])('refuses %s', (_, lines, reason) => {
    expect(planRefund([sold()], request({ lines }))).toEqual({ ok: false, reason });
  });

  test('refuses a package whose money has not come', () => {
    expect(planRefund([sold({ moneyState: 'none' })], request())).toEqual({
      ok: false,
      reason: 'refund-nothing-paid',
    });
  });
});

const packages = fc
  .array(
    fc.record({
      shippingRate: fc.integer({ min: 0, max: 60_000 }),
      isDelivered: fc.boolean(),
      moneyState: fc.constantFrom('held', 'released', 'provider-paid', 'seller-kept'),
      lines: fc.array(
        fc.record({
          unitPrice: fc.integer({ min: 1, max: 3_000_000 }),
          quantity: fc.integer({ min: 1, max: 9 }),
          feePercent: fc.integer({ min: 0, max: 10_000 }),
        }),
        { minLength: 1, maxLength: 4 },
      ),
    }),
    { minLength: 1, maxLength: 3 },
  )
  .map((drafts) =>
    drafts.map((draft, index): MoneyPackage => {
      const lines = draft.lines.map(({ unitPrice, quantity, feePercent }, place) => {
        const fee = Math.round((unitPrice * quantity * feePercent) / 10_000);
        return line({ line: index * 10 + place + 1, sellerId: index + 1, unitPrice, quantity, fee });
      });
      const { moneyState, shippingRate } = draft;
      return sold({
        ...(draft.isDelivered && delivered),
        sellerId: index + 1,
        moneyState,
        shippingRate,
        lines,
      });
    }),
  );

const requests = fc.array(
  fc.record({
    lines: fc.uniqueArray(
      fc.record({
        line: fc.integer({ min: 1, max: 34 }),
        quantity: fc.integer({ min: 1, max: 9 }),
        restock: fc.boolean(),
      }),
      { selector: ({ line: number }) => number, minLength: 1, maxLength: 4 },
    ),
    pesos: fc.option(
      fc.array(
        fc.record({ line: fc.integer({ min: 1, max: 4 }), amount: fc.integer({ min: 1, max: 3_000 }) }),
        {
          maxLength: 2,
        },
      ),
      { nil: undefined },
    ),
    shipping: fc.constantFrom('by-rule' as const, 'by-units' as const, 'all' as const, 'none' as const),
    cause: fc.constantFrom('withdrawal' as const, 'other' as const),
  }),
  { maxLength: 30 },
);

test('any sequence of refunds stays within the sale on every account; a reversal takes exactly the rest', () => {
  fc.assert(
    fc.property(packages, requests, (before, asked) => {
      const fees = new Map<number, number>();
      let [now, refunded] = [before, 0];
      const take = (plan: ReturnType<typeof planReversal>) => {
        refunded += plan.amount;
        for (const share of plan.packages.flatMap(({ shares }) => shares)) {
          expect(share.fee).toBeGreaterThanOrEqual(0);
          expect(share.fee).toBeLessThanOrEqual(share.amount);
          fees.set(share.line.line, (fees.get(share.line.line) ?? 0) + share.fee);
        }
        now = now.map((one) => afterRefund(one, plan));
      };
      const total = totalOf(before);
      for (const one of asked) {
        const plan = planRefund(now, one);
        if (plan.ok) take(plan.value);
        expect(refunded).toBeLessThanOrEqual(total);
      }
      take(planReversal(now));
      expect(refunded).toBe(total);
      for (const { line: number, fee } of before.flatMap(({ lines }) => lines))
        expect(fees.get(number)).toBe(fee);
      expect(refundableUnits(now, { sellerIds: null, restock: true })).toEqual([]);
    }),
    { numRuns: 1_000 },
  );
});

function afterRefund(one: MoneyPackage, plan: ReturnType<typeof planReversal>): MoneyPackage {
  const part = plan.packages.find(({ sold: { sellerId } }) => sellerId === one.sellerId);
  if (!part) return one;
  const taken = new Map(part.shares.map((share) => [share.line.line, afterShare(share)]));
  return {
    ...one,
    shippingRefunded: one.shippingRefunded + part.shipping,
    lines: one.lines.map((kept) => taken.get(kept.line) ?? kept),
  };
}

function totalOf(sale: readonly MoneyPackage[]): number {
  return sale
    .map(({ lines, shippingRate }) =>
      lines.reduce((sum, { unitPrice, quantity }) => sum + unitPrice * quantity, shippingRate),
    )
    .reduce((sum, amount) => sum + amount, 0);
}
