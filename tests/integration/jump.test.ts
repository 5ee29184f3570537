import type { Pool } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { JumpHit } from '../../src/domain/jump.ts';
import { OPERATOR_ROLES, type OperatorRole } from '../../src/domain/operator-role.ts';
import { execute, sql } from '../../src/server/db/sql.ts';
import { jumpAsOperator } from '../../src/server/modules/overview/jump/jump.service.ts';
import { buildProduct, buildSeller } from '../support/catalog-factories.ts';
import { openShop, type Shop } from '../support/order-factories.ts';
import { buildOrders } from '../support/purchase-factories.ts';
import { buildShopOwner, type ShopOwner } from '../support/seller-order-factories.ts';
import { bodyOf, sendAim } from '../support/send-aim.ts';
import { type LoggedIn, logIn } from '../support/session-factories.ts';
import { buildMember } from '../support/team-factories.ts';
import { workOf } from '../support/work.ts';

let shop: Shop;
let owner: ShopOwner;
let rivalId: number;
let ownOrder: number;
let rivalsOrder: number;
let ownProduct: number;
beforeAll(async () => {
  shop = await openShop();
  const { db } = shop;
  owner = await buildShopOwner(db);
  rivalId = await buildSeller(db, { displayName: 'Zarzamora Zeta' });
  ownProduct = await buildProduct(db, { sellerId: owner.sellerId, name: 'Zarzamora azucarada 100%' });
  await buildProduct(db, { sellerId: rivalId, name: 'Zarzamora de la rival' });
  const bought = { lineName: 'Zarzamora', email: 'zoe@correo.test' };
  [ownOrder = 0] = await buildOrders(db, { ...bought, sellerIds: [owner.sellerId] });
  [rivalsOrder = 0] = await buildOrders(db, { ...bought, sellerIds: [rivalId] });
  await execute(
    db,
    sql`update package set received_at = now() where order_number in (${ownOrder}, ${rivalsOrder})`,
  );
  const { id } = await logIn(db, { email: 'zarzamora@correo.test' });
  await execute(
    db,
    sql`update account set first_name = 'Zoraida', last_name = 'Zarzamora', status = 2 where id = ${id}`,
  );
});
afterAll(() => shop.close());

async function jump(name: 'jumpInShop' | 'jumpInConsole', by: Pick<LoggedIn, 'cookies'>, text: string) {
  const reply = await sendAim(shop.app, name, { query: { text } }, by.cookies);
  expect(reply.statusCode, reply.body).toBe(200);
  return (bodyOf(reply) as { hits: JumpHit[] }).hits;
}

const operator = (operatorRole: OperatorRole = 'administrator') =>
  logIn(shop.db, { roles: ['operator'], operatorRole });

test('an operator finds products, shops and buyers by one word, these with their data masked', async () => {
  const hits = await jump('jumpInConsole', await operator(), 'ZARZAMORA');
  expect(hits.map(({ kind }) => kind)).toEqual(['product', 'product', 'shop', 'buyer']);
  expect(hits.at(-1)).toMatchObject({ title: 'Zoraida Z.', detail: 'z•••@correo.test' });
  expect(hits[2]).toMatchObject({ id: rivalId, title: 'Zarzamora Zeta' });
});

test('orders are found by their number and by its beginning, the exact one first', async () => {
  const by = await operator();
  const [first] = await jump('jumpInConsole', by, String(ownOrder));
  expect(first).toMatchObject({ kind: 'order', id: ownOrder, title: `Pedido N.º ${ownOrder}` });
  const beginning = await jump('jumpInConsole', by, String(ownOrder).slice(0, -1));
  expect(beginning.filter(({ kind }) => kind === 'order').map(({ id }) => id)).toContain(ownOrder);
});

test.each<[OperatorRole, string[]]>([
  ['administrator', ['buyer', 'order', 'product', 'shop']],
  ['support', ['buyer', 'order', 'product', 'shop']],
  ['content', ['product', 'shop']],
  ['finance', ['order', 'shop']],
  ['viewer', ['buyer', 'order', 'product', 'shop']],
])('%s is told of the kinds that the role reads, and of no others', async (role, kinds) => {
  const by = await operator(role);
  const hits = [
    ...(await jump('jumpInConsole', by, 'zarzamora')),
    ...(await jump('jumpInConsole', by, String(ownOrder))),
  ];
  expect([...new Set(hits.map(({ kind }) => kind))].sort()).toEqual(kinds);
});

test('every role of the console stands in the table above', () => {
  expect(OPERATOR_ROLES).toEqual(['administrator', 'support', 'content', 'finance', 'viewer']);
});

test('a seller finds what is hers, and nothing of another shop, no shops and no buyers', async () => {
  expect(await jump('jumpInShop', owner, 'zarzamora')).toMatchObject([{ kind: 'product', id: ownProduct }]);
  expect(await jump('jumpInShop', owner, String(ownOrder))).toMatchObject([{ kind: 'order', id: ownOrder }]);
  const others = await jump('jumpInShop', owner, String(rivalsOrder));
  expect(others.filter(({ kind }) => kind === 'order')).toEqual([]);
});

test.each(['warehouse', 'service', 'accounting'] as const)('%s of a shop finds its orders', async (role) => {
  const member = await buildMember(shop.db, owner.sellerId, role);
  const hits = await jump('jumpInShop', member, String(ownOrder));
  expect(hits[0]).toMatchObject({ kind: 'order', id: ownOrder });
});

test('an order that has not come to the shop yet is not found', async () => {
  const [waiting = 0] = await buildOrders(shop.db, {
    lineName: 'Pendiente',
    email: 'zoe@correo.test',
    sellerIds: [owner.sellerId],
  });
  await execute(shop.db, sql`update package set received_at = null where order_number = ${waiting}`);
  expect(await jump('jumpInShop', owner, String(waiting))).toEqual([]);
});

test('signs of patterns are plain signs, and a single letter asks nothing', async () => {
  expect(await jump('jumpInShop', owner, '100%')).toMatchObject([{ id: ownProduct }]);
  expect(await jump('jumpInShop', owner, '%_%')).toEqual([]);
  expect(await jump('jumpInConsole', await operator(), 'z')).toEqual([]);
  for (const text of ['%%', "''", '\\\\', ':*', '🫐🫐', '\u0301\u0301', '999999999'])
    expect(await jump('jumpInConsole', await operator(), text)).toEqual([]);
});

test('at most five of a kind are told', async () => {
  for (let number = 0; number < 7; number++)
    await buildProduct(shop.db, { sellerId: owner.sellerId, name: `Guayaba ${number}` });
  expect(await jump('jumpInShop', owner, 'guayaba')).toHaveLength(5);
  expect(await jump('jumpInConsole', await operator(), 'guayaba')).toHaveLength(5);
});

test('it asks the database once for each kind that the role reads', async () => {
  const statementsOf = async (role: OperatorRole) =>
    (await workOf(shop.context.read as Pool, (read) => jumpAsOperator({ read }, role, '100014'))).statements;
  expect(await statementsOf('administrator')).toBe(5);
  expect(await statementsOf('content')).toBe(2);
});
