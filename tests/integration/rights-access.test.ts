import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { termEnd } from '../../src/domain/rights/term.ts';
import { bogotaDay } from '../../src/domain/spanish-dates.ts';
import { execute, queryOne, sql } from '../../src/server/db/sql.ts';
import { dataClaimMark } from '../../src/server/modules/accounts/identity/data-claim.service.ts';
import { caseSignature } from '../../src/server/modules/links/case-link.service.ts';
import { listOwnCases } from '../../src/server/modules/rights/case-list.service.ts';
import type { EndpointName } from '../../src/wire/endpoints.ts';
import { caseFilePath, casePhotoPath } from '../../src/wire/rights/cases.ts';
import { panelCasePhotoPath } from '../../src/wire/rights/panel-cases.ts';
import { buildCase } from '../support/case-factories.ts';
import { openShop, type Shop } from '../support/order-factories.ts';
import { readPdfPages } from '../support/pdf-text.ts';
import type { Aim } from '../support/personal-call.ts';
import { pictureFile } from '../support/picture-file.ts';
import { read } from '../support/published-reads.ts';
import { buildSale } from '../support/sale-factories.ts';
import { bodyOf, sendAim } from '../support/send-aim.ts';
import { type LoggedIn, logIn } from '../support/session-factories.ts';

let shop: Shop;
let operator: LoggedIn;
let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'plazuela-cases-'));
  shop = await openShop({ DATA_DIR: dataDir });
  operator = await logIn(shop.db, { roles: ['operator'] });
});
afterAll(async () => {
  await shop.close();
  await rm(dataDir, { recursive: true });
});

type Cookies = Record<string, string>;

async function call(name: EndpointName, aim: Aim, cookies: Cookies = {}) {
  const reply = await sendAim(shop.app, name, aim, cookies);
  const given = Object.fromEntries(reply.cookies.map((one) => [one.name, one.value]));
  return { status: reply.statusCode, body: bodyOf(reply), cookies: given as Cookies };
}

const guest = {
  tipo: 'peticion',
  nombre: 'Rosa Pérez',
  email: 'rosa@correo.test',
  documento: '52.418.901',
  relato: 'Quiero una factura con mi nombre, escríbeme al 300 123 4567.',
};

let key = 0;
const asks = (json: object) => call('openCase', { json, headers: { 'idempotency-key': `guest-${++key}` } });

test('a guest is given a number at once, and her link opens her case only, with digits of her document', async () => {
  const opened = await asks(guest);
  expect(opened.status).toBe(201);
  const { radicado, estado, relato } = opened.body.datos;
  expect(radicado).toMatch(new RegExp(`^PZ-${bogotaDay(Date.now()).slice(0, 4)}-\\d{6}$`));
  expect(estado).toBe('en-mediacion');
  expect(relato).toContain('[dato oculto]');
  const params = { radicado };
  expect((await call('getCase', { params }, opened.cookies)).status).toBe(200);
  expect((await call('getCase', { params })).status).toBe(404);
  const other = (await asks({ ...guest, email: 'otra@correo.test' })).body.datos.radicado;
  expect((await call('getCase', { params: { radicado: other } }, opened.cookies)).status).toBe(404);

  const firma = await caseSignature(shop.context, radicado);
  const enter = (digitos: string, number = radicado) =>
    call('enterCase', { params: { radicado: number }, json: { firma, digitos } });
  expect((await enter('8901', other)).status).toBe(404);
  expect((await enter('0000')).body.code).toBe('case-digits-wrong');
  const entered = await enter('8901');
  expect(entered.status).toBe(200);
  expect((await call('getCase', { params }, entered.cookies)).status).toBe(200);
  // Whoever has the link may guess a few times, and not go through all of them.
  for (let attempt = 0; attempt < 4; attempt++) await enter('0000');
  expect((await enter('8901')).status).toBe(429);
});

