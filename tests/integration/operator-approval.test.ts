import { afterAll, beforeAll, expect, test } from 'vitest';
import { execute, query, sql } from '../../src/server/db/sql.ts';
import { buildProduct, buildSeller } from '../support/catalog-factories.ts';
import { ALL_ITEMS } from '../support/operator-sellers-calls.ts';
import { amountsOf, openShop, orderForm, type Shop, sendOrder } from '../support/order-factories.ts';
import { type CallName, read, sendRead } from '../support/published-reads.ts';
import { sendAim } from '../support/send-aim.ts';
import { type LoggedIn, logIn } from '../support/session-factories.ts';

let shop: Shop;
let operator: LoggedIn;
beforeAll(async () => {
  shop = await openShop();
  operator = await logIn(shop.db, { roles: ['operator'] });
});
afterAll(() => shop.close());

async function call(name: CallName, sellerId: number, json?: object, by = operator) {
  const reply = await sendAim(shop.app, name, { params: { sellerId }, ...(json && { json }) }, by.cookies);
  return { status: reply.statusCode, body: reply.json() };
}

const approve = (sellerId: number) => call('approveSeller', sellerId, { unreviewed: ALL_ITEMS });

/** Somebody who waits with her account, a product ready. */
async function applicant() {
  const person = await logIn(shop.db, { roles: ['seller'] });
  const sellerId = await buildSeller(shop.db, { status: 1 });
  await execute(shop.db, sql`update account set status = 1 where id = ${person.id}`);
  await execute(shop.db, sql`update seller set account_id = ${person.id} where id = ${sellerId}`);
  const productId = await buildProduct(shop.db, { sellerId });
  await execute(shop.db, sql`update product set active = is_product_shown(product) where id = ${productId}`);
  return { person, sellerId, productId };
}

async function statuses(sellerId: number) {
  const rows = await query<{ seller: number; account: number }>(
    shop.db,
    sql`select seller.status as seller, account.status as account
        from seller join account on account.id = seller.account_id where seller.id = ${sellerId}`,
  );
  return rows[0];
}

const isInShop = async (productId: number) =>
  (await shop.app.inject({ url: `/api/productos/${productId}` })).statusCode === 200;

const log = (sellerId: number) =>
  query<{ action: string; after: Record<string, unknown>; by: number }>(
    shop.db,
    sql`select action, after, account_id as by from audit_entry where seller_id = ${sellerId} order by id`,
  );

test('what nobody looked at must be named by whoever approves, and stands in the log as unreviewed', async () => {
  const { sellerId } = await applicant();
  const review = {
    params: { sellerId, item: 'nit' },
    json: { state: 'accepted', reason: '' },
  };
  await sendAim(shop.app, 'reviewApplicationItem', review, operator.cookies);
  for (const unreviewed of [undefined, [], ['rut'], ALL_ITEMS.filter((item) => item !== 'phone')])
    expect((await call('approveSeller', sellerId, { unreviewed })).body.code).toBe('application-unreviewed');
  expect(await statuses(sellerId)).toEqual({ seller: 1, account: 1 });
  expect((await approve(sellerId)).status).toBe(200);
  expect((await log(sellerId)).at(-1)).toMatchObject({
    action: 'shop.approved',
    after: {
      sellerStatus: 2,
      unreviewed: 'Nombre o razón social, RUT, Dirección, ID de ePayco, Teléfono',
    },
  });
  const { items } = await read(shop.app, 'getOperatorSeller', { sellerId }, operator);
  expect(items.filter(({ state }) => state === 'accepted').map(({ item }) => item)).toEqual(['nit']);
});

test('an approval is taken back within minutes, with account, session and products, and logged once', async () => {
  const { person, sellerId, productId } = await applicant();
  await approve(sellerId);
  expect(await isInShop(productId)).toBe(true);
  const replies = await Promise.all([1, 2].map(() => call('undoApproval', sellerId)));
  expect(replies.map(({ status }) => status)).toEqual([200, 200]);
  expect(await statuses(sellerId)).toEqual({ seller: 1, account: 1 });
  expect(await isInShop(productId)).toBe(false);
  const me = await sendRead(shop.app, 'getSellerPanel', {}, person.cookies);
  expect(me.statusCode).toBe(401);
  const actions = (await log(sellerId)).map(({ action, by }) => [action, by]);
  expect(actions).toEqual([
    ['shop.approved', operator.id],
    ['shop.approval-undone', operator.id],
  ]);
  expect((await approve(sellerId)).status).toBe(200);
  expect(await statuses(sellerId)).toEqual({ seller: 2, account: 2 });
});

test('an account that was active before stays active', async () => {
  const { person, sellerId } = await applicant();
  await execute(shop.db, sql`update account set status = 2 where id = ${person.id}`);
  await approve(sellerId);
  await call('undoApproval', sellerId);
  expect(await statuses(sellerId)).toEqual({ seller: 1, account: 2 });
});

test('after ten minutes it stays', async () => {
  const { sellerId } = await applicant();
  await approve(sellerId);
  await execute(
    shop.db,
    sql`update seller set approved_at = now() - interval '10 minutes' where id = ${sellerId}`,
  );
  expect((await call('undoApproval', sellerId)).body.code).toBe('approval-undo-over');
  expect(await statuses(sellerId)).toEqual({ seller: 2, account: 2 });
});

test('a shop that has sold stays approved', async () => {
  const { sellerId, productId } = await applicant();
  await approve(sellerId);
  const cart = [{ codProducto: productId, cantidad: 1 }];
  const sale = await sendOrder(shop.app, orderForm(cart, await amountsOf(shop.app, cart)));
  expect(sale.statusCode, sale.body).toBe(200);
  expect((await call('undoApproval', sellerId)).body.code).toBe('approval-has-orders');
  expect(await isInShop(productId)).toBe(true);
});

test('only who may approve takes back, and a blocked shop is not approved by it', async () => {
  const { sellerId } = await applicant();
  await approve(sellerId);
  const viewer = await logIn(shop.db, { roles: ['operator'], operatorRole: 'viewer' });
  expect((await call('undoApproval', sellerId, undefined, viewer)).body.code).toBe('operator-role');
  await call('blockSeller', sellerId, { reason: 'Vende copias' });
  expect((await call('undoApproval', sellerId)).body.code).toBe('seller-state');
  expect((await call('undoApproval', 999_999)).status).toBe(404);
});

test('a number of 2,047 digits in a text keeps neither its shop from being approved nor its product from being released', async () => {
  const { sellerId, productId } = await applicant();
  await execute(
    shop.db,
    sql`update product set description = ${`Lote ${'1'.repeat(2_047)}`} where id = ${productId}`,
  );
  expect((await approve(sellerId)).status).toBe(200);
  expect(await isInShop(productId)).toBe(true);
  const decide = (name: CallName, json?: object) =>
    sendAim(shop.app, name, { params: { productId }, ...(json && { json }) }, operator.cookies);
  expect((await decide('pauseProduct', { reason: 'Falta la etiqueta.' })).statusCode).toBe(204);
  expect((await decide('releaseProduct')).statusCode).toBe(204);
  expect(await isInShop(productId)).toBe(true);
});
