import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { TERMS } from '../../src/domain/legal/legal-kind.ts';
import { execute, sql } from '../../src/server/db/sql.ts';
import { deleteOldIdentityRecords } from '../../src/server/modules/accounts/identity/identity.jobs.ts';
import { setOperatorRole } from '../../src/server/modules/accounts/identity/operator.repository.ts';
import { seedReferenceData } from '../../src/server/seed/reference-data.ts';
import { buildProduct, buildSeller } from '../support/catalog-factories.ts';
import {
  deliverAll,
  lastMessageTo,
  openBrowser,
  PASSWORD,
  registerBuyer,
  rowsOf,
} from '../support/identity-api.ts';
import { buildOrders } from '../support/purchase-factories.ts';
import { createTestServer, type TestServer } from '../support/server.ts';

let server: TestServer;
let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'plazuela-consents-'));
  server = await createTestServer({ environment: { DATA_DIR: dataDir } });
  await seedReferenceData(server.database.pool);
});
afterAll(async () => {
  await server.end();
  await rm(dataDir, { recursive: true });
});

interface ListedConsent {
  codConsentimiento: number;
  tipo: string;
  fechaRevocacion: string | null;
}

const consentsOf = async (browser: Awaited<ReturnType<typeof registerBuyer>>['browser']) =>
  (await browser.get('/consentimientos')).body.datos as ListedConsent[];

async function placeOrder(accountId: number, email: string): Promise<void> {
  await execute(
    server.database.pool,
    sql`insert into orders (idempotency_key, request_fingerprint, access_token_hash, account_id, email, first_name,
          last_name, phone, person_type_id, document_type_id, document_number, address, city_id,
          payment_method_id, item_count, subtotal, shipping_cost, total, privacy_policy_version)
        values (${`key-${accountId}`}, 'f', 'h', ${accountId}, ${email}, 'Lucía', 'Mejía', '3001112233', '1', 'CC',
          '1020304050', 'Calle 10 # 20-30', '11001', 3, 1, 20000, 5000, 25000, '1')`,
  );
}

test('consents are shown with version, time and place', async () => {
  const { browser } = await registerBuyer(server.app, server.context);
  const reply = await browser.get('/consentimientos');
  expect(reply.body.status).toBe(true);
  expect(reply.body.datos).toMatchObject([
    {
      tipo: 'terms',
      nombre: 'Términos y condiciones',
      version: TERMS.version,
      fecha: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      direccionIp: expect.stringMatching(/^10\./),
      fechaRevocacion: null,
    },
    { tipo: 'privacy', nombre: 'Tratamiento de datos personales' },
  ]);
});

test('a consent is revoked once, in writing, and the proof stays', async () => {
  const { browser, email } = await registerBuyer(server.app, server.context);
  const [, privacy] = await consentsOf(browser);
  const codConsentimiento = privacy?.codConsentimiento ?? 0;
  const first = await browser.post('/consentimientos/revocar', { codConsentimiento });
  const { fechaRevocacion } = first.body.datos as ListedConsent;
  expect(fechaRevocacion).toEqual(expect.any(String));
  const again = await browser.post('/consentimientos/revocar', { codConsentimiento });
  expect((again.body.datos as ListedConsent).fechaRevocacion).toBe(fechaRevocacion);
  expect((await consentsOf(browser)).length).toBe(2);
  expect((await lastMessageTo(server.context, email)).subject).toContain('Tratamiento de datos personales');
  const { operator } = server.context.config.mail;
  expect((await lastMessageTo(server.context, operator)).text).toContain(email);
});

test("nobody sees or revokes another person's consents", async () => {
  const ana = await registerBuyer(server.app, server.context);
  const eva = await registerBuyer(server.app, server.context);
  const [terms] = await consentsOf(ana.browser);
  const body = { codConsentimiento: terms?.codConsentimiento };
  expect((await eva.browser.post('/consentimientos/revocar', body)).status).toBe(404);
  expect((await openBrowser(server.app).post('/consentimientos/revocar', body)).status).toBe(401);
  expect((await openBrowser(server.app).get('/consentimientos')).status).toBe(401);
  expect((await consentsOf(ana.browser))[0]?.fechaRevocacion).toBeNull();
});

