import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../src/server/db/sql.ts';
import { login } from '../../src/server/modules/accounts/identity/login.service.ts';
import { makeAdministrator } from '../../src/server/modules/accounts/identity/operator.service.ts';
import { requestPassword } from '../../src/server/modules/accounts/identity/recovery.service.ts';
import { seedReferenceData } from '../../src/server/seed/reference-data.ts';
import {
  deliverAll,
  lastMessageTo,
  newAddress,
  openBrowser,
  PASSWORD,
  registerBuyer,
  rowsOf,
  setStatus,
} from '../support/identity-api.ts';
import { createTestServer, type TestServer } from '../support/server.ts';

const NEW_PASSWORD = 'Nueva#Clave9';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
  await seedReferenceData(server.database.pool);
});
afterAll(() => server.end());

const recover = (email: string) => openBrowser(server.app).post('/olvidoclave', { email });

async function passwordSentTo(email: string): Promise<string> {
  const { text } = await lastMessageTo(server.context, email);
  return /^\w{4}-\w{4}-\w{4}$/m.exec(text)?.[0] ?? '';
}

async function recovered() {
  const person = await registerBuyer(server.app, server.context);
  expect((await recover(person.email)).status).toBe(200);
  const password = await passwordSentTo(person.email);
  return { ...person, password };
}

test('400 for an address that is not registered, with the text of the catalogue', async () => {
  const reply = await recover('nadie@plazuela.test');
  expect(reply.status).toBe(400);
  expect(reply.body).toMatchObject({
    code: 'email-not-registered',
    message: 'El correo electrónico no se encuentra registrado',
  });
  const invalid = await recover('sin arroba');
  expect(invalid.status).toBe(400);
  expect(invalid.body.campos).toEqual({ email: 'Por favor, ingrese un correo electrónico válido.' });
});

test('a registration that was not finished has nothing to recover, a blocked account neither', async () => {
  await openBrowser(server.app).post('/registro/usuario/email', { email: 'a.medias@plazuela.test' });
  expect((await recover('a.medias@plazuela.test')).status).toBe(400);
  const blocked = await registerBuyer(server.app, server.context);
  await setStatus(server.database.pool, blocked.email, 3);
  expect((await recover(blocked.email)).status).toBe(405);
});

test('the old password keeps working until the new one is used', async () => {
  const { email, password } = await recovered();
  expect((await openBrowser(server.app).post('/login', { email, clave: PASSWORD })).status).toBe(200);
  const browser = openBrowser(server.app);
  const reply = await browser.post('/login', { email, clave: password });
  expect(reply.status).toBe(200);
  expect(reply.body.debeCambiarClave).toBe(true);
  expect((await browser.get('/yo')).body.debeCambiarClave).toBe(true);
  expect((await openBrowser(server.app).post('/login', { email, clave: PASSWORD })).status).toBe(400);
});

test('the new password works once, and its use ends the other sessions', async () => {
  const { browser: before, email, password } = await recovered();
  const first = await openBrowser(server.app).post('/login', { email, clave: password });
  expect(first.status).toBe(200);
  expect((await openBrowser(server.app).post('/login', { email, clave: password })).status).toBe(400);
  expect((await before.get('/yo')).body.usuario).toBeNull();
});

test('of two uses at once one gets in', async () => {
  const { email, password } = await recovered();
  const attempts = [0, 1, 2].map(() => openBrowser(server.app).post('/login', { email, clave: password }));
  const statuses = (await Promise.all(attempts)).map(({ status }) => status);
  expect(statuses.sort()).toEqual([200, 400, 400]);
});

test('the new password is over after 30 minutes', async () => {
  const { email, password } = await recovered();
  const visitor = { address: newAddress(), userAgent: '', deviceToken: null };
  const at = (minutes: number) => ({
    ...server.context,
    now: () => new Date(Date.now() + minutes * 60_000),
  });
  expect(await login(at(31), { email, password }, visitor)).toMatchObject({ ok: false });
  expect(await login(at(29), { email, password }, visitor)).toMatchObject({ ok: true });
});

test('until it is changed the account is closed to everything else', async () => {
  const { email, password } = await recovered();
  const browser = openBrowser(server.app);
  await browser.post('/login', { email, clave: password });
  const refused = await browser.get('/consentimientos');
  expect(refused.status).toBe(403);
  expect(refused.body.code).toBe('password-change-required');
  const same = await browser.postForm('/cambiar/clave', { email, clave: password, nuevaClave: password });
  expect(same.status).toBe(400);
  const change = { email, clave: password, nuevaClave: NEW_PASSWORD };
  expect((await browser.postForm('/cambiar/clave', change)).body).toEqual({
    status: true,
    message: 'Contraseña cambiada con éxito',
  });
  expect((await browser.get('/yo')).body.debeCambiarClave).toBe(false);
  expect((await browser.get('/consentimientos')).status).toBe(200);
  expect((await openBrowser(server.app).post('/login', { email, clave: NEW_PASSWORD })).status).toBe(200);
});

