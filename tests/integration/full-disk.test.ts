import { execFile, execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, open, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { query, sql } from '../../src/server/db/sql.ts';
import { buildProduct } from '../support/catalog-factories.ts';
import { amountsOf, openShop, orderForm, type Shop, sendOrder } from '../support/order-factories.ts';
import { createTestServer } from '../support/server.ts';

const PATIENT = { timeout: 60_000, interval: 200 };
const run = promisify(execFile);

/** A small file system of its own needs the right to mount one: root's, as in CI. */
const mayMount = (() => {
  const folder = path.join(tmpdir(), `plazuela-mount-${process.pid}`);
  try {
    execFileSync('mkdir', ['-p', folder]);
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', folder], { stdio: 'ignore' });
    execFileSync('umount', [folder]);
    return true;
  } catch {
    return false;
  }
})();

async function asSuperuser(...statements: string[]): Promise<void> {
  const client = new Client({ ...inject('postgres'), user: 'postgres', database: 'postgres' });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

describe.skipIf(!mayMount)('a full disk of the database', () => {
  const space = `small_${process.pid}`;
  let folder: string;
  let shop: Shop;
  let origin: string;

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'plazuela-full-'));
    await run('mount', ['-t', 'tmpfs', '-o', 'size=128m', 'tmpfs', folder]);
    await mkdir(path.join(folder, 'data'));
    shop = await openShop();
    const { database } = shop.db.options;
    await asSuperuser(
      `create tablespace ${space} location '${folder}/data'`,
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${database}'`,
      `alter database ${database} set tablespace ${space}`,
    );
    origin = await shop.app.listen({ host: '127.0.0.1', port: 0 });
  });
  afterAll(async () => {
    await shop.close();
    await asSuperuser(`drop tablespace ${space}`);
    await run('umount', [folder]);
    await rm(folder, { recursive: true, force: true });
  });

  const readiness = async () => (await (await fetch(`${origin}/readyz`)).json()).status;

  /** Takes all that is left. */
  async function fill(): Promise<() => Promise<void>> {
    const file = path.join(folder, 'filler');
    const handle = await open(file, 'w');
    try {
      for (;;) await handle.write(Buffer.alloc(4_096, 1));
    } catch (error) {
      expect(error).toMatchObject({ code: 'ENOSPC' });
    } finally {
      await handle.close();
    }
    return () => rm(file);
  }

  test('is told by readiness, refuses orders in Spanish and loses none; with space it all goes on by itself', async () => {
    const productId = await buildProduct(shop.db, { onHand: 5_000 });
    const cart = [{ codProducto: productId, cantidad: 1 }];
    const fields = orderForm(cart, await amountsOf(shop.app, cart));
    const place = async () => {
      const reply = await sendOrder(shop.app, fields, { headers: { 'idempotency-key': randomUUID() } });
      return { status: reply.statusCode, body: reply.json() };
    };
    expect(await readiness()).toBe('ok');
    expect(await place()).toMatchObject({ status: 200 });

    const makeSpace = await fill();
    await expect.poll(readiness, PATIENT).toBe('read only');
    let placed = 1;
    let refused = await place();
    // Pages that exist have room for a few more.
    for (; refused.status === 200 && placed < 2_000; placed++) refused = await place();
    expect(refused).toMatchObject({ status: 503, body: { status: false, code: 'read-only' } });
    expect(String(refused.body.message)).toContain('no podemos guardar pedidos ni cambios');
    const counts = async () =>
      query(
        shop.db,
        sql`select (select count(*)::int from orders) as orders, (select count(*)::int from package) as packages,
              (select on_hand::int from stock where product_id = ${productId}) as on_hand`,
      );
    expect(await counts()).toEqual([{ orders: placed, packages: placed, onHand: 5_000 - placed }]);

    await makeSpace();
    await expect.poll(readiness, PATIENT).toBe('ok');
    expect(await place()).toMatchObject({ status: 200 });
  });
});

describe('what cannot be written turns readiness', () => {
  test('of less free space than the floor: others take over, unless there are none', async () => {
    const environment = { DATA_DIR: tmpdir(), DISK_FLOOR_MB: '1000000000' };
    const alone = await createTestServer({ environment });
    const reply = await alone.app.inject('/readyz');
    expect([reply.statusCode, alone.json(reply)]).toEqual([
      200,
      { status: 'read only', problem: 'disk full' },
    ]);
    await alone.end();
    const shared = { ...environment, PLAZUELA_MODE: 'demo', DATABASE_URL: 'postgres://elsewhere/shop' };
    const oneOfMany = await createTestServer({ environment: shared });
    expect((await oneOfMany.app.inject('/readyz')).statusCode).toBe(503);
    await oneOfMany.end();
  });

  test('of a file store that is no folder', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'plazuela-files-'));
    await writeFile(path.join(folder, 'files'), '');
    const server = await createTestServer({ environment: { DATA_DIR: folder } });
    const reply = await server.app.inject('/readyz');
    expect([reply.statusCode, server.json(reply)]).toEqual([503, { status: 'files cannot be written' }]);
    await server.end();
    await rm(folder, { recursive: true });
  });

  test('of a database that takes no writes: it can be looked at', async () => {
    const server = await createTestServer();
    const { database } = server.database.connection;
    await asSuperuser(
      `alter database ${database} set default_transaction_read_only = on`,
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${database}'`,
    );
    const reply = await server.app.inject('/readyz');
    expect([reply.statusCode, server.json(reply)]).toEqual([
      200,
      { status: 'read only', problem: 'database takes no writes' },
    ]);
    await server.end();
  });
});
