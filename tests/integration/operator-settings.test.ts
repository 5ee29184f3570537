import { afterAll, beforeAll, expect, test } from 'vitest';
import { refreshSearch } from '../../src/server/modules/catalogue/search/search.service.ts';
import { getMoneyRules } from '../../src/server/modules/settings/money-rules.service.ts';
import { getSellerFeePercent } from '../../src/server/modules/settings/seller-fee.service.ts';
import type { ReadValue } from '../../src/server/panel-door.ts';
import { buildProduct } from '../support/catalog-factories.ts';
import { openShop, type Shop } from '../support/order-factories.ts';
import type { Aim } from '../support/personal-call.ts';
import { type CallName, read } from '../support/published-reads.ts';
import { sendAim } from '../support/send-aim.ts';
import { type LoggedIn, logIn } from '../support/session-factories.ts';

type Group = ReadValue<'listSettingGroups'>[number];

let shop: Shop;
let operator: LoggedIn;
beforeAll(async () => {
  shop = await openShop();
  operator = await logIn(shop.db, { roles: ['operator'] });
});
afterAll(() => shop.close());

async function call(name: CallName, aim: Aim = {}, by = operator) {
  const reply = await sendAim(shop.app, name, aim, by.cookies);
  return { status: reply.statusCode, body: reply.json() };
}

async function groupOf(wanted: Group['key']): Promise<Group> {
  const groups = await read(shop.app, 'listSettingGroups', {}, operator);
  return groups.find(({ key }) => key === wanted) as Group;
}

const moneyGroup = () => groupOf('money-rules');

function save({ key, version, values }: Group, changes: Record<string, number>, by = operator) {
  const json = {
    version,
    values: values.map(({ path, value }) => ({ path, value: changes[path] ?? value })),
    reason: 'Prueba',
  };
  return call('saveSettingGroup', { params: { key }, json }, by);
}

test('a changed rule counts at once, and its history tells who, what and why', async () => {
  const saved = await save(await moneyGroup(), { retryHours: 36, 'cashOnDelivery.maximumTotal': 900_000 });
  expect(saved.status).toBe(200);
  expect(await getMoneyRules(shop.db)).toMatchObject({
    retryHours: 36,
    cashOnDelivery: { maximumTotal: 900_000 },
  });
  const changes = await read(shop.app, 'listSettingChanges', { key: 'money-rules' }, operator);
  expect(changes[0]).toMatchObject({
    person: 'Ana Gómez',
    reason: 'Prueba',
    changes: expect.arrayContaining([{ path: 'retryHours', before: 24, after: 36 }]),
  });
});

test('of two who edit the same, the second is told instead of saving over the first', async () => {
  const group = await moneyGroup();
  const replies = await Promise.all([save(group, { retryHours: 30 }), save(group, { retryHours: 31 })]);
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test('a value outside its limits is refused by name and changes nothing', async () => {
  const group = await moneyGroup();
  const reply = await save(group, { withdrawalBusinessDays: 1 });
  expect(reply.status).toBe(400);
  expect(JSON.stringify(reply.body)).toContain('withdrawalBusinessDays');
  expect((await moneyGroup()).version).toBe(group.version);
});

test('saving what is there already is no change', async () => {
  const group = await moneyGroup();
  expect((await save(group, {})).body.version).toBe(group.version);
});

test('whoever may only look changes nothing', async () => {
  const viewer = await logIn(shop.db, { roles: ['operator'], operatorRole: 'viewer' });
  expect((await save(await moneyGroup(), { retryHours: 40 }, viewer)).body.code).toBe('operator-role');
  const finance = await logIn(shop.db, { roles: ['operator'], operatorRole: 'finance' });
  expect((await call('listSettingGroups', {}, finance)).body.code).toBe('operator-role');
});

test('a synonym finds what its words find, at once, and a word in two lines is refused', async () => {
  const productId = await buildProduct(shop.db, { name: 'Portátil Lenovo 14' });
  await refreshSearch(shop.db, [productId]);
  const find = async (search: string) => {
    const reply = await sendAim(shop.app, 'searchProducts', { query: { search, exacta: 'true' } }, {});
    const found = reply.json() as Record<string, { codProducto: number }[]>;
    return Object.values(found).some(
      (list) => Array.isArray(list) && list.some(({ codProducto }) => codProducto === productId),
    );
  };
  expect(await find('tinglao lenovo')).toBe(false);
  const { version } = await read(shop.app, 'getSynonyms', {}, operator);
  const saved = await call('saveSynonyms', { json: { text: 'portátil, tinglao', version, reason: '' } });
  expect(saved.status).toBe(200);
  expect(await find('TINGLAO lenovo')).toBe(true);
  expect(await find('tinglao samsung')).toBe(false);
  const doubled = await call('saveSynonyms', { json: { text: 'a1, b1\nb1, c1', version, reason: '' } });
  expect(doubled.status).toBe(400);
});

test('a renamed status is what everybody reads; a name given twice is refused', async () => {
  const { data } = (await sendAim(shop.app, 'listPackageStatuses', {}, {})).json();
  const statuses: { id: number; name: string }[] = data.map((status: Record<string, unknown>) => ({
    id: status.codEstado ?? status.codEstpedido,
    name: status.nomEstado ?? status.nomEstpedido,
  }));
  const renamed = (id: number, name: string) => ({
    json: { statuses: statuses.map((one) => (one.id === id ? { id, name } : one)) },
  });
  expect((await call('renameStatuses', renamed(2, 'Entregado'))).status).toBe(400);
  expect((await call('renameStatuses', renamed(2, 'Va para tu casa'))).status).toBe(200);
  const shown = (await sendAim(shop.app, 'listPackageStatuses', {}, {})).body;
  expect(shown).toContain('Va para tu casa');
  expect(shown).not.toContain('En camino');
});

test('new sellers begin with the percentage of the setting', async () => {
  const { key, version } = await groupOf('seller-fee-percent');
  const saved = await call('saveSettingGroup', {
    params: { key },
    json: { version, values: [{ path: 'percent', value: 7.5 }], reason: '' },
  });
  expect(saved.status).toBe(200);
  expect(await getSellerFeePercent(shop.db)).toBe(7.5);
});
