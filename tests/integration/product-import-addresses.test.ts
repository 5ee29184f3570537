import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fetchRules } from '../../src/server/adapters/public-web/fetch-picture.ts';
import { execute, query, sql } from '../../src/server/db/sql.ts';
import { fetchDuePictures } from '../../src/server/modules/import/fetch-pictures.service.ts';
import { importDesk } from '../support/product-import.ts';
import { cases } from '../support/random-cases.ts';
import { openSellerShop, type SellerShop } from '../support/seller-shop.ts';

/** npm run random -- product-import-addresses: five thousand, with time and memory. */
const ROWS = cases(120, 5_000);

let shop: SellerShop;
let server: Server;
let base: string;
beforeAll(async () => {
  shop = await openSellerShop();
  const bomb = await sharp({ create: { width: 12_000, height: 12_000, channels: 3, background: '#fff' } })
    .png({ compressionLevel: 9 })
    .toBuffer();
  server = createServer(async ({ url = '' }, response) => {
    const image = (headers = {}) => response.writeHead(200, { 'content-type': 'image/png', ...headers });
    if (url === '/pagina') return response.writeHead(200, { 'content-type': 'text/html' }).end('<html>');
    if (url === '/texto') return image().end('no soy una foto');
    if (url === '/bomba') return image().end(bomb);
    if (url === '/grande') return image({ 'content-length': 99_000_000 }).end(Buffer.alloc(9));
    if (url === '/gzip') return image({ 'content-encoding': 'gzip' }).end(gzipSync(Buffer.alloc(9)));
    if (url === '/privada') return response.writeHead(302, { location: 'http://169.254.169.254/' }).end();
    if (url === '/lenta') return image().write('x');
    if (url === '/caida') return response.writeHead(503).end();
    const number = Number(url.slice(1));
    if (!Number.isInteger(number)) return response.writeHead(404).end();
    const background = { r: number % 256, g: Math.floor(number / 256) % 256, b: 120 };
    image().end(
      await sharp({ create: { width: 64, height: 64, channels: 3, background } })
        .png()
        .toBuffer(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}, 120_000);
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await shop.close();
});

const HEAD =
  'SKU;Nombre;Descripción;Categoría;Precio;Precio rebajado;IVA;Existencias;Peso (kg);Alto (cm);Ancho (cm);Largo (cm);Estado;Fotos';
const BAD_CELLS: [number, string][] = [
  [1, ''],
  [3, 'Ninguna'],
  [4, 'gratis'],
  [5, '999.999'],
  [6, '16 %'],
  [7, '-3'],
  [8, 'pesado'],
  [9, '0'],
  [12, 'Publicado ya'],
  [13, 'file:///etc/passwd'],
];
const BAD_PICTURES = [
  '/no',
  '/pagina',
  '/texto',
  '/bomba',
  '/grande',
  '/gzip',
  '/privada',
  '/lenta',
  '/caida',
];

test('rows with pictures by address and 37 errors of every kind: exactly those are told, at their rows', async () => {
  const [{ name: category } = { name: '' }] = await query<{ name: string }>(
    shop.db,
    sql`select name from category where parent_id is null limit 1`,
  );
  const wrong = new Map(
    Array.from({ length: 37 }, (_, n): [number, number] => [2 + n * Math.floor(ROWS / 38), n]),
  );
  const line = (n: number) => {
    const cells = [
      `A-${n}`,
      `Producto ${n}`,
      'Descripción',
      category,
      '12.500',
      '',
      '19 %',
      '5',
      '500 g',
      '10',
      '10',
      '10',
      'Activo',
    ];
    const all = [...cells, `${base}/${n}`];
    const error = wrong.get(n);
    if (error === undefined) return all.join(';');
    const [at, cell] = BAD_CELLS[error] ?? [13, `${base}${BAD_PICTURES[error % BAD_PICTURES.length]}`];
    return all.with(at, cell).join(';');
  };
  const desk = importDesk(shop);
  const clock = [performance.now()];
  const done = await desk.run([HEAD, ...Array.from({ length: ROWS }, (_, n) => line(n))].join('\n'));
  clock.push(performance.now());
  const inCells = BAD_CELLS.length;
  expect(done.result).toMatchObject({ create: ROWS - inCells, error: inCells, notes: ROWS - inCells });
  const rules = { ...fetchRules({ fetchesLocalPictures: true }), timeoutMillis: 3_000 };
  let memory = 0;
  const watching = setInterval(() => {
    memory = Math.max(memory, process.memoryUsage().rss);
  }, 200);
  // What may pass is tried four times; the pauses are left out.
  for (let waiting = 1; waiting > 0; ) {
    await fetchDuePictures(shop.context, { rules, isStopping: () => false });
    waiting = (await desk.get(done.id)).pictures?.waiting ?? 0;
    await execute(
      shop.db,
      sql`update product_picture_fetch set next_attempt_at = now() where next_attempt_at is not null`,
    );
  }
  clearInterval(watching);
  clock.push(performance.now());
  const lost = 37 - inCells;
  expect((await desk.get(done.id)).pictures).toEqual({
    total: ROWS - inCells,
    fetched: ROWS - 37,
    failed: lost,
    waiting: 0,
  });
  const noted = await desk.rows(done.id, 'noted');
  expect(noted.map(({ rowNumber }) => rowNumber)).toEqual(
    [...wrong].filter(([, error]) => error >= inCells).map(([n]) => n + 2),
  );
  expect(new Set(noted.map(({ notes }) => notes[0]?.message)).size).toBe(BAD_PICTURES.length);
  const states = await query(
    shop.db,
    sql`select state, count(*)::int as count from product where seller_id = ${shop.sellerId} group by 1 order by 1`,
  );
  expect(states).toEqual([
    { state: 'active', count: ROWS - 37 },
    { state: 'draft', count: lost },
  ]);
  const [saved, fetched] = [1, 2].map((at) => (((clock[at] ?? 0) - (clock[at - 1] ?? 0)) / 1_000).toFixed(1));
  const megabytes = Math.round(memory / 1024 / 1024);
  console.log(
    `${ROWS} rows: read, checked and saved in ${saved} s, pictures in ${fetched} s, ${megabytes} MB at most, ${inCells} + ${lost} errors at their rows`,
  );
});
