import { expect, test } from 'vitest';
import { cashToHaveReady } from './cash-to-have-ready.ts';
import { packageDue } from './order-money.ts';
import { PACKAGE_STATUS } from './package-status.ts';

const received = { id: PACKAGE_STATUS.received };
const package_ = (
  sellerName: string,
  days: [string, string] | null,
  price = 10_000,
  status: { id: number } = received,
) => ({
  sellerName,
  shippingRate: 8_900,
  promised: days && { from: days[0], to: days[1] },
  status,
  products: [
    { price, salePrice: null, quantity: 2, cancelledQuantity: 0, reduced: 0 },
    { price: 5_000, salePrice: 4_000, quantity: 1, cancelledQuantity: 0, reduced: 0 },
  ],
});

test('each courier’s sum has its freight, and those of the same days stand together', () => {
  const days = cashToHaveReady([
    package_('Tarde', ['2026-11-26', '2026-11-27']),
    package_('Frailuna', ['2026-11-24', '2026-11-24']),
    package_('Maizaluna', ['2026-11-24', '2026-11-24'], 1_000),
  ]);
  expect(days.map(({ promised, amount }) => [promised.from, amount])).toEqual([
    ['2026-11-24', 32_900 + 14_900],
    ['2026-11-26', 32_900],
  ]);
  expect(days[0]?.payments).toEqual([
    { sellerName: 'Frailuna', amount: 32_900, productCount: 3 },
    { sellerName: 'Maizaluna', amount: 14_900, productCount: 3 },
  ]);
});

test('what was delivered or cancelled, and what has no promise, is not to be had ready', () => {
  const day: [string, string] = ['2026-11-24', '2026-11-24'];
  expect(
    cashToHaveReady([
      package_('Entregado', day, 1, { id: PACKAGE_STATUS.delivered }),
      package_('Anulado', day, 1, { id: PACKAGE_STATUS.cancelled }),
      package_('Viejo', null),
    ]),
  ).toEqual([]);
});

test('what was called off is not to be had ready: the sum is what the courier must take', () => {
  const one = package_('Frailuna', ['2026-11-24', '2026-11-24']);
  const left = (...cancelled: number[]) => ({
    ...one,
    products: one.products.map((product, at) => ({ ...product, cancelledQuantity: cancelled[at] ?? 0 })),
  });
  const paymentsOf = (...cancelled: number[]) => cashToHaveReady([left(...cancelled)])[0]?.payments;
  expect(paymentsOf(1, 0)).toEqual([{ sellerName: 'Frailuna', amount: 22_900, productCount: 2 }]);
  expect(paymentsOf(0, 1)).toEqual([{ sellerName: 'Frailuna', amount: 28_900, productCount: 2 }]);
  // Nothing is left of it, whatever its status still says.
  expect(paymentsOf(2, 1)).toBeUndefined();
  for (const cancelled of [
    [0, 0],
    [1, 0],
    [2, 0],
    [1, 1],
    [2, 1],
  ]) {
    const lines = left(...cancelled).products.map(({ price, salePrice, ...sold }, at) => ({
      ...{ orderNumber: 1, line: at + 1, sellerId: 1, productId: at + 1, termIds: [], fee: 0 },
      ...{ ...sold, unitPrice: salePrice ?? price },
    }));
    const sold = {
      orderNumber: 1,
      sellerId: 1,
      statusId: 19,
      moneyState: 'none',
      deliveredAt: null,
    } as const;
    expect(paymentsOf(...cancelled)?.[0]?.amount ?? 0).toBe(
      packageDue({ ...sold, shippingRate: one.shippingRate, shippingRefunded: 0, lines }),
    );
  }
});
