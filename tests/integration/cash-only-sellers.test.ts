import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { query, sql } from '../../src/server/db/sql.ts';
import { seedReferenceData } from '../../src/server/seed/reference-data.ts';
import { openBrowser, sellerForm, verifyPhone } from '../support/identity-api.ts';
import { DETAILS } from '../support/operator-sellers-calls.ts';
import { openShop, type Shop } from '../support/order-factories.ts';
import { read } from '../support/published-reads.ts';
import { sendAim } from '../support/send-aim.ts';
import { logIn } from '../support/session-factories.ts';

let dataDir: string;
let cashOnly: Shop;
let online: Shop;
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'plazuela-cash-only-'));
  cashOnly = await openShop({ DATA_DIR: dataDir, PAYMENTS: 'none' });
  online = await openShop({ DATA_DIR: dataDir });
  for (const { db } of [cashOnly, online]) await seedReferenceData(db);
});
afterAll(async () => {
  await cashOnly.close();
  await online.close();
  await rm(dataDir, { recursive: true });
});

let people = 0;

async function register({ app, context }: Shop, idEpayco: string) {
  people++;
  const browser = openBrowser(app);
  const email = `vende${people}@mercado.example`;
  const phone = `31600000${String(people).padStart(2, '0')}`;
  const id = await verifyPhone(context, browser, { kind: 'vendedor', email, phone });
  return browser.postForm('/registro/vendedor', sellerForm(id, { idEpayco }));
}

async function getSellerId({ db }: Shop): Promise<number> {
  const [seller] = await query<{ id: number }>(db, sql`select id from seller limit 1`);
  return seller?.id ?? 0;
}

async function edit(shop: Shop, paymentProviderId: string) {
  const operator = await logIn(shop.db, { roles: ['operator'] });
  const aim = {
    params: { sellerId: await getSellerId(shop) },
    json: { ...DETAILS, paymentProviderId, reason: 'Lo pidió' },
  };
  return (await sendAim(shop.app, 'editOperatorSeller', aim, operator.cookies)).json();
}

test('where nobody can pay online, a seller needs no account at the provider, and it is no part of her application', async () => {
  expect((await register(cashOnly, '')).status).toBe(200);
  const operator = await logIn(cashOnly.db, { roles: ['operator'] });
  const asked = { sellerId: await getSellerId(cashOnly) };
  const { paymentProviderId, items } = await read(cashOnly.app, 'getOperatorSeller', asked, operator);
  expect(paymentProviderId).toBe('');
  expect(items.map(({ item }) => item)).toEqual(['identity', 'nit', 'rut', 'address', 'phone']);
  expect((await edit(cashOnly, '')).status).toBe(1);
  expect((await edit(cashOnly, 'a b')).campos).toHaveProperty('paymentProviderId');
});

test('where people pay online, she needs one, and it stays', async () => {
  expect((await register(online, '')).body.campos).toEqual({ idEpayco: 'Este campo es obligatorio.' });
  expect((await register(online, '77-A')).status).toBe(200);
  expect((await edit(online, '')).campos).toEqual({ paymentProviderId: 'Este campo es obligatorio.' });
});
