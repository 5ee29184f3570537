import { afterAll, beforeAll, expect, test } from 'vitest';
import { PRIVACY_POLICY, TERMS } from '../../src/domain/legal/legal-kind.ts';
import { sql } from '../../src/server/db/sql.ts';
import { seedReferenceData } from '../../src/server/seed/reference-data.ts';
import {
  buyerForm,
  type Fields,
  lastMessageTo,
  openBrowser,
  PASSWORD,
  registerBuyer,
  rowsOf,
  setStatus,
  verifyPhone,
} from '../support/identity-api.ts';
import { createTestServer, type TestServer } from '../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
  await seedReferenceData(server.database.pool);
});
afterAll(() => server.end());

let people = 0;

async function verified(changes: { kind?: 'usuario' | 'vendedor' } = {}) {
  people++;
  const person = {
    kind: changes.kind ?? ('usuario' as const),
    email: `compra${people}@plazuela.test`,
    phone: `30300${String(people).padStart(5, '0')}`,
  };
  const browser = openBrowser(server.app);
  const id = await verifyPhone(server.context, browser, person);
  return { ...person, browser, id, register: (form: Fields) => browser.post('/registro/usuario', form) };
}

const start = (email: string, browser = openBrowser(server.app)) =>
  browser.post('/registro/usuario/email', { email });

test('a new e-mail begins a registration', async () => {
  const reply = await start('  Nueva.Persona@Plazuela.test ');
  expect(reply.status).toBe(200);
  expect(reply.body).toEqual({
    status: true,
    datos: {
      codUsuario: expect.any(Number),
      indEstado: 0,
      celUsuario: null,
      emaUsuario: 'nueva.persona@plazuela.test',
      tipUsuario: 2,
    },
  });
  expect(reply.headers['set-cookie']).toMatch(/^registro=[\w-]{43}; Max-Age=86400; Path=\/; HttpOnly/);
});

test('an invalid e-mail is refused with its text', async () => {
  for (const email of ['', 'sin arroba', 'a b@c.co', 'a@b']) {
    const reply = await start(email);
    expect(reply.status, email).toBe(400);
    expect(reply.body.campos, email).toEqual({
      email: 'Por favor, ingrese un correo electrónico válido.',
    });
  }
});

test.each([
  [2, 'active'],
  [3, 'blocked'],
  [1, 'pending'],
])('a known e-mail of status %i says so and opens nothing', async (status) => {
  const { email } = await registerBuyer(server.app, server.context);
  await setStatus(server.database.pool, email, status);
  const reply = await start(email);
  expect(reply.body).toMatchObject({
    status: false,
    datos: { indEstado: status, celUsuario: null, tipUsuario: 2, emaUsuario: email },
  });
  expect(reply.headers['set-cookie']).toBeUndefined();
});

test('an unfinished registration goes on in its browser with the phone, elsewhere without', async () => {
  const { browser, email, phone, id } = await verified();
  const known = { codUsuario: id, indEstado: 0, emaUsuario: email, tipUsuario: 2 };
  expect((await start(email, browser)).body).toEqual({
    status: false,
    datos: { ...known, celUsuario: phone },
  });
  expect((await start(email)).body).toEqual({ status: false, datos: { ...known, celUsuario: null } });
});

test('two people who begin with one e-mail at once share one account', async () => {
  const replies = await Promise.all([1, 2, 3].map(() => start('a.la.vez@plazuela.test')));
  const ids = new Set(replies.map(({ body }) => (body.datos as { codUsuario: number }).codUsuario));
  expect(ids.size).toBe(1);
  expect(replies.filter(({ body }) => body.status === true).length).toBe(1);
});

test('the form makes an active buyer who can log in', async () => {
  const { browser, email, phone, id, register } = await verified();
  const reply = await register(buyerForm(id));
  expect(reply.status).toBe(200);
  expect(reply.body).toEqual({ status: true, message: 'Registro creado con éxito' });
  expect(browser.cookies.registro).toBeUndefined();
  const loggedIn = await browser.post('/login', { email, clave: PASSWORD });
  expect(loggedIn.body).toMatchObject({
    roles: ['buyer'],
    usuario: { codUsuario: id, nomUsuario: 'Lucía', celUsuario: phone, idUsuario: '1020304050' },
  });
  const mail = await lastMessageTo(server.context, email);
  expect(mail.subject).toBe('Tu cuenta en Plazuela está lista');
  expect(mail.text).toContain('Hola, Lucía');
});

test('what was agreed to is kept as proof', async () => {
  const { id, register } = await verified();
  await register(buyerForm(id, { aceptaTerminos: true, aceptaPublicidad: true }));
  const proof = await rowsOf(
    server.database.pool,
    sql`select kind, text_version as version, address, user_agent as agent, given_at as at
        from consent where account_id = ${id} order by id`,
  );
  const common = { address: expect.stringMatching(/^10\.20\./), agent: 'Pruebas/1.0', at: expect.any(Date) };
  expect(proof).toEqual([
    { kind: 'terms', version: TERMS.version, ...common },
    { kind: 'privacy', version: PRIVACY_POLICY.version, ...common },
    { kind: 'marketing', version: PRIVACY_POLICY.version, ...common },
  ]);
});

