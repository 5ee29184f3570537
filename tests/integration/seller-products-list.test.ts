import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LOW_STOCK_UNITS } from '../../src/domain/stock.ts';
import { execute, query, sql } from '../../src/server/db/sql.ts';
import { listProductRows } from '../../src/server/modules/catalogue/products/product-list.repository.ts';
import { buildProduct } from '../support/catalog-factories.ts';
import { openSellerShop, type SellerShop } from '../support/seller-shop.ts';

let shop: SellerShop;
beforeAll(async () => {
  shop = await openSellerShop();
});
afterAll(() => shop.close());

async function names(filter: object): Promise<string[]> {
  const reply = await shop.send('listSellerProducts', { query: filter });
  return reply.body.products.map((row: { name: string }) => row.name);
}

test('the list is filtered by state, stock and words, and shows no other shop', async () => {
  await buildProduct(shop.db, { name: 'Ajeno' });
  const { sellerId } = shop;
  await buildProduct(shop.db, { sellerId, name: 'Café molido', onHand: 0 });
  await buildProduct(shop.db, { sellerId, name: 'Panela en bloque', onHand: 4, active: false });
  const archived = await buildProduct(shop.db, { sellerId, name: 'Viejo' });
  await shop.changeState(archived, 'archived');
  expect(await names({})).toEqual(['Panela en bloque', 'Café molido']);
  expect(await names({ search: 'cafe' })).toEqual(['Café molido']);
  expect(await names({ search: '100%' })).toEqual([]);
  expect(await names({ state: 'paused' })).toEqual(['Panela en bloque']);
  expect(await names({ state: 'archived' })).toEqual(['Viejo']);
  expect(await names({ stock: 'agotado' })).toEqual(['Café molido']);
  expect(await names({ stock: 'bajo' })).toEqual(['Panela en bloque', 'Café molido']);
});

test('pages follow each other without a gap and say when they end', async () => {
  const first = (await shop.send('listSellerProducts', { query: { limit: 1 } })).body;
  expect(first.products).toHaveLength(1);
  const second = (await shop.send('listSellerProducts', { query: { limit: 1, before: first.next } })).body;
  expect([first, second].map((page) => page.products[0].name)).toEqual(['Panela en bloque', 'Café molido']);
  expect(second.next).toBeNull();
});

test('the first page reads the page alone, with 20,000 products as with 20', async () => {
  const many = await openSellerShop({ on: shop });
  await execute(
    shop.db,
    sql`insert into product (seller_id, reference, name, description, image_url, state, active)
        select ${many.sellerId}::int, 'R' || n, 'Producto ' || n, '', '', case when n % 50 = 0 then 'paused' else 'draft' end,
          false from generate_series(1, 20000) n`,
  );
  await execute(shop.db, sql`analyze product`);
  await execute(
    shop.db,
    sql`insert into stock (product_id, on_hand)
        select id, case when substr(reference, 2)::int % 1000 = 7 then 0 else 20 end
        from product where seller_id = ${many.sellerId}`,
  );
  await execute(shop.db, sql`vacuum analyze stock, short_stock`);
  const filters = [
    {},
    { state: 'paused' as const },
    { before: 15_000 },
    { stock: 'agotado' as const },
    { stock: 'bajo' as const },
  ];
  for (const filter of filters) {
    let read = 0;
    const watched = {
      query: async (statement: { text: string; values?: unknown[] }) => {
        const plan = await shop.db.query(
          `explain (analyze, format json) ${statement.text}`,
          statement.values,
        );
        read = mostRows(plan.rows[0]['QUERY PLAN'][0].Plan);
        return { fields: [], rows: [], rowCount: 0 };
      },
    };
    await listProductRows(watched as never, many.sellerId, filter, 31);
    expect(read, JSON.stringify(filter)).toBeLessThan(200);
  }
});

