import { access, utimes } from 'node:fs/promises';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { execute, query, queryOne, sql } from '../../src/server/db/sql.ts';
import { deleteOldImports } from '../../src/server/modules/import/delete-old-imports.service.ts';
import { importFile } from '../../src/server/modules/import/import-file.ts';
import { PICTURES_UPLOAD_PATH } from '../../src/wire/import/product-export-path.ts';
import { type ImportDesk, importDesk } from '../support/product-import.ts';
import { addTeamMember, openSellerShop, type SellerShop } from '../support/seller-shop.ts';
import { type ZipPart, zipOf } from '../support/zip-files.ts';

let shop: SellerShop;
let desk: ImportDesk;
let photos: Record<'red' | 'green' | 'blue', Buffer>;
beforeAll(async () => {
  shop = await openSellerShop();
  desk = importDesk(shop);
  const photo = (background: string) =>
    sharp({ create: { width: 200, height: 100, channels: 3, background } })
      .jpeg()
      .toBuffer();
  photos = { red: await photo('#ff0000'), green: await photo('#00ff00'), blue: await photo('#0000ff') };
});
afterAll(() => shop.close());

async function load(parts: ZipPart[], mode?: string) {
  const uploaded = await desk.uploadPictures(zipOf(parts), mode);
  const read = await desk.work(uploaded.id);
  return { id: uploaded.id, read };
}

async function apply(id: number) {
  await desk.ask('applyProductImport', { params: { importId: id } });
  return desk.work(id);
}

async function picturesOf(reference: string): Promise<{ url: string; alt: string }[]> {
  const row = await queryOne<{ id: number }>(
    shop.db,
    sql`select id from product where reference = ${reference} and seller_id = ${shop.sellerId}`,
  );
  return (await shop.get(row?.id ?? 0)).form.images;
}

test('pictures find their products by SKU and keep the order of their numbers; what fits nothing is named', async () => {
  await shop.create({ name: 'Ruana', reference: 'RUANA' });
  await shop.create({ name: 'Ruana dos', reference: 'RUANA-2' });
  const rival = await openSellerShop({ on: shop });
  await rival.create({ name: 'Ajeno', reference: 'AJENO' });
  const { id, read } = await load([
    { name: 'fotos/RUANA_10.jpg', body: photos.blue },
    { name: 'fotos/RUANA-1.jpg', body: photos.green },
    { name: 'fotos/ruana.jpg', body: photos.red },
    { name: 'RUANA-2.jpg', body: photos.red },
    { name: '__MACOSX/fotos/._RUANA-1.jpg', body: 'x' },
    { name: 'AJENO.jpg', body: photos.red },
    { name: 'RUANA-3.jpg', body: 'no es una foto' },
    // Cut off on its way: its beginning is a photo.
    { name: 'RUANA-4.jpg', body: photos.red.subarray(0, photos.red.length * 0.8) },
    { name: 'lista.txt', body: 'hola' },
    { name: 'otro.zip', body: zipOf([{ name: 'RUANA.jpg', body: photos.red }]) },
  ]);
  expect(read).toMatchObject({
    state: 'checked',
    kind: 'pictures',
    rowCount: 9,
    summary: { update: 4, error: 5 },
  });
  const unmatched = await desk.rows(id, 'error');
  expect(unmatched.map(({ reference, problems }) => [reference, problems[0]?.message])).toEqual([
    ['AJENO.jpg', 'Ningún producto tuyo tiene el SKU «AJENO».'],
    ['RUANA-3.jpg', 'No es una foto que podamos leer.'],
    ['RUANA-4.jpg', 'No es una foto que podamos leer.'],
    ['lista.txt', 'No es una foto JPG, PNG, WebP o AVIF.'],
    ['otro.zip', 'No es una foto JPG, PNG, WebP o AVIF.'],
  ]);
  expect(await apply(id)).toMatchObject({ state: 'finished', result: { update: 4, error: 5 } });
  const pictures = await picturesOf('RUANA');
  expect(pictures.map(({ alt }) => alt)).toEqual(['Ruana', 'Ruana', 'Ruana']);
  const colours = await Promise.all(
    pictures.map(async ({ url }) => {
      const name = url.replace('/img/', '');
      const file = `${shop.context.config.dataDir}/files/${name.slice(0, 2)}/${name}`;
      const { data } = await sharp(file)
        .extract({ left: 320, top: 320, width: 1, height: 1 })
        .raw()
        .toBuffer({
          resolveWithObject: true,
        });
      return ['red', 'green', 'blue'][data.indexOf(Math.max(...data))];
    }),
  );
  expect(colours).toEqual(['red', 'green', 'blue']);
  expect(await picturesOf('RUANA-2')).toHaveLength(1);
});