test('everybody gets what is kept about him, as a file', async () => {
  const { browser, email, id } = await registerBuyer(server.app, server.context);
  await placeOrder(id, email);
  const reply = await browser.get('/mis-datos');
  expect(reply.headers['content-disposition']).toBe('attachment; filename="mis-datos.json"');
  expect(reply.headers['cache-control']).toBe('no-store');
  expect(reply.body).toMatchObject({
    responsable: 'Plazuela S.A.S.',
    cuenta: { codUsuario: id, email, nombre: 'Lucía', ciudad: 'Bogotá, D.C.', roles: ['buyer'] },
    autorizaciones: [
      { nombre: 'Términos y condiciones', retirada: null },
      { nombre: 'Tratamiento de datos personales' },
    ],
    sesiones: [{ navegador: 'Pruebas/1.0' }],
    pedidos: [{ email, total: 25_000 }],
    favoritos: [],
    avisos: [],
    listas: [],
    carrito: [],
    tiendas: [],
  });
  expect(JSON.stringify(reply.body)).not.toMatch(/argon2|token/i);
  expect((await openBrowser(server.app).get('/mis-datos')).status).toBe(401);
});

test('the file has what she wrote and voted for, what she searches for and where she works', async () => {
  const { browser, email, id } = await registerBuyer(server.app, server.context);
  const { pool } = server.database;
  const sellerId = await buildSeller(pool, { displayName: 'La Huerta' });
  const productId = await buildProduct(pool, { sellerId, name: 'Café' });
  await buildOrders(pool, { accountId: id, email, sellerIds: [sellerId], linesPerPackage: 2, productId });
  await execute(
    pool,
    sql`with own as (
          insert into review (product_id, account_id, author_name, rating, body, order_number, order_line)
          select ${productId}, account, 'Lucía M.', 4, body, number, line
          from orders, (values (${id}::bigint, 'Muy rico', 1), (null, 'Como invitada', 2)) written (account, body, line)
          where orders.account_id = ${id} returning id, body
        ), other as (
          insert into review (product_id, author_name, rating, body) values (${productId}, 'Eva', 5, 'De Eva') returning id
        ), photo as (
          insert into review_photo (review_id, url, created_at)
          select id, '/img/suya-640.webp', now() from own where body = 'Muy rico'
        ), vote as (
          insert into review_vote (review_id, account_id, voted_at) select id, ${id}, now() from other
        ), question as (
          insert into product_question (product_id, seller_id, account_id, body, asked_at)
          values (${productId}, ${sellerId}, ${id}, '¿Es molido?', now())
        ), alert as (
          insert into search_alert (email, words, account_id, created_at) values (${email}, 'badea', ${id}, now())
        )
        insert into seller_member (seller_id, account_id, role) values (${sellerId}, ${id}, 'warehouse')`,
  );
  const { body } = await browser.get('/mis-datos');
  const product = { codProducto: productId, nombre: 'Café' };
  expect(body.valoraciones).toMatchObject([
    { ...product, valoracion: 'Como invitada', fotos: [] },
    {
      ...{ ...product, firma: 'Lucía M.', puntuacion: 4, valoracion: 'Muy rico' },
      ...{ estado: 'pending', fotos: ['/img/suya-640.webp'], respuesta: null, fecha: expect.any(String) },
    },
  ]);
  expect(body.votos).toMatchObject([{ ...product, valoracion: 'De Eva', fecha: expect.any(String) }]);
  expect(body.preguntas).toMatchObject([
    { ...product, pregunta: '¿Es molido?', estado: 'open', respuesta: null, fecha: expect.any(String) },
  ]);
  expect(body.avisosDeBusquedas).toMatchObject([
    { busqueda: 'badea', avisado: null, fecha: expect.any(String) },
  ]);
  expect(body.equipos).toMatchObject([
    { codVendedor: sellerId, nombre: 'La Huerta', papel: 'warehouse', desde: expect.any(String) },
  ]);
});

