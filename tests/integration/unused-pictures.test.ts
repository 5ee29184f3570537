import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createFileStore, type FileStore } from '../../src/server/adapters/files/file-store.ts';
import type { Context } from '../../src/server/context.ts';
import { execute, sql } from '../../src/server/db/sql.ts';
import { storeProductPicture } from '../../src/server/modules/catalogue/products/product-picture.service.ts';
import { deleteUnusedPictures } from '../../src/server/modules/catalogue/products/unused-picture.jobs.ts';
import { getShopPage, saveShopPage } from '../../src/server/modules/sellers/shop-page/shop-page.service.ts';
import { storeShopPicture } from '../../src/server/modules/sellers/shop-page/shop-picture.ts';
import { fileConfig } from '../support/file-config.ts';
import { openSellerShop, type SellerShop } from '../support/seller-shop.ts';

let shop: SellerShop;
let context: Context;
let files: FileStore;
let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'plazuela-pictures-'));
  shop = await openSellerShop();
  // Of the forms of other tests.
  await execute(shop.db, sql`update seller_picture set used_at = now()`);
  context = { ...shop.context, config: { ...shop.context.config, dataDir } };
  files = createFileStore(fileConfig(dataDir), 'files');
});
afterAll(async () => {
  await shop.close();
  await rm(dataDir, { recursive: true });
});

let color = 0;
async function photo(): Promise<Buffer> {
  const background = { r: ++color, g: 90, b: 120 };
  return sharp({ create: { width: 700, height: 700, channels: 3, background } })
    .jpeg()
    .toBuffer();
}

async function upload(bytes: Buffer): Promise<string> {
  const given = { sellerId: shop.sellerId, owner: 'ana', load: async () => new Uint8Array(bytes) };
  const stored = await storeProductPicture(context, given);
  return stored.ok ? stored.value : '';
}

const exists = async (url: string) => (await files.read(url.replace('/img/', ''))) !== null;

const age = (days: number) =>
  execute(shop.db, sql`update seller_picture set uploaded_at = now() - ${days}::int * interval '1 day'`);

test('photos of forms that nobody saved go after a week, with all their files', async () => {
  const url = await upload(await photo());
  await age(6);
  expect(await deleteUnusedPictures(context)).toBe(0);
  expect(await exists(url)).toBe(true);
  await age(8);
  expect(await deleteUnusedPictures(context)).toBe(1);
  for (const width of [160, 320, 640]) expect(await exists(url.replace('-640', `-${width}`))).toBe(false);
});

test('what a product has shown stays, also when it shows it no more: orders do', async () => {
  const [kept, dropped] = [await upload(await photo()), await upload(await photo())];
  const images = [kept, dropped].map((url) => ({ url, alt: 'Foto' }));
  const made = await shop.create(shop.wholeForm({ images }));
  const { version, form } = await shop.get(made.id);
  const fewer = { ...form, images: form.images.slice(0, 1) };
  expect((await shop.edit(made.id, version, fewer)).status).toBe(200);
  await age(30);
  expect(await deleteUnusedPictures(context)).toBe(0);
  for (const url of [kept, dropped]) expect(await exists(url)).toBe(true);
  // And may be shown again.
  const now = await shop.get(made.id);
  expect((await shop.edit(made.id, now.version, { ...now.form, images })).status).toBe(200);
});

test('the logo of a shop stays, one that was tried only goes', async () => {
  const member = { sellerId: shop.sellerId, accountId: shop.owner.id };
  const store = async () => {
    const load = async () => new Uint8Array(await photo());
    const stored = await storeShopPicture(context, member, { kind: 'logo', load });
    return stored.ok ? stored.value : '';
  };
  const [logo, tried] = [await store(), await store()];
  const page = await getShopPage(context, shop.sellerId);
  expect(await saveShopPage(context, { ...page, logoUrl: logo }, member)).toMatchObject({ ok: true });
  await age(30);
  expect(await deleteUnusedPictures(context)).toBe(1);
  expect([await exists(logo), await exists(tried)]).toEqual([true, false]);
});

test('a photo that went can be uploaded and saved again', async () => {
  const bytes = await photo();
  const url = await upload(bytes);
  await age(30);
  expect(await deleteUnusedPictures(context)).toBe(1);
  expect(await upload(bytes)).toBe(url);
  expect(await exists(url)).toBe(true);
  const made = await shop.create(shop.wholeForm({ images: [{ url, alt: 'Foto' }] }));
  expect(made.form.images).toEqual([{ url, alt: 'Foto' }]);
});

test('uploading a photo again while it is old keeps it for another week', async () => {
  const bytes = await photo();
  const url = await upload(bytes);
  await age(30);
  await upload(bytes);
  expect(await deleteUnusedPictures(context)).toBe(0);
  expect(await exists(url)).toBe(true);
});
