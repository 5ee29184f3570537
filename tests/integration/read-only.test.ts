import { setImmediate } from 'node:timers/promises';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest';
import { execute, query, sql } from '../../src/server/db/sql.ts';
import { createPause } from '../../src/server/modules/operations/read-only.service.ts';
import type { PageSource } from '../../src/server/pages/page-renderer.ts';
import { createServer } from '../../src/server/server.ts';
import { startLoop } from '../../src/server/worker/loop.ts';
import { breakingPool } from '../support/breaking-pool.ts';
import { buildProduct } from '../support/catalog-factories.ts';
import { amountsOf, openShop, orderForm, type Shop, sendOrder } from '../support/order-factories.ts';
import type { Aim } from '../support/personal-call.ts';
import type { CallName } from '../support/published-reads.ts';
import { sendAim } from '../support/send-aim.ts';
import { type LoggedIn, logIn } from '../support/session-factories.ts';

const PATIENT = { timeout: 20_000, interval: 200 };

let shop: Shop;
let operator: LoggedIn;
let buyer: LoggedIn;
let fields: Record<string, string>;
let cart: { codProducto: number; cantidad: number }[];
beforeAll(async () => {
  shop = await openShop();
  operator = await logIn(shop.db, { roles: ['operator'] });
  buyer = await logIn(shop.db);
  cart = [{ codProducto: await buildProduct(shop.db, { onHand: 100 }), cantidad: 1 }];
  fields = orderForm(cart, await amountsOf(shop.app, cart));
});
afterAll(() => shop.close());

async function call(name: CallName, aim: Aim = {}, by = operator) {
  const reply = await sendAim(shop.app, name, aim, by.cookies);
  return { status: reply.statusCode, headers: reply.headers, body: reply.body ? reply.json() : null };
}

const toSwitch = (isOn: boolean, minutes = 30) =>
  call('switchReadOnly', { json: { isOn, reason: 'Cambiamos un servidor', minutes } });
afterEach(() => toSwitch(false));

async function place() {
  const reply = await sendOrder(shop.app, fields, { headers: { 'idempotency-key': crypto.randomUUID() } });
  return { status: reply.statusCode, headers: reply.headers, body: reply.json() };
}

const stockNow = async () => {
  const id = cart[0]?.codProducto ?? 0;
  return (
    await query<{ onHand: number }>(shop.db, sql`select on_hand from stock where product_id = ${id}`)
  )[0]?.onHand;
};

test('an operator switches to read only: orders say why and when, browsing goes on, and it is taken back', async () => {
  const before = await stockNow();
  expect((await toSwitch(true)).status).toBe(204);
  const refused = await place();
  expect([refused.status, refused.body.code]).toEqual([503, 'read-only']);
  expect(refused.body.message).toContain('Motivo: Cambiamos un servidor. Esperamos volver');
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(1_700);
  expect(await stockNow()).toBe(before);
  // Looking, also by calls that send something.
  expect((await shop.app.inject(`/api/producto/${cart[0]?.codProducto}`)).statusCode).not.toBe(503);
  expect((await amountsOf(shop.app, cart)).total).toBeGreaterThan(0);
  // Whoever is in the panel may not write either, but for taking it back.
  expect((await call('requestJob', { params: { name: 'back-up' } })).body?.code).toBe('read-only');
  const state = await call('getSystemState');
  expect((state.body as { readOnly: unknown }).readOnly).toMatchObject({ reason: 'Cambiamos un servidor' });
  expect((await toSwitch(false)).status).toBe(204);
  expect((await place()).status).toBe(200);
  const log = await query(
    shop.db,
    sql`select after->>'isOn' as "isOn", reason from audit_entry where subject = 'setting:read-only' order by id limit 2`,
  );
  expect(log).toEqual([
    { isOn: 'true', reason: 'Cambiamos un servidor' },
    { isOn: 'false', reason: 'Cambiamos un servidor' },
  ]);
});

test('nobody but an operator of the machinery switches it', async () => {
  const json = { isOn: true, reason: 'porque sí', minutes: 0 };
  expect((await call('switchReadOnly', { json }, buyer)).status).toBe(403);
  expect((await place()).status).toBe(200);
});

test('other nodes hear of it, and a node that starts meanwhile knows', async () => {
  const { config, write } = shop.context;
  const pools = { write, read: write, end: async () => {} };
  const other = await createServer({ config, pools, pages: null });
  await toSwitch(true);
  const late = await createServer({ config, pools, pages: null });
  const send = async ({ app }: Pick<Shop, 'app'>) => (await sendOrder(app, fields)).statusCode;
  expect(await send(late)).toBe(503);
  other.forget(['setting:read-only']);
  await expect.poll(() => send(other), PATIENT).toBe(503);
  await Promise.all([other.close(), late.close()]);
});

