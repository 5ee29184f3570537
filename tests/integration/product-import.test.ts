import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { query, sql } from '../../src/server/db/sql.ts';
import { applyRows } from '../../src/server/modules/import/apply-rows.service.ts';
import { type ImportDesk, importDesk } from '../support/product-import.ts';
import { read } from '../support/published-reads.ts';
import { addTeamMember, openSellerShop, type SellerShop } from '../support/seller-shop.ts';

let shop: SellerShop;
let desk: ImportDesk;
beforeAll(async () => {
  shop = await openSellerShop();
  desk = importDesk(shop);
});
afterAll(() => shop.close());

async function product(reference: string) {
  const rows = await query<{ id: number }>(
    shop.db,
    sql`select id from product where reference = ${reference} and seller_id = ${shop.sellerId}`,
  );
  expect(rows).toHaveLength(1);
  return shop.get(rows[0]?.id ?? 0);
}

test('a clean file creates its products as drafts, with their history and in the name of who applied it', async () => {
  const done = await desk.run(
    [
      'SKU;Nombre;Descripción;Precio;Precio rebajado;IVA;Peso (kg);Alto (cm);Ancho (cm);Largo (cm);Perecedero;Existencias',
      'LIMPIO-1;Café de Pitalito;"Tostado\nmedio";$ 32.000;28.900;5%;0,55;22;12;8;no;40',
      'LIMPIO-2;Panela;En bloque;4500,00;;Exento;1;10;10;10;Sí;1.200',
    ].join('\r\n'),
  );
  expect(done).toMatchObject({
    state: 'finished',
    format: 'CSV, UTF-8, punto y coma',
    result: { create: 2, update: 0, unchanged: 0, error: 0, errorRows: 0 },
  });
  expect((await product('LIMPIO-1')).form).toMatchObject({
    name: 'Café de Pitalito',
    description: 'Tostado\nmedio',
    price: 32_000,
    offer: { salePrice: 28_900, startsAt: null, endsAt: null },
    taxClass: '5',
    weightKilograms: 0.55,
    stock: [{ choice: [], onHand: 40 }],
  });
  const panela = await product('LIMPIO-2');
  expect(panela).toMatchObject({ state: 'draft', form: { perishable: true, stock: [{ onHand: 1_200 }] } });
  const history = await read(shop.app, 'listProductChanges', { productId: panela.id }, shop.owner);
  expect(history).toMatchObject([{ action: 'product.created', personName: 'Ana Gómez' }]);
  const notes = await query<{ action: string }>(
    shop.db,
    sql`select action from audit_entry where subject = ${`import:${done.id}`} order by id`,
  );
  expect(notes.map(({ action }) => action)).toEqual([
    ...['import.uploaded', 'import.check-started', 'import.apply-started', 'import.finished'],
  ]);
});

test('rows update by SKU: what a file does not say stays, (vacío) empties, and the same again changes nothing', async () => {
  const { id } = await shop.create(shop.wholeForm({ reference: 'CAMBIA', name: 'Antes', price: 10_000 }));
  const file = 'SKU,Precio,Descripción,Peso\nCAMBIA,12500,,(vacío)\n';
  const checked = await desk.run(file, { apply: false });
  expect(checked.summary).toMatchObject({ update: 1, create: 0 });
  const [row] = await desk.rows(checked.id, 'update');
  expect(row).toMatchObject({ reference: 'CAMBIA', name: 'Antes', productId: id });
  expect(row?.changes).toEqual([
    { column: 'Precio', before: '$ 10.000', after: '$ 12.500' },
    { column: 'Peso (kg)', before: '1', after: '' },
  ]);
  expect((await shop.get(id)).form.price).toBe(10_000);
  await desk.run(file);
  expect((await shop.get(id)).form).toMatchObject({
    name: 'Antes',
    price: 12_500,
    description: 'Con todo lo que hace falta.',
    weightKilograms: null,
  });
  const again = await desk.run(file);
  expect(again).toMatchObject({ state: 'checked', summary: { unchanged: 1 } });
  expect(again.refused).toMatchObject({ failed: 409, code: 'import-nothing-to-apply' });
});