test('closing removes the person and keeps the orders', async () => {
  const { browser, email, id } = await registerBuyer(server.app, server.context);
  await placeOrder(id, email);
  const bytes = await sharp({ create: { width: 400, height: 400, channels: 3, background: '#0e6e52' } })
    .png()
    .toBuffer();
  const edited = await browser.postForm('/editar/usuario', {
    nomUsuario: 'Lucía',
    apeUsuario: 'Mejía',
    idUsuario: '1020304050',
    ciuUsuario: '11001',
    dirUsuario: 'Calle 10 # 20-30',
    celUsuario: '3105556677',
    codTipPersona: '1',
    codTipContribuyente: 'CC',
    imagen: new File([new Uint8Array(bytes)], 'yo.png', { type: 'image/png' }),
  });
  expect(edited.status).toBe(200);
  const elsewhere = openBrowser(server.app);
  await elsewhere.post('/login', { email, clave: PASSWORD });

  expect((await browser.post('/cuenta/cerrar', { clave: 'Otra#2026' })).status).toBe(400);
  const closed = await browser.post('/cuenta/cerrar', { clave: PASSWORD });
  expect(closed.body).toEqual({ status: true, message: 'Tu cuenta está cerrada.' });

  expect(browser.cookies.sesion).toBeUndefined();
  expect((await elsewhere.get('/yo')).body.usuario).toBeNull();
  expect((await openBrowser(server.app).post('/login', { email, clave: PASSWORD })).status).toBe(400);
  const [account] = await rowsOf(server.database.pool, sql`select * from account where id = ${id}`);
  expect(JSON.stringify(account)).not.toMatch(/Luc|Mej|persona\d|1020304050|Calle|3105556677|img|argon2/);
  const orders = await rowsOf(server.database.pool, sql`select total from orders where account_id = ${id}`);
  expect(orders).toEqual([{ total: 25_000 }]);
  const open = sql`select id from consent where account_id = ${id} and revoked_at is null`;
  expect(await rowsOf(server.database.pool, open)).toEqual([]);
  const files = await readdir(path.join(dataDir, 'files'), { recursive: true });
  expect(files.filter((name) => name.endsWith('.webp'))).toEqual([]);
  await deliverAll(server.context);
  expect((await lastMessageTo(server.context, email)).subject).toBe('Cerramos tu cuenta');
  // The e-mail is free again.
  expect((await openBrowser(server.app).post('/registro/usuario/email', { email })).body.status).toBe(true);
});

test('who has a shop asks the operator to close it', async () => {
  const { browser, id } = await registerBuyer(server.app, server.context);
  await execute(
    server.database.pool,
    sql`insert into seller (account_id, person_type_id, display_name, nit, email, phone, address, city_id,
          epayco_id, fee_percent, status)
        values (${id}, '1', 'Tienda', '8909039388', 'a@b.co', '3001112233', 'Calle 1', '11001', '1', 10, 2)`,
  );
  const reply = await browser.post('/cuenta/cerrar', { clave: PASSWORD });
  expect(reply.status).toBe(409);
  expect(reply.body.code).toBe('account-has-shop');
  expect((await browser.get('/yo')).body.usuario).not.toBeNull();
});

test('the last administrator closes her account only once somebody else is one', async () => {
  const [last, heir] = [
    await registerBuyer(server.app, server.context),
    await registerBuyer(server.app, server.context),
  ];
  await setOperatorRole(server.database.pool, last.id, 'administrator');
  await setOperatorRole(server.database.pool, heir.id, 'support');
  const reply = await last.browser.post('/cuenta/cerrar', { clave: PASSWORD });
  expect(reply).toMatchObject({ status: 409, body: { code: 'last-administrator' } });
  expect((await last.browser.get('/yo')).body.usuario).not.toBeNull();
  await setOperatorRole(server.database.pool, heir.id, 'administrator');
  const both = [last, heir].map(({ browser }) => browser.post('/cuenta/cerrar', { clave: PASSWORD }));
  expect((await Promise.all(both)).map(({ status }) => status).sort()).toEqual([200, 409]);
});

test('what is over for a month is deleted, what lives stays', async () => {
  const { browser, email } = await registerBuyer(server.app, server.context);
  await openBrowser(server.app).post('/registro/usuario/email', { email: 'abandonada@plazuela.test' });
  const at = (days: number) => ({
    ...server.context,
    now: () => new Date(Date.now() + days * 24 * 60 * 60_000),
  });
  const accounts = sql`select email from account where email in (${email}, 'abandonada@plazuela.test')`;
  await deleteOldIdentityRecords(at(20));
  expect((await rowsOf(server.database.pool, accounts)).length).toBe(2);
  expect((await browser.get('/yo')).body.usuario).not.toBeNull();
  await deleteOldIdentityRecords(at(40));
  expect(await rowsOf(server.database.pool, accounts)).toEqual([{ email }]);
  for (const left of [
    sql`select from session`,
    sql`select from registration_flow`,
    sql`select from attempt_counter`,
  ])
    expect(await rowsOf(server.database.pool, left)).toEqual([]);
});
