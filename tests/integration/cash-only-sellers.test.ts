import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { query, sql } from '../../src/server/db/sql.ts';
import { seedReferenceData } from '../../src/server/seed/reference-data.ts';
import { openBrowser, sellerForm, verifyPhone } from '../support/identity-api.ts';
import { DETAILS } from '../support/operator-sellers-calls.ts';
import { openShop, type Shop } from '../support/order-factories.ts';
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

async function call(shop: Shop, name: 'getOperatorSeller' | 'editOperatorSeller', json?: object) {
  const [seller] = await query<{ id: number }>(shop.db, sql`select id from seller limit 1`);
  const operator = await logIn(shop.db, { roles: ['operator'] });
  const aim = { params: { codVendedor: seller?.id ?? 0 }, ...(json && { json }) };
  return (await sendAim(shop.app, name, aim, operator.cookies)).json();
}

test('where nobody can pay online, a seller needs no account at the provider, and it is no part of her application', async () => {
  expect((await register(cashOnly, '')).status).toBe(200);
  const { data } = await call(cashOnly, 'getOperatorSeller');
  expect(data.idEpayco).toBe('');
  const parts = data.puntos.map(({ punto }: { punto: string }) => punto);
  expect(parts).toEqual(['identidad', 'nit', 'rut', 'direccion', 'telefono']);
  const edit = { ...DETAILS, motivo: 'Lo pidió' };
  expect((await call(cashOnly, 'editOperatorSeller', { ...edit, idEpayco: '' })).data.estado).toBe(1);
  expect((await call(cashOnly, 'editOperatorSeller', { ...edit, idEpayco: 'a b' })).campos).toHaveProperty(
    'idEpayco',
  );
});

test('where people pay online, she needs one, and it stays', async () => {
  expect((await register(online, '')).body.campos).toEqual({ idEpayco: 'Este campo es obligatorio.' });
  expect((await register(online, '77-A')).status).toBe(200);
  const edited = await call(online, 'editOperatorSeller', { ...DETAILS, idEpayco: '', motivo: 'Lo pidió' });
  expect(edited.campos).toEqual({ idEpayco: 'Este campo es obligatorio.' });
});
