import { afterAll, beforeAll, expect, test } from 'vitest';
import { MAXIMUM_SAVED_VIEWS } from '../../src/domain/saved-view.ts';
import { openShop, type Shop } from '../support/order-factories.ts';
import type { CallName } from '../support/published-reads.ts';
import { buildShopOwner } from '../support/seller-order-factories.ts';
import { bodyOf, sendAim } from '../support/send-aim.ts';
import { type LoggedIn, logIn } from '../support/session-factories.ts';
import { buildMember } from '../support/team-factories.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const LATE = {
  list: 'operator-orders',
  name: 'Atrasados de hoy',
  query: 'atrasados=si&cursor=4&buscar=+ana+',
};

async function call(name: CallName, by: Pick<LoggedIn, 'cookies'>, aim: object) {
  const reply = await sendAim(shop.app, name, aim, by.cookies);
  return { status: reply.statusCode, body: reply.body === '' ? null : bodyOf(reply) };
}

const newOperator = (operatorRole: 'administrator' | 'support' | 'content' | 'viewer' = 'administrator') =>
  logIn(shop.db, { roles: ['operator'], operatorRole });

async function viewsOf(by: LoggedIn, list = 'operator-orders') {
  const { status, body } = await call('listOperatorViews', by, { query: { list } });
  expect(status).toBe(200);
  return body as { id: number; name: string; query: string }[];
}

test('a view is kept with its filters alone, renamed and deleted by whoever saved it', async () => {
  const operator = await newOperator();
  expect((await call('saveOperatorView', operator, { json: LATE })).status).toBe(204);
  const [view] = await viewsOf(operator);
  expect(view).toEqual({
    id: expect.any(Number),
    name: 'Atrasados de hoy',
    query: 'buscar=ana&atrasados=si',
  });
  const params = { viewId: view?.id ?? 0 };
  expect((await call('renameOperatorView', operator, { params, json: { name: 'Tarde' } })).status).toBe(204);
  expect(await viewsOf(operator)).toMatchObject([{ name: 'Tarde' }]);
  expect((await call('deleteOperatorView', operator, { params })).status).toBe(204);
  expect(await viewsOf(operator)).toEqual([]);
});

test('nobody else reads, renames or deletes it, from either panel', async () => {
  const [hers, other] = [await newOperator(), await newOperator()];
  await call('saveOperatorView', hers, { json: LATE });
  const [view] = await viewsOf(hers);
  const params = { viewId: view?.id ?? 0 };
  expect(await viewsOf(other)).toEqual([]);
  expect((await call('renameOperatorView', other, { params, json: { name: 'Mía' } })).status).toBe(404);
  expect((await call('deleteOperatorView', other, { params })).status).toBe(404);
  const seller = await buildShopOwner(shop.db);
  expect((await call('deleteSellerView', seller, { params })).status).toBe(404);
  expect(await viewsOf(hers)).toEqual([view]);
});

test('a list keeps so many of a person, also when two windows save at once', async () => {
  const operator = await newOperator();
  const save = (number: number) =>
    call('saveOperatorView', operator, { json: { ...LATE, name: `Vista ${number}` } });
  for (let number = 1; number < MAXIMUM_SAVED_VIEWS; number++) await save(number);
  const replies = await Promise.all([save(50), save(51), save(52)]);
  expect(replies.map(({ status }) => status).sort()).toEqual([204, 409, 409]);
  expect(await viewsOf(operator)).toHaveLength(MAXIMUM_SAVED_VIEWS);
  // Another list has its own.
  const products = { list: 'operator-products', name: 'Agotados', query: 'existencias=agotado' };
  expect((await call('saveOperatorView', operator, { json: products })).status).toBe(204);
});

test.each([
  ['without a name', { ...LATE, name: '  ' }, 400, 'Escribe un nombre para la vista.'],
  ['without a filter', { ...LATE, query: 'cursor=4' }, 400, 'Filtra o busca algo antes de guardar la vista.'],
  ['of no list', { ...LATE, list: 'operator-buyers' }, 400, 'Revisa los datos enviados.'],
  ['with a long name', { ...LATE, name: 'x'.repeat(41) }, 400, 'Revisa los datos enviados.'],
])('a view %s is refused', async (_what, json, status, message) => {
  const reply = await call('saveOperatorView', await newOperator(), { json });
  expect(reply).toMatchObject({ status, body: { message } });
});

test('a name stands once in a list, when saved and when renamed', async () => {
  const operator = await newOperator();
  await call('saveOperatorView', operator, { json: LATE });
  await call('saveOperatorView', operator, { json: { ...LATE, name: 'Otra' } });
  expect((await call('saveOperatorView', operator, { json: LATE })).status).toBe(409);
  const [, other] = await viewsOf(operator);
  const aim = { params: { viewId: other?.id ?? 0 }, json: { name: LATE.name } };
  expect((await call('renameOperatorView', operator, aim)).status).toBe(409);
});

test('a role keeps views of the lists that it reads, and of no others', async () => {
  const content = await newOperator('content');
  expect((await call('saveOperatorView', content, { json: LATE })).status).toBe(403);
  expect((await call('listOperatorViews', content, { query: { list: 'operator-orders' } })).status).toBe(403);
  // Of the other panel's lists nobody keeps any here.
  const sellers = { list: 'seller-orders', name: 'Ana', query: 'buscar=ana' };
  const operator = await newOperator();
  expect((await call('saveOperatorView', operator, { json: sellers })).status).toBe(403);
  // Looking on is enough: a view changes nothing of anybody's.
  expect((await call('saveOperatorView', await newOperator('viewer'), { json: LATE })).status).toBe(204);
});

test('two people of one shop have views of their own', async () => {
  const owner = await buildShopOwner(shop.db);
  const packer = await buildMember(shop.db, owner.sellerId, 'warehouse');
  const view = { list: 'seller-products', name: 'Sin nada', query: 'existencias=agotado' };
  expect((await call('saveSellerView', owner, { json: view })).status).toBe(204);
  const asked = { query: { list: 'seller-products' } };
  expect((await call('listSellerViews', packer, asked)).body).toEqual([]);
  expect((await call('listSellerViews', owner, asked)).body).toMatchObject([{ query: view.query }]);
});
