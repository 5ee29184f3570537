import { afterAll, beforeAll, expect, test } from 'vitest';
import { OPERATOR_IDLE_MINUTES } from '../../src/domain/operator-role.ts';
import { execute, type Sql, sql } from '../../src/server/db/sql.ts';
import { findSessionAccount } from '../../src/server/modules/accounts/identity/session.service.ts';
import { seedReferenceData } from '../../src/server/seed/reference-data.ts';
import { type Browser, openBrowser, PASSWORD, registerBuyer } from '../support/identity-api.ts';
import { createTestServer, type TestServer } from '../support/server.ts';
import { logIn } from '../support/session-factories.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
  await seedReferenceData(server.database.pool);
});
afterAll(() => server.end());

interface Shown {
  codSesion: number;
  dispositivo: string;
  direccionIp: string;
  esActual: boolean;
}

const sessionsOf = async (browser: Browser) => (await browser.get('/sesiones')).body.datos as Shown[];
const isIn = async (browser: Browser) => (await browser.get('/yo')).body.usuario !== null;

async function withTwoBrowsers() {
  const { browser, email } = await registerBuyer(server.app, server.context);
  const elsewhere = openBrowser(server.app);
  await elsewhere.post('/login', { email, clave: PASSWORD });
  return { browser, elsewhere, email };
}

test('the list shows each open session by device and network, and which one is here', async () => {
  const { browser, elsewhere } = await withTwoBrowsers();
  const [newest, older] = await sessionsOf(browser);
  expect(newest).toMatchObject({ dispositivo: 'Otro navegador', direccionIp: '10.20.*.*', esActual: false });
  expect(older).toMatchObject({ esActual: true });
  expect((await sessionsOf(elsewhere)).filter(({ esActual }) => esActual)).toEqual([
    expect.objectContaining({ codSesion: newest?.codSesion }),
  ]);
  expect(JSON.stringify(await sessionsOf(browser))).not.toContain(browser.address);
});

test('one is closed: it is out at once, and its browser is a stranger again', async () => {
  const { browser, elsewhere, email } = await withTwoBrowsers();
  const [other] = (await sessionsOf(browser)).filter(({ esActual }) => !esActual);
  const closed = await browser.post('/sesiones/cerrar', { codSesion: other?.codSesion });
  expect(closed.body.datos).toHaveLength(1);
  expect([await isIn(browser), await isIn(elsewhere)]).toEqual([true, false]);
  expect((await browser.post('/sesiones/cerrar', { codSesion: other?.codSesion })).status).toBe(404);
  const known = elsewhere.cookies.dispositivo;
  await elsewhere.post('/login', { email, clave: PASSWORD });
  expect(elsewhere.cookies.dispositivo).not.toBe(known);
});

test('the others are closed, or all with this one', async () => {
  const { browser, elsewhere, email } = await withTwoBrowsers();
  expect((await browser.post('/sesiones/cerrar-todas')).body.datos).toHaveLength(1);
  expect([await isIn(browser), await isIn(elsewhere)]).toEqual([true, false]);
  await elsewhere.post('/login', { email, clave: PASSWORD });
  await browser.post('/sesiones/cerrar-todas', { incluyeEsta: true });
  expect(browser.cookies.sesion).toBeUndefined();
  expect(await isIn(elsewhere)).toBe(false);
});

test('an operator session without use ends, a used one lasts, and buyers are not hurried', async () => {
  const operator = await logIn(server.database.pool, {
    email: 'operadora@sesiones.test',
    roles: ['operator'],
  });
  const buyer = await logIn(server.database.pool, { email: 'ana@sesiones.test' });
  const start = Date.now();
  const at = (minutes: number) => ({
    write: server.context.write,
    now: () => new Date(start + minutes * 60_000),
  });
  const find = (minutes: number, { cookies }: typeof buyer) =>
    findSessionAccount(at(minutes), cookies.sesion ?? null);
  for (let minutes = 0; minutes <= 120; minutes += OPERATOR_IDLE_MINUTES - 1)
    expect(await find(minutes, operator), `after ${minutes} minutes`).not.toBeNull();
  expect(await find(116 + OPERATOR_IDLE_MINUTES + 1, operator)).toBeNull();
  // It does not come back.
  expect(await find(117, operator)).toBeNull();
  expect(await find(600, buyer)).not.toBeNull();
});

test('the password of an operator alone shows and ends none of her sessions', async () => {
  const pool = server.database.pool;
  const operator = await logIn(pool, { email: 'jefa@sesiones.test', roles: ['operator'] });
  await execute(
    pool,
    sql`insert into operator_second_factor (account_id, secret, created_at, confirmed_at)
        values (${operator.id}, 'x', now(), now())`,
  );
  const browser = openBrowser(server.app);
  Object.assign(browser.cookies, operator.cookies);
  expect((await browser.get('/sesiones')).body.code).toBe('second-factor-required');
  expect((await browser.post('/sesiones/cerrar-todas')).status).toBe(403);
});

test('the password of an operator alone neither changes it nor closes her account', async () => {
  const pool = server.database.pool;
  const [{ browser, elsewhere, email }, { email: other }] = [
    await withTwoBrowsers(),
    await withTwoBrowsers(),
  ];
  await execute(
    pool,
    sql`with operator as (
          insert into account_role (account_id, role, operator_role)
          select id, 'operator', 'administrator' from account where email in (${email}, ${other}) returning account_id)
        insert into operator_second_factor (account_id, secret, created_at, confirmed_at)
        select account_id, 'x', now(), now() from operator`,
  );
  const change = { email, clave: PASSWORD, nuevaClave: 'Otra-Mango#1934' };
  const refused = { status: 403, body: { code: 'second-factor-required' } };
  expect(await elsewhere.post('/cambiar/clave', change)).toMatchObject(refused);
  expect(await elsewhere.post('/cuenta/cerrar', { clave: PASSWORD })).toMatchObject(refused);
  expect([await isIn(browser), await isIn(elsewhere)]).toEqual([true, true]);
  const setSession = (column: Sql) =>
    execute(
      pool,
      sql`update session set ${column} where account_id = (select id from account where email = ${email})`,
    );
  // A mailed password must be changed before its owner may prove anything.
  await execute(pool, sql`update account set must_change_password = true where email = ${email}`);
  expect((await elsewhere.post('/cambiar/clave', change)).status).toBe(200);
  await setSession(sql`second_factor_at = now()`);
  const again = { email, clave: change.nuevaClave, nuevaClave: 'Otra-Guayaba#1935' };
  expect((await elsewhere.post('/cambiar/clave', again)).status).toBe(200);
  expect((await elsewhere.post('/cuenta/cerrar', { clave: again.nuevaClave })).status).toBe(200);
});
