import { access } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { queryOne, sql } from '../../src/server/db/sql.ts';
import { importFile } from '../../src/server/modules/import/import-file.ts';
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
