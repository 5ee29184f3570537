import { afterAll, beforeAll, expect, test } from 'vitest';
import { success } from '../../src/domain/result.ts';
import { execute, queryOne, sql } from '../../src/server/db/sql.ts';
import { dataClaimMark } from '../../src/server/modules/accounts/identity/data-claim.service.ts';
import { caseRenderers } from '../../src/server/modules/messages/case-renderers.ts';
import { PageRedirect, type PageRequest } from '../../src/web/app/page.ts';
import { caseLoader } from '../../src/web/store/rights/case/case.loader.ts';
import type { EndpointName } from '../../src/wire/endpoints.ts';
import { buildProduct } from '../support/catalog-factories.ts';
import { amountsOf, openShop, orderForm, type Shop, sendOrder } from '../support/order-factories.ts';
import { pageOf } from '../support/panel-page.ts';
import type { Aim } from '../support/personal-call.ts';
import { read } from '../support/published-reads.ts';
import { buildSale } from '../support/sale-factories.ts';
import { bodyOf, sendAim } from '../support/send-aim.ts';
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
  const buyer = await logIn(shop.db, { isEmailVerified: true });
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

type Cookies = Record<string, string>;

async function call(name: EndpointName, aim: Aim, cookies: Cookies = {}) {
  const reply = await sendAim(shop.app, name, aim, cookies);
  const given: Cookies = Object.fromEntries(reply.cookies.map((one) => [one.name, one.value]));
  return { status: reply.statusCode, body: bodyOf(reply), cookies: given };
}

async function file(cookies: Cookies, parts: object = {}) {
  const json = { tipo: 'reclamo-datos', relato: 'Quiero todos los datos que tienen de mí.', ...parts };
  return call('openCase', { json, headers: { 'idempotency-key': `claim-${++key}` } }, cookies);
}

/** By the link of its mail, with the digits of the document that stands in the case. */
async function prove(radicado: string, cookies: Record<string, string> = {}) {
  const row = await queryOne<{ id: number; digits: string }>(
    shop.db,
    sql`select id, right(document_number, 4) as digits from rights_case
        where sequence = ${Number(radicado.slice(-6))}`,
  );
  const mail = await caseRenderers['case-opened'](shop.context, { caseId: row?.id ?? 0 });
  const firma = /firma=([\w-]+)/.exec(mail.text)?.[1] ?? '';
  return call('enterCase', { params: { radicado }, json: { firma, digitos: row?.digits } }, cookies);
}

test('an order of a guest proves no address, and reads nothing of what the one who proves it is answered', async () => {
  const productId = await buildProduct(shop.db, { onHand: 10 });
  const cart = [{ codProducto: productId, cantidad: 1 }];
  const email = 'victima@correo.test';
  const fields = orderForm(cart, await amountsOf(shop.app, cart), { emaCliente: email });
  const placed = await sendOrder(shop.app, fields);
  const holds = Object.fromEntries(placed.cookies.map((one) => [one.name, one.value]));
  const filed = await file(holds, { numPedido: placed.json().data.numPedido });
  expect(filed.body.datos).toMatchObject({ porConfirmar: true, turno: 'comprador' });
  const mark = () => dataClaimMark(shop.db, { accountId: null, email });
  expect(await mark()).toBeNull();
  const params = { radicado: filed.body.datos.radicado as string };
  const filer = { ...holds, ...filed.cookies };
  expect((await call('getCase', { params }, filer)).status).toBe(200);
  const entered = await prove(params.radicado);
  expect(entered.body.datos).toMatchObject({ porConfirmar: false, turno: 'operacion' });
  expect(await mark()).not.toBeNull();
  expect((await call('getCase', { params }, filer)).status).toBe(404);
  expect((await call('getCase', { params }, entered.cookies)).status).toBe(200);
});

test('an account proves no address that nobody has proven, and opens her case again once it has', async () => {
  const account = await logIn(shop.db);
  await execute(shop.db, sql`update account set document_number = '52418901' where id = ${account.id}`);
  const filed = await file(account.cookies);
  expect(filed.body.datos).toMatchObject({ porConfirmar: true, turno: 'comprador' });
  const params = { radicado: filed.body.datos.radicado as string };
  expect((await call('getCase', { params }, account.cookies)).status).toBe(200);
  const entered = await prove(params.radicado);
  expect(entered.body.datos).toMatchObject({ porConfirmar: false, turno: 'operacion' });
  expect((await call('getCase', { params }, entered.cookies)).status).toBe(200);
  expect((await call('getCase', { params }, account.cookies)).status).toBe(404);
  await execute(shop.db, sql`update account set email_verified_at = now() where id = ${account.id}`);
  expect((await call('getCase', { params }, account.cookies)).status).toBe(200);
});

test('the link of the mail, opened in the account that filed the claim, proves its address for good', async () => {
  const [account, other] = [await logIn(shop.db), await logIn(shop.db)];
  await execute(
    shop.db,
    sql`update account set document_number = '52418902' where id in (${account.id}, ${other.id})`,
  );
  const filed = await file(account.cookies);
  const params = { radicado: filed.body.datos.radicado as string };
  await prove(params.radicado, other.cookies);
  expect((await call('getCase', { params }, account.cookies)).status, 'an account of somebody else').toBe(
    404,
  );
  expect((await file(other.cookies)).body.datos.porConfirmar).toBe(true);
  await prove(params.radicado, account.cookies);
  expect((await call('getCase', { params }, account.cookies)).status).toBe(200);
  expect((await file(account.cookies)).body.datos.porConfirmar).toBe(false);
});

test('the link of the mail asks for the digits in the browser that filed the claim too', async () => {
  const load = (needsProof: boolean) =>
    caseLoader({
      ...pageOf(shop, { cookies: {} }, '/caso/PZ-2026-000001?firma=x'),
      params: { number: 'PZ-2026-000001' },
      call: async (name: string) => success(name === 'getCase' ? { needsProof } : { user: null }),
    } as unknown as PageRequest);
  expect(await load(true)).toMatchObject({ shown: null, signature: 'x' });
  await expect(load(false)).rejects.toBeInstanceOf(PageRedirect);
});
