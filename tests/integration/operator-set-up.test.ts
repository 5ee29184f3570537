import { afterAll, beforeAll, expect, test } from 'vitest';
import { execute, sql } from '../../src/server/db/sql.ts';
import type { EndpointName } from '../../src/wire/endpoints.ts';
import { buildCategory, buildSeller } from '../support/catalog-factories.ts';
import { openShop, type Shop } from '../support/order-factories.ts';
import { sendAim } from '../support/send-aim.ts';
import { type LoggedIn, logIn, underHttps } from '../support/session-factories.ts';

let shop: Shop;
let operator: LoggedIn;
beforeAll(async () => {
  shop = await openShop({
    PLAZUELA_MODE: 'production',
    BASE_URL: 'https://plazuela.example',
    SMTP_URL: 'smtp://localhost:2525',
    BRAND_EMAIL: 'hola@mercado.example',
    BACKUP_DIR: '/mnt/copias',
    OPERATOR_SECOND_FACTOR: 'optional',
  });
  operator = await logIn(shop.db, { roles: ['operator'] });
});
afterAll(() => shop.close());

async function call(name: EndpointName, by = operator) {
  const reply = await sendAim(shop.app, name, {}, underHttps(by));
  return { status: reply.statusCode, body: reply.json() };
}

async function openSteps(): Promise<string[]> {
  const { pasos } = (await call('getSetUp')).body.data as { pasos: { paso: string; listo: boolean }[] };
  return pasos.filter(({ listo }) => !listo).map(({ paso }) => paso);
}

test('each step is open until it is done', async () => {
  expect(await openSteps()).toEqual(['categoria', 'tarifa', 'textos', 'vendedor', 'sms', 'pagos', 'copias']);
  const main = await buildCategory(shop.db);
  expect(await openSteps()).toContain('categoria');
  await buildCategory(shop.db, { parentId: main });
  await execute(
    shop.db,
    sql`insert into setting_change (key, before, after, changed_at, account_id)
        values ('shipping-rate-card', '{}', '{}', now(), ${operator.id})`,
  );
  for (const kind of ['terms', 'privacy']) {
    expect(await openSteps()).toContain('textos');
    await execute(
      shop.db,
      sql`insert into legal_text (kind, version, body, published_at) values (${kind}, '2026-01-01', 'Texto', now())`,
    );
  }
  await buildSeller(shop.db, { status: 1 });
  expect(await openSteps()).toEqual(['vendedor', 'sms', 'pagos', 'copias']);
  await buildSeller(shop.db, { status: 2 });
  await execute(
    shop.db,
    sql`insert into backup_run (started_at, finished_at, folder, problem)
        values (now(), now(), '/mnt/copias/1', 'no hay espacio')`,
  );
  expect(await openSteps()).toEqual(['sms', 'pagos', 'copias']);
  await execute(
    shop.db,
    sql`insert into backup_run (started_at, finished_at, folder) values (now(), now(), '/mnt/copias/2')`,
  );
  expect(await openSteps()).toEqual(['sms', 'pagos']);
});

test('what the server lacks stands on both pages, the same for both', async () => {
  const home = (await call('getSetUp')).body.data.faltas as { codFalta: string }[];
  expect(home.map(({ codFalta }) => codFalta)).toEqual([
    'sms',
    'payments',
    'geocoder',
    'second-factor',
    'secrets',
    'brand',
    'proxies',
  ]);
  expect((await call('getSystemState')).body.faltas).toEqual(home);
});

test('only who sees the system is told', async () => {
  const support = await logIn(shop.db, { roles: ['operator'], operatorRole: 'support' });
  expect((await call('getSetUp', support)).body.code).toBe('operator-role');
});
