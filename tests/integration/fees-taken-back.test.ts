import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { holdsOn } from '../../src/domain/fee-rule.ts';
import { execute, sql } from '../../src/server/db/sql.ts';
import { endFee, setFee } from '../../src/server/modules/books/fees/change-fee.service.ts';
import { listFeePage } from '../../src/server/modules/books/fees/fees.service.ts';
import { percentOn } from '../support/fee-percent.ts';
import { openShop, type Shop } from '../support/order-factories.ts';
import { buildShopOwner, type ShopOwner } from '../support/seller-order-factories.ts';
import { type LoggedIn, logIn } from '../support/session-factories.ts';

const TODAY = '2026-11-20';

let shop: Shop;
let operator: LoggedIn;
let owner: ShopOwner;
let millis = 0;
/** Goes on between any two looks at it, as the server's own does. */
const now = () => {
  millis += 2;
  return new Date(millis);
};
const context = () => ({ write: shop.db, now });

beforeAll(async () => {
  shop = await openShop();
  operator = await logIn(shop.db, { roles: ['operator'] });
});
beforeEach(async () => {
  millis = Date.parse(`${TODAY}T15:00:00Z`);
  owner = await buildShopOwner(shop.db);
});
afterAll(() => shop.close());

/** Some minutes after the last one; answers the fee's id. */
async function set(percent: number, validFrom = TODAY, validUntil: string | null = null): Promise<number> {
  millis += 300_000;
  const form = { sellerId: owner.sellerId, categoryId: null, percent, validFrom, validUntil };
  const done = await setFee(context(), { ...form, reason: `Acuerdo al ${percent}` }, operator.id);
  if (!done.ok) throw new Error(done.reason);
  return done.value;
}

async function end(id: number): Promise<void> {
  millis += 300_000;
  const done = await endFee(context(), { id, reason: 'No se firmó', actor: operator.id });
  if (!done.ok) throw new Error(done.reason);
}

/** The one that holds on a day. */
async function idOn(day: string): Promise<number> {
  const { fees } = await listFeePage(context(), { sellerId: owner.sellerId, cursor: null, isHistory: false });
  const found = fees.find((fee) => holdsOn(fee, day));
  if (!found) throw new Error(`No fee holds on ${day}`);
  return found.id;
}

const percentsOn = (...days: string[]) =>
  Promise.all(days.map((day) => percentOn(shop.db, { sellerId: owner.sellerId, categoryIds: [] }, day)));

test('the clock that goes on while a fee is written does not hide what it replaced', async () => {
  await set(8);
  const planned = await set(6, '2026-12-01');
  await end(planned);
  expect(await percentsOn(TODAY, '2026-11-30', '2026-12-01', '2027-12-01')).toEqual([8, 8, 8, 8]);
  const forDays = await set(2, TODAY, '2026-12-10');
  await end(forDays);
  expect(await percentsOn(TODAY, '2026-11-21', '2026-12-11')).toEqual([2, 8, 8]);
});

test('a fee whose rows were written at moments of their own is taken back as well', async () => {
  await set(8);
  const forDays = await set(6, '2026-12-01', '2026-12-10');
  // What one change writes had a moment for each row before.
  await execute(
    shop.db,
    sql`update fee_rule set created_at = created_at + interval '1 millisecond' * (case when id = ${forDays} then 4 else 9 end)
        where seller_id = ${owner.sellerId} and id >= ${forDays}`,
  );
  await end(forDays);
  expect(await percentsOn('2026-11-30', '2026-12-01', '2026-12-10', '2026-12-11')).toEqual([8, 8, 8, 8]);
});

test('what was taken back by hand does not return with a later fee of the same days', async () => {
  await set(8, TODAY, '2026-11-30');
  await end(await set(6, '2026-12-01'));
  await end(await set(4, '2026-12-01'));
  expect(await percentsOn(TODAY, '2026-12-01')).toEqual([8, 10]);
});

test('a fee that ends today leaves the planned one after it at its day', async () => {
  await set(8);
  await set(6, '2026-12-01');
  await end(await idOn(TODAY));
  expect(await percentsOn(TODAY, '2026-11-21', '2026-11-30', '2026-12-01')).toEqual([8, 10, 10, 6]);
});

test('what would have ended before the planned fee does, still ends then', async () => {
  await set(8, TODAY, '2026-12-05');
  await end(await set(6, '2026-12-01', '2026-12-20'));
  expect(await percentsOn('2026-11-30', '2026-12-05', '2026-12-06')).toEqual([8, 8, 10]);
});

test('a planned fee that is taken back gives way to the planned one that it had replaced', async () => {
  await set(8);
  const first = await set(6, '2026-12-01');
  await end(await set(4, '2026-12-01'));
  expect(await percentsOn(TODAY, '2026-11-30', '2026-12-01', '2027-12-01')).toEqual([8, 8, 6, 6]);
  await end(first);
  expect(await percentsOn(TODAY, '2026-12-01', '2027-12-01')).toEqual([8, 8, 8]);
});

test('a planned fee returns for the days only that its replacement has left to it', async () => {
  await set(8);
  await set(6, '2026-12-01');
  const forDays = await set(4, '2026-12-01', '2026-12-10');
  await set(5, '2026-12-15');
  await end(forDays);
  expect(await percentsOn('2026-11-30', '2026-12-01', '2026-12-10', '2026-12-14', '2026-12-15')).toEqual([
    8, 6, 6, 6, 5,
  ]);
});

test('a part of a planned fee that is taken back leaves what the whole had replaced', async () => {
  await set(8);
  await set(4, '2026-12-01');
  await set(3, '2026-12-10');
  await end(await idOn('2026-12-01'));
  expect(await percentsOn('2026-11-30', '2026-12-01', '2026-12-09', '2026-12-10')).toEqual([8, 8, 8, 3]);
});
