import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fetchRules } from '../../src/server/adapters/public-web/fetch-picture.ts';
import { execute, query, sql } from '../../src/server/db/sql.ts';
import { fetchDuePictures } from '../../src/server/modules/import/fetch-pictures.service.ts';
import { insertFetches } from '../../src/server/modules/import/picture-fetch.repository.ts';
import { type ImportDesk, importDesk } from '../support/product-import.ts';
import { openSellerShop, type SellerShop } from '../support/seller-shop.ts';

let shop: SellerShop;
let desk: ImportDesk;
let server: Server;
let base: string;
/** Which addresses are to be asked again later. */
const down = new Set<string>();

beforeAll(async () => {
  shop = await openSellerShop();
  desk = importDesk(shop);
  server = createServer(async ({ url = '' }, response) => {
    if (down.has(url)) return response.writeHead(503).end();
    const shade = [...url].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % 256;
    const background = { r: shade, g: 255 - shade, b: url.length * 9 };
    const body = await sharp({ create: { width: 60, height: 60, channels: 3, background } })
      .png()
      .toBuffer();
    response.writeHead(200, { 'content-type': 'image/png' }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.close();
  await shop.close();
});

/** What may pass is due at once; the pauses are left out. */
async function fetchAll(): Promise<void> {
  await execute(
    shop.db,
    sql`update product_picture_fetch set next_attempt_at = now() - interval '1 minute'
        where next_attempt_at is not null`,
  );
  const rules = fetchRules({ fetchesLocalPictures: true });
  await fetchDuePictures(shop.context, { rules, isStopping: () => false });
}

const addresses = (...names: string[]) => names.map((name) => base + name).join(' | ');
const load = (reference: string, ...names: string[]) =>
  desk.run(`SKU;Fotos\n${reference};${addresses(...names)}`);

async function urlsOf(id: number): Promise<string[]> {
  return (await shop.get(id)).form.images.map(({ url }) => url);
}

/** Where the pictures of addresses are, in their order. */
async function sourcesOf(...names: string[]): Promise<string[]> {
  const rows = await query<{ address: string; url: string }>(
    shop.db,
    sql`select address, url from product_picture_source where seller_id = ${shop.sellerId}`,
  );
  const known = new Map(rows.map(({ address, url }) => [address, url]));
  return names.map((name) => known.get(base + name) ?? name);
}

test('pictures that a product does not take are told at their row, and taken when they are asked for again', async () => {
  const { id, form } = await shop.active();
  const { id: importId } = await load(form.reference, '/roja.png', '/azul.png');
  await execute(shop.db, sql`update product set description = '' where id = ${id}`);
  await fetchAll();
  const counts = async () => (await desk.get(importId)).pictures;
  expect(await counts()).toEqual({ total: 2, fetched: 0, failed: 2, waiting: 0 });
  const [noted] = await desk.rows(importId, 'noted');
  expect(noted?.notes.map(({ found, message }) => [found, message])).toEqual(
    ['/roja.png', '/azul.png'].map((name) => [
      base + name,
      'Escribe la descripción. Carga sus fotos de nuevo.',
    ]),
  );
  expect(await urlsOf(id)).toEqual(form.images.map(({ url }) => url));
  await execute(shop.db, sql`update product set description = 'Con todo.' where id = ${id}`);
  await desk.ask('retryImportPictures', { params: { importId } });
  await fetchAll();
  expect(await counts()).toEqual({ total: 2, fetched: 2, failed: 0, waiting: 0 });
  expect(await urlsOf(id)).toEqual(await sourcesOf('/roja.png', '/azul.png'));
});

test('a later attempt adds what it brings, and leaves alone what the shop did to the pictures meanwhile', async () => {
  const { id, form } = await shop.create(shop.wholeForm({ reference: 'TARDE' }));
  const own = form.images.map(({ url }) => url);
  down.add('/dos.png');
  const { id: importId } = await load('TARDE', '/uno.png', '/dos.png');
  await fetchAll();
  expect(await urlsOf(id)).toEqual(await sourcesOf('/uno.png'));
  const seen = await shop.get(id);
  await shop.edit(id, seen.version, { ...seen.form, images: form.images });
  await fetchAll();
  expect(await urlsOf(id)).toEqual(own);
  down.delete('/dos.png');
  await fetchAll();
  expect(await urlsOf(id)).toEqual([...own, ...(await sourcesOf('/dos.png'))]);
  expect((await desk.get(importId)).pictures).toEqual({ total: 2, fetched: 2, failed: 0, waiting: 0 });
});

test('an attempt that died with its worker is made again as it was asked for', async () => {
  const { id } = await shop.create(shop.wholeForm({ reference: 'MUERTO' }));
  // The first one is known by now: it is not fetched again.
  await load('MUERTO', '/uno.png', '/tres.png');
  await execute(shop.db, sql`update product_picture_fetch set attempts = 1 where product_id = ${id}`);
  await fetchAll();
  expect(await urlsOf(id)).toEqual(await sourcesOf('/uno.png', '/tres.png'));
});

test('a variant keeps the pictures of an earlier attempt beside those of a later one', async () => {
  const { id } = await shop.create(
    shop.wholeForm({
      attributes: [{ id: null, name: 'Color', terms: [{ id: null, name: 'Rojo' }] }],
      stockPerCombination: true,
      stock: [{ choice: [0], onHand: 1, before: 0, variant: null }],
    }),
  );
  const pictures = ['/uno.png', '/cuatro.png'].map((name) => ({
    ...{ address: base + name, row: 0, url: null, problem: null, choices: ['Rojo'] },
  }));
  const fetch = { sellerId: shop.sellerId, productId: id, importId: null, accountId: null };
  await insertFetches(shop.db, [{ ...fetch, pictures, keepsOthers: false }], new Date());
  down.add('/cuatro.png');
  await fetchAll();
  down.delete('/cuatro.png');
  await fetchAll();
  const [stock] = (await shop.get(id)).form.stock;
  expect(stock?.variant?.images).toEqual(await sourcesOf('/uno.png', '/cuatro.png'));
});

test('a picture for which a product has no room left is told', async () => {
  const { id, form } = await shop.create(shop.wholeForm({ reference: 'LLENO' }));
  down.add('/seis.png');
  const { id: importId } = await load('LLENO', '/seis.png');
  await fetchAll();
  const urls = Array.from({ length: 7 }, (_, n) => `/img/llena-${n}-640.webp`);
  await execute(
    shop.db,
    sql`insert into seller_picture (seller_id, url) select ${shop.sellerId}::int, unnest(${urls}::text[])`,
  );
  const seen = await shop.get(id);
  const images = [...form.images, ...urls.map((url) => ({ url, alt: 'Foto' }))];
  expect((await shop.edit(id, seen.version, { ...seen.form, images })).status).toBe(200);
  down.delete('/seis.png');
  await fetchAll();
  expect(await urlsOf(id)).toHaveLength(8);
  expect((await desk.get(importId)).pictures).toEqual({ total: 1, fetched: 0, failed: 1, waiting: 0 });
  const [noted] = await desk.rows(importId, 'noted');
  expect(noted?.notes).toMatchObject([{ message: 'El producto ya tiene 8 fotos.' }]);
});
