import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { API_SCOPES, type ApiScope } from '../../src/domain/api-scope.ts';
import { query, sql } from '../../src/server/db/sql.ts';
import { curlOf, MACHINE_EXAMPLES } from '../../src/wire/integrations/seller-api-examples.ts';
import { buildCategory } from '../support/catalog-factories.ts';
import { askFields, logInCatalogueOperator } from '../support/category-fields.ts';
import { pictureFile } from '../support/picture-file.ts';
import { buildOrders } from '../support/purchase-factories.ts';
import { openSellerShop, type SellerShop } from '../support/seller-shop.ts';
import { sendAim } from '../support/send-aim.ts';

let first: SellerShop;
let shop: SellerShop;
let key: string;
beforeAll(async () => {
  first = await openSellerShop();
});
afterAll(() => first.close());
beforeEach(async () => {
  shop = await openSellerShop({ on: first });
  key = await newKey(API_SCOPES);
});

async function newKey(scopes: readonly ApiScope[]): Promise<string> {
  const reply = await sendAim(
    shop.app,
    'createApiKey',
    { json: { name: 'ERP', scopes } },
    shop.owner.cookies,
  );
  return reply.json<{ token: string }>().token;
}

type Options = { method?: 'GET' | 'POST' | 'PUT'; idempotencyKey?: string; token?: string };

async function call(address: string, payload?: object, options: Options = {}) {
  const { method = payload ? 'POST' : 'GET', idempotencyKey, token = key } = options;
  const reply = await shop.app.inject({
    ...{ method, url: `/api/vender/v1${address}` },
    headers: {
      authorization: `Bearer ${token}`,
      ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
    },
    ...(payload && { payload }),
  });
  return { status: reply.statusCode, body: reply.json() };
}

const MEASURES = { peso: 1, alto: 10, ancho: 10, largo: 10 };

test('a product is created once for its key, whoever repeats it and however often at once', async () => {
  const sent = { nombre: 'Taza', refProducto: 'TAZA', precio: 20_000, cantidad: 7, ...MEASURES };
  const all = await Promise.all(
    Array.from({ length: 4 }, () => call('/productos', sent, { idempotencyKey: 'alta-1' })),
  );
  expect(all.map(({ status }) => status)).toContain(201);
  const again = await call('/productos', sent, { idempotencyKey: 'alta-1' });
  expect(again.status).toBe(201);
  expect(again.body.data).toMatchObject({
    refProducto: 'TAZA',
    estado: 'borrador',
    cantidad: 7,
    version: expect.any(Number),
  });
  const other = await call('/productos', { ...sent, precio: 1 }, { idempotencyKey: 'alta-1' });
  expect([other.status, other.body.code]).toEqual([409, 'idempotency-reused']);
  const rows = await query(
    shop.db,
    sql`select id from product where seller_id = ${shop.sellerId} and reference = 'TAZA'`,
  );
  expect(rows).toHaveLength(1);
});

test('a program that died before its answer has made one product, which the repetition answers', async () => {
  const sent = { nombre: 'Vela', precio: 9_000, cantidad: 1, ...MEASURES };
  const made = await call('/productos', sent, { idempotencyKey: 'alta-2' });
  const die = (minutes: number) =>
    query(
      shop.db,
      sql`update api_answer set result = null, created_at = now() - make_interval(mins => ${minutes})
          where idempotency_key = 'alta-2' and product_id = ${made.body.data.codProducto}`,
    );
  await die(1);
  const early = await call('/productos', sent, { idempotencyKey: 'alta-2' });
  expect([early.status, early.body.code]).toEqual([409, 'idempotency-running']);
  await die(3);
  const again = await call('/productos', sent, { idempotencyKey: 'alta-2' });
  expect([again.status, again.body.data.codProducto]).toEqual([201, made.body.data.codProducto]);
  const rows = await query(
    shop.db,
    sql`select id from product where seller_id = ${shop.sellerId} and name = 'Vela'`,
  );
  expect(rows).toHaveLength(1);
});