test('a node that cannot read the switch when it starts or hears of it reads it before it takes the next order', async () => {
  const { config, write } = shop.context;
  let isLost = true;
  const pool = breakingPool(write, ({ parts }) => {
    if (!isLost || !JSON.stringify(parts).includes('read-only')) return false;
    isLost = false;
    return true;
  });
  const pools = { write: pool, read: pool, end: async () => {} };
  await toSwitch(true);
  const other = await createServer({ config, pools, pages: null });
  const send = async () =>
    (await sendOrder(other.app, fields, { headers: { 'idempotency-key': crypto.randomUUID() } })).statusCode;
  const hear = async () => {
    isLost = true;
    other.forget(['setting:read-only']);
    // By then it has failed.
    await setImmediate();
  };
  expect(await send()).toBe(503);
  await toSwitch(false);
  await hear();
  expect(await send()).toBe(200);
  await toSwitch(true);
  await hear();
  expect(await send()).toBe(503);
  await other.close();
});

test('a banner stands above every page while it lasts, and above none after', async () => {
  const page = { app: 'store', status: 200, hydration: {}, meta: null } as const;
  const assets = { styleSheet: '/e.css', entryScript: '/e.js', fonts: [] };
  const source: PageSource = {
    renderer: {
      renderPage: async () => ({ ...page, cacheTags: ['catalogue'], markup: '<h1>Inicio</h1>' }),
      loadPageData: async () => ({ data: null }),
    },
    assets: { store: assets, panel: assets },
  };
  const { config, write } = shop.context;
  const pools = { write, read: write, end: async () => {} };
  const server = await createServer({ config, pools, pages: source });
  const bannerOf = async () => /role="status"[^>]*>([^<]*)</.exec((await server.app.inject('/')).body)?.[1];
  const hear = () => server.forget(['setting:read-only']);
  expect(await bannerOf()).toBeUndefined();
  await toSwitch(true);
  hear();
  await expect.poll(bannerOf, PATIENT).toMatch(/Motivo: Cambiamos un servidor\./);
  await toSwitch(false);
  hear();
  await expect.poll(bannerOf, PATIENT).toBeUndefined();
  await server.close();
});

test('jobs rest while it lasts', async () => {
  const pause = createPause(shop.context);
  let rounds = 0;
  await toSwitch(true);
  expect(await pause()).toBe(true);
  const loop = startLoop({
    name: 'test',
    log: shop.context.log,
    intervalMillis: 1,
    isPaused: createPause(shop.context),
    run: async () => {
      rounds++;
      return false;
    },
  });
  expect(await createPause(shop.context)()).toBe(true);
  expect(rounds).toBe(0);
  await toSwitch(false);
  await expect.poll(() => rounds, PATIENT).toBeGreaterThan(0);
  await loop.stop();
});

test('a database that takes no writes makes the shop read only by itself, and ends it by itself', async () => {
  const { database } = shop.db.options;
  const asSuperuser = async (...statements: string[]) => {
    const client = new Client({ ...inject('postgres'), user: 'postgres', database: 'postgres' });
    await client.connect();
    for (const statement of statements) await client.query(statement);
    await client.end();
  };
  const setReadOnly = (value: string) =>
    asSuperuser(
      `alter database ${database} set default_transaction_read_only = ${value}`,
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${database}'`,
    );
  // Long enough ago that she would be noted as seen.
  await execute(
    shop.db,
    sql`update session set last_seen_at = now() - interval '2 hours' where account_id = ${buyer.id}`,
  );
  await setReadOnly('on');
  await expect.poll(async () => (await place()).body.code, PATIENT).toBe('read-only');
  const refused = await place();
  expect([refused.status, refused.headers['retry-after']]).toEqual([503, '60']);
  expect(refused.body.message).toContain('no podemos guardar pedidos ni cambios');
  expect((await shop.app.inject('/readyz')).json()).toMatchObject({ status: 'read only' });
  expect((await call('getCart', {}, buyer)).status).toBe(200);
  expect(await createPause(shop.context)()).toBe(true);
  await setReadOnly('off');
  await expect.poll(async () => (await place()).status, PATIENT).toBe(200);
  expect((await shop.app.inject('/readyz')).json()).toEqual({ status: 'ok' });
});
