import { mkdtemp, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { execute, sql } from '../../src/server/db/sql.ts';
import { writeFeeds } from '../../src/server/modules/catalogue/feeds/feed.jobs.ts';
import { feedPaths } from '../../src/wire/paths.ts';
import { buildCategory, buildProduct } from '../support/catalog-factories.ts';
import { askFields, logInCatalogueOperator } from '../support/category-fields.ts';
import { openShop } from '../support/order-factories.ts';
import { openSellerShop, type SellerShop } from '../support/seller-shop.ts';

let folder: string;
let shop: SellerShop;
let other: SellerShop;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'feeds-'));
  shop = await openSellerShop({ on: await openShop({ DATA_DIR: folder }) });
  other = await openSellerShop({ on: shop });
});
afterAll(async () => {
  await shop.close();
  await rm(folder, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) => shop.app.inject({ url, headers });
const write = () => writeFeeds(shop.context);
const ids = (xml: string) => [...xml.matchAll(/<g:id>([^<]*)<\/g:id>/g)].map(([, id]) => id);
const idsAt = async (url: string) => ids((await get(url)).body);

test('the marketplace and each shop have a feed of what shoppers see, hidden products are missing', async () => {
  const [shown, hidden] = [await shop.active(), await shop.active()];
  const theirs = await other.active();
  await shop.changeState(hidden.id, 'paused');
  expect((await get(feedPaths.marketplace('google'))).statusCode).toBe(404);
  await write();
  for (const channel of ['google', 'meta'] as const) {
    const reply = await get(feedPaths.marketplace(channel));
    expect(reply.headers['content-type']).toBe('application/xml; charset=utf-8');
    expect(ids(reply.body)).toEqual([String(shown.id), String(theirs.id)]);
    expect(reply.body).toMatch(/^<\?xml .*<\/rss>\n$/s);
    expect(await idsAt(feedPaths.shop(shop.sellerId, channel))).toEqual([String(shown.id)]);
    expect(await idsAt(feedPaths.shop(other.sellerId, channel))).toEqual([String(theirs.id)]);
  }
});

test('variants are items of a group at the prices of their page', async () => {
  const attributes = [{ id: null, name: 'Talla', terms: ['S', 'M'].map((name) => ({ id: null, name })) }];
  const stock = [0, 1].map((term) => ({ choice: [term], onHand: term, before: 0, variant: null }));
  const { id } = await shop.create(shop.wholeForm({ attributes, stockPerCombination: true, stock }));
  await shop.changeState(id, 'active');
  await execute(
    shop.db,
    sql`update product_variant set price = 30000, sale_price = 27000 where id = (
          select max(id) from product_variant where product_id = ${id})`,
  );
  await write();
  const { body } = await get(feedPaths.shop(shop.sellerId, 'google'));
  const items = body.split('<item>').filter((one) => one.includes(`<g:item_group_id>${id}<`));
  expect(items).toHaveLength(2);
  expect(items[0]).toContain('<g:price>20000.00 COP</g:price>');
  expect(items[0]).toContain('<g:availability>out_of_stock</g:availability>');
  expect(items[1]).toContain('<g:price>30000.00 COP</g:price>\n<g:sale_price>27000.00 COP</g:sale_price>');
  expect(items[1]).toMatch(new RegExp(`/producto/${id}\\?v=\\d+</g:link>`));
});

test('a brand that the category asks for is the brand of its products, what nobody asks any more is none', async () => {
  const category = await buildCategory(shop.db);
  const operator = await logInCatalogueOperator(shop);
  await askFields(shop, operator, category, { fields: [{ name: 'Marca' }] });
  const form = { mainCategoryId: category, facts: [{ key: 'marca', value: 'Sello Rojo' }] };
  const { id } = await shop.create(shop.wholeForm(form));
  await shop.changeState(id, 'active');
  const item = async () => {
    await write();
    const { body } = await get(feedPaths.shop(shop.sellerId, 'meta'));
    return body.split('<item>').find((one) => one.includes(`<g:id>${id}<`));
  };
  expect(await item()).toContain('<g:brand>Sello Rojo</g:brand>');
  expect(await item()).toMatch(/<g:image_link>[^<]+\.jpg<\/g:image_link>/);
  await askFields(shop, operator, category, { fields: [] });
  expect(await item()).not.toContain('Sello Rojo');
});

test('a feed that has not changed is not sent again', async () => {
  const url = feedPaths.shop(other.sellerId, 'google');
  const { headers } = await get(url);
  const known = { etag: String(headers.etag), changed: String(headers['last-modified']) };
  await write();
  expect((await get(url, { 'if-none-match': known.etag })).statusCode).toBe(304);
  const again = await get(url, { 'if-modified-since': known.changed });
  expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', known.etag]);
  await other.active();
  await write();
  const changed = await get(url, { 'if-none-match': known.etag });
  expect(changed.statusCode).toBe(200);
  expect(changed.headers.etag).not.toBe(known.etag);
  expect(Number(changed.headers['content-length'])).toBe(Buffer.byteLength(changed.body));
});

test('a shop that is closed loses its feed; nothing else is left in the folder', async () => {
  await execute(shop.db, sql`update seller set status = 3 where id = ${other.sellerId}`);
  await write();
  expect((await get(feedPaths.shop(other.sellerId, 'google'))).statusCode).toBe(404);
  const own = [`google-${shop.sellerId}.xml`, `meta-${shop.sellerId}.xml`];
  expect((await readdir(path.join(folder, 'feeds'))).sort()).toEqual(
    ['google.xml', 'meta.xml', ...own].sort(),
  );
  for (const strange of ['/catalogos/0/google.xml', '/catalogos/x/meta.xml'])
    expect((await get(strange)).statusCode).toBe(404);
});

test('a shop of more products than are read at once has them all in its feed, once each', async () => {
  const many = await openSellerShop({ on: shop });
  const made: number[] = [];
  for (let product = 0; product < 101; product++)
    made.push(await buildProduct(shop.db, { sellerId: many.sellerId }));
  await write();
  expect(await idsAt(feedPaths.shop(many.sellerId, 'google'))).toEqual(made.map(String));
});

test('while a shop is on holiday nothing of it is in stock, and afterwards it is again', async () => {
  const resting = await openSellerShop({ on: shop });
  await resting.active();
  const holiday = (from: string, until: string) =>
    execute(
      shop.db,
      sql`update seller set holiday_from = now() + ${from}::interval, holiday_until = now() + ${until}::interval
          where id = ${resting.sellerId}`,
    );
  const availability = async () => {
    await write();
    const { body } = await get(feedPaths.shop(resting.sellerId, 'google'));
    return body.match(/<g:availability>[^<]*/)?.[0];
  };
  await holiday('1 day', '2 days');
  expect(await availability()).toBe('<g:availability>in_stock');
  await holiday('-1 day', '1 day');
  expect(await availability()).toBe('<g:availability>out_of_stock');
  await holiday('-2 days', '-1 day');
  expect(await availability()).toBe('<g:availability>in_stock');
});
