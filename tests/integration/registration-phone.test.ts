import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../src/server/db/sql.ts';
import {
  sendPhoneCode,
  verifyPhoneCode,
} from '../../src/server/modules/accounts/registration/phone-code.service.ts';
import { deliverDueMessages } from '../../src/server/modules/messages/outbox-delivery.ts';
import { seedReferenceData } from '../../src/server/seed/reference-data.ts';
import { type Browser, codeSentTo, openBrowser, rowsOf } from '../support/identity-api.ts';
import { createTestServer, type TestServer } from '../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
  await seedReferenceData(server.database.pool);
});
afterAll(() => server.end());

let people = 0;

async function begin(browser: Browser = openBrowser(server.app)) {
  people++;
  const phone = `30200${String(people).padStart(5, '0')}`;
  const { body } = await browser.post('/registro/usuario/email', { email: `tel${people}@plazuela.test` });
  const { codUsuario } = body.datos as { codUsuario: number };
  const send = (telefono = phone) => browser.post('/registro/usuario/enviarsms', { codUsuario, telefono });
  const check = (pin: string, telefono = phone) =>
    browser.post('/registro/usuario/validarsms', { pin, codUsuario, telefono });
  return { browser, phone, codUsuario, send, check };
}

/** As if so many minutes had passed. */
function later(minutes: number) {
  return { ...server.context, now: () => new Date(Date.now() + minutes * 60_000) };
}

const wrongOf = (code: string) => String((Number(code) + 1) % 10_000).padStart(4, '0');

test('a right code verifies the phone', async () => {
  const { phone, codUsuario, send, check } = await begin();
  expect((await send(`+57 ${phone}`)).body).toMatchObject({ status: true, reenvioSegundos: 60 });
  const right = await check(await codeSentTo(server.context, phone));
  expect(right.status).toBe(200);
  expect(right.body).toEqual({ status: true, usuario: { codUsuario } });
});

test('a wrong code says so, and the right one still works', async () => {
  const { phone, send, check } = await begin();
  await send();
  const code = await codeSentTo(server.context, phone);
  for (const wrong of [wrongOf(code), '', '12345', 'ñandú']) {
    const reply = await check(wrong);
    expect(reply.status, wrong).toBe(400);
    expect(reply.body, wrong).toMatchObject({
      status: false,
      code: 'code-wrong',
      message: 'Código de verificación incorrecto',
    });
  }
  expect((await check(code)).status).toBe(200);
});

test('30 wrong codes, then the right one: refused', async () => {
  const { phone, send, check } = await begin();
  await send();
  const code = await codeSentTo(server.context, phone);
  const statuses: number[] = [];
  for (let index = 0; index < 30; index++) statuses.push((await check(wrongOf(code))).status);
  expect(statuses).toEqual([...Array(5).fill(400), ...Array(25).fill(429)]);
  const right = await check(code);
  expect(right.status).toBe(429);
  expect(right.body.message).toBe('Demasiados intentos con este código. Pide uno nuevo.');
});

test('wrong codes at once get five tries together', async () => {
  const { phone, send, check } = await begin();
  await send();
  const code = await codeSentTo(server.context, phone);
  const replies = await Promise.all(Array.from({ length: 20 }, () => check(wrongOf(code))));
  expect(replies.filter(({ body }) => body.code === 'code-wrong').length).toBe(5);
  expect((await check(code)).status).toBe(429);
});

test('a code is over after 10 minutes, and works once', async () => {
  const { browser, phone, codUsuario, send, check } = await begin();
  await send();
  const code = await codeSentTo(server.context, phone);
  const sender = { address: browser.address, token: browser.cookies.registro ?? null };
  const given = { userId: codUsuario, phone, code };
  expect(await verifyPhoneCode(later(10.1), given, sender)).toMatchObject({ reason: 'code-expired' });
  expect(await verifyPhoneCode(later(9.9), given, sender)).toMatchObject({ ok: true });
  expect((await check(code)).body.code).toBe('code-expired');
});

test('a code belongs to the phone it was sent to', async () => {
  const { phone, send, check } = await begin();
  await send();
  const code = await codeSentTo(server.context, phone);
  expect((await check(code, '3109999999')).body.code).toBe('code-wrong');
});

