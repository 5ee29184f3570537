import { type ChildProcess, fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { BulkChange } from '../../src/domain/bulk-change.ts';
import { releaseLease } from '../../src/server/db/claim.ts';
import { execute, query, queryOne, sql } from '../../src/server/db/sql.ts';
import { claimBulkChange, leasedRow } from '../../src/server/modules/catalogue/bulk/bulk-queue.repository.ts';
import { deleteOldBulkChanges } from '../../src/server/modules/catalogue/bulk/old-bulk-changes.jobs.ts';
import { runNextBulkChange } from '../../src/server/modules/catalogue/bulk/run-bulk.service.ts';
import { deliverDueMessages } from '../../src/server/modules/messages/outbox-delivery.ts';
import { until } from '../support/product-import.ts';
import { addTeamMember, openSellerShop, type SellerShop } from '../support/seller-shop.ts';

const LEASE_SECONDS = 1;
const COUNT = 700;
const OPTIONS = { leaseSeconds: 20, sliceMillis: 60_000, rest: null, isStopping: () => false };

let shop: SellerShop;
let child: ChildProcess | null = null;
beforeAll(async () => {
  shop = await openSellerShop();
});
afterEach(() => child?.kill('SIGKILL'));
afterAll(() => shop.close());

async function fill(sellerId: number, count: number): Promise<void> {
  await execute(
    shop.db,
    sql`insert into product (seller_id, reference, name, description, image_url, price, state, active)
        select ${sellerId}::int, 'M-' || n, 'Producto ' || n, '', '', 10000, 'draft', false
        from generate_series(1, ${count}::int) n`,
  );
  await execute(
    shop.db,
    sql`insert into stock (product_id, on_hand) select id, 5 from product where seller_id = ${sellerId}`,
  );
}

const raise: BulkChange = { kind: 'price', how: 'raise', value: 10, step: 100 };

async function begin(change: BulkChange, owner = shop) {
  const reply = await owner.send('beginBulkChange', {
    body: { key: randomUUID(), choice: { filter: { search: 'Producto' } }, change },
  });
  if (reply.status !== 201) throw new Error(JSON.stringify(reply.body));
  return reply.body;
}

async function get(id: number) {
  return (await shop.send('getBulkChange', { params: { changeId: id } })).body;
}

async function work(): Promise<void> {
  while (await runNextBulkChange(shop.context, OPTIONS));
}

async function prices(): Promise<Record<string, number>[]> {
  return query(
    shop.db,
    sql`select price, count(*)::int as products from product where seller_id = ${shop.sellerId} group by price order by price`,
  );
}

/** Kills a worker again and again, each after a little more work, until the change is over; answers how often. */
async function workUnderFire(id: number, state: string): Promise<number> {
  const { host, port, user, database } = shop.db.options;
  const settings = JSON.stringify({ target: { host, port, user, database }, leaseSeconds: LEASE_SECONDS });
  const script = path.join(import.meta.dirname, '../support/bulk-worker.ts');
  for (let kills = 0; ; kills++) {
    const worker = fork(script, [settings], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
    child = worker;
    await once(worker, 'message');
    const isOver = async () => (await get(id)).state === state;
    if (kills < 5)
      await Promise.race([until(isOver), sleep(kills === 0 ? 150 : LEASE_SECONDS * 1_000 + kills * 170)]);
    else await until(isOver);
    const over = await isOver();
    worker.kill('SIGKILL');
    await once(worker, 'exit');
    if (over) return kills;
  }
}

test('a worker that is killed again and again raises no price twice and puts all of them back', async () => {
  await fill(shop.sellerId, COUNT);
  const begun = await begin(raise);
  expect(begun).toMatchObject({ state: 'running', productCount: COUNT, doneCount: 0 });
  expect(await workUnderFire(begun.id, 'finished')).toBeGreaterThan(0);
  expect(await get(begun.id)).toMatchObject({ doneCount: COUNT, changedCount: COUNT, refusedCount: 0 });
  expect(await prices()).toEqual([{ price: 11_000, products: COUNT }]);
  const notes = await queryOne(
    shop.db,
    sql`select count(*)::int as edits from audit_entry where seller_id = ${shop.sellerId} and action = 'product.edited'`,
  );
  expect(notes).toEqual({ edits: COUNT });
  await shop.send('undoBulkChange', { params: { changeId: begun.id } });
  await workUnderFire(begun.id, 'undone');
  expect(await get(begun.id)).toMatchObject({ undoneCount: COUNT, keptCount: 0 });
  expect(await prices()).toEqual([{ price: 10_000, products: COUNT }]);
});

test('undone while it runs: what it had not reached stays as it is', async () => {
  const begun = await begin(raise);
  let batches = 0;
  await runNextBulkChange(shop.context, { ...OPTIONS, isStopping: () => ++batches > 3 });
  expect((await get(begun.id)).changedCount).toBeGreaterThan(0);
  await shop.send('undoBulkChange', { params: { changeId: begun.id } });
  await work();
  expect((await get(begun.id)).state).toBe('undone');
  expect(await prices()).toEqual([{ price: 10_000, products: COUNT }]);
});

test('a product that cannot be saved is refused alone, with a reason', async () => {
  await query(
    shop.db,
    sql`create function refuse_broken() returns trigger language plpgsql as $$ begin raise exception 'broken'; end $$`,
  );
  await query(
    shop.db,
    sql`create trigger refuse_broken before update on product
        for each row when (new.reference = 'M-33') execute function refuse_broken()`,
  );
  const begun = await begin(raise);
  await work();
  const done = await get(begun.id);
  expect(done).toMatchObject({ state: 'finished', changedCount: COUNT - 1, refusedCount: 1 });
  expect(done.refusals[0].problem).toContain('problema nuestro');
  await deliverDueMessages({ ...shop.context, now: () => new Date(Date.now() + 60_000) });
  // What was undone before is told of in the same batch, before or after it.
  const mails = await query<{ text: string }>(
    shop.db,
    sql`select text from mailbox_message where recipient = ${shop.owner.email}`,
  );
  const told = `Cambiaron: ${COUNT - 1}\nNo se pudieron cambiar: 1`;
  expect(mails.map(({ text }) => text)).toContainEqual(expect.stringContaining(told));
  await shop.send('undoBulkChange', { params: { changeId: begun.id } });
  await work();
  await query(shop.db, sql`drop trigger refuse_broken on product`);
  expect(await prices()).toEqual([{ price: 10_000, products: COUNT }]);
});

test('whoever may not edit any more changes nothing more', async () => {
  const member = await addTeamMember(shop, 'owner');
  const reply = await shop.send(
    'beginBulkChange',
    { body: { key: randomUUID(), choice: { filter: {} }, change: raise } },
    member.cookies,
  );
  await execute(shop.db, sql`delete from seller_member where account_id = ${member.id}`);
  await work();
  expect(await get(reply.body.id)).toMatchObject({ state: 'failed', changedCount: 0 });
  expect(await prices()).toEqual([{ price: 10_000, products: COUNT }]);
});

test('a shop with many changes takes turns with others, and waits after five', async () => {
  const other = await openSellerShop({ on: shop });
  await fill(other.sellerId, 201);
  for (let one = 0; one < 5; one++) await begin(raise);
  const sixth = await shop.send('beginBulkChange', {
    body: { key: randomUUID(), choice: { filter: {} }, change: raise },
  });
  expect(sixth.status).toBe(409);
  await begin(raise, other);
  const turns: number[] = [];
  for (let one = 0; one < 4; one++) {
    const lease = await claimBulkChange(shop.db, randomUUID(), 20);
    if (!lease) throw new Error('Nothing is due');
    turns.push(lease.sellerId);
    await releaseLease(shop.db, leasedRow(lease));
  }
  expect(turns).toEqual([shop.sellerId, other.sellerId, shop.sellerId, other.sellerId]);
  await execute(
    shop.db,
    sql`update bulk_change set queued_at = null, created_at = now() - interval '31 days'`,
  );
  await deleteOldBulkChanges({ write: shop.db, now: () => new Date() });
  expect(await query(shop.db, sql`select from bulk_change_row`)).toEqual([]);
});