test('a write over an old version is refused with the product as it is; what is not sent stays', async () => {
  const made = (
    await call('/productos', { nombre: 'Olla', precio: 50_000, descripcion: 'De barro', cantidad: 3 })
  ).body.data;
  const address = `/productos/${made.codProducto}`;
  const changed = await call(address, { version: made.version, precio: 55_000 }, { method: 'PUT' });
  expect(changed.body.data).toMatchObject({ precio: 55_000, descripcion: 'De barro', cantidad: 3 });
  const late = await call(address, { version: made.version, precio: 1 }, { method: 'PUT' });
  expect([late.status, late.body.code]).toEqual([409, 'product-changed']);
  expect(late.body.detalle.producto).toMatchObject({ version: changed.body.data.version, precio: 55_000 });
});

test('what only its category says of a product stays behind when a system moves it', async () => {
  const fresh = await buildCategory(shop.db, { withdrawalException: 'perecedero' });
  const pantry = await buildCategory(shop.db);
  const sent = { nombre: 'Queso', codCategoria: fresh, ...MEASURES };
  const { data } = (await call('/productos', sent)).body;
  expect(data.perecedero).toBe(true);
  const move = { version: data.version, codCategoria: pantry };
  const moved = (await call(`/productos/${data.codProducto}`, move, { method: 'PUT' })).body.data;
  expect(moved).toMatchObject({ codCategoria: pantry, perecedero: false });
});

test('variants are made, changed by their values, and found by their own reference', async () => {
  const made = await call('/productos', {
    ...{ nombre: 'Ruana', refProducto: 'RU', precio: 100_000, ...MEASURES },
    atributos: [{ nombre: 'Color', valores: ['Gris', 'Negro'] }],
    variantes: [
      { valores: ['Gris'], refProducto: 'RU-G', cantidad: 4 },
      { valores: ['negro'], refProducto: 'RU-N', precio: 120_000, cantidad: 2, peso: 1.5 },
    ],
  });
  expect(made.body.data.variantes).toMatchObject([
    { valores: ['Gris'], refProducto: 'RU-G', precio: 100_000, peso: 1, cantidad: 4 },
    { valores: ['Negro'], refProducto: 'RU-N', precio: 120_000, peso: 1.5, cantidad: 2 },
  ]);
  const { codProducto, version } = made.body.data;
  const changed = await call(
    `/productos/${codProducto}`,
    { version, variantes: [{ valores: ['Negro'], precio: 130_000 }] },
    { method: 'PUT' },
  );
  expect(changed.body.data.variantes.map(({ precio }: { precio: number }) => precio)).toEqual([
    100_000, 130_000,
  ]);
  const wrong = await call(
    `/productos/${codProducto}`,
    { version: version + 1, variantes: [{ valores: ['Rojo'] }] },
    { method: 'PUT' },
  );
  expect([wrong.status, JSON.stringify(wrong.body.campos)]).toEqual([400, expect.stringContaining('Rojo')]);
  const found = await call('/productos/cambios?refProducto=RU-N');
  expect(found.body.productos.map((one: { codProducto: number }) => one.codProducto)).toEqual([codProducto]);
  const rows = [
    { refProducto: 'RU-N', cantidad: 9, precio: 140_000 },
    { refProducto: 'RU-G', cantidad: 8 },
    { refProducto: 'NADA', cantidad: 1 },
  ];
  const done = await call('/existencias', { filas: rows }, { idempotencyKey: 'inv' });
  expect(done.body.resultados.map(({ hecho }: { hecho: boolean }) => hecho)).toEqual([true, true, false]);
  const now = (await call(`/productos/${codProducto}`)).body.data;
  expect(now.variantes).toMatchObject([
    { cantidad: 8, precio: 100_000 },
    { cantidad: 9, precio: 140_000 },
  ]);
});

