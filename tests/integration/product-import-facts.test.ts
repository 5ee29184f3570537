import { afterAll, beforeAll, expect, test } from 'vitest';
import type { WrittenField } from '../../src/domain/category-rules.ts';
import { execute, query, sql } from '../../src/server/db/sql.ts';
import { productExportPath } from '../../src/wire/import/product-export-path.ts';
import { buildCategory } from '../support/catalog-factories.ts';
import { askFields, logInCatalogueOperator } from '../support/category-fields.ts';
import { csvOf, SHOPIFY_HEADERS } from '../support/foreign-exports.ts';
import { type ImportDesk, importDesk } from '../support/product-import.ts';
import { openSellerShop, type SellerShop } from '../support/seller-shop.ts';

let shop: SellerShop;
let desk: ImportDesk;
let bags = 0;

const MATERIAL: Partial<WrittenField> = { name: 'Material', kind: 'choice', terms: ['Cuero', 'Algodón'] };

beforeAll(async () => {
  shop = await openSellerShop();
  desk = importDesk(shop);
  const operator = await logInCatalogueOperator(shop);
  const category = async (name: string, fields: Partial<WrittenField>[]) => {
    const id = await buildCategory(shop.db);
    await execute(shop.db, sql`update category set name = ${name} where id = ${id}`);
    expect((await askFields(shop, operator, id, { fields })).status).toBe(200);
    return id;
  };
  bags = await category('Bolsos', [
    { ...MATERIAL, required: true },
    { name: 'Capacidad', kind: 'number', unit: 'L' },
    { name: 'Impermeable', kind: 'yes-no' },
    { name: 'Marca' },
  ]);
  await category('Lámparas', [{ name: 'Potencia', kind: 'number', unit: 'W' }, { name: 'Marca' }]);
});
afterAll(() => shop.close());

const HEAD = 'SKU;Nombre;Categoría';
const problemsOf = async (id: number) =>
  (await desk.rows(id, 'error')).flatMap(({ rowNumber, problems }) =>
    problems.map(({ column, found, message }) => `${rowNumber} ${column} [${found}] ${message}`),
  );
const factsOf = (reference: string) =>
  query(
    shop.db,
    sql`select f.key, f.value from product_fact f join product p on p.id = f.product_id
        where p.reference = ${reference} and p.seller_id = ${shop.sellerId} order by f.key`,
  );

test('each product takes a column of facts by its own category, empties one with the word, and leaves what is empty', async () => {
  const sheet = [
    `${HEAD};Dato: Material;dato: capacidad (l);DATO: Impermeable;Dato: Marca;Dato: Potencia (W)`,
    'B-1;Morral;Bolsos;algodon;12,5;SÍ;Totto;',
    'L-1;Lámpara;Lámparas;;;;Luz;60 W',
  ].join('\n');
  expect((await desk.run(sheet)).result).toMatchObject({ create: 2, error: 0 });
  expect(await factsOf('B-1')).toEqual([
    { key: 'capacidad', value: '12.5' },
    { key: 'impermeable', value: 'si' },
    { key: 'marca', value: 'Totto' },
    { key: 'material', value: 'Algodón' },
  ]);
  expect(await factsOf('L-1')).toEqual([
    { key: 'marca', value: 'Luz' },
    { key: 'potencia', value: '60' },
  ]);
  const checked = await desk.run('SKU;Dato: Marca;Dato: Capacidad (L)\nB-1;(vacío);\nL-1;Luz;', {
    apply: false,
  });
  expect(checked.summary).toMatchObject({ update: 1, unchanged: 1 });
  const [row] = await desk.rows(checked.id, 'update');
  expect(row?.changes).toEqual([{ column: 'Dato: Marca', before: 'Totto', after: '' }]);
  await desk.run('SKU;Dato: Marca\nB-1;(VACIO)');
  expect((await factsOf('B-1')).map(({ key }) => key)).toEqual(['capacidad', 'impermeable', 'material']);
});

