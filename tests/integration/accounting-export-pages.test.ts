import { afterAll, beforeAll, expect, test } from 'vitest';
import { bogotaDay } from '../../src/domain/spanish-dates.ts';
import { listSaleRows } from '../../src/server/modules/payouts/exports/export.repository.ts';
import { openShop, type Shop } from '../support/order-factories.ts';
import { buildSale } from '../support/sale-factories.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

test('a sale of several lines is in the table once, wherever its pages end', async () => {
  for (const unitPrice of [10_000, 20_000]) {
    const lines = [1, 2, 3].map((factor) => ({
      unitPrice: unitPrice * factor,
      quantity: 1,
      fee: 1_000 * factor,
    }));
    await buildSale(shop.db, [{ shippingRate: 8_000, lines }]);
  }
  const days = { from: '2026-01-01', until: bogotaDay(Date.now()) };
  const whole = await listSaleRows(shop.db, { ...days, after: 0, limit: 100 });
  expect(whole).toHaveLength(6);
  for (const limit of [1, 2, 4]) {
    const paged = [];
    for (let after = 0; ; ) {
      const rows = await listSaleRows(shop.db, { ...days, after, limit });
      paged.push(...rows);
      after = rows.at(-1)?.id ?? 0;
      if (rows.length < limit || paged.length > 20) break;
    }
    expect(paged).toEqual(whole);
  }
});