test('what the category asks is written and read by its name, and stays where it is not sent', async () => {
  const category = await buildCategory(shop.db);
  const fields = [{ name: 'Material', kind: 'choice', terms: ['Lana'] } as const, { name: 'Origen' }];
  const operator = await logInCatalogueOperator(shop);
  await askFields(shop, operator, category, {
    fields: fields.map((field) => ({ ...field, terms: [...('terms' in field ? field.terms : [])] })),
  });
  const sent = { nombre: 'Ruana', codCategoria: category, datos: [{ nombre: 'material', valor: 'lana' }] };
  const { codProducto, version, datos } = (await call('/productos', sent)).body.data;
  expect(datos).toEqual([{ nombre: 'Material', valor: 'Lana' }]);
  const put = (body: object) => call(`/productos/${codProducto}`, body, { method: 'PUT' });
  const added = await put({ version, datos: [{ nombre: 'Origen', valor: 'Nobsa' }] });
  expect(added.body.data.datos).toHaveLength(2);
  const next = added.body.data.version;
  const wrong = await put({ version: next, datos: [{ nombre: 'Material', valor: 'Lata' }] });
  expect([wrong.status, JSON.stringify(wrong.body.campos)]).toEqual([400, expect.stringContaining('Lana')]);
  const unknown = await put({ version: next, datos: [{ nombre: 'Voltaje', valor: '110' }] });
  expect([unknown.status, JSON.stringify(unknown.body.campos)]).toEqual([
    400,
    expect.stringContaining('Voltaje'),
  ]);
  const emptied = await put({ version: next, datos: [{ nombre: 'Origen', valor: '' }] });
  expect(emptied.body.data.datos).toEqual(datos);
});

test('a variant takes pictures of its product and no others', async () => {
  const { id, version } = await shop.create(
    shop.wholeForm({
      attributes: [{ id: null, name: 'Color', terms: [{ id: null, name: 'Rojo' }] }],
      stockPerCombination: true,
      stock: [{ choice: [0], onHand: 1, before: 0, variant: null }],
    }),
  );
  const [own] = (await call(`/productos/${id}`)).body.data.fotos;
  const put = (fotos: string[]) =>
    call(`/productos/${id}`, { version, variantes: [{ valores: ['Rojo'], fotos }] }, { method: 'PUT' });
  expect((await put(['/img/ajena-640.webp'])).status).toBe(400);
  expect((await put([own])).body.data.variantes).toMatchObject([{ fotos: [own] }]);
});

test('a row of stock with an old version touches nothing, and a repeated key sets nothing twice', async () => {
  const sent = { nombre: 'Jarra', refProducto: 'JARRA', precio: 10_000, cantidad: 5, ...MEASURES };
  const made = (await call('/productos', sent)).body.data;
  const changed = await call(
    `/productos/${made.codProducto}`,
    { version: made.version, precio: 11_000 },
    { method: 'PUT' },
  );
  const late = await call('/existencias', {
    filas: [{ refProducto: 'JARRA', version: made.version, precio: 1 }],
  });
  expect(late.body.resultados).toMatchObject([{ hecho: false, mensaje: expect.stringContaining('cambió') }]);
  const rows = { filas: [{ refProducto: 'JARRA', version: changed.body.data.version, cantidad: 9 }] };
  const first = await call('/existencias', rows, { idempotencyKey: 'inv-9' });
  expect(first.body.resultados).toMatchObject([{ hecho: true }]);
  await query(shop.db, sql`update stock set on_hand = 2 where product_id = ${made.codProducto}`);
  expect((await call('/existencias', rows, { idempotencyKey: 'inv-9' })).body).toEqual(first.body);
  expect((await call(`/productos/${made.codProducto}`)).body.data).toMatchObject({
    cantidad: 2,
    precio: 11_000,
  });
  const { version } = (await call(`/productos/${made.codProducto}`)).body.data;
  const changes = { version, nombre: 'Jarra grande' };
  const put = () =>
    call(`/productos/${made.codProducto}`, changes, { method: 'PUT', idempotencyKey: 'nombre-1' });
  const [one, again] = [await put(), await put()];
  expect([one.status, again]).toEqual([200, one]);
});

test('pages by change give every product once, also those of one moment', async () => {
  for (let n = 0; n < 5; n++) await call('/productos', { nombre: `P${n}`, refProducto: `P${n}` });
  await query(
    shop.db,
    sql`update product set updated_at = '2026-02-03T10:00:00.123456Z' where seller_id = ${shop.sellerId}`,
  );
  const seen: string[] = [];
  for (let cursor = ''; ; ) {
    const { body } = await call(`/productos/cambios?desde=2026-02-03T00:00:00Z&limite=2${cursor}`);
    seen.push(...body.productos.map((one: { refProducto: string }) => one.refProducto));
    if (body.siguiente === null) break;
    cursor = `&cursor=${body.siguiente}`;
  }
  expect(seen).toEqual(['P0', 'P1', 'P2', 'P3', 'P4']);
  expect((await call('/productos/cambios?desde=2030-01-01T00:00:00Z')).body.productos).toEqual([]);
});