test('the check knows what the category takes, with the words of the save', async () => {
  const sheet = [
    `${HEAD};Estado;Descripción;Dato: Material;Dato: Capacidad (L);Dato: Impermeable;Dato: Potencia (W)`,
    'X-1;Uno;Bolsos;;;Plata;;;',
    'X-2;Dos;Bolsos;;;;2000000;;',
    'X-3;Tres;Bolsos;;;;;quizás;',
    'X-4;Cuatro;Bolsos;;;;;;60',
    'X-5;Cinco;;;;Cuero;;;',
    'X-6;Seis;Bolsos;Activo;;;;;',
  ].join('\n');
  const checked = await desk.run(sheet, { apply: false });
  expect(checked.summary).toMatchObject({ create: 0, error: 6 });
  expect(await problemsOf(checked.id)).toEqual(
    expect.arrayContaining([
      '2 Dato: Material [Plata] Elige una opción: Cuero, Algodón.',
      '3 Dato: Capacidad (L) [2000000] Escribe 1.000.000 o menos.',
      '4 Dato: Impermeable [quizás] Responde Sí o No.',
      '5 Dato: Potencia (W) [60] La categoría de este producto no pide este dato. Deja la celda vacía.',
      '6 Dato: Material [Cuero] La categoría de este producto no pide este dato. Deja la celda vacía.',
      '7 Dato: Material [] Falta «Material»: lo pide la categoría.',
    ]),
  );
});

test('rows of one product that say two facts are told, and a column may be chosen by hand', async () => {
  const sheet = `${HEAD};Opciones;Dato: Marca\nV-1;Bolso;Bolsos;Color: Rojo;Uno\nV-1;Bolso;Bolsos;Color: Azul;Dos`;
  const { id } = await desk.run(sheet, { apply: false });
  expect(await problemsOf(id)).toContain('3 Dato: Marca [Dos] La fila 2 del mismo producto dice «Uno».');
  const upload = await desk.upload(`${HEAD};Material\nM-1;Bolso;Bolsos;cuero`);
  const read = await desk.work(upload.id);
  expect(read.columns.at(-1)).toMatchObject({ header: 'Material', use: null });
  const params = { importId: upload.id };
  const columns = read.columns.map(({ index, use }) => ({ index, use: use ?? ('fact' as const) }));
  expect(await desk.ask('saveImportMapping', { params, body: { columns } })).not.toHaveProperty('failed');
  await desk.ask('checkProductImport', { params });
  await desk.work(upload.id);
  await desk.ask('applyProductImport', { params });
  await desk.work(upload.id);
  expect(await factsOf('M-1')).toEqual([{ key: 'material', value: 'Cuero' }]);
});

test('an export has a column for each fact, by its key where two are called the same', async () => {
  const operator = await logInCatalogueOperator(shop);
  const own = await openSellerShop({ on: shop });
  const [one, other] = [await buildCategory(shop.db), await buildCategory(shop.db)];
  await askFields(shop, operator, one, { fields: [{ name: 'Talla' }] });
  await askFields(shop, operator, other, { fields: [{ name: 'Talla', key: null }] });
  await execute(shop.db, sql`update category_attribute set key = 'talla-ropa' where category_id = ${other}`);
  await own.create({ name: 'A', reference: 'A', mainCategoryId: one, facts: [{ key: 'talla', value: 'M' }] });
  const worn = { mainCategoryId: other, facts: [{ key: 'talla-ropa', value: 'XL' }] };
  await own.create({ name: 'B', reference: 'B', ...worn });
  const { body } = await own.app.inject({ url: productExportPath('csv'), cookies: own.owner.cookies });
  const lines = body
    .trim()
    .split('\r\n')
    .map((line) => line.split(';').slice(-2));
  expect(lines).toEqual([
    ['Dato: Talla [talla]', 'Dato: Talla [talla-ropa]'],
    ['M', ''],
    ['', 'XL'],
  ]);
  const again = await importDesk(own).run(body, { apply: false });
  expect(again.summary).toMatchObject({ unchanged: 2, error: 0 });
});