test('the same pictures again change nothing; replacing leaves only the new ones; the archive is gone afterwards', async () => {
  await shop.create({ name: 'Taza', reference: 'TAZA' });
  const first = await load([{ name: 'TAZA.jpg', body: photos.red }]);
  const { fileKey = '' } =
    (await queryOne<{ fileKey: string }>(
      shop.db,
      sql`select file_key from product_import where id = ${first.id}`,
    )) ?? {};
  await apply(first.id);
  await expect(access(importFile(shop.context.config, fileKey))).rejects.toThrow();
  const again = await load([{ name: 'TAZA-2.jpg', body: photos.red }]);
  expect(await apply(again.id)).toMatchObject({ result: { update: 0, unchanged: 1 } });
  const replaced = await load([{ name: 'TAZA.jpg', body: photos.blue }], 'reemplazar');
  expect(await apply(replaced.id)).toMatchObject({ result: { update: 1 } });
  expect(await picturesOf('TAZA')).toHaveLength(1);
});

test('a name in an archive that is cut in the middle of a character is named like any other', async () => {
  const { read } = await load([{ name: `${'a'.repeat(399)}😀.jpg`, body: photos.red }]);
  expect(read).toMatchObject({ state: 'checked', summary: { error: 1 } });
});

test('archives that are no archives, bombs, locked or have names that leave the folder are refused', async () => {
  expect(await desk.uploadPictures(Buffer.from('hola'))).toMatchObject({
    status: 400,
    code: 'import-not-a-zip',
  });
  const problem = async (parts: ZipPart[]) => (await load(parts)).read.problem;
  expect(await problem([{ name: '../../TAZA.jpg', body: photos.red }])).toContain('nombres');
  expect(await problem([{ name: 'TAZA.jpg', body: photos.red, isEncrypted: true }])).toContain('contraseña');
  const bomb = Array.from({ length: 5 }, (_, n) => ({
    name: `${n}.jpg`,
    body: 'x',
    declaredSize: 100 * 2 ** 20,
  }));
  expect(await problem(bomb)).toContain('descomprimirlo');
  const many = Array.from({ length: 2_001 }, (_, n) => ({ name: `${n}.jpg`, body: 'x' }));
  expect(await problem(many)).toContain('2.000');
});

test('a picture that holds more than it declares is cut off and reported alone', async () => {
  await shop.create({ name: 'Bomba', reference: 'BOMBA' });
  const zeros = Buffer.alloc(64 * 2 ** 20);
  const { id } = await load([
    { name: 'BOMBA-1.jpg', body: zeros, declaredSize: 1_000 },
    { name: 'BOMBA-2.jpg', body: photos.red },
  ]);
  expect(await apply(id)).toMatchObject({ state: 'finished', result: { update: 1, error: 1 } });
  expect(await picturesOf('BOMBA')).toHaveLength(1);
});

test('only who may edit products sends pictures', async () => {
  const zip = zipOf([{ name: 'TAZA.jpg', body: photos.red }]);
  const warehouse = await addTeamMember(shop, 'warehouse');
  expect((await desk.uploadPictures(zip, 'agregar', warehouse.cookies)).status).toBe(403);
  expect((await desk.uploadPictures(zip, 'agregar', {})).status).toBe(401);
});

