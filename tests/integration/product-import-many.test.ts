import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { query, sql } from '../../src/server/db/sql.ts';
import {
  failedRowsPath,
  productExportPath,
  type SheetFormat,
} from '../../src/wire/import/product-export-path.ts';
import { type ImportDesk, importDesk } from '../support/product-import.ts';
import { cases } from '../support/random-cases.ts';
import { openSellerShop, type SellerShop } from '../support/seller-shop.ts';
import { countStatements } from '../support/work.ts';

let shop: SellerShop;
beforeAll(async () => {
  shop = await openSellerShop();
});
afterAll(() => shop.close());

const ROWS = cases(1_500, 5_000);
const HEAD = 'SKU;Nombre;Descripción;Precio;Existencias;Peso (kg);Alto (cm);Ancho (cm);Largo (cm)';

async function download(url: string): Promise<Buffer> {
  const reply = await shop.app.inject({ url, cookies: shop.owner.cookies });
  expect(reply.statusCode).toBe(200);
  return reply.rawPayload;
}

test('thousands of rows with 37 errors: exactly those are reported, the others saved with a few statements each, the corrected file repairs them', async () => {
  const desk = importDesk(shop);
  const wrong = new Set(Array.from({ length: 37 }, (_, n) => 13 + n * Math.floor(ROWS / 38)));
  const lineOf = (n: number, isWrong: boolean) =>
    `M-${n};Producto ${n};Descripción ${n};${isWrong ? 'gratis' : `${12 + (n % 80)}.500`};${n % 50};0,5;10;10;10`;
  const lines = Array.from({ length: ROWS }, (_, n) => lineOf(n, wrong.has(n)));
  const { statements, value: done } = await countStatements(() => desk.run([HEAD, ...lines].join('\r\n')));
  expect(done).toMatchObject({
    state: 'finished',
    rowCount: ROWS,
    rowsDone: ROWS,
    summary: { create: ROWS - 37, error: 37, errorRows: 37 },
    result: { create: ROWS - 37, update: 0, unchanged: 0, error: 37, errorRows: 37 },
  });
  expect(statements / lines.length).toBeLessThan(7);
  const errors = await desk.rows(done.id, 'error');
  expect(errors.map(({ rowNumber }) => rowNumber)).toEqual([...wrong].map((n) => n + 2));
  const failed = (await download(failedRowsPath(done.id, 'csv'))).toString();
  const rows = parse<Record<string, string>>(failed, { bom: true, delimiter: ';', columns: true });
  expect(rows.map(({ SKU }) => SKU)).toEqual([...wrong].map((n) => `M-${n}`));
  expect(rows[0]?.Error).toBe(
    'Precio: Escribe un valor en pesos sin centavos, por ejemplo 12500 o 12.500. (encontramos «gratis»)',
  );
  const repaired = await desk.run(failed.replaceAll('gratis', '9.900'));
  expect(repaired).toMatchObject({ columnProblems: [], result: { create: 37, error: 0 } });
  const [count] = await query<{ count: number }>(
    shop.db,
    sql`select count(distinct reference)::int as count from product where seller_id = ${shop.sellerId}`,
  );
  expect(count?.count).toBe(ROWS);
});

test.each<SheetFormat>(['csv', 'xlsx'])(
  'what a shop exports as %s changes nothing when it comes back',
  async (format) => {
    const own = await openSellerShop({ on: shop });
    const desk: ImportDesk = importDesk(own);
    const terms = (...names: string[]) => names.map((name) => ({ id: null, name }));
    await own.create(
      own.wholeForm({ reference: '007', name: '=1+1', description: 'Dos\nlíneas; "comillas" <b> & más' }),
    );
    await own.create({ name: '-20 % en todo', reference: '+57' });
    await own.create(
      own.wholeForm({
        reference: 'OPCIONES',
        offer: { salePrice: 9_000, startsAt: '2090-01-01T05:00:00.000Z', endsAt: '2090-01-03T04:59:59.000Z' },
        weightKilograms: 0.855,
        attributes: [
          { id: null, name: 'Color: tono', terms: terms('Rojo | vino', 'Azul\\cielo') },
          { id: null, name: 'Talla', terms: terms('S', 'M') },
        ],
        stockPerCombination: true,
        stock: [{ choice: [1, 0], onHand: 3, before: 0, variant: null }],
      }),
    );
    await own.create(
      own.wholeForm({
        reference: 'COMPARTE',
        attributes: [{ id: null, name: 'Color', terms: terms('Rojo', 'Azul') }],
        stock: [{ choice: [], onHand: 12, before: 0, variant: null }],
      }),
    );
    const active = await own.active();
    await query(own.db, sql`update product set description = E'uno\r\ndos' where id = ${active.id}`);
    const url = productExportPath(format);
    const exported = await own.app.inject({ url, cookies: own.owner.cookies });
    expect(exported.body).not.toMatch(/[;>]=1\+1/);
    const again = await desk.run(exported.rawPayload);
    expect(await desk.rows(again.id, 'error')).toEqual([]);
    expect((await desk.rows(again.id, 'update')).map(({ changes }) => changes)).toEqual([]);
    expect(again).toMatchObject({
      state: 'checked',
      rowCount: 9,
      summary: { create: 0, update: 0, unchanged: 5 },
    });
    const other = importDesk(await openSellerShop({ on: shop }));
    const copied = await other.run(exported.rawPayload, { apply: false });
    // The pictures of the first shop are not hers: they would be fetched, and the product waits for them.
    const told = (await other.rows(copied.id, 'noted')).map(({ notes }) => notes[0]?.column);
    expect([copied.summary?.error, told]).toEqual([0, ['Fotos']]);
  },
);

test('the template explains itself and its examples would be created', async () => {
  const own = await openSellerShop({ on: shop });
  const desk = importDesk(own);
  for (const format of ['csv', 'xlsx'] as const) {
    const file = await download(`/api/vender/productos/plantilla?formato=${format}`);
    const checked = await desk.run(file, { apply: false });
    expect(checked).toMatchObject({ state: 'checked', rowCount: 5, summary: { create: 2, error: 0 } });
  }
});
