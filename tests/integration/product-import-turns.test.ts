import { afterAll, beforeAll, expect, test } from 'vitest';
import { releaseLease } from '../../src/server/db/claim.ts';
import { execute, sql } from '../../src/server/db/sql.ts';
import { claimImport, leasedRow } from '../../src/server/modules/import/import-queue.repository.ts';
import { openSellerShop, type SellerShop } from '../support/seller-shop.ts';

let shop: SellerShop;
beforeAll(async () => {
  shop = await openSellerShop();
});
afterAll(() => shop.close());

async function queue(sellerId: number, count: number): Promise<void> {
  await execute(
    shop.db,
    sql`insert into product_import (seller_id, account_id, kind, state, file_name, created_at, queued_at)
        select ${sellerId}, ${shop.owner.id}, 'sheet', 'reading', 'productos.xlsx', now(), now() - interval '1 hour'
        from generate_series(1, ${count}::int)`,
  );
}

/** The shop whose turn it is; its import ends when it is over, or goes on later. */
async function turn(isOver: boolean): Promise<number> {
  const lease = await claimImport(shop.db, crypto.randomUUID(), 20);
  if (!lease) throw new Error('Nothing is due');
  await releaseLease(shop.db, leasedRow(lease));
  if (isOver)
    await execute(shop.db, sql`update product_import set queued_at = null where id = ${lease.importId}`);
  return lease.sellerId;
}

test('a shop with many files takes turns with a shop whose one import goes on', async () => {
  const other = await openSellerShop({ on: shop });
  await queue(other.sellerId, 1);
  expect(await turn(false)).toBe(other.sellerId);
  await queue(shop.sellerId, 5);
  expect(await turn(true)).toBe(shop.sellerId);
  expect(await turn(false)).toBe(other.sellerId);
  expect(await turn(true)).toBe(shop.sellerId);
  expect(await turn(true)).toBe(other.sellerId);
});