test('Windows-1252 with semicolons keeps its accents', async () => {
  const text = 'Código;Artículo;Descripción;PVP\r\nTILDE;Piñón añejo;Señal de «calidad»;$ 1.250.000\r\n';
  const done = await desk.run(Buffer.from(text, 'latin1'));
  expect(done).toMatchObject({ state: 'finished', format: 'CSV, Windows-1252, punto y coma' });
  const { form } = await product('TILDE');
  expect(form).toMatchObject({ name: 'Piñón añejo', description: 'Señal de «calidad»', price: 1_250_000 });
});

test.each([
  ['UTF-16 with tabs', Buffer.from('\uFEFFSKU\tNombre\nU16\tÑandú\n', 'utf16le'), 'U16'],
  ['UTF-8 with a mark and commas', Buffer.from('\uFEFFsku,nombre\nU8,"Ñandú"\n'), 'U8'],
  [
    'bars and a title above',
    Buffer.from('Lista de julio||\nref|nombre del producto\nBARRA|Ñandú\n'),
    'BARRA',
  ],
])('%s is understood', async (_what, bytes, reference) => {
  expect(await desk.run(bytes)).toMatchObject({ state: 'finished' });
  expect((await product(reference)).form.name).toBe('Ñandú');
});

test('wrong columns are told and chosen by hand; the next file with these headers knows them', async () => {
  const file = 'Cosa,Letrero,Color de la caja\nMANO-1,Escoba,azul\n';
  const uploaded = await desk.upload(file);
  const params = { importId: uploaded.id };
  const found = await desk.work(params.importId);
  expect(found.columns.map(({ use }) => use)).toEqual([null, null, null]);
  expect(found.columnProblems[0]).toContain('Falta la columna «SKU»');
  const refused = await desk.ask('checkProductImport', { params });
  expect(refused).toMatchObject({ failed: 400, code: 'import-columns' });
  const columns = (['sku', 'name', 'ignored'] as const).map((use, index) => ({ index, use }));
  const chosen = await desk.ask('saveImportMapping', { params, body: { columns } });
  expect(chosen.columnProblems).toEqual([]);
  await desk.ask('checkProductImport', { params });
  await desk.work(params.importId);
  await desk.ask('applyProductImport', { params });
  await desk.work(params.importId);
  expect((await product('MANO-1')).form.name).toBe('Escoba');
  const next = await desk.upload(
    `${file.trim().replace('MANO-1', 'MANO-2').replaceAll('\n', ',x\n').replace(',x', ',Error')},x`,
  );
  const known = await desk.work(next.id);
  expect(known.columns.map(({ use }) => use)).toEqual([...['sku', 'name', 'ignored', 'ignored']]);
});

test('products with options: one row for each combination, added to what is there, all or nothing', async () => {
  const head = 'SKU;Nombre;Opciones;Existencias';
  const rows = ['Color: Rojo | Talla: S;3', 'Color: Rojo | Talla: M;4', 'Color: Azul | Talla: S;5'];
  await desk.run([head, ...rows.map((row) => `RUANA;Ruana;${row}`)].join('\n'));
  const made = await product('RUANA');
  expect(made.form.attributes.map(({ name, terms }) => [name, terms.map((term) => term.name)])).toEqual([
    ['Color', ['Rojo', 'Azul']],
    ['Talla', ['S', 'M']],
  ]);
  expect(made.form.stock.map(({ onHand }) => onHand)).toEqual([3, 4, 5, 0]);
  await desk.run(`${head}\nRUANA;;talla: M | color: azul;9\nRUANA;;Talla: L | Color: Rojo;1`);
  const grown = await product('RUANA');
  expect(grown.form.attributes[0]?.id).toBe(made.form.attributes[0]?.id);
  expect(grown.form.stock.map(({ onHand }) => onHand)).toEqual([3, 4, 1, 5, 9, 0]);
  const wrong = await desk.run(
    `${head}\nRUANA;;Color: Rojo | Talla: S;77\nRUANA;;Color: Rojo | Talla: S;78\nRUANA;;Material: Lana;1`,
  );
  expect(wrong.summary).toMatchObject({ error: 1, errorRows: 3 });
  const told = (await desk.rows(wrong.id, 'error')).map(({ problems }) => problems[0]?.message);
  expect(told[0]).toContain('del mismo producto tiene un error');
  expect(told[2]).toBe('Escribe las opciones de Color, Talla.');
  expect((await product('RUANA')).form.stock[0]?.onHand).toBe(3);
});