test('neither table nor outbox keeps a password after it was sent', async () => {
  const { password } = await recovered();
  await deliverAll(server.context);
  const rows = [
    ...(await rowsOf(server.database.pool, sql`select * from outbox_message`)),
    ...(await rowsOf(server.database.pool, sql`select * from recovery_password`)),
  ];
  expect(JSON.stringify(rows)).not.toContain(password);
});

test('whoever is refused another mail has a password in her inbox that still works', async () => {
  const { email } = await registerBuyer(server.app, server.context);
  const visitor = { address: newAddress(), userAgent: '', deviceToken: null };
  const sentAt: number[] = [];
  for (let minute = 0; minute < 26 * 60; minute += 2) {
    const context = { ...server.context, now: () => new Date(Date.now() + minute * 60_000) };
    const asked = await requestPassword(context, { email }, visitor);
    if (asked.ok) sentAt.push(minute);
    else expect(minute - (sentAt.at(-1) ?? Number.NEGATIVE_INFINITY)).toBeLessThan(28);
  }
  expect(sentAt.slice(0, 5)).toEqual([0, 2, 4, 6, 8]);
  expect(sentAt.filter((minute) => minute < 24 * 60).length).toBeLessThan(70);
});

test.each(['/cambiar/clave', '/edit/clave/user'])('%s changes the password', async (path) => {
  const { browser, email } = await registerBuyer(server.app, server.context);
  const elsewhere = openBrowser(server.app);
  await elsewhere.post('/login', { email, clave: PASSWORD });
  const change = { email, clave: PASSWORD, nuevaClave: NEW_PASSWORD };
  expect((await browser.postForm(path, change)).status).toBe(200);
  expect((await browser.get('/yo')).body.usuario).toMatchObject({ email });
  expect((await elsewhere.get('/yo')).body.usuario).toBeNull();
  expect((await lastMessageTo(server.context, email)).subject).toBe('Cambiaste tu contraseña');
  expect((await openBrowser(server.app).post('/login', { email, clave: PASSWORD })).status).toBe(400);
});

test('a password change that fails says why', async () => {
  const { browser, email } = await registerBuyer(server.app, server.context);
  const right = { email, clave: PASSWORD, nuevaClave: NEW_PASSWORD };
  const problems = [
    [{ ...right, clave: 'Otra#2026' }, { clave: 'La contraseña actual no es correcta.' }],
    [
      { ...right, nuevaClave: 'corta' },
      {
        nuevaClave:
          'La nueva contraseña debe contener al menos 8 caracteres, una mayúscula y un carácter especial.',
      },
    ],
    [{ ...right, email: 'otra@plazuela.test' }, { email: 'No es el correo de tu cuenta.' }],
  ] as const;
  for (const [body, campos] of problems) {
    const reply = await browser.postForm('/cambiar/clave', body);
    expect(reply.status).toBe(400);
    expect(reply.body).toMatchObject({ message: 'Error al cambiar la contraseña', campos });
  }
  expect((await openBrowser(server.app).postForm('/cambiar/clave', right)).status).toBe(401);
});

test('a stolen session cannot find the password out', async () => {
  const { browser, email } = await registerBuyer(server.app, server.context);
  const guess = (clave: string) =>
    browser.postForm('/cambiar/clave', { email, clave, nuevaClave: NEW_PASSWORD });
  for (let index = 0; index < 10; index++) await guess(`Otra#${index}`);
  expect((await guess(PASSWORD)).status).toBe(400);
});

test('the first operator gets a password for one login', async () => {
  const email = 'jefa@plazuela.test';
  const made = await makeAdministrator(server.context, email);
  if (!made.ok) throw new Error(made.reason);
  expect(made.value.isNew).toBe(true);
  const browser = openBrowser(server.app);
  const reply = await browser.post('/login', { email, clave: made.value.password });
  expect(reply.body).toMatchObject({ roles: ['operator'], debeCambiarClave: true });
  const { email: known, id } = await registerBuyer(server.app, server.context);
  expect(await makeAdministrator(server.context, known.toUpperCase())).toMatchObject({
    ok: true,
    value: { isNew: false },
  });
  const roles = await rowsOf(
    server.database.pool,
    sql`select role from account_role where account_id = ${id} order by role`,
  );
  expect(roles).toEqual([{ role: 'buyer' }, { role: 'operator' }]);
  expect(await makeAdministrator(server.context, 'nada')).toMatchObject({ ok: false });
});