test('a claim about data marks nobody, and nobody answers it, before the link of the mail proves that the address is hers', async () => {
  const email = 'duena@correo.test';
  const filed = await asks({ ...guest, tipo: 'reclamo-datos', email });
  const { radicado, porConfirmar, turno, fechaSiguiente, fechaApertura } = filed.body.datos;
  expect({ porConfirmar, turno }).toEqual({ porConfirmar: true, turno: 'comprador' });
  expect(fechaSiguiente).toBe(termEnd({ days: 2, unit: 'months' }, fechaApertura));
  const mark = () => dataClaimMark(shop.db, { accountId: null, email });
  const params = { radicado };
  const answer = () =>
    call(
      'ruleCase',
      {
        params: { number: radicado },
        json: {
          outcome: 'answered',
          reason: 'Estos son los datos que tenemos de la persona, con su finalidad.',
        },
      },
      operator.cookies,
    );
  expect(await mark()).toBeNull();
  expect((await answer()).body.code).toBe('case-move');
  expect((await call('getCase', { params }, filed.cookies)).status).toBe(200);

  const firma = await caseSignature(shop.context, radicado);
  const entered = await call('enterCase', { params, json: { firma, digitos: '8901' } });
  expect(entered.body.datos).toMatchObject({ porConfirmar: false, turno: 'operacion', fechaApertura });
  expect(await mark()).not.toBeNull();
  // Who filed it under her address reads nothing of what she is answered.
  expect((await call('getCase', { params }, filed.cookies)).status).toBe(404);
  expect((await call('getCase', { params }, entered.cookies)).status).toBe(200);
  expect((await answer()).status).toBe(204);
});

test('says which parts of a guest are missing', async () => {
  const reply = await asks({ ...guest, nombre: '', email: 'no', documento: '1' });
  expect(reply.status).toBe(400);
  expect(Object.keys(reply.body.errores ?? reply.body.campos ?? reply.body.fields)).toEqual(
    expect.arrayContaining(['nombre', 'email', 'documento']),
  );
  expect((await call('openCase', { json: guest })).status).toBe(400);
});

async function withdrawal() {
  const owner = await logIn(shop.db, { roles: ['seller'] });
  const buyer = await logIn(shop.db);
  const deliveredAt = shop.context.now();
  const lines = [{ unitPrice: 30_000, quantity: 3, fee: 9_000 }];
  const sale = await buildSale(shop.db, [{ shippingRate: 8_000, statusId: 3, deliveredAt, lines }]);
  await execute(
    shop.db,
    sql`update orders set account_id = ${buyer.id}, created_at = ${deliveredAt} where number = ${sale.number}`,
  );
  await execute(shop.db, sql`update seller set account_id = ${owner.id} where id = ${sale.sellerIds[0]}`);
  const json = { tipo: 'retracto', numPedido: sale.number, lineas: [{ linea: 1, cantidad: 1 }] };
  const headers = { 'idempotency-key': `withdrawal-${++key}` };
  const opened = await call('openCase', { json, headers }, buyer.cookies);
  expect(opened.status).toBe(201);
  return { owner, buyer, sale, number: opened.body.datos.radicado as string };
}

const get = (url: string, cookies: Cookies = {}) =>
  shop.app.inject({ method: 'GET', url, cookies, remoteAddress: '10.8.0.1' });

test('photos are seen by the three of the case and nobody else, and there are eight at most', async () => {
  const { owner, buyer, number } = await withdrawal();
  const stranger = await logIn(shop.db);
  const send = async (colour: string) =>
    call(
      'addCasePhoto',
      { params: { radicado: number }, form: { file: await pictureFile(colour) } },
      buyer.cookies,
    );
  const first = await send('#123456');
  expect(first.status).toBe(201);
  const { id } = first.body.datos.fotos[0];
  const own = await get(casePhotoPath(number, id), buyer.cookies);
  expect(own.headers['content-type']).toBe('image/webp');
  expect(own.headers['cache-control']).toContain('no-store');
  expect((await get(panelCasePhotoPath('operator', number, id), operator.cookies)).statusCode).toBe(200);
  expect((await get(panelCasePhotoPath('seller', number, id), owner.cookies)).statusCode).toBe(200);
  expect((await get(casePhotoPath(number, id), stranger.cookies)).statusCode).toBe(404);
  expect((await get(casePhotoPath(number, id))).statusCode).toBe(404);
  expect((await get(panelCasePhotoPath('operator', number, id), buyer.cookies)).statusCode).toBe(403);
  // Of another case, under a number that is hers.
  const others = await withdrawal();
  expect((await get(casePhotoPath(others.number, id), others.buyer.cookies)).statusCode).toBe(404);
  for (let count = 1; count < 8; count++) expect((await send(`#0000${count}0`)).status).toBe(201);
  expect((await send('#ffffff')).body.code).toBe('case-photos-full');
  const seen = await read(shop.app, 'getOperatorCase', { number }, operator);
  expect(seen.photos).toHaveLength(8);
});

