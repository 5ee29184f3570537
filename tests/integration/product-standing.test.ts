import { afterAll, beforeAll, expect, test } from 'vitest';
import { execute, query, sql } from '../../src/server/db/sql.ts';
import { listProductRows } from '../../src/server/modules/catalogue/products/product-list.repository.ts';
import {
  fillStandings,
  refreshStandings,
} from '../../src/server/modules/catalogue/products/product-standing.jobs.ts';
import { buildProduct } from '../support/catalog-factories.ts';
import { buildOrders } from '../support/purchase-factories.ts';
import { openSellerShop, type SellerShop } from '../support/seller-shop.ts';

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
