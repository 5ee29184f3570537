import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { nitCheckDigit } from '../../src/domain/nit.ts';
import { execute, sql } from '../../src/server/db/sql.ts';
import { seedReferenceData } from '../../src/server/seed/reference-data.ts';
import {
  type Fields,
  lastMessageTo,
  openBrowser,
  PASSWORD,
  pdf,
  registerBuyer,
  rowsOf,
  rutFile,
  sellerForm,
  setStatus,
  verifyPhone,
} from '../support/identity-api.ts';
import { createTestServer, type TestServer } from '../support/server.ts';

let server: TestServer;
let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'plazuela-sellers-'));
  server = await createTestServer({ environment: { DATA_DIR: dataDir } });
  await seedReferenceData(server.database.pool);
});
afterAll(async () => {
  await server.end();
  await rm(dataDir, { recursive: true });
});

let people = 0;

async function verified() {
  people++;
  const email = `vende${people}@plazuela.test`;
  const phone = `30400${String(people).padStart(5, '0')}`;
  const browser = openBrowser(server.app);
  const id = await verifyPhone(server.context, browser, { kind: 'vendedor', email, phone });
  const number = String(900_100_000 + people);
  const nit = `${number}${nitCheckDigit(number)}`;
  const register = (changes: Fields = {}) =>
    browser.postForm('/registro/vendedor', sellerForm(id, { nit, ...changes }));
  return { browser, email, phone, id, nit, register };
}

const start = (email: string, browser = openBrowser(server.app)) =>
  browser.post('/registro/vendedor/email', { email });

test('the form makes a seller who waits for approval', async () => {
  const { browser, email, phone, id, nit, register } = await verified();
  const reply = await register();
  expect(reply.body).toEqual({ status: true, message: 'Registro creado con éxito' });
  const [seller] = await rowsOf(server.database.pool, sql`select * from seller where account_id = ${id}`);
  expect(seller).toMatchObject({
    companyName: 'Frutas del Sumapaz S.A.S.',
    displayName: 'Frutas del Sumapaz S.A.S.',
    nit,
    email,
    phone,
    epaycoId: '123456',
    feePercent: 10,
    status: 1,
  });
  const login = await browser.post('/login', { email, clave: PASSWORD });
  expect(login.status).toBe(402);
  expect(login.body.message).toBe('La cuenta está en proceso de validación. Por favor, espere.');
  expect((await start(email)).body).toMatchObject({ status: false, datos: { indEstado: 1, tipUsuario: 1 } });
  expect((await lastMessageTo(server.context, email)).subject).toBe('Recibimos tu registro como vendedor');
  const toOperator = await lastMessageTo(server.context, server.context.config.mail.operator);
  expect(toOperator.text).toContain(nit);
  expect(toOperator.text).toContain(`/operacion/vendedores?solicitud=${seller?.id}`);
});

test('an approved seller logs in and has both roles', async () => {
  const { browser, email, register } = await verified();
  await register({ codTipPersona: '1', razon: '', nomVendedor: 'Aura', apeVendedor: 'Díaz' });
  await setStatus(server.database.pool, email, 2);
  const login = await browser.post('/login', { email, clave: PASSWORD });
  expect(login.body).toMatchObject({ roles: ['buyer', 'seller'], usuario: { nomUsuario: 'Aura' } });
});

test('408 for a NIT that is registered', async () => {
  const first = await verified();
  await first.register();
  const second = await verified();
  const reply = await second.register({ nit: first.nit });
  expect(reply.status).toBe(408);
  expect(reply.body.message).toBe('El NIT ya se encuentra registrado en la base de datos');
  expect((await second.register()).status).toBe(200);
});

test('of two sellers with one NIT at once one gets it, and the other keeps his registration', async () => {
  const [first, second] = [await verified(), await verified()];
  const replies = await Promise.all([first.register(), second.register({ nit: first.nit })]);
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 408]);
  const loser = replies[0]?.status === 408 ? first : second;
  expect((await start(loser.email, loser.browser)).body.datos).toMatchObject({ indEstado: 0 });
});

test('other failures have the text of the catalogue', async () => {
  const { id, email, register } = await verified();
  await setStatus(server.database.pool, email, 3);
  const reply = await register();
  expect(reply.status).toBe(409);
  expect(reply.body.message).toBe('Comuniquese con el Administrador de la Web');
  const sellers = await rowsOf(server.database.pool, sql`select id from seller where account_id = ${id}`);
  expect(sellers).toEqual([]);
});