test('errors name their row, column, what was found and what is expected; the rules are those of the editor', async () => {
  const checked = await desk.run(
    [
      'SKU;Nombre;Precio;Precio rebajado;IVA;Estado;Categoría;Peso',
      ';Sin código;1000;;;;;',
      'E-2;;1000;;;;;',
      'E-3;Caro;mil pesos;;;;;',
      'E-4;Oferta;1000;2000;;;;',
      'E-5;Impuesto;1000;;16%;;;',
      'E-6;Activo sin nada;1000;;;Activo;;',
      'E-7;Categoría;1000;;;;Nada de eso;',
      `E-8;${'x'.repeat(201)};1000;;;;;0`,
      'E-9;Una;1000;;;;;',
      'E-9;Otra;1000;;;;;',
    ].join('\n'),
    { apply: false },
  );
  expect(checked.summary).toMatchObject({ create: 0, error: 9, errorRows: 10 });
  const rows = await desk.rows(checked.id, 'error');
  const told = rows.flatMap(({ rowNumber, problems }) =>
    problems.map(({ column, message, found }) => `${rowNumber} ${column}: ${message} [${found}]`),
  );
  const said = (start: string) => told.filter((one) => one.startsWith(start));
  expect(said('2 ')).toEqual(['2 SKU: Escribe el SKU. []']);
  expect(said('3 ')[0]).toContain('Para crearlo, escribe su nombre.');
  expect(said('4 ')).toEqual([
    '4 Precio: Escribe un valor en pesos sin centavos, por ejemplo 12500 o 12.500. [mil pesos]',
  ]);
  expect(said('5 ')).toEqual(['5 Precio rebajado: La oferta debe ser menor que el precio. [2000]']);
  expect(said('6 ')).toEqual(['6 IVA: Escribe 19 %, 5 %, Exento o Excluido. [16%]']);
  expect(said('7 Peso')).toEqual(['7 Peso: Escribe el peso. []']);
  expect(said('7 Categoría')).toHaveLength(1);
  expect(said('8 ')[0]).toContain('Escribe una de estas: ');
  expect(said('9 ')).toEqual([
    `9 Nombre: Escribe máximo 200 caracteres. [${'x'.repeat(120)}…]`,
    '9 Peso: Escribe un peso mayor que cero. [0]',
  ]);
  expect(said('11 SKU')[0]).toContain('ya está en la fila 10');
  expect(checked.problemColumns).toContainEqual({ column: 'Nombre', rows: 2 });
  const onlyWeight = await desk.rows(checked.id, 'error', 'Peso');
  expect(onlyWeight.map(({ rowNumber }) => rowNumber)).toContain(9);
});

test('states follow the same moves as in the editor', async () => {
  const active = await shop.active();
  const archived = await shop.create({ name: 'Viejo', reference: 'VIEJO' });
  await shop.changeState(archived.id, 'archived');
  const draft = await shop.create(shop.wholeForm({ reference: 'LISTO' }));
  const sku = active.form.reference;
  const done = await desk.run(`SKU;Estado;Precio\n${sku};Pausado;\nVIEJO;Borrador;\nLISTO;activo;30.000\n`);
  expect(done.result).toMatchObject({ update: 2, error: 1 });
  expect((await shop.get(active.id)).state).toBe('paused');
  expect(await shop.get(draft.id)).toMatchObject({ state: 'active', isShown: true, form: { price: 30_000 } });
  const [row] = await desk.rows(done.id, 'error');
  expect(row?.problems[0]?.message).toBe('Un producto en Archivado no puede pasar a Borrador.');
});