test('another code only after a pause, and it replaces the first', async () => {
  const { browser, phone, codUsuario, send, check } = await begin();
  await send();
  const first = await codeSentTo(server.context, phone);
  const soon = await send();
  expect(soon.status).toBe(429);
  expect(soon.body).toMatchObject({ code: 'code-too-soon', detalle: { segundos: expect.any(Number) } });
  const sender = { address: browser.address, token: browser.cookies.registro ?? null };
  expect(await sendPhoneCode(later(1.1), { userId: codUsuario, phone }, sender)).toMatchObject({ ok: true });
  const second = await codeSentTo(server.context, phone);
  if (second !== first) expect((await check(first)).status).toBe(400);
  expect((await check(second)).status).toBe(200);
});

test('two requests at once send one code', async () => {
  const { phone, send } = await begin();
  const statuses = (await Promise.all([send(), send(), send()])).map(({ status }) => status);
  expect(statuses.sort()).toEqual([200, 429, 429]);
  await codeSentTo(server.context, phone);
  const sent = await rowsOf(
    server.database.pool,
    sql`select id from mailbox_message where recipient = ${phone}`,
  );
  expect(sent.length).toBe(1);
});

test('five codes an hour for a phone, then one a day for each place: its owner is not shut out', async () => {
  const victim = '3209998877';
  const place = openBrowser(server.app).address;
  const statuses: number[] = [];
  for (let index = 0; index < 8; index++)
    statuses.push((await (await begin(openBrowser(server.app, place))).send(victim)).status);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429, 429]);
  expect((await (await begin()).send(victim)).status).toBe(200);
});

test('strangers who type wrong codes for a phone leave its owner her tries', async () => {
  const owner = await begin();
  for (let index = 0; index < 5; index++) {
    const stranger = await begin();
    await stranger.send(owner.phone);
    for (let wrong = 0; wrong < 5; wrong++) await stranger.check('99999', owner.phone);
  }
  // Messages that travel together arrive in any order.
  await codeSentTo(server.context, owner.phone);
  expect((await owner.send()).status).toBe(200);
  expect((await owner.check(await codeSentTo(server.context, owner.phone))).status).toBe(200);
});

test('a code that came to its turn too late is not sent', async () => {
  const { phone, send } = await begin();
  await send();
  await deliverDueMessages(later(11));
  await expect(codeSentTo(server.context, phone)).rejects.toThrow('nothing was sent');
});

test('over sixty codes an hour an address is slowed and refuses nobody', { timeout: 40_000 }, async () => {
  const address = '10.77.0.1';
  const statuses: number[] = [];
  for (let index = 0; index < 62; index++) {
    const { send } = await begin(openBrowser(server.app, address));
    statuses.push((await send()).status);
  }
  expect(statuses).toEqual(Array(62).fill(200));
});

test('a foreign codUsuario is useless', async () => {
  const ana = await begin();
  await ana.send();
  const pin = await codeSentTo(server.context, ana.phone);
  const { codUsuario, phone: telefono } = ana;
  const eva = await begin();
  for (const browser of [openBrowser(server.app), eva.browser]) {
    expect((await browser.post('/registro/usuario/enviarsms', { codUsuario, telefono })).status).toBe(404);
    const checked = await browser.post('/registro/usuario/validarsms', { pin, codUsuario, telefono });
    expect(checked.status).toBe(404);
    expect(checked.body.message).toBe(
      'No encontramos tu registro. Empieza de nuevo con tu correo electrónico.',
    );
  }
});

test('phones that cannot get an SMS are refused with their text', async () => {
  const { send } = await begin();
  for (const phone of ['', '123', '30012345678', 'trescientos']) {
    const reply = await send(phone);
    expect(reply.status).toBe(400);
    expect(reply.body.campos).toEqual({
      telefono: 'Por favor, ingrese un número de teléfono válido (10 dígitos).',
    });
  }
  expect((await send('6011234567')).body.campos).toEqual({
    telefono: 'Escribe un número de celular: empieza por 3.',
  });
});

test('the table alone does not give a code away', async () => {
  const { browser, phone, send } = await begin();
  await send();
  const code = await codeSentTo(server.context, phone);
  const rows = JSON.stringify(await rowsOf(server.database.pool, sql`select * from registration_flow`));
  expect(rows).not.toContain(browser.cookies.registro);
  expect(rows).not.toContain(`"${code}"`);
});
