import { afterAll, beforeAll, expect, test } from 'vitest';
import { holdingNone } from '../../src/server/db/held-connection.ts';
import { execute, query, sql } from '../../src/server/db/sql.ts';
import { inTransaction } from '../../src/server/db/transaction.ts';
import { listProductRows } from '../../src/server/modules/catalogue/products/product-list.repository.ts';
import {
  fillStandings,
  refreshStandings,
} from '../../src/server/modules/catalogue/products/product-standing.jobs.ts';
import { buildCategory, buildProduct } from '../support/catalog-factories.ts';
import { buildOrders } from '../support/purchase-factories.ts';
import { openSellerShop, type SellerShop } from '../support/seller-shop.ts';
import { sendAim } from '../support/send-aim.ts';
import { logIn } from '../support/session-factories.ts';

let shop: SellerShop;
beforeAll(async () => {
  shop = await openSellerShop();
});
afterAll(() => shop.close());

interface Row {
  id: number;
  name: string;
  quality: number | null;
  doubt: string | null;
  twin: { name: string } | null;
  soldUnits: number;
}

async function list(filter: object = {}): Promise<Row[]> {
  return (await shop.send('listSellerProducts', { query: filter })).body.products;
}

async function row(id: number): Promise<Row | undefined> {
  return (await list()).find((one) => one.id === id);
}

test('a save notes how complete a product is, and the list is narrowed to what is to improve', async () => {
  const poor = await shop.create({ name: 'Café' });
  const content = { amount: 1, unit: 'kg' as const, pieces: 1 };
  const good = await shop.create(
    shop.wholeForm({
      name: 'Café especial de Huila',
      description: 'x'.repeat(150),
      content,
      gtin: '7702001000012',
    }),
  );
  const [low, high] = [await row(poor.id), await row(good.id)];
  expect(low?.quality).toBeLessThan(20);
  expect(high?.quality).toBeGreaterThanOrEqual(55);
  const images = [1, 2, 3].map(() => good.form.images[0] ?? { url: '', alt: '' });
  await shop.edit(good.id, good.version, { ...good.form, images });
  expect((await row(good.id))?.quality).toBeGreaterThanOrEqual(75);
  const ids = async () => (await list({ quality: 'por-mejorar' })).map(({ id }) => id);
  expect(await ids()).toEqual([poor.id]);
  const seen = await shop.get(good.id);
  await shop.edit(good.id, seen.version, { ...seen.form, weightKilograms: 1.3 });
  expect((await row(good.id))?.doubt).toContain('1,3 kg');
  expect(await ids()).toEqual([good.id, poor.id]);
});

test('products of one shop with the same name and content are told as the same; those of others are not', async () => {
  const other = await openSellerShop({ on: shop });
  const name = 'Panela en bloque 500 g';
  const one = await shop.create({ name });
  await other.create({ name });
  expect((await row(one.id))?.twin).toBeNull();
  const twin = await shop.create({ name: 'PANELA  en bloque, 500 G' });
  expect((await row(one.id))?.twin).toEqual({ id: twin.id, name: 'PANELA  en bloque, 500 G' });
  await shop.changeState(twin.id, 'archived');
  expect((await row(one.id))?.twin).toBeNull();
});