test('a client that sends no answer leaves no consent: it is kept as not asked, and cannot be revoked', async () => {
  const { browser, email, id, register } = await verified();
  await register(buyerForm(id));
  const proof = await rowsOf(
    server.database.pool,
    sql`select kind, given_at as at, recorded_at is not null as is_recorded from consent where account_id = ${id}
        order by id`,
  );
  expect(proof).toEqual([
    { kind: 'terms', at: null, isRecorded: true },
    { kind: 'privacy', at: null, isRecorded: true },
  ]);
  await browser.post('/login', { email, clave: PASSWORD });
  const listed = (await browser.get('/consentimientos')).body.datos as { codConsentimiento: number }[];
  expect(listed).toMatchObject([{ fecha: null }, { fecha: null }]);
  const revoked = await browser.post('/consentimientos/revocar', {
    codConsentimiento: listed[0]?.codConsentimiento,
  });
  expect(revoked.body.datos).toMatchObject({ fecha: null, fechaRevocacion: null });
});

test.each(['Aaaaaaa!', 'Plazuela#2026', 'Lucia2026*'])('%s is refused as easy to guess', async (clave) => {
  const { id, register } = await verified();
  const refused = await register(buyerForm(id, { clave }));
  expect(refused.status).toBe(400);
  expect(refused.body.campos).toEqual({
    clave: 'Esta contraseña es fácil de adivinar. Elige otra que no use palabras comunes ni tus datos.',
  });
});

test('every wrong field has its message', async () => {
  const { id, register } = await verified();
  const required = 'Este campo es obligatorio.';
  const empty = await register({ codUsuario: id, aceptaTerminos: false });
  expect(empty.status).toBe(400);
  expect(empty.body.campos).toEqual({
    nombre: required,
    apellido: required,
    codTipContribuyente: required,
    idCliente: required,
    codTipPersona: required,
    codCiudad: required,
    direccion: required,
    clave: required,
    aceptaTerminos: 'Debes aceptar los términos y el tratamiento de datos.',
  });
  const wrong = { clave: 'sinmayuscula1#', codCiudad: '99999', codTipPersona: '8', idCliente: 'x' };
  const reply = await register(buyerForm(id, wrong));
  expect(reply.body.campos).toEqual({
    clave: 'La contraseña debe contener al menos 8 caracteres, una mayúscula y un carácter especial.',
    codCiudad: 'Selecciona una opción de la lista.',
    codTipPersona: 'Selecciona una opción de la lista.',
    idCliente: 'Por favor, ingresa un número de identificación válido.',
  });
});

test('the form needs a verified phone and the browser that verified it', async () => {
  const unverified = openBrowser(server.app);
  const { body } = await start('sin.telefono@plazuela.test', unverified);
  const form = buyerForm((body.datos as { codUsuario: number }).codUsuario);
  const early = await unverified.post('/registro/usuario', form);
  expect(early.status).toBe(409);
  expect(early.body.code).toBe('phone-not-verified');
  const { id } = await verified();
  expect((await openBrowser(server.app).post('/registro/usuario', buyerForm(id))).status).toBe(404);
  expect((await unverified.post('/registro/usuario', buyerForm(id))).status).toBe(404);
});

test('a form that is sent twice at once makes one account', async () => {
  const { id, register } = await verified();
  const statuses = (await Promise.all([register(buyerForm(id)), register(buyerForm(id))])).map(
    (r) => r.status,
  );
  expect(statuses.sort()).toEqual([200, 409]);
  const consents = await rowsOf(server.database.pool, sql`select id from consent where account_id = ${id}`);
  expect(consents.length).toBe(2);
});

test('a point far from the city is not kept', async () => {
  const { browser, email, id, register } = await verified();
  await register(buyerForm(id, { latitud: 40.4, longitud: -3.7 }));
  const reply = await browser.post('/login', { email, clave: PASSWORD });
  expect(reply.body.usuario).toMatchObject({ latitud: null, longitud: null });
});

test('codes and numbers may come as numbers', async () => {
  const email = 'numeros@plazuela.test';
  const browser = openBrowser(server.app);
  const id = await verifyPhone(server.context, browser, { kind: 'usuario', email, phone: '3039998877' });
  const numbers = { codCiudad: 5001, codTipPersona: 1, idCliente: 1020304050, latitud: '', longitud: null };
  const form = { ...buyerForm(id), ...numbers };
  expect((await browser.post('/registro/usuario', form)).status).toBe(200);
  const reply = await browser.post('/login', { email, clave: PASSWORD });
  expect(reply.body.usuario).toMatchObject({ ciuUsuario: '05001', idUsuario: '1020304050', latitud: null });
});

test('a registration begun as seller may end as buyer', async () => {
  const { browser, email, id, register } = await verified({ kind: 'vendedor' });
  expect((await start(email, browser)).body.datos).toMatchObject({ tipUsuario: 1 });
  expect((await register(buyerForm(id))).status).toBe(200);
  expect((await start(email)).body.datos).toMatchObject({ tipUsuario: 2, indEstado: 2 });
});
