import { afterAll, beforeAll, expect, test } from 'vitest';
import { execute, sql } from '../../src/server/db/sql.ts';
import { buildCategory, buildSeller } from '../support/catalog-factories.ts';
import { openShop, type Shop } from '../support/order-factories.ts';
import { read, sendRead } from '../support/published-reads.ts';
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

const ask = <Name extends 'getSetUp' | 'getSystemState'>(name: Name) =>
  read(shop.app, name, {}, { cookies: underHttps(operator) });

async function openSteps() {
  const { steps } = await ask('getSetUp');
  return steps.filter(({ isDone }) => !isDone).map(({ step }) => step);
}

test('each step is open until it is done', async () => {
  expect(await openSteps()).toEqual(['category', 'tariff', 'legal', 'seller', 'sms', 'payments', 'backups']);
  const main = await buildCategory(shop.db);
  expect(await openSteps()).toContain('category');
  await buildCategory(shop.db, { parentId: main });
  await execute(
    shop.db,
    sql`insert into setting_change (key, before, after, changed_at, account_id)
        values ('shipping-rate-card', '{}', '{}', now(), ${operator.id})`,
  );
  for (const kind of ['terms', 'privacy']) {
    expect(await openSteps()).toContain('legal');
    await execute(
      shop.db,
      sql`insert into legal_text (kind, version, body, published_at) values (${kind}, '2026-01-01', 'Texto', now())`,
    );
  }
  await buildSeller(shop.db, { status: 1 });
  expect(await openSteps()).toEqual(['seller', 'sms', 'payments', 'backups']);
  await buildSeller(shop.db, { status: 2 });
  await execute(
    shop.db,
    sql`insert into backup_run (started_at, finished_at, folder, problem)
        values (now(), now(), '/mnt/copias/1', 'no hay espacio')`,
  );
  expect(await openSteps()).toEqual(['sms', 'payments', 'backups']);
  await execute(
    shop.db,
    sql`insert into backup_run (started_at, finished_at, folder) values (now(), now(), '/mnt/copias/2')`,
  );
  expect(await openSteps()).toEqual(['sms', 'payments']);
});

test('what the server lacks stands on both pages, the same for both', async () => {
  const home = (await ask('getSetUp')).needs;
  expect(home.map(({ id }) => id)).toEqual([
    'sms',
    'payments',
    'geocoder',
    'archive',
    'second-factor',
    'secrets',
    'brand',
    'proxies',
  ]);
  expect((await ask('getSystemState')).needs).toEqual(home);
});

test('only who sees the system is told', async () => {
  const support = await logIn(shop.db, { roles: ['operator'], operatorRole: 'support' });
  const reply = await sendRead(shop.app, 'getSetUp', {}, underHttps(support));
  expect(reply.json().code).toBe('operator-role');
});
