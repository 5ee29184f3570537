import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Context } from '../../src/server/context.ts';
import { execute, sql } from '../../src/server/db/sql.ts';
import {
  listOwnFavouriteCards,
  listOwnFavouriteIds,
  MAXIMUM_FAVOURITES,
  toggleFavourite,
} from '../../src/server/modules/buyers/favourite.service.ts';
import { buildAccount } from '../support/account-factories.ts';
import { untilBlocked } from '../support/blocked.ts';
import { buildCategory, buildProduct, buildSeller } from '../support/catalog-factories.ts';
import { createTestContext } from '../support/context.ts';
import { createTestDatabase, type TestDatabase } from '../support/postgres.ts';

let database: TestDatabase;
let context: Context;
let sellerId: number;
let mainCategoryId: number;
let clock = Date.parse('2026-03-01T12:00:00Z');
beforeAll(async () => {
  database = await createTestDatabase();
  // Each click a second after the one before.
  const now = () => {
    clock += 1_000;
    return new Date(clock);
  };
  context = createTestContext(database.pool, { now });
  sellerId = await buildSeller(database.pool);
  mainCategoryId = await buildCategory(database.pool);
});
afterAll(() => database.drop());

const build = (parts: Parameters<typeof buildProduct>[1] = {}) =>
  buildProduct(database.pool, { sellerId, mainCategoryId, ...parts });
const newAccount = async () => (await buildAccount(database.pool)).id;
const idsOf = async (accountId: number) =>
  (await listOwnFavouriteIds(context, accountId)).map(({ productId }) => productId);

test('a click adds the product, the next one removes it, and the message says which', async () => {
  const accountId = await newAccount();
  const productId = await build();
  const added = await toggleFavourite(context, { accountId, productId });
  expect(added).toMatchObject({
    ok: true,
    value: { message: expect.stringContaining('añadido'), isFavourite: true },
  });
  expect(await idsOf(accountId)).toEqual([productId]);
  const removed = await toggleFavourite(context, { accountId, productId });
  expect(removed).toMatchObject({
    ok: true,
    value: { message: expect.stringContaining('eliminado'), isFavourite: false },
  });
  expect(await idsOf(accountId)).toEqual([]);
});

test.each([true, false])('asked for %s, a repeated call does not turn it back', async (wanted) => {
  const accountId = await newAccount();
  const productId = await build();
  for (let time = 0; time < 3; time++) {
    const reply = await toggleFavourite(context, { accountId, productId, wanted });
    expect(reply).toMatchObject({ ok: true, value: { isFavourite: wanted } });
    expect(await idsOf(accountId)).toEqual(wanted ? [productId] : []);
  }
});

test('parallel clicks never fail and every answer is true of some moment', async () => {
  const accountId = await newAccount();
  const products = await Promise.all([build(), build(), build()]);
  const clicks = await Promise.all(
    Array.from({ length: 60 }, (_, index) =>
      toggleFavourite(context, { accountId, productId: products[index % 3] as number }),
    ),
  );
  expect(clicks.every(({ ok }) => ok)).toBe(true);
  const wanted = await Promise.all(
    Array.from({ length: 20 }, () =>
      toggleFavourite(context, { accountId, productId: products[0] as number, wanted: true }),
    ),
  );
  expect(wanted.every((reply) => reply.ok && reply.value.isFavourite)).toBe(true);
  expect(await idsOf(accountId)).toContain(products[0]);
});

test('two clicks that see the same heart do the same', async () => {
  const accountId = await newAccount();
  const productId = await build();
  // Somebody else's open transaction holds the row until both have read what is there.
  const clickTwiceBehind = async (holdRow: ReturnType<typeof sql>) => {
    const client = await database.pool.connect();
    await client.query('begin');
    await execute(client, holdRow);
    const clicks = [1, 2].map(() => toggleFavourite(context, { accountId, productId }));
    await untilBlocked(database.pool, 2);
    await client.query('rollback');
    client.release();
    return (await Promise.all(clicks)).map((reply) => reply.ok && reply.value.isFavourite);
  };
  const inserted = sql`insert into favourite (account_id, product_id) values (${accountId}, ${productId})`;
  expect(await clickTwiceBehind(inserted)).toEqual([true, true]);
  expect(await idsOf(accountId)).toEqual([productId]);
  const locked = sql`select from favourite where account_id = ${accountId} for update`;
  expect(await clickTwiceBehind(locked)).toEqual([false, false]);
  expect(await idsOf(accountId)).toEqual([]);
});

test('lists are newest first, hold the own favourites only, and leave out what is not sold', async () => {
  const [accountId, otherId] = [await newAccount(), await newAccount()];
  const [first, second, hidden] = [
    await build(),
    await build({ onHand: 0, salePrice: 9_000 }),
    await build(),
  ];
  for (const productId of [first, hidden, second]) await toggleFavourite(context, { accountId, productId });
  await toggleFavourite(context, { accountId: otherId, productId: first });
  await execute(database.pool, sql`update product set active = false where id = ${hidden}`);
  expect(await idsOf(accountId)).toEqual([second, first]);
  expect(await idsOf(otherId)).toEqual([first]);
  expect(await listOwnFavouriteCards(context, accountId)).toEqual([
    expect.objectContaining({ id: second, salePrice: 9_000, inStock: false, imageAlt: 'Foto', sellerId }),
    expect.objectContaining({ id: first, salePrice: null, inStock: true }),
  ]);
  const reply = await toggleFavourite(context, { accountId, productId: hidden });
  expect(reply).toMatchObject({ ok: true, value: { isFavourite: false } });
});

test('what is not sold cannot be added, whether it exists or not', async () => {
  const accountId = await newAccount();
  const blockedSeller = await buildSeller(database.pool, { status: 3 });
  const inactive = await build({ active: false });
  const blocked = await build({ sellerId: blockedSeller });
  for (const productId of [inactive, blocked, 2_147_483_647])
    expect(await toggleFavourite(context, { accountId, productId })).toMatchObject({
      ok: false,
      reason: 'not-found',
    });
});

test('the list has a bound, and room again when something goes', async () => {
  const accountId = await newAccount();
  const model = await build();
  await execute(
    database.pool,
    sql`with copy as (
          insert into product (seller_id, main_category_id, reference, name, description, price, image_url,
            weight_kilograms, height_centimetres, width_centimetres, length_centimetres)
          select seller_id, main_category_id, 'copia-' || n, name, description, price, image_url, 1, 1, 1, 1
          from product, generate_series(1, ${MAXIMUM_FAVOURITES}) n where id = ${model} returning id)
        insert into favourite (account_id, product_id) select ${accountId}, id from copy`,
  );
  const full = await toggleFavourite(context, { accountId, productId: model });
  expect(full).toMatchObject({ ok: false, reason: 'favourites-full' });
  expect(await idsOf(accountId)).toHaveLength(MAXIMUM_FAVOURITES);
  const [some] = await idsOf(accountId);
  await toggleFavourite(context, { accountId, productId: some as number });
  expect(await toggleFavourite(context, { accountId, productId: model })).toMatchObject({ ok: true });
  expect(await listOwnFavouriteCards(context, accountId)).toHaveLength(MAXIMUM_FAVOURITES);
});
