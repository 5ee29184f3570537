import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { BulkChange } from '../../src/domain/bulk-change.ts';
import { holdingNone } from '../../src/server/db/held-connection.ts';
import { execute, sql } from '../../src/server/db/sql.ts';
import { inTransaction } from '../../src/server/db/transaction.ts';
import { untilBlocked } from '../support/blocked.ts';
import { openSellerShop, type SellerShop } from '../support/seller-shop.ts';

let shop: SellerShop;
beforeAll(async () => {
  shop = await openSellerShop();
});
afterAll(() => shop.close());

/** Three units are sold while `meanwhile` waits for them. */
async function sellDuring<Value>(productId: number, meanwhile: () => Promise<Value>): Promise<Value> {
  const [answer] = await inTransaction(shop.db, async (db) => {
    await execute(db, sql`update stock set on_hand = on_hand - 3 where product_id = ${productId}`);
    // In a list: a promise alone would be waited for before the sale is over.
    const waiting = [holdingNone(meanwhile)];
    await untilBlocked(shop.db);
    return waiting;
  });
  return answer as Value;
}

const begin = (id: number, change: BulkChange) =>
  shop.send('beginBulkChange', { body: { key: randomUUID(), choice: { ids: [id] }, change } });
const undo = (changeId: number) => shop.send('undoBulkChange', { params: { changeId } });
const unitsOf = async (id: number) => (await shop.get(id)).form.stock[0]?.onHand;

test('units that are sold while a change of many products writes are not put back on sale by its undoing', async () => {
  const { id } = await shop.active();
  const { body } = await sellDuring(id, () => begin(id, { kind: 'stock', how: 'set', units: 50 }));
  expect(await unitsOf(id)).toBe(50);
  expect((await undo(body.id)).body).toMatchObject({ undoneCount: 1 });
  expect(await unitsOf(id)).toBe(7);
});

test('units that are sold while the undoing writes stay sold', async () => {
  const { id } = await shop.active();
  const { body } = await begin(id, { kind: 'stock', how: 'add', units: 5 });
  expect((await sellDuring(id, () => undo(body.id))).body).toMatchObject({ undoneCount: 1 });
  expect(await unitsOf(id)).toBe(7);
});
