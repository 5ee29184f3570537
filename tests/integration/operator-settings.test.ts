import { afterAll, beforeAll, expect, test } from 'vitest';
import { refreshSearch } from '../../src/server/modules/catalogue/search/search.service.ts';
import { getMoneyRules } from '../../src/server/modules/settings/money-rules.service.ts';
import { getSellerFeePercent } from '../../src/server/modules/settings/seller-fee.service.ts';
import type { EndpointName } from '../../src/wire/endpoints.ts';
import { buildProduct } from '../support/catalog-factories.ts';
import { openShop, type Shop } from '../support/order-factories.ts';
import type { Aim } from '../support/personal-call.ts';
import { sendAim } from '../support/send-aim.ts';
import { type LoggedIn, logIn } from '../support/session-factories.ts';

interface Group {
  grupo: string;
  version: number;
  valores: { nombre: string; valor: number }[];
}

let shop: Shop;
let operator: LoggedIn;
beforeAll(async () => {
  shop = await openShop();
  operator = await logIn(shop.db, { roles: ['operator'] });
});
afterAll(() => shop.close());

async function call(name: EndpointName, aim: Aim = {}, by = operator) {
  const reply = await sendAim(shop.app, name, aim, by.cookies);
  return { status: reply.statusCode, body: reply.json() };
}

async function moneyGroup(): Promise<Group> {
  const { grupos } = (await call('listSettingGroups')).body as { grupos: Group[] };
  return grupos.find(({ grupo }) => grupo === 'dinero') as Group;
}

function save(group: Group, changes: Record<string, number>, by = operator) {
  const valores = group.valores.map(({ nombre, valor }) => ({ nombre, valor: changes[nombre] ?? valor }));
  const aim = { params: { grupo: 'dinero' }, json: { version: group.version, valores, motivo: 'Prueba' } };
  return call('saveSettingGroup', aim, by);
}

test('a changed rule counts at once, and its history tells who, what and why', async () => {
  const saved = await save(await moneyGroup(), { retryHours: 36, 'cashOnDelivery.maximumTotal': 900_000 });
  expect(saved.status).toBe(200);
  expect(await getMoneyRules(shop.db)).toMatchObject({
    retryHours: 36,
    cashOnDelivery: { maximumTotal: 900_000 },
  });
  const { cambios } = (await call('listSettingChanges', { params: { grupo: 'dinero' } })).body;
  expect(cambios[0]).toMatchObject({
    persona: 'Ana Gómez',
    motivo: 'Prueba',
    valores: expect.arrayContaining([{ nombre: 'retryHours', antes: 24, despues: 36 }]),
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
  expect((await save(group, {})).body.data.version).toBe(group.version);
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
    const reply = await sendAim(shop.app, 'searchProducts', { query: { search } }, {});
    const found = reply.json() as Record<string, { codProducto: number }[]>;
    return Object.values(found).some(
      (list) => Array.isArray(list) && list.some(({ codProducto }) => codProducto === productId),
    );
  };
  expect(await find('laptop lenovo')).toBe(false);
  const { version } = (await call('getSynonyms')).body.data;
  const saved = await call('saveSynonyms', { json: { texto: 'portátil, laptop', version, motivo: '' } });
  expect(saved.status).toBe(200);
  expect(await find('LAPTOP lenovo')).toBe(true);
  expect(await find('laptop samsung')).toBe(false);
  const doubled = await call('saveSynonyms', { json: { texto: 'a1, b1\nb1, c1', version, motivo: '' } });
  expect(doubled.status).toBe(400);
});

test('a renamed status is what everybody reads; a name given twice is refused', async () => {
  const { data } = (await sendAim(shop.app, 'listPackageStatuses', {}, {})).json();
  const estados = data.map((status: Record<string, unknown>) => ({
    codEstado: status.codEstado ?? status.codEstpedido,
    nombre: status.nomEstado ?? status.nomEstpedido,
  }));
  const renamed = (codEstado: number, nombre: string) => ({
    json: {
      estados: estados.map((one: { codEstado: number }) =>
        one.codEstado === codEstado ? { codEstado, nombre } : one,
      ),
    },
  });
  expect((await call('renameStatuses', renamed(2, 'Entregado'))).status).toBe(400);
  expect((await call('renameStatuses', renamed(2, 'Va para tu casa'))).status).toBe(200);
  const shown = (await sendAim(shop.app, 'listPackageStatuses', {}, {})).body;
  expect(shown).toContain('Va para tu casa');
  expect(shown).not.toContain('En camino');
});

test('new sellers begin with the percentage of the setting', async () => {
  const { grupos } = (await call('listSettingGroups')).body as { grupos: Group[] };
  const { version } = grupos.find(({ grupo }) => grupo === 'comision') as Group;
  const saved = await call('saveSettingGroup', {
    params: { grupo: 'comision' },
    json: { version, valores: [{ nombre: 'percent', valor: 7.5 }], motivo: '' },
  });
  expect(saved.status).toBe(200);
  expect(await getSellerFeePercent(shop.db)).toBe(7.5);
});