test('a product that only lacks its picture is active with it; addresses that are none are refused', async () => {
  const [{ id: category } = { id: 0 }] = await query<{ id: number }>(
    shop.db,
    sql`select id from category limit 1`,
  );
  const sent = {
    nombre: 'Vaso',
    descripcion: 'De vidrio',
    precio: 9_000,
    codCategoria: category,
    estado: 'activo',
    ...MEASURES,
  };
  const made = (await call('/productos', sent)).body.data;
  expect([made.estado, made.avisos]).toEqual([
    'borrador',
    ['Queda en borrador y se activa solo cuando llegue su primera foto.'],
  ]);
  const bad = await call(`/productos/${made.codProducto}/fotos`, { fotos: ['file:///etc/passwd'] });
  expect(bad.status).toBe(400);
  const asked = await call(`/productos/${made.codProducto}/fotos`, { fotos: ['https://fotos.test/1.jpg'] });
  expect([asked.status, asked.body.data.avisos]).toEqual([200, ['Estamos trayendo las fotos.']]);
});

test('another shop’s product is as unknown as none, and reading is not writing', async () => {
  const { id } = await first.create({ name: 'Ajeno' });
  for (const reply of [
    await call(`/productos/${id}`),
    await call(`/productos/${id}`, { version: 1, nombre: 'Mío' }, { method: 'PUT' }),
    await call(`/productos/${id}/fotos`, { fotos: ['https://fotos.test/1.jpg'] }),
  ])
    expect(reply.status).toBe(404);
  const reader = await newKey(['products:read']);
  expect((await call('/productos', { nombre: 'X' }, { token: reader })).body.code).toBe('api-key-scope');
});

test('each example of the guide does what it says when a terminal runs it', async () => {
  const origin = await shop.app.listen({ port: 0, host: '127.0.0.1' });
  await writeFile(path.join(tmpdir(), 'cafe-500.png'), await (await pictureFile()).bytes());
  const [order] = await buildOrders(shop.db, { email: 'a@b.test', sellerIds: [shop.sellerId] });
  await call(`/pedidos/${order}/estado`, { codEstado: 20 });
  let productId = 0;
  for (const example of MACHINE_EXAMPLES) {
    const params = { ...example.params };
    if (params.numPedido) params.numPedido = String(order);
    if (params.codProducto) params.codProducto = String(productId);
    const text = curlOf({ ...example, params }, origin).replace(/^curl/, 'curl -s -w "\\n%{http_code}"');
    const { stdout } = await promisify(execFile)(
      'sh',
      ['-c', text.replace('"version":1,', `"version":${await versionOf(productId)},`)],
      {
        cwd: tmpdir(),
        env: { ...process.env, PLAZUELA_CLAVE: key },
      },
    );
    const [status = '', ...lines] = stdout.split('\n').reverse();
    expect(['200', '201'], `${example.title}: ${stdout}`).toContain(status);
    const body = JSON.parse(lines.reverse().join('\n'));
    if (example.idempotencyKey === 'cafe-500-alta') productId = body.data.codProducto;
    if (example.call === 'setStockByApi')
      expect(body.resultados.map(({ hecho }: { hecho: boolean }) => hecho)).toEqual([true, true, false]);
  }
});

async function versionOf(productId: number): Promise<number> {
  const [row] = await query<{ version: number }>(
    shop.db,
    sql`select version from product where id = ${productId}`,
  );
  return row?.version ?? 1;
}

test('a cursor that was made up is no fault of ours', async () => {
  for (const cursor of ['1-9999999999', '1-2147483648', '1', 'x-1'])
    expect((await call(`/productos/cambios?cursor=${cursor}`)).status).toBe(400);
  expect((await call('/productos/cambios?cursor=9999999999999999-2147483647')).status).toBeLessThan(500);
});
