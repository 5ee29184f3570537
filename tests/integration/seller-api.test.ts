import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { API_SCOPES, type ApiScope } from '../../src/domain/api-scope.ts';
import { execute, query, queryOne, sql } from '../../src/server/db/sql.ts';
import { buildProduct } from '../support/catalog-factories.ts';
import { openShop, type Shop } from '../support/order-factories.ts';
import { read } from '../support/published-reads.ts';
import { buildOrders } from '../support/purchase-factories.ts';
import { buildShopOwner, type ShopOwner } from '../support/seller-order-factories.ts';
import { sendAim } from '../support/send-aim.ts';

let shop: Shop;
let owner: ShopOwner;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  owner = await buildShopOwner(shop.db);
});

const createKey = (scopes: readonly ApiScope[], who = owner) =>
  sendAim(shop.app, 'createApiKey', { json: { name: 'ERP', scopes } }, who.cookies);

async function newKey(scopes: readonly ApiScope[] = API_SCOPES, who = owner) {
  const reply = await createKey(scopes, who);
  return reply.json<{ id: number; prefix: string; token: string }>();
}

const listKeys = () => read(shop.app, 'listApiKeys', {}, owner);
const revokeKey = (id: number) => sendAim(shop.app, 'revokeApiKey', { params: { id } }, owner.cookies);

async function call(key: string | null, path: string, payload?: object) {
  const reply = await shop.app.inject({
    method: payload ? 'POST' : 'GET',
    url: `/api/vender/v1${path}`,
    headers: key === null ? {} : { authorization: `Bearer ${key}` },
    ...(payload && { payload }),
  });
  return { status: reply.statusCode, body: reply.json(), headers: reply.headers };
}

const order = async (sellerId: number) =>
  (await buildOrders(shop.db, { email: 'a@b.test', sellerIds: [sellerId] }))[0] ?? 0;

test('a key is shown once, and the database knows its hash only', async () => {
  const { token, prefix } = await newKey();
  expect(token).toMatch(/^plz_[\w-]{40}$/);
  expect(token.startsWith(prefix)).toBe(true);
  const keys = await listKeys();
  expect(keys).toMatchObject([{ name: 'ERP', prefix, lastUsedAt: null }]);
  expect(JSON.stringify(keys)).not.toContain(token);
  const stored = await query(
    shop.db,
    sql`select to_jsonb(k) as row from api_key k where seller_id = ${owner.sellerId}`,
  );
  expect(JSON.stringify(stored)).not.toContain(token);
  const audit = await query(
    shop.db,
    sql`select action, account_id::int as account, after from audit_entry where seller_id = ${owner.sellerId}`,
  );
  expect(audit).toMatchObject([{ action: 'api.key-created', account: owner.accountId }]);
  expect(JSON.stringify(audit)).not.toContain(token);
});

test('each scope opens its own calls and no others', async () => {
  const number = await order(owner.sellerId);
  const calls: [ApiScope, string, object?][] = [
    ['orders:read', '/pedidos'],
    ['orders:read', `/pedidos/${number}`],
    ['orders:write', `/pedidos/${number}/estado`, { codEstado: 20 }],
    ['products:read', '/productos'],
    ['stock:write', '/existencias', { filas: [{ refProducto: 'X', cantidad: 1 }] }],
  ];
  for (const scope of API_SCOPES) {
    const { token } = await newKey([scope]);
    for (const [needed, path, payload] of calls) {
      const { status, body } = await call(token, path, payload);
      if (scope === needed) expect([200, 409], `${scope} ${path}`).toContain(status);
      else expect([status, body.code], `${scope} ${path}`).toEqual([403, 'api-key-scope']);
    }
  }
});

test('no key, a guessed one and a revoked one open nothing', async () => {
  const { token, id } = await newKey();
  expect((await call(token, '/pedidos')).status).toBe(200);
  expect((await listKeys())[0]?.lastUsedAt).toEqual(expect.any(String));
  expect((await revokeKey(id)).json()).toEqual([]);
  for (const key of [null, token, `plz_${'A'.repeat(40)}`, 'otra']) {
    const { status, body, headers } = await call(key, '/pedidos');
    expect([status, body.code, headers['www-authenticate']]).toEqual([401, 'api-key-invalid', 'Bearer']);
  }
});