test('her papers are hers: the acknowledgement and the sheet for the return', async () => {
  const { buyer, number } = await withdrawal();
  const paper = await get(caseFilePath('receipt', number), buyer.cookies);
  expect(paper.statusCode).toBe(200);
  expect(readPdfPages(paper.rawPayload).join(' ')).toContain(number);
  expect((await get(caseFilePath('returnSheet', number), buyer.cookies)).statusCode).toBe(200);
  expect((await get(caseFilePath('bankCertificate', number), buyer.cookies)).statusCode).toBe(404);
  expect((await get(caseFilePath('receipt', number))).statusCode).toBe(404);
});

test('queues show what falls due first, with counts for the badge, and a shop sees its own only', async () => {
  const { owner, number } = await withdrawal();
  const late = await buildCase(shop.db, { state: 'mediating', kind: 'data-query', nextOn: '2020-01-02' });
  const queue = await read(shop.app, 'listOperatorCases', {}, operator);
  expect(queue.cases[0]).toMatchObject({ number: late, isOverdue: true });
  const waiting = await read(
    shop.app,
    'listOperatorCases',
    { state: 'operator', kind: 'data-query' },
    operator,
  );
  expect(waiting.cases.map((one) => one.number)).toEqual([late]);
  expect(await read(shop.app, 'countOperatorCases', {}, operator)).toMatchObject({ overdue: 1 });
  const own = await read(shop.app, 'listSellerCases', {}, owner);
  expect(own.cases.map((one) => one.number)).toEqual([number]);
  expect(await read(shop.app, 'getSellerCase', { number }, owner)).toMatchObject({
    actions: ['receive'],
    money: { amount: 32_667, isEstimate: true },
  });
});

test('her list has the cases of her orders that were opened without an account, and nobody else’s', async () => {
  const { buyer, sale, number } = await withdrawal();
  const orderNumber = sale.number;
  const other = await logIn(shop.db);
  const asGuest = await buildCase(shop.db, { orderNumber });
  await buildCase(shop.db, { orderNumber, accountId: other.id });
  const proven = await buildCase(shop.db, { orderNumber });
  await execute(
    shop.db,
    sql`update rights_case set proven_on = '2026-11-20' where year = 2026 and sequence = ${Number(proven.slice(-6))}`,
  );
  const listed = async ({ id }: LoggedIn) =>
    (await listOwnCases(shop.context, id, undefined)).cases.map((one) => one.number).toSorted();
  expect(await listed(buyer)).toEqual([number, asGuest].toSorted());
  expect((await call('getCase', { params: { radicado: asGuest } }, buyer.cookies)).status).toBe(200);
  expect((await call('getCase', { params: { radicado: proven } }, buyer.cookies)).status).toBe(404);
});

test('who closes her account takes her name from what is over and keeps what is open', async () => {
  const { buyer, number } = await withdrawal();
  const params = { radicado: number };
  await call('moveCase', { params, json: { accion: 'desistir' } }, buyer.cookies);
  const open = await buildCase(shop.db, {
    accountId: buyer.id,
    state: 'mediating',
    email: 'queda@correo.test',
  });
  const { forgetBuyer } = await import('../../src/server/modules/buyers/forget-buyer.service.ts');
  await forgetBuyer(shop.db, buyer, new Date());
  const rowOf = (text: string) =>
    queryOne<{ personName: string; email: string; accountId: number | null }>(
      shop.db,
      sql`select person_name, email, account_id from rights_case where sequence = ${Number(text.slice(-6))}`,
    );
  expect(await rowOf(number)).toMatchObject({
    personName: 'Cuenta cerrada',
    email: expect.stringContaining('.invalid'),
  });
  expect(await rowOf(open)).toMatchObject({ email: 'queda@correo.test', accountId: null });
});