test('what a category asks no more goes out and comes back the same; it is emptied with the word and not written anew', async () => {
  const operator = await logInCatalogueOperator(shop);
  const own = await openSellerShop({ on: shop });
  const category = await buildCategory(shop.db);
  await askFields(shop, operator, category, { fields: [{ name: 'Tipo de cierre' }, { name: 'Marca' }] });
  const facts = [{ key: 'marca', value: 'Totto' }].concat({ key: 'tipo-de-cierre', value: 'Broche 2.5' });
  await own.create({ name: 'C', reference: 'C', mainCategoryId: category, facts });
  await askFields(shop, operator, category, { fields: [{ name: 'Marca' }] });
  const desk = importDesk(own);
  for (const format of ['csv', 'xlsx'] as const) {
    const { rawPayload } = await own.app.inject({
      url: productExportPath(format),
      cookies: own.owner.cookies,
    });
    const { id } = await desk.upload(rawPayload, `productos.${format}`);
    await desk.work(id);
    await desk.ask('checkProductImport', { params: { importId: id } });
    expect((await desk.work(id)).summary).toMatchObject({ unchanged: 1, error: 0 });
    await desk.ask('cancelProductImport', { params: { importId: id } });
  }
  const changed = await desk.run('SKU;Dato: Tipo de cierre\nC;Cremallera', { apply: false });
  expect(changed.summary).toMatchObject({ error: 1 });
  await desk.run('SKU;Dato: Tipo de cierre\nC;(vacío)');
  const left = await query(
    shop.db,
    sql`select f.key from product_fact f join product p on p.id = f.product_id where p.seller_id = ${own.sellerId}`,
  );
  expect(left).toEqual([{ key: 'marca' }]);
});

test('another shop’s columns fill what the category asks by that name; what it cannot keep is told and left', async () => {
  const other = await openSellerShop({ on: shop });
  const mine = importDesk(other);
  const material = 'Material (product.metafields.custom.material)';
  const lines = [
    {
      Handle: 'a',
      Title: 'Bolso',
      Type: 'Mochilas',
      'Variant Price': '9000',
      Vendor: 'Totto',
      [material]: 'cuero',
    },
    {
      Handle: 'b',
      Title: 'Otro',
      Type: 'Mochilas',
      'Variant Price': '9000',
      Vendor: 'Totto',
      [material]: 'Lata',
    },
  ];
  const { id } = await mine.upload(csvOf([...SHOPIFY_HEADERS, material], lines), 'products_export.csv');
  const { sourceCategories, defaults } = await mine.work(id);
  const params = { importId: id };
  const categories = sourceCategories.map(({ name }) => ({
    name,
    mainCategoryId: bags,
    subcategoryId: null,
  }));
  await mine.ask('saveMoveIn', { params, body: { categories, defaults } });
  await mine.ask('checkProductImport', { params });
  await mine.work(id);
  const [noted] = (await mine.rows(id, 'noted')).filter(({ reference }) => reference === 'b');
  expect(noted?.notes.map(({ column, message }) => `${column}: ${message}`)).toContain(
    'Dato: Material: No guardamos este dato. Elige una opción: Cuero, Algodón.',
  );
  await mine.ask('applyProductImport', { params });
  expect((await mine.work(id)).result).toMatchObject({ create: 2, error: 0 });
  const said = await query(
    shop.db,
    sql`select p.reference, f.key, f.value from product_fact f join product p on p.id = f.product_id
        where p.seller_id = ${other.sellerId} order by 1, 2`,
  );
  expect(said).toEqual([
    { reference: 'a', key: 'marca', value: 'Totto' },
    { reference: 'a', key: 'material', value: 'Cuero' },
    { reference: 'b', key: 'marca', value: 'Totto' },
  ]);
});
