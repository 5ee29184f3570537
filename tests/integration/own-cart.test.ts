import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Context } from '../../src/server/context.ts';
import { queryOne, sql } from '../../src/server/db/sql.ts';
import { leaveBoughtOut } from '../../src/server/modules/orders/cart/bought-lines.service.ts';
import { deleteExpiredCarts } from '../../src/server/modules/orders/cart/cart.jobs.ts';
import { changeOwnCart, getOwnCart } from '../../src/server/modules/orders/cart/own-cart.service.ts';
import { buildAccount } from '../support/account-factories.ts';
import { buildAttribute, buildProduct, buildSeller } from '../support/catalog-factories.ts';
import { createTestContext } from '../support/context.ts';
import { createTestDatabase, type TestDatabase } from '../support/postgres.ts';

const HOUR = 60 * 60 * 1000;

let database: TestDatabase;
let context: Context;
let sellerId: number;
let clock = Date.parse('2026-11-23T12:00:00Z');
beforeAll(async () => {
  database = await createTestDatabase();
  context = createTestContext(database.pool, { now: () => new Date(clock) });
  sellerId = await buildSeller(database.pool, { displayName: 'Frailuna' });
});
afterAll(() => database.drop());

const build = () => buildProduct(database.pool, { sellerId, price: 10_000, salePrice: 8_000 });
const newAccount = async () => (await buildAccount(database.pool)).id;
const set = (productId: number, quantity: number, saved = false) => ({
  productId,
  quantity,
  saved,
  chosenTerms: [],
});
type Changes = ReturnType<typeof set>[];
const change = (accountId: number, changes: Changes, knownVersion = 0, ageMillis = 0) =>
  changeOwnCart(context, accountId, { changes, knownVersion, ageMillis });
const quantities = async (accountId: number) =>
  (await getOwnCart(context, accountId)).lines.map(({ productId, quantity, saved }) => [
    productId,
    quantity,
    saved,
  ]);

test('two devices see one cart, with today’s facts of each line', async () => {
  const accountId = await newAccount();
  const productId = await build();
  const attribute = await buildAttribute(database.pool, productId, 'Color', ['Rojo', 'Azul']);
  const chosenTerms = [{ attributeId: attribute.id, termId: attribute.termIds[1] ?? 0 }];
  await changeOwnCart(context, accountId, {
    changes: [{ productId, chosenTerms, saved: false, quantity: 2 }],
    knownVersion: 0,
    ageMillis: 0,
  });
  expect(await getOwnCart(context, accountId)).toMatchObject({
    version: 1,
    lines: [
      {
        productId,
        sellerName: 'Frailuna',
        price: 10_000,
        salePrice: 8_000,
        quantity: 2,
        chosenTerms,
        termNames: [{ attribute: 'Color', term: 'Azul' }],
        saved: false,
      },
    ],
  });
});

test('both changed a line: the last one stays, who comes late is told, and a repeated call changes nothing', async () => {
  const accountId = await newAccount();
  const productId = await build();
  const { version } = await change(accountId, [set(productId, 1)]);
  await change(accountId, [set(productId, 3)], version);
  const late = await change(accountId, [set(productId, 7)], version, 60_000);
  expect(late.conflicts).toMatchObject([{ productId, quantity: 3 }]);
  expect(await quantities(accountId)).toEqual([[productId, 3, false]]);
  clock += 1_000;
  const newer = await change(accountId, [set(productId, 5)], version);
  expect(newer.conflicts).toMatchObject([{ productId, quantity: 5 }]);
  const again = await change(accountId, [set(productId, 5)], version);
  expect(again).toMatchObject({ version: newer.version, conflicts: [] });
});

test('what is taken out on one device is not brought back by the other', async () => {
  const accountId = await newAccount();
  const [kept, gone] = [await build(), await build()];
  const { version } = await change(accountId, [set(kept, 1), set(gone, 1)]);
  await change(accountId, [set(gone, 0)], version);
  const other = await change(accountId, [set(kept, 2)], version);
  expect(other.lines.map(({ productId, quantity }) => [productId, quantity])).toEqual([[kept, 2]]);
});

test('a cart is empty 42 hours after its last change, what is saved stays', async () => {
  const accountId = await newAccount();
  const [first, second, aside] = [await build(), await build(), await build()];
  await change(accountId, [set(first, 1), set(aside, 1, true)]);
  clock += 41 * HOUR;
  await change(accountId, [set(second, 1)]);
  clock += 42 * HOUR;
  await deleteExpiredCarts(context);
  expect(await quantities(accountId)).toHaveLength(3);
  clock += 1;
  expect(await quantities(accountId)).toEqual([[aside, 1, true]]);
  await change(accountId, [set(second, 2)]);
  expect(await quantities(accountId)).toEqual(
    [
      [aside, 1, true],
      [second, 2, false],
    ].toSorted((left, right) => Number(left[2]) - Number(right[2])),
  );
});

test('the nightly job takes away what has expired, and nothing else', async () => {
  const [old, young] = [await newAccount(), await newAccount()];
  const productId = await build();
  await change(old, [set(productId, 1), set(productId, 1, true)]);
  clock += 43 * HOUR;
  await change(young, [set(productId, 1)]);
  await deleteExpiredCarts(context);
  const rowsOf = (accountId: number) =>
    queryOne<{ count: number }>(
      database.pool,
      sql`select count(*)::int as count from cart_line where account_id = ${accountId}`,
    );
  expect([await rowsOf(old), await rowsOf(young)]).toEqual([{ count: 1 }, { count: 1 }]);
});

test('nobody’s cart is another’s, and products that never were are no lines', async () => {
  const [ana, luis] = [await newAccount(), await newAccount()];
  const productId = await build();
  await change(ana, [set(productId, 4), set(2_000_000_000, 1)]);
  expect(await quantities(ana)).toEqual([[productId, 4, false]]);
  expect(await quantities(luis)).toEqual([]);
});

test('what was bought leaves the cart, what was saved and what was not bought stays', async () => {
  const accountId = await newAccount();
  const [bought, other] = [await build(), await build()];
  const { version } = await change(accountId, [set(bought, 1), set(other, 2), set(bought, 1, true)]);
  await leaveBoughtOut(context, accountId, [{ productId: bought, chosenTerms: [] }]);
  expect(await quantities(accountId)).toEqual([
    [other, 2, false],
    [bought, 1, true],
  ]);
  // A device that was away hears of it.
  expect((await change(accountId, [], version)).version).toBeGreaterThan(version);
});

test('many changes at once from two devices end in one state, within the limit', async () => {
  const accountId = await newAccount();
  const products = await Promise.all(Array.from({ length: 5 }, build));
  await Promise.all(
    Array.from({ length: 12 }, (_, round) =>
      change(
        accountId,
        products.map((productId) => set(productId, 1 + (round % 4))),
      ),
    ),
  );
  const lines = await quantities(accountId);
  expect(lines).toHaveLength(5);
  expect(new Set(lines.map(([, quantity]) => quantity))).toEqual(new Set([4]));
});