test('products of before are filled in, and what sold in thirty days leads the list', async () => {
  const { sellerId } = shop;
  const sold = await buildProduct(shop.db, { sellerId, name: 'Vendido' });
  const old = await buildProduct(shop.db, { sellerId, name: 'Vendido hace mucho' });
  expect((await row(sold))?.quality).toBeNull();
  expect(await fillStandings({ write: shop.db })).toBe(2);
  expect(await fillStandings({ write: shop.db })).toBe(0);
  const [recent = 0, past = 0] = await buildOrders(shop.db, {
    email: 'ana@correo.test',
    sellerIds: [sellerId],
    count: 2,
  });
  await execute(
    shop.db,
    sql`update order_line set product_id = case order_number when ${recent} then ${sold}::int else ${old}::int end
        where order_number in (${recent}, ${past})`,
  );
  await execute(
    shop.db,
    sql`update package set sold_on = current_date - case order_number when ${past} then 40 else 1 end`,
  );
  await refreshStandings(shop.context);
  const [first] = await list({ order: 'vendidos' });
  expect(first).toMatchObject({ id: sold, soldUnits: expect.any(Number) });
  expect(first?.soldUnits).toBeGreaterThan(0);
  expect((await row(old))?.soldUnits).toBe(0);
  const pages = await query(
    shop.db,
    sql`select count(*)::int as all from product where seller_id = ${sellerId} and state <> 'archived'`,
  );
  const walked: number[] = [];
  for (let before: number | undefined; ; ) {
    const [one] = await listProductRows(shop.db, sellerId, { order: 'vendidos', before }, 1);
    if (!one) break;
    walked.push(one.id);
    before = one.id;
  }
  expect(new Set(walked).size).toBe(pages[0]?.all);
  expect(walked[0]).toBe(sold);
});

test('what the category asks counts at once when the product says it, and in the next round when the category begins to ask', async () => {
  const operator = await logIn(shop.db, { roles: ['operator'], operatorRole: 'content' });
  const [main, sub] = [await buildCategory(shop.db), await buildCategory(shop.db)];
  await execute(shop.db, sql`update category set parent_id = ${main} where id = ${sub}`);
  const form = shop.wholeForm({ mainCategoryId: main, subcategoryId: sub });
  const { id, version } = await shop.create(form);
  const quality = async () => (await row(id))?.quality ?? 0;
  const before = await quality();
  await fillStandings({ write: shop.db });
  expect(await quality()).toBe(before);
  for (const categoryId of [main, sub]) {
    const attributes = ['Material', 'Uso'].map((name) => ({
      ...{ name: `${name} ${categoryId}`, kind: 'text', required: false, variantMaking: false },
    }));
    const input = { params: { categoryId }, json: { attributes } };
    expect((await sendAim(shop.app, 'saveCategoryAttributes', input, operator.cookies)).statusCode).toBe(200);
  }
  expect(await fillStandings({ write: shop.db })).toBe(1);
  expect(await fillStandings({ write: shop.db })).toBe(0);
  const asked = await quality();
  expect(asked).toBe(Math.round((before * 100) / 115));
  const facts = [main, sub].flatMap((of) =>
    ['material', 'uso'].map((key) => ({ key: `${key}-${of}`, value: 'x' })),
  );
  const half = await shop.edit(id, version, { ...form, facts: facts.slice(0, 2) });
  expect(half.status).toBe(200);
  expect(await quality()).toBe(Math.round(((before + 7.5) * 100) / 115));
  await shop.edit(id, (await shop.get(id)).version, { ...form, facts });
  expect(await quality()).toBe(Math.round(((before + 15) * 100) / 115));
  await shop.edit(id, (await shop.get(id)).version, { ...form, mainCategoryId: null, subcategoryId: null });
  expect(await fillStandings({ write: shop.db })).toBe(0);
});

test('scores of before the rule knew facts are reckoned again, once', async () => {
  await execute(shop.db, sql`update product_standing set schema_version = -1`);
  const all = (await query<{ all: number }>(shop.db, sql`select count(*)::int as all from product`))[0]?.all;
  expect(await fillStandings({ write: shop.db })).toBe(all);
  expect(await fillStandings({ write: shop.db })).toBe(0);
});

test('a product that is being saved is left to its save: an older form never goes over a newer score', async () => {
  const { id } = await shop.create({ name: 'Se está guardando' });
  await execute(
    shop.db,
    sql`update product_standing set schema_version = -1, quality = 99 where product_id = ${id}`,
  );
  await inTransaction(shop.db, async (db) => {
    await query(db, sql`select id from product where id = ${id} for no key update`);
    expect(await holdingNone(() => fillStandings({ write: shop.db }))).toBe(0);
  });
  expect((await row(id))?.quality).toBe(99);
  expect(await fillStandings({ write: shop.db })).toBe(1);
  expect((await row(id))?.quality).toBeLessThan(99);
});
