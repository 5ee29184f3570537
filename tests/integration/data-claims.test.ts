import { afterAll, beforeAll, expect, test } from 'vitest';
import { execute, sql } from '../../src/server/db/sql.ts';
import { openShop, type Shop } from '../support/order-factories.ts';
import { read } from '../support/published-reads.ts';
import { buildSale } from '../support/sale-factories.ts';
import { sendAim } from '../support/send-aim.ts';
import { type LoggedIn, logIn } from '../support/session-factories.ts';

let shop: Shop;
let operator: LoggedIn;
beforeAll(async () => {
  shop = await openShop();
  operator = await logIn(shop.db, { roles: ['operator'] });
});
afterAll(() => shop.close());

let key = 0;
async function claim(buyer: LoggedIn, tipo: 'reclamo-datos' | 'consulta-datos'): Promise<string> {
  const json = { tipo, relato: 'Mi dirección está mal y no la corrigen.' };
  const headers = { 'idempotency-key': `claim-${++key}` };
  const reply = await sendAim(shop.app, 'openCase', { json, headers }, buyer.cookies);
  return reply.json().datos.radicado;
}

// Ley 1581 de 2012, art. 15 (2): within two business days of the claim, until it is decided.
test('the data of who disputes them say so wherever operators use them, until the claim is decided', async () => {
  const buyer = await logIn(shop.db);
  const sale = await buildSale(shop.db, [
    { shippingRate: 8_000, lines: [{ unitPrice: 30_000, quantity: 1, fee: 3_000 }] },
  ]);
  await execute(shop.db, sql`update orders set account_id = ${buyer.id} where number = ${sale.number}`);
  const marks = async () => [
    (await read(shop.app, 'getOperatorBuyer', { accountId: buyer.id }, operator)).dataClaim,
    (await read(shop.app, 'getOperatorOrder', { orderNumber: sale.number }, operator)).buyer.dataClaim,
  ];
  await claim(buyer, 'consulta-datos');
  expect(await marks()).toEqual([null, null]);

  const number = await claim(buyer, 'reclamo-datos');
  const mark = { number, openedOn: expect.stringMatching(/^2\d{3}-\d\d-\d\d$/) };
  expect(await marks()).toEqual([mark, mark]);

  const reason = 'Corregimos la dirección en la cuenta y en los pedidos que faltan por despachar.';
  const ruled = await sendAim(
    shop.app,
    'ruleCase',
    { params: { number }, json: { outcome: 'answered', reason } },
    operator.cookies,
  );
  expect(ruled.statusCode).toBeLessThan(300);
  expect(await marks()).toEqual([null, null]);
});