test('every wrong field has its message', async () => {
  const { browser, id, register } = await verified();
  const required = 'Este campo es obligatorio.';
  const empty = await browser.postForm('/registro/vendedor', { codUsuario: id, aceptaTerminos: 'false' });
  expect(empty.status).toBe(400);
  expect(empty.body.campos).toMatchObject({
    nomVendedor: required,
    apeVendedor: required,
    nit: required,
    rut: required,
    idEpayco: required,
    codTipDocumento: required,
    aceptaTerminos: expect.any(String),
  });
  const length = 'El NIT debe contener entre 6 a 11 digitos, incluyendo el codigo de verificación.';
  for (const nit of ['12345', '123456789012', '12345A'])
    expect((await register({ nit })).body.campos, nit).toEqual({ nit: length });
  expect((await register({ nit: '8909039380' })).body.campos).toEqual({
    nit: 'El dígito de verificación del NIT no es correcto.',
  });
  expect((await register({ razon: ' ' })).body.campos).toEqual({ razon: required });
});

test('the RUT is a PDF by its content and weighs at most 1 MB', async () => {
  const { register } = await verified();
  const notPdf = { rut: 'Solo se admite archivo PDF (.pdf).' };
  const png = Buffer.from('89504e470d0a1a0a', 'hex');
  for (const file of [
    rutFile(png),
    rutFile(Buffer.from('MZ program')),
    rutFile(pdf().subarray(0, 1_000)),
    rutFile(pdf(), 'rut.exe'),
    rutFile(pdf(), 'rut.pdf', 'text/html'),
  ])
    expect((await register({ rut: file })).body.campos).toEqual(notPdf);
  const large = await register({ rut: rutFile(pdf(1.5 * 1024 * 1024)) });
  expect(large.status).toBe(400);
  expect(large.body.campos).toEqual({ rut: 'El archivo pesa 1,5 MB. Tamaño máximo permitido: 1 MB.' });
  const huge = await register({ rut: rutFile(pdf(8 * 1024 * 1024)) });
  expect(huge.status).toBe(413);
  expect((await register({ rut: rutFile(pdf(1024 * 1024)) })).status).toBe(200);
});

test('the RUT is stored, and the web serves it to nobody', async () => {
  const { id, register } = await verified();
  const content = Buffer.concat([pdf(500), Buffer.from(`${id}\n%%EOF`)]);
  await register({ rut: rutFile(content) });
  const [stored] = await rowsOf(
    server.database.pool,
    sql`select file_name as name, byte_count as bytes from seller_document
        join seller on seller.id = seller_id where account_id = ${id}`,
  );
  const { name, bytes } = stored as { name: string; bytes: number };
  expect(bytes).toBe(content.length);
  expect(await readFile(path.join(dataDir, 'documents', name.slice(0, 2), name))).toEqual(content);
  expect(await readdir(dataDir)).not.toContain('files');
  for (const url of [`/img/${name}`, `/img/../documents/${name.slice(0, 2)}/${name}`, `/documents/${name}`])
    expect((await server.app.inject({ url })).statusCode, url).toBeGreaterThanOrEqual(400);
});

test('the share of the marketplace comes from its setting', async () => {
  await execute(
    server.database.pool,
    sql`insert into setting (key, value) values ('seller-fee-percent', '{"percent": 7.5}')`,
  );
  const { id, register } = await verified();
  await register();
  const rows = await rowsOf(
    server.database.pool,
    sql`select fee_percent as fee from seller where account_id = ${id}`,
  );
  expect(rows).toEqual([{ fee: 7.5 }]);
});

test('an unfinished buyer and an active account are told apart in the seller flow', async () => {
  const browser = openBrowser(server.app);
  await browser.post('/registro/usuario/email', { email: 'indecisa@plazuela.test' });
  const unfinished = await start('indecisa@plazuela.test', browser);
  expect(unfinished.body).toMatchObject({ status: false, datos: { indEstado: 0, tipUsuario: 2 } });
  const active = await registerBuyer(server.app, server.context);
  expect((await start(active.email)).body).toMatchObject({ status: false, datos: { indEstado: 2 } });
});

test('hostile forms are refused and break nothing', async () => {
  const { browser, id } = await verified();
  const strange = new File(['x'], '../../../etc/passwd\u0000.pdf', { type: 'application/pdf' });
  for (const changes of [
    { rut: strange },
    { rut: 'texto' },
    { razon: 'ñ'.repeat(200_000) },
    { nit: '\u0000' },
    { codUsuario: '1; drop table seller' },
    { clave: 'A#'.repeat(5_000) },
    { otro: rutFile() },
    { nomVendedor: rutFile(), rut: '' },
  ] as Fields[]) {
    const reply = await browser.postForm('/registro/vendedor', sellerForm(id, { rut: '', ...changes }));
    expect(reply.status, JSON.stringify(Object.keys(changes))).toBeGreaterThanOrEqual(400);
    expect(reply.status, JSON.stringify(reply.body)).toBeLessThan(500);
  }
  for (const rut of [{}, [], 7, { arrayBuffer: 'x' }, null]) {
    const reply = await browser.post('/registro/vendedor', { ...sellerForm(id), rut });
    expect(reply.status, JSON.stringify(reply.body)).toBe(400);
  }
});
