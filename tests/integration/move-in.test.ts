import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { NO_DEFAULTS } from '../../src/domain/move-in/moved-setting.ts';
import { fetchRules } from '../../src/server/adapters/public-web/fetch-picture.ts';
import { query, sql } from '../../src/server/db/sql.ts';
import { awaitPictures } from '../../src/server/modules/import/awaiting-picture.repository.ts';
import { fetchDuePictures } from '../../src/server/modules/import/fetch-pictures.service.ts';
import { buildCategory } from '../support/catalog-factories.ts';
import { csvOf, SHOPIFY_HEADERS, shopifyExport } from '../support/foreign-exports.ts';
import { type ImportDesk, importDesk } from '../support/product-import.ts';
import { openSellerShop, type SellerShop } from '../support/seller-shop.ts';

let shop: SellerShop;
let desk: ImportDesk;
let server: Server;
let base: string;
/** Which addresses answer nothing. */
const missing = new Set<string>();
let requests = 0;

beforeAll(async () => {
  shop = await openSellerShop();
  desk = importDesk(shop);
  server = createServer(async (request, response) => {
    requests++;
    const name = request.url ?? '';
    if (missing.has(name)) return response.writeHead(404).end();
    const shade = [...name].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % 256;
    const background = { r: shade, g: 255 - shade, b: name.length * 9 };
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

const fetchAll = () => {
  const rules = fetchRules({ fetchesLocalPictures: true });
  return fetchDuePictures(shop.context, { rules, isStopping: () => false });
};
const MEASURES = { weightKilograms: 1, heightCentimetres: 20, widthCentimetres: 15, lengthCentimetres: 10 };

async function products() {
  return query<{ reference: string; state: string; price: number; pictures: number }>(
    shop.db,
    sql`select reference, state, price, (select count(*)::int from product_image i where i.product_id = p.id) as pictures
        from product p where seller_id = ${shop.sellerId} order by id`,
  );
}

test('a Shopify export of 40 products is live after its categories and measures were said once', async () => {
  const [pantry, coffee] = [await buildCategory(shop.db), await buildCategory(shop.db)];
  const { id } = await desk.upload(shopifyExport(base), 'products_export.csv');
  const read = await desk.work(id);
  expect(read).toMatchObject({ state: 'mapping', source: 'shopify', rowCount: 50, columnProblems: [] });
  expect(read.sourceCategories.map(({ name, rows }) => [name, rows])).toEqual([
    ['Café en grano', 25],
    ['Despensa', 25],
  ]);
  const params = { importId: id };
  const categories = [
    { name: 'Despensa', mainCategoryId: pantry, subcategoryId: null },
    { name: 'Café en grano', mainCategoryId: coffee, subcategoryId: null },
  ];
  const defaults = { ...NO_DEFAULTS, ...MEASURES, taxClass: '5' as const };
  expect(await desk.ask('saveMoveIn', { params, body: { categories, defaults } })).not.toHaveProperty(
    'failed',
  );
  await desk.ask('checkProductImport', { params });
  const checked = await desk.work(id);
  expect(checked.summary).toMatchObject({ create: 40, error: 0, notes: 40 });
  await desk.ask('applyProductImport', { params });
  const applied = await desk.work(id);
  // 'Café de origen 31, 250 g', in two colours.
  const [coloured] = await query(
    shop.db,
    sql`select p.content_amount::int as whole, array_agg(distinct v.content_amount::int) as own
        from product p join product_variant v on v.product_id = p.id
        where p.seller_id = ${shop.sellerId} and p.name like 'Café de origen 31,%' group by 1`,
  );
  expect(coloured).toEqual({ whole: 250, own: [250] });
  expect(applied).toMatchObject({
    state: 'finished',
    result: { create: 40 },
    pictures: { total: 50, waiting: 40 },
  });
  expect((await products()).every(({ state }) => state === 'draft')).toBe(true);
  expect(await fetchAll()).toBe(40);
  expect((await desk.get(id)).pictures).toEqual({ total: 50, fetched: 50, failed: 0, waiting: 0 });
  const live = await products();
  expect(live.filter(({ state, pictures }) => state === 'active' && pictures > 0)).toHaveLength(40);
  expect(live[0]).toMatchObject({ reference: 'SH-1', price: 30_000 });
  const [variant] = await query(
    shop.db,
    sql`select v.reference, v.price, v.weight_kilograms::float8 as weight, cardinality(v.image_urls) as pictures
        from product_variant v where v.reference = 'SH-31-A' and v.seller_id = ${shop.sellerId}`,
  );
  expect(variant).toEqual({ reference: 'SH-31-A', price: 26_000, weight: 0.4, pictures: 1 });
});

test('the same export again knows its categories, fetches nothing and changes nothing', async () => {
  const before = requests;
  const { id } = await desk.upload(shopifyExport(base), 'products_export.csv');
  const read = await desk.work(id);
  expect(read.sourceCategories.every(({ isRemembered }) => isRemembered)).toBe(true);
  expect(read.defaults).toMatchObject(MEASURES);
  await desk.ask('checkProductImport', { params: { importId: id } });
  const checked = await desk.work(id);
  const changes = (await desk.rows(id, 'update')).flatMap((row) => row.changes);
  expect([checked.summary, changes]).toMatchObject([{ unchanged: 40, update: 0, create: 0 }, []]);
  expect(requests).toBe(before);
});

test('what an export lacks makes a draft with its reasons; a place that belongs to nobody is refused', async () => {
  const other = importDesk(await openSellerShop({ on: shop }));
  const lines = [
    { Handle: 'solo', Title: 'Solo un nombre', 'Variant Price': '9000.00', Status: 'active', Type: 'Nada' },
  ];
  const { id } = await other.upload(csvOf(SHOPIFY_HEADERS, lines), 'products_export.csv');
  await other.work(id);
  const params = { importId: id };
  const categories = [{ name: 'Nada', mainCategoryId: 987_654, subcategoryId: null }];
  expect(
    await other.ask('saveMoveIn', { params, body: { categories, defaults: NO_DEFAULTS } }),
  ).toMatchObject({
    failed: 400,
  });
  await other.ask('checkProductImport', { params });
  expect((await other.work(id)).summary).toMatchObject({ create: 1, error: 0, notes: 1 });
  const [row] = await other.rows(id, 'noted');
  expect(row?.notes.map(({ column, message }) => `${column}: ${message}`)).toEqual([
    'Categoría: Queda en borrador. Elige la categoría.',
    'Descripción: Queda en borrador. Escribe la descripción.',
    'Peso (kg): Queda en borrador. Escribe el peso.',
    'Alto (cm), Ancho (cm), Largo (cm): Queda en borrador. Escribe la medida.',
  ]);
});

test('a picture that does not come is told at its row, tried again when asked, and the product waits for it', async () => {
  const own = await openSellerShop({ on: shop });
  const mine = importDesk(own);
  await own.create(own.wholeForm({ reference: 'F-1', images: [] }));
  await own.create(own.wholeForm({ reference: 'F-2', images: [] }));
  missing.add('/no.png');
  const done = await mine.run(
    `SKU;Estado;Foto 1;Foto 2\nF-1;Activo;${base}/no.png;\nF-2;Activo;${base}/no.png;${base}/si.png`,
  );
  expect(done).toMatchObject({ state: 'finished', result: { update: 2, notes: 2 } });
  await fetchAll();
  const noted = await mine.rows(done.id, 'noted');
  expect(
    noted.map(({ rowNumber, notes }) => [rowNumber, notes.map(({ found, message }) => [found, message])]),
  ).toEqual([
    [2, [[`${base}/no.png`, 'No hay ninguna foto en esta dirección (404).']]],
    [3, [[`${base}/no.png`, 'No hay ninguna foto en esta dirección (404).']]],
  ]);
  const states = () =>
    query(shop.db, sql`select state from product where seller_id = ${own.sellerId} order by id`);
  expect(await states()).toEqual([{ state: 'draft' }, { state: 'active' }]);
  missing.delete('/no.png');
  await mine.ask('retryImportPictures', { params: { importId: done.id } });
  await fetchAll();
  expect(await states()).toEqual([{ state: 'active' }, { state: 'active' }]);
  expect(await mine.rows(done.id, 'noted')).toEqual([]);
});

test('a product that cannot be made active keeps no product of another shop waiting, and is not tried again', async () => {
  const pictured = async () => {
    const own = await openSellerShop({ on: shop });
    const { id } = await own.create(own.wholeForm());
    await awaitPictures(shop.db, [id], new Date());
    return id;
  };
  const [broken, good] = [await pictured(), await pictured()];
  await query(
    shop.db,
    sql`create function refuse_active() returns trigger language plpgsql as
        $$ begin raise exception 'no word of this kind' using errcode = '54000'; end $$`,
  );
  await query(
    shop.db,
    sql`create trigger refused before update on product for each row
        when (new.active and new.description = 'No cabe.') execute function refuse_active()`,
  );
  await query(shop.db, sql`update product set description = 'No cabe.' where id = ${broken}`);
  const logged: unknown[] = [];
  const log = { ...shop.context.log, error: (details: unknown) => logged.push(details) };
  const run = { rules: fetchRules({ fetchesLocalPictures: true }), isStopping: () => false };
  await fetchDuePictures({ ...shop.context, log } as typeof shop.context, run);
  const found = await query<{ id: number; active: boolean }>(
    shop.db,
    sql`select id, active from product where id in (${broken}, ${good}) order by id`,
  );
  expect(found).toEqual([
    { id: broken, active: false },
    { id: good, active: true },
  ]);
  expect(
    await query(shop.db, sql`select from product_awaiting_picture where product_id = ${broken}`),
  ).toEqual([]);
  expect(logged).toMatchObject([{ product: broken, err: { code: '54000' } }]);
});

test('a CSV with an unknown separator is asked for it', async () => {
  const { id } = await desk.upload('SKU^Nombre^Precio\nSEP-1^Uno^1000\nSEP-2^Dos^2000', 'raro.csv');
  expect(await desk.work(id)).toMatchObject({
    state: 'mapping',
    asksDelimiter: true,
    columns: [{ header: 'SKU^Nombre^Precio' }],
  });
  await desk.ask('chooseImportDelimiter', { params: { importId: id }, body: { delimiter: '^' } });
  expect(await desk.work(id)).toMatchObject({
    ...{ state: 'mapping', asksDelimiter: false, format: 'CSV, UTF-8, «^»', rowCount: 2, columnProblems: [] },
  });
});