test('a stock is listed as short as long as it is', async () => {
  const id = await buildProduct(shop.db, {
    sellerId: shop.sellerId,
    name: 'Corto',
    onHand: LOW_STOCK_UNITS + 1,
  });
  const listed = async () => [
    (await names({ stock: 'bajo' })).includes('Corto'),
    (await names({ stock: 'agotado' })).includes('Corto'),
  ];
  expect(await listed()).toEqual([false, false]);
  for (const [onHand, isLow, isOut] of [
    [LOW_STOCK_UNITS, true, false],
    [0, true, true],
    [2, true, false],
    [LOW_STOCK_UNITS + 1, false, false],
    [0, true, true],
  ] as const) {
    await execute(shop.db, sql`update stock set on_hand = ${onHand} where product_id = ${id}`);
    expect(await listed(), String(onHand)).toEqual([isLow, isOut]);
  }
  // Another combination is there: running out, not sold out.
  await execute(shop.db, sql`insert into stock (product_id, term_ids, on_hand) values (${id}, '{1}', 9)`);
  expect(await listed()).toEqual([true, false]);
  await execute(shop.db, sql`delete from stock where product_id = ${id} and term_ids = '{}'`);
  expect(await listed()).toEqual([false, false]);
});

interface PlanNode {
  'Actual Rows': number;
  'Rows Removed by Filter'?: number;
  Plans?: PlanNode[];
}

function mostRows(node: PlanNode): number {
  const own = node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0);
  return Math.max(own, ...(node.Plans ?? []).map(mostRows));
}

async function upload(body: Buffer, name = 'foto.jpg') {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(body)], { type: 'image/jpeg' }), name);
  const reply = await shop.app.inject({
    method: 'POST',
    url: '/api/vender/productos/imagenes',
    payload: form,
    cookies: shop.owner.cookies,
  });
  return { status: reply.statusCode, body: reply.json() };
}

test('a photo becomes square pictures of three widths without what the camera wrote, and fits a product', async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const photo = await sharp({
    create: { width: 900, height: 600, channels: 3, background: '#808080', noise },
  })
    .withExif({ IFD0: { Copyright: 'secreto de la cámara' } })
    .jpeg({ quality: 100 })
    .toBuffer();
  expect(photo.length).toBeGreaterThan(512 * 1024);
  const reply = await upload(photo);
  expect(reply.status).toBe(201);
  const url: string = reply.body.url;
  for (const width of [160, 320, 640]) {
    const file = path.basename(url).replace('-640', `-${width}`);
    const stored = await readFile(path.join(shop.context.config.dataDir, 'files', file.slice(0, 2), file));
    const { format, width: wide, height, exif } = await sharp(stored).metadata();
    expect({ format, wide, height, exif }).toEqual({
      format: 'webp',
      wide: width,
      height: width,
      exif: undefined,
    });
  }
  const images = [{ url, alt: 'Caja roja' }];
  expect((await shop.create({ name: 'Con foto', images })).form.images).toEqual(images);
  const rival = await openSellerShop({ on: shop });
  const taken = await rival.send('createProduct', { body: { form: rival.wholeForm({ images }) } });
  expect(taken.body.campos).toHaveProperty('images');
});

test('what is no picture is refused whatever its name says, and so is a file of more than 10 MB', async () => {
  expect((await upload(Buffer.from('<svg onload="alert(1)"/>'))).body.code).toBe('not-a-picture');
  expect((await upload(Buffer.alloc(10 * 1024 * 1024 + 1))).status).toBe(413);
  const rows = await query(shop.db, sql`select from seller_picture where seller_id = ${shop.sellerId}`);
  expect(rows).toHaveLength(2);
});

test('the preview quotes what an order would pay', async () => {
  const parcel = {
    price: 20_000,
    weightKilograms: 1,
    heightCentimetres: 10,
    widthCentimetres: 10,
    lengthCentimetres: 10,
  };
  const preview = await shop.send('previewShipping', { body: { ...parcel, perishable: false } });
  const { id } = await shop.active();
  const quote = await shop.send('quoteShipping', {
    body: { products: [{ productId: id, quantity: 1, chosenTerms: [] }], destinationCityId: '05001' },
  });
  const medellin = preview.body.find((row: { cityName: string }) => row.cityName === 'Medellín');
  expect(medellin.rate).toBeGreaterThan(0);
  expect(JSON.stringify(quote.body)).toContain(`:${medellin.rate},`);
});