test('units sold between the check and the save stay sold', async () => {
  const { id } = await shop.create(shop.wholeForm({ reference: 'VENDIDO' }));
  const checked = await desk.run('SKU,Existencias\nVENDIDO,25\n', { apply: false });
  await query(shop.db, sql`update stock set on_hand = on_hand - 3 where product_id = ${id}`);
  await desk.ask('applyProductImport', { params: { importId: checked.id } });
  await desk.work(checked.id);
  expect((await shop.get(id)).form.stock[0]?.onHand).toBe(25);
});

test('an import of another shop is as unknown as none, and only who edits products imports', async () => {
  const rival = await openSellerShop({ on: shop });
  const done = await desk.run('SKU,Nombre\nMIO,Mío\n');
  const theirs = importDesk(rival);
  const params = { importId: done.id };
  expect(await theirs.ask('getProductImport', { params })).toMatchObject({ failed: 404 });
  const file = `/api/vender/importaciones/${params.importId}/errores`;
  expect((await shop.app.inject({ url: file, cookies: rival.owner.cookies })).statusCode).toBe(404);
  expect((await shop.app.inject({ url: file, cookies: shop.owner.cookies })).statusCode).toBe(200);
  await theirs.run('SKU,Nombre,Precio\nMIO,De la rival,1000\n');
  expect((await product('MIO')).form).toMatchObject({ name: 'Mío', price: null });
  const warehouse = await addTeamMember(shop, 'warehouse');
  expect((await shop.send('listProductImports', { query: {} }, warehouse.cookies)).status).toBe(403);
});

test('of one shop the first import runs and the others wait; a cancelled one stops and keeps what it saved', async () => {
  const [first, second] = [await desk.upload('SKU,Nombre\nA,A\n'), await desk.upload('SKU,Nombre\nB,B\n')];
  expect((await desk.get(second.id)).isWaiting).toBe(true);
  expect((await desk.get(first.id)).isWaiting).toBe(false);
  const params = { importId: first.id };
  const cancelled = await desk.ask('cancelProductImport', { params });
  expect(cancelled.state).toBe('cancelled');
  expect(await desk.ask('checkProductImport', { params })).toMatchObject({
    failed: 409,
    code: 'import-state',
  });
  expect(await desk.work(params.importId)).toMatchObject({ state: 'cancelled' });
  expect(await desk.get(second.id)).toMatchObject({ state: 'mapping', isWaiting: false });
});

test('a worker saves nothing of an import that is not in its hands any more', async () => {
  const checked = await desk.run('SKU,Nombre\nDE-OTRO,No\n', { apply: false });
  const params = { importId: checked.id };
  const { sellerId } = shop;
  expect((await shop.send('applyProductImport', { params })).status).toBe(200);
  const lease = { importId: params.importId, sellerId, owner: randomUUID() };
  expect(await applyRows(shop.context, lease)).toBe(false);
  const saved = sql`select from product where reference = 'DE-OTRO' and seller_id = ${sellerId}`;
  expect(await query(shop.db, saved)).toEqual([]);
  expect(await desk.work(params.importId)).toMatchObject({ state: 'finished' });
  expect(await query(shop.db, saved)).toHaveLength(1);
});

test('whoever may no longer edit products has nothing saved in her name', async () => {
  const owner = await addTeamMember(shop, 'owner');
  const checked = await desk.run('SKU,Nombre\nEXPULSADA,No\n', { apply: false });
  const params = { importId: checked.id };
  expect((await shop.send('applyProductImport', { params }, owner.cookies)).status).toBe(200);
  await query(shop.db, sql`delete from seller_member where account_id = ${owner.id}`);
  const stopped = await desk.work(params.importId);
  expect(stopped).toMatchObject({
    state: 'failed',
    problem: expect.stringContaining('ya no puede editar'),
  });
});
