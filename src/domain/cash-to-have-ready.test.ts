import { expect, test } from 'vitest';
import { cashToHaveReady } from './cash-to-have-ready.ts';
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
    { price, salePrice: null, quantity: 2 },
    { price: 5_000, salePrice: 4_000, quantity: 1 },
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
