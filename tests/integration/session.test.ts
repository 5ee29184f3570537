import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../src/server/db/sql.ts';
import { findSessionAccount } from '../../src/server/modules/accounts/identity/session.service.ts';
import { seedReferenceData } from '../../src/server/seed/reference-data.ts';
import { openBrowser, PASSWORD, registerBuyer, rowsOf, setStatus } from '../support/identity-api.ts';
import { createTestServer, type TestServer } from '../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
  await seedReferenceData(server.database.pool);
});
afterAll(() => server.end());

const loggedOut = { status: true, usuario: null, roles: [], debeCambiarClave: false, venceEn: null };

test('login answers the user of the spec and sets a cookie that no script can read', async () => {
  const { email, id } = await registerBuyer(server.app, server.context);
  const reply = await openBrowser(server.app).post('/login', {
    email: ` ${email.toUpperCase()} `,
    clave: PASSWORD,
  });
  expect(reply.status).toBe(200);
  expect(reply.body).toMatchObject({
    status: true,
    usuario: {
      codUsuario: id,
      codCliente: id,
      nomUsuario: 'Lucía',
      apeUsuario: 'Mejía Arango',
      razonSocial: null,
      email,
      emaUsuario: email,
      idUsuario: '1020304050',
      codTipPersona: '1',
      codTipContribuyente: 'CC',
      dirUsuario: 'Calle 10 # 20-30',
      ciuUsuario: '11001',
      codDepto: '11',
      latitud: 4.65,
      longitud: -74.1,
      imagen: null,
    },
    roles: ['buyer'],
    debeCambiarClave: false,
  });
  expect(reply.headers['set-cookie']).toEqual([
    expect.stringMatching(/^sesion=[\w-]{43}; Max-Age=86400; Path=\/; HttpOnly; SameSite=Lax$/),
    expect.stringMatching(/^dispositivo=[\w-]{43}; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Lax$/),
  ]);
  expect(JSON.stringify(reply.body)).not.toMatch(/argon2|password|token/i);
});

test('where the site is secure the cookie is too, and bound to its host', async () => {
  const environment = { BASE_URL: 'https://plazuela.example' };
  const secure = await createTestServer({ environment });
  try {
    const reply = await openBrowser(secure.app).post('/logout');
    expect(reply.headers['set-cookie']).toMatch(
      /^__Host-sesion=; .*Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
  } finally {
    await secure.end();
  }
});

test('a session ends after 24 hours, however busy it is', async () => {
  const { browser, id } = await registerBuyer(server.app, server.context);
  const token = browser.cookies.sesion ?? null;
  const start = Date.now();
  const after = (hours: number) => ({
    write: server.context.write,
    now: () => new Date(start + hours * 3_600_000),
  });
  expect(await findSessionAccount(after(23.9), token)).toMatchObject({ id });
  expect(await findSessionAccount(after(24.1), token)).toBeNull();
});

test('logout revokes the session on the server', async () => {
  const { browser } = await registerBuyer(server.app, server.context);
  const stolen = browser.cookies.sesion ?? '';
  expect((await browser.post('/logout')).body.status).toBe(true);
  expect(browser.cookies.sesion).toBeUndefined();
  const thief = openBrowser(server.app);
  thief.cookies.sesion = stolen;
  expect((await thief.get('/yo')).body).toEqual(loggedOut);
});

test('each login has a token of its own, and the former one of the browser is over', async () => {
  const { browser, email } = await registerBuyer(server.app, server.context);
  const first = browser.cookies.sesion ?? '';
  await browser.post('/login', { email, clave: PASSWORD });
  expect(browser.cookies.sesion).not.toBe(first);
  const old = openBrowser(server.app);
  old.cookies.sesion = first;
  expect((await old.get('/yo')).body).toEqual(loggedOut);
});

test('a blocked account is out at once', async () => {
  const { browser, email } = await registerBuyer(server.app, server.context);
  await setStatus(server.database.pool, email, 3);
  expect((await browser.get('/yo')).body).toEqual(loggedOut);
  expect((await browser.get('/consentimientos')).status).toBe(401);
});

test('forged and odd cookies are nobody, and a dead one is taken away', async () => {
  for (const value of ['x', 'a'.repeat(43), 'a'.repeat(5_000), '%00', "'; drop table session; --"]) {
    const browser = openBrowser(server.app);
    browser.cookies.sesion = value;
    const reply = await browser.get('/yo');
    expect(reply.status, value).toBe(200);
    expect(reply.body).toEqual(loggedOut);
    expect(browser.cookies.sesion).toBeUndefined();
  }
});

test('the table holds no token that could be used', async () => {
  const { browser } = await registerBuyer(server.app, server.context);
  const rows = await rowsOf(server.database.pool, sql`select * from session`);
  expect(JSON.stringify(rows)).not.toContain(browser.cookies.sesion);
});

test('whoever has no session costs no query', async () => {
  const pool = { query: () => Promise.reject(new Error('asked')) };
  const context = { write: pool as never, now: () => new Date() };
  expect(await findSessionAccount(context, null)).toBeNull();
  expect(await findSessionAccount(context, 'x')).toBeNull();
});

test('login refuses writes from another site', async () => {
  const reply = await server.app.inject({
    method: 'POST',
    url: '/api/login',
    headers: { origin: 'https://evil.example' },
    payload: { email: 'a@b.co', clave: 'x' },
  });
  expect(reply.statusCode).toBe(403);
});