test('ten keys at most, also when they are made at once', async () => {
  const replies = await Promise.all(Array.from({ length: 12 }, () => createKey(['orders:read'])));
  expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([...Array(10).fill(201), 409, 409]);
});

test('only active shops are served', async () => {
  const { token } = await newKey();
  for (const status of [1, 3]) {
    await execute(shop.db, sql`update seller set status = ${status} where id = ${owner.sellerId}`);
    expect((await call(token, '/productos')).body.code).toBe('shop-not-active');
  }
});

test('120 calls a minute, then a wait that the answer names', async () => {
  const { token, id } = await newKey();
  await call(token, '/productos');
  await execute(shop.db, sql`update api_key set window_count = 119 where id = ${id}`);
  expect((await call(token, '/productos')).status).toBe(200);
  const refused = await call(token, '/productos');
  expect(refused.status).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(50);
  await execute(
    shop.db,
    sql`update api_key set window_started_at = now() - interval '61 seconds' where id = ${id}`,
  );
  expect((await call(token, '/productos')).status).toBe(200);
});

test("another shop's orders, products and keys are answered like missing ones", async () => {
  const rival = await buildShopOwner(shop.db);
  const [number, productId] = [
    await order(rival.sellerId),
    await buildProduct(shop.db, { sellerId: rival.sellerId, onHand: 7 }),
  ];
  const product = await queryOne<{ sku: string }>(
    shop.db,
    sql`select reference as sku from product where id = ${productId}`,
  );
  const { token } = await newKey();
  const missing = await call(token, '/pedidos/1');
  expect(await call(token, `/pedidos/${number}`)).toMatchObject({ status: 404, body: missing.body });
  expect((await call(token, `/pedidos/${number}/estado`, { codEstado: 20 })).status).toBe(404);
  expect((await call(token, '/pedidos')).body.pedidos).toEqual([]);
  expect((await call(token, '/productos')).body.productos).toEqual([]);
  const { body } = await call(token, '/existencias', { filas: [{ refProducto: product?.sku, cantidad: 0 }] });
  expect(body.resultados).toMatchObject([{ hecho: false }]);
  expect(await queryOne(shop.db, sql`select on_hand from stock where product_id = ${productId}`)).toEqual({
    onHand: 7,
  });
  const theirs = await newKey(['orders:read'], rival);
  expect((await revokeKey(theirs.id)).statusCode).toBe(404);
  expect((await call(theirs.token, `/pedidos/${number}`)).status).toBe(200);
});

test('orders come in the order of their changes, each once, and by state', async () => {
  const numbers = [await order(owner.sellerId), await order(owner.sellerId), await order(owner.sellerId)];
  await execute(
    shop.db,
    sql`update package set status_id = 19, received_at = now() where seller_id = ${owner.sellerId}`,
  );
  const { token } = await newKey();
  const moved = await call(token, `/pedidos/${numbers[0]}/estado`, { codEstado: 20 });
  expect(moved.body.data).toMatchObject({ codEstado: 20 });
  const seen: number[] = [];
  for (let cursor = ''; ; ) {
    const { body } = await call(token, `/pedidos?limite=2${cursor && `&cursor=${cursor}`}`);
    seen.push(...body.pedidos.map((one: { numPedido: number }) => one.numPedido));
    if (body.siguiente === null) break;
    cursor = body.siguiente;
  }
  expect(seen).toEqual([numbers[1], numbers[2], numbers[0]]);
  const accepted = await call(token, '/pedidos?codEstado=20');
  expect(accepted.body.pedidos).toMatchObject([{ numPedido: numbers[0], nomEstado: expect.any(String) }]);
  const since = encodeURIComponent(accepted.body.pedidos[0].fechaCambio);
  expect((await call(token, `/pedidos?desde=${since}`)).body.pedidos).toHaveLength(1);
  // No state has such a number, and the table's numbers are smaller than the caller's.
  expect((await call(token, '/pedidos?codEstado=2147483647')).body.pedidos).toEqual([]);
  const audit = await query<{ kind: string; subject: string }>(
    shop.db,
    sql`select actor_kind as kind, subject from audit_entry where seller_id = ${owner.sellerId} and actor_kind = 'api-key'`,
  );
  expect(audit.map(({ subject }) => subject.split(':')[0]).sort()).toEqual(['api-key', 'order']);
});

