import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { query, sql } from '../../src/server/db/sql.ts';
import { type ImportDesk, importDesk, until } from '../support/product-import.ts';
import { openSellerShop, type SellerShop } from '../support/seller-shop.ts';
import { zipOf } from '../support/zip-files.ts';

const LEASE_SECONDS = 1;

let shop: SellerShop;
let desk: ImportDesk;
let child: ChildProcess | null = null;
beforeAll(async () => {
  shop = await openSellerShop();
  desk = importDesk(shop);
});
afterEach(() => child?.kill('SIGKILL'));
afterAll(() => shop.close());

async function startWorker(): Promise<ChildProcess> {
  const { host, port, user, database } = shop.db.options;
  const settings = {
    target: { host, port, user, database },
    dataDir: shop.context.config.dataDir,
    leaseSeconds: LEASE_SECONDS,
  };
  const script = path.join(import.meta.dirname, '../support/product-import-worker.ts');
  child = fork(script, [JSON.stringify(settings)], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  await once(child, 'message');
  return child;
}

/** Kills a worker again and again, each after a little more work, until the import is over; answers how often. */
async function workUnderFire(id: number, state: string): Promise<number> {
  for (let kills = 0; ; kills++) {
    const worker = await startWorker();
    const isOver = async () => (await desk.get(id)).state === state;
    if (kills < 6)
      await Promise.race([until(isOver), sleep(kills === 0 ? 150 : LEASE_SECONDS * 1_000 + kills * 170)]);
    else await until(isOver);
    const over = await isOver();
    worker.kill('SIGKILL');
    await once(worker, 'exit');
    if (over) return kills;
  }
}

test('a worker that is killed again and again loses no row and saves none twice', async () => {
  const units = 7;
  const lines = Array.from({ length: 700 }, (_, n) => `K-${n};Producto ${n};${1_000 + n};${units}`);
  const uploaded = await desk.upload(['SKU;Nombre;Precio;Existencias', ...lines].join('\n'));
  const params = { importId: uploaded.id };
  await workUnderFire(params.importId, 'mapping');
  await desk.ask('checkProductImport', { params });
  await workUnderFire(params.importId, 'checked');
  await desk.ask('applyProductImport', { params });
  const kills = await workUnderFire(params.importId, 'finished');
  expect(kills).toBeGreaterThan(0);
  const done = await desk.get(params.importId);
  expect(done).toMatchObject({ rowsDone: 700, result: { create: 700, update: 0, error: 0 } });
  const [found] = await query<Record<string, number>>(
    shop.db,
    sql`select count(*)::int as products, count(distinct p.reference)::int as skus, sum(k.on_hand)::int as units,
          (select count(*)::int from audit_entry e where e.seller_id = ${shop.sellerId} and e.action = 'product.created')
            as notes,
          (select count(*)::int from audit_entry e where e.action = 'import.finished'
             and e.subject = ${`import:${params.importId}`}) as ends
        from product p join stock k on k.product_id = p.id where p.seller_id = ${shop.sellerId}`,
  );
  expect(found).toEqual({ products: 700, skus: 700, units: 700 * units, notes: 700, ends: 1 });
});

test('a product that cannot be saved is reported alone; the others of its batch are saved', async () => {
  await query(
    shop.db,
    sql`create function refuse_broken() returns trigger language plpgsql as $$
        begin raise exception 'broken'; end $$`,
  );
  await query(
    shop.db,
    sql`create trigger refuse_broken before update on product
        for each row when (new.reference = 'ROTO') execute function refuse_broken()`,
  );
  const lines = ['B-1;Uno', 'ROTO;Dos', 'B-3;Tres', 'B-4;Cuatro'];
  const done = await desk.run(['SKU;Nombre', ...lines].join('\n'));
  expect(done).toMatchObject({
    state: 'finished',
    result: { create: 3, error: 1, errorRows: 1 },
  });
  const errors = await desk.rows(done.id, 'error');
  expect(errors).toMatchObject([
    { reference: 'ROTO', problems: [{ message: expect.stringContaining('problema nuestro') }] },
  ]);
  const saved = await query(
    shop.db,
    sql`select reference from product where seller_id = ${shop.sellerId} and (reference like 'B-%' or name = 'Dos')
        order by reference`,
  );
  expect(saved).toEqual([{ reference: 'B-1' }, { reference: 'B-3' }, { reference: 'B-4' }]);
});

test('a database that takes no writes for a while marks no product as wrong', async () => {
  await query(
    shop.db,
    sql`create function refuse_writes() returns trigger language plpgsql as $$
        begin raise exception 'read only' using errcode = '25006'; end $$`,
  );
  await query(
    shop.db,
    sql`create trigger refuse_writes before update on product
        for each row when (new.reference like 'V-%') execute function refuse_writes()`,
  );
  const lines = ['V-1;Uno', 'V-2;Dos'];
  const uploaded = await desk.upload(['SKU;Nombre', ...lines].join('\n'));
  const params = { importId: uploaded.id };
  await desk.work(params.importId);
  await desk.ask('checkProductImport', { params });
  await desk.work(params.importId);
  await desk.ask('applyProductImport', { params });
  await expect(desk.work(params.importId)).rejects.toThrow('read only');
  await query(shop.db, sql`drop function refuse_writes cascade`);
  const done = await desk.work(params.importId);
  expect(done).toMatchObject({ state: 'finished', result: { create: 2, error: 0 } });
});

test('two workers at once share nothing of one import', async () => {
  const lines = Array.from({ length: 300 }, (_, n) => `Z-${n};Producto ${n}`);
  const uploaded = await desk.upload(['SKU;Nombre', ...lines].join('\n'));
  const params = { importId: uploaded.id };
  await desk.work(params.importId);
  await desk.ask('checkProductImport', { params });
  await desk.work(params.importId);
  await desk.ask('applyProductImport', { params });
  await Promise.all([desk.work(params.importId), startWorker()]);
  await until(async () => (await desk.get(params.importId)).state === 'finished');
  const rows = await query(
    shop.db,
    sql`select from product where seller_id = ${shop.sellerId} and reference like 'Z-%'`,
  );
  expect(rows).toHaveLength(300);
});

test('pictures of a killed worker are loaded to the end, each once', async () => {
  const references = Array.from({ length: 12 }, (_, n) => `FOTO-${n}-X`);
  await desk.run(['SKU;Nombre', ...references.map((one) => `${one};Con foto`)].join('\n'));
  const parts = await Promise.all(
    references.map(async (reference, n) => ({
      name: `${reference}.jpg`,
      body: await sharp({
        create: { width: 900, height: 900, channels: 3, background: { r: n * 20, g: 9, b: 9 } },
      })
        .jpeg()
        .toBuffer(),
    })),
  );
  const uploaded = await desk.uploadPictures(zipOf(parts));
  const params = { importId: uploaded.id };
  await desk.work(params.importId);
  await desk.ask('applyProductImport', { params });
  expect(await workUnderFire(params.importId, 'finished')).toBeGreaterThan(0);
  expect(await desk.get(params.importId)).toMatchObject({ result: { update: 12, error: 0 } });
  const rows = await query<{ pictures: number }>(
    shop.db,
    sql`select count(*)::int as pictures from product p join product_image i on i.product_id = p.id
        where p.seller_id = ${shop.sellerId} and p.reference like 'FOTO-%' group by p.id`,
  );
  expect(rows.map(({ pictures }) => pictures)).toEqual(references.map(() => 1));
});
