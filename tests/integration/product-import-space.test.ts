import { access, readdir } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { execute, queryOne, sql } from '../../src/server/db/sql.ts';
import { importFile } from '../../src/server/modules/import/import-file.ts';
import { PICTURES_UPLOAD_PATH } from '../../src/wire/import/product-export-path.ts';
import { type ImportDesk, importDesk } from '../support/product-import.ts';
import { openSellerShop, type SellerShop } from '../support/seller-shop.ts';
import { zipOf } from '../support/zip-files.ts';

let shop: SellerShop;
let desk: ImportDesk;
beforeAll(async () => {
  shop = await openSellerShop();
  desk = importDesk(shop);
});
afterAll(() => shop.close());

async function load(name: string): Promise<{ id: number; file: string }> {
  const id: number = (await desk.uploadPictures(zipOf([{ name, body: 'x' }]))).id;
  const row = await queryOne<{ key: string }>(
    shop.db,
    sql`select file_key as key from product_import where id = ${id}`,
  );
  return { id, file: importFile(shop.context.config, row?.key ?? '') };
}

test('an import that is cancelled or fails gives its room on the disk back at once', async () => {
  const cancelled = await load('TAZA.jpg');
  await access(cancelled.file);
  await desk.ask('cancelProductImport', { params: { importId: cancelled.id } });
  await expect(access(cancelled.file)).rejects.toThrow();
  const failed = await load('__MACOSX/._TAZA.jpg');
  expect(await desk.work(failed.id)).toMatchObject({ state: 'failed' });
  await expect(access(failed.file)).rejects.toThrow();
});

const KEPT = () => readdir(path.join(shop.context.config.dataDir, 'imports'));

test('a name that is cut in the middle of a character is noted like any other', async () => {
  const form = new FormData();
  form.append(
    'file',
    new Blob([new Uint8Array(zipOf([{ name: 'TAZA.jpg', body: 'x' }]))]),
    `${'a'.repeat(199)}😀.zip`,
  );
  const cookies = shop.owner.cookies;
  const reply = await shop.app.inject({ method: 'POST', url: PICTURES_UPLOAD_PATH, payload: form, cookies });
  expect([reply.statusCode, reply.json().fileName]).toEqual([201, `${'a'.repeat(199)}\ufffd`]);
});

test('an upload that cannot be noted leaves nothing on the disk', async () => {
  await execute(
    shop.db,
    sql`create function refuse_import() returns trigger language plpgsql as $$ begin raise exception 'refused'; end $$`,
  );
  await execute(
    shop.db,
    sql`create trigger refused before insert on product_import for each row execute function refuse_import()`,
  );
  const before = await KEPT();
  expect((await desk.upload('SKU;Nombre\nTAZA;Taza')).status).toBe(500);
  expect((await desk.uploadPictures(zipOf([{ name: 'TAZA.jpg', body: 'x' }]))).status).toBe(500);
  expect(await KEPT()).toEqual(before);
  await execute(shop.db, sql`drop trigger refused on product_import`);
});
