import { afterAll, beforeAll, expect, test } from 'vitest';
import { execute, sql } from '../../src/server/db/sql.ts';
import { getSellerMoney } from '../../src/server/modules/payouts/settlements/seller-money.service.ts';
import { cancel, listPackages } from '../support/money-actions.ts';
import { buildWorld, buy, type MoneyShop, openMoneyShop } from '../support/money-world.ts';

let shop: MoneyShop;
beforeAll(async () => {
  shop = await openMoneyShop();
});
afterAll(() => shop.close());

async function pendingOf(sellerId: number): Promise<number> {
  const money = await getSellerMoney(shop.db, sellerId);
  if (!money.ok) throw new Error(`no shop ${sellerId}`);
  return money.value.pending;
}

test('what a shop is to be paid for at the door follows what its package keeps, also one of before', async () => {
  const world = await buildWorld(shop, { fees: [8.25] });
  const [sellerId = 0] = world.sellerIds;
  const price = world.products[0]?.price ?? 0;
  await buy(world, [{ product: 0, quantity: 3 }], 'cash');
  const feeOf = (units: number) => Math.round((Math.round(price * 3 * 0.0825) * units) / 3);
  expect(await pendingOf(sellerId)).toBe(price * 3 - feeOf(3));

  const [one] = await listPackages(world);
  if (!one) throw new Error('no package');
  await cancel(world, one, { cause: 'out-of-stock', kept: [{ line: one.lines[0]?.line ?? 0, quantity: 2 }] });
  const ofTwo = price * 2 - (feeOf(3) - feeOf(1));
  expect(await pendingOf(sellerId)).toBe(ofTwo);

  const { orderNumber } = one;
  await execute(
    shop.db,
    sql`update order_line set reduced_amount = 1000 where order_number = ${orderNumber}`,
  );
  const reduced = await pendingOf(sellerId);
  expect(reduced).toBeLessThan(ofTwo - 900);
  expect(reduced).toBeGreaterThan(ofTwo - 1_000);
  await execute(shop.db, sql`update package set kept_fee = null where order_number = ${orderNumber}`);
  expect(await pendingOf(sellerId)).toBe(reduced);
});