test('forms without an archive, broken ones and those of another site are refused', async () => {
  const send = (payload: string, headers: Record<string, string>) =>
    shop.app.inject({
      method: 'POST',
      url: PICTURES_UPLOAD_PATH,
      payload,
      headers,
      cookies: shop.owner.cookies,
      remoteAddress: '10.7.0.1',
    });
  const form = { 'content-type': 'multipart/form-data; boundary=b' };
  const empty = '--b\r\ncontent-disposition: form-data; name="modo"\r\n\r\nagregar\r\n--b--\r\n';
  const cut = '--b\r\ncontent-disposition: form-data; name="file"; filename="a.zip"\r\n\r\nPK';
  for (const [payload, headers] of [
    [empty, form],
    [cut, form],
    ['x', form],
    ['{}', { 'content-type': 'application/json' }],
  ] as const) {
    const reply = await send(payload, headers);
    expect(reply.statusCode, payload).toBe(400);
    expect(reply.json(), payload).toMatchObject({ status: false, code: 'invalid-input' });
  }
  expect((await send(empty, { ...form, origin: 'https://evil.example' })).statusCode).toBe(403);
});

test('imports and uploads go after thirty days, and the archive of one that is over goes the next night', async () => {
  const old = await load([{ name: 'NADIE.jpg', body: photos.red }]);
  const young = await load([{ name: 'NADIE.jpg', body: photos.red }]);
  await desk.ask('cancelProductImport', { params: { importId: young.id } });
  const keyOf = async (id: number) =>
    (
      await queryOne<{ key: string | null }>(
        shop.db,
        sql`select file_key as key from product_import where id = ${id}`,
      )
    )?.key ?? null;
  const [oldKey, youngKey] = [await keyOf(old.id), await keyOf(young.id)];
  await execute(
    shop.db,
    sql`update product_import set created_at = now() - interval '31 days' where id = ${old.id}`,
  );
  const oldFile = importFile(shop.context.config, oldKey ?? '');
  await utimes(oldFile, 1, 1);
  await deleteOldImports(shop.context);
  await expect(access(oldFile)).rejects.toThrow();
  await expect(access(importFile(shop.context.config, youngKey ?? ''))).rejects.toThrow();
  expect((await desk.get(old.id)).failed).toBe(404);
  expect(await desk.get(young.id)).toMatchObject({ state: 'cancelled' });
  const rows = await query(shop.db, sql`select from product_import_row where import_id = ${old.id}`);
  expect(rows).toHaveLength(0);
});

test('a ZIP that came with its sheet is saved after its sheet, without being asked', async () => {
  const own = await openSellerShop({ on: shop });
  const mine = importDesk(own);
  const sheet = await mine.upload('SKU;Nombre\nJUNTO;Hamaca', 'hoja.csv');
  const form = new FormData();
  form.append('hoja', String(sheet.id));
  form.append(
    'file',
    new Blob([new Uint8Array(await zipOf([{ name: 'JUNTO.png', body: photos.red }]))]),
    'fotos.zip',
  );
  const url = '/api/vender/importaciones/fotos';
  const sent = await own.app.inject({ method: 'POST', url, payload: form, cookies: own.owner.cookies });
  expect(sent.json()).toMatchObject({ followsId: sheet.id, state: 'reading' });
  const params = { importId: sheet.id };
  expect(await mine.work(sheet.id)).toMatchObject({ state: 'mapping', hasPictures: true });
  await mine.ask('checkProductImport', { params });
  await mine.work(sheet.id);
  await mine.ask('applyProductImport', { params });
  expect(await mine.work(sheet.id)).toMatchObject({ state: 'finished', result: { create: 1 } });
  expect(await mine.get(sent.json().id)).toMatchObject({ state: 'finished', result: { update: 1 } });
});