test('units that are cancelled and a price given back are changes of their package', async () => {
  const number = await order(owner.sellerId);
  await execute(shop.db, sql`update package set received_at = now() where order_number = ${number}`);
  await execute(shop.db, sql`update order_line set quantity = 3 where order_number = ${number}`);
  const { token } = await newKey(['orders:read']);
  const changedSince = async (moment: string) =>
    (await call(token, `/pedidos?desde=${encodeURIComponent(moment)}`)).body.pedidos;
  const later = (moment: string) => new Date(Date.parse(moment) + 1).toISOString();

  const [packed] = await changedSince('2026-01-01T00:00:00Z');
  expect(packed).toMatchObject({ numPedido: number, unidades: 3 });
  await sleep(5);
  await execute(shop.db, sql`update order_line set cancelled_quantity = 1 where order_number = ${number}`);
  const [fewer] = await changedSince(later(packed.fechaCambio));
  expect(fewer).toMatchObject({ numPedido: number, unidades: 2 });
  await sleep(5);
  await execute(shop.db, sql`update order_line set reduced_amount = 1000 where order_number = ${number}`);
  const [cheaper] = await changedSince(later(fewer.fechaCambio));
  expect(cheaper).toMatchObject({ numPedido: number, valorProductos: 19_000 });
  // What the shop is not shown is no change.
  await sleep(5);
  await execute(
    shop.db,
    sql`update package set kept_fee = 1, refunded_goods = refunded_goods where order_number = ${number}`,
  );
  expect(await changedSince(later(cheaper.fechaCambio))).toEqual([]);
});

test('a guide is needed where a carrier has the parcel, and is kept', async () => {
  const number = await order(owner.sellerId);
  await execute(
    shop.db,
    sql`update package set status_id = 20, received_at = now() where order_number = ${number}`,
  );
  const { token } = await newKey();
  const path = `/pedidos/${number}/estado`;
  expect((await call(token, path, { codEstado: 1 })).body.code).toBe('package-guide-missing');
  const guided = await call(token, path, {
    codEstado: 1,
    transportadora: 'coordinadora',
    codGuiaPedido: 'G-9',
  });
  expect(guided.body.data).toMatchObject({
    codEstado: 1,
    transportadora: 'Coordinadora',
    codGuiaPedido: 'G-9',
  });
});

test('stock and price by reference, row by row', async () => {
  const productId = await buildProduct(shop.db, { sellerId: owner.sellerId, onHand: 3, price: 10_000 });
  const { token } = await newKey();
  const { body: list } = await call(token, '/productos');
  expect(list.productos).toMatchObject([
    { codProducto: productId, existencias: [{ cantidad: 3, codTerminos: [] }] },
  ]);
  const sku = list.productos[0].refProducto;
  const { body } = await call(token, '/existencias', {
    filas: [
      { refProducto: sku, cantidad: 8, precio: 12_500 },
      { refProducto: 'no-existe', cantidad: 1 },
      { refProducto: sku },
      { refProducto: sku, cantidad: 9 },
    ],
  });
  expect(body.resultados.map((one: { hecho: boolean }) => one.hecho)).toEqual([true, false, false, true]);
  const row = await queryOne(
    shop.db,
    sql`select price, on_hand from product join stock on product_id = id where id = ${productId}`,
  );
  expect(row).toEqual({ price: 12_500, onHand: 9 });
});
