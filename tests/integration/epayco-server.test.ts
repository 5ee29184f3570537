import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { readConfig } from '../../src/server/config.ts';
import { NO_SWITCHES } from '../../src/server/emulators/epayco/emulator-switches.ts';
import { findSwitches } from '../../src/server/emulators/epayco/switches.repository.ts';
import { EMULATOR_PATH } from '../../src/server/payment-config.ts';
import { createPaymentServer, createTransaction, setSwitches } from '../support/epayco-emulator.ts';
import { createTestServer, type TestServer } from '../support/server.ts';

let server: TestServer | null = null;
afterEach(async () => {
  await server?.end();
  server = null;
});

const production = {
  PLAZUELA_MODE: 'production',
  SMTP_URL: 'smtp://mail.example.com',
  BASE_URL: 'https://plazuela.example',
};
const keys = {
  EPAYCO_PUBLIC_KEY: 'publica',
  EPAYCO_PRIVATE_KEY: 'privada',
  EPAYCO_CUSTOMER_ID: '11736',
  EPAYCO_P_KEY: 'firma',
};

const EMULATOR_ROUTES = [
  ['GET', ''],
  ['GET', '/checkout.js'],
  ['GET', '/checkout-v2.js'],
  ['GET', `/checkout/${'0'.repeat(24)}`],
  ['GET', `/validation/v1/reference/${'0'.repeat(24)}`],
  ['POST', '/checkouts'],
  ['POST', '/login'],
  ['POST', '/transaction/detail'],
  ['POST', '/transacciones'],
  ['POST', '/transacciones/1/estado'],
  ['POST', '/interruptores'],
  ['POST', '/confirmaciones/entregar'],
] as const;

describe.each([
  ['production with ePayco', { ...production, ...keys }],
  ['production without payments', production],
  ['a demo with the real ePayco', { PAYMENTS: 'epayco', ...keys }],
  ['a demo without payments', { PAYMENTS: 'none' }],
])('%s', (_name, environment) => {
  test('has no part of the emulator', async () => {
    server = await createTestServer({ environment });
    for (const [method, path] of EMULATOR_ROUTES) {
      const reply = await server.app.inject({ method, url: EMULATOR_PATH + path });
      // This server has no pages, hence 405 for everything outside of the API.
      expect(reply.statusCode, path).toBe(405);
    }
  });
});

test('production refuses the emulator, half a set of keys and strange addresses at its start', () => {
  expect(() => readConfig({ ...production, PAYMENTS: 'emulator' })).toThrow('PAYMENTS=emulator');
  expect(() => readConfig({ ...production, EPAYCO_PUBLIC_KEY: 'publica' })).toThrow('EPAYCO_P_KEY');
  const wrong = { EPAYCO_APIFY_URL: '/emulador/epayco', EPAYCO_CUSTOMER_ID: 'x', EPAYCO_TIMEOUT_MILLIS: '0' };
  expect(() => readConfig({ ...production, ...keys, ...wrong })).toThrow(
    /number of the merchant account[\s\S]*\/emulador\/epayco[\s\S]*EPAYCO_TIMEOUT_MILLIS/,
  );
});

test('production with keys takes ePayco’s own addresses and is no test', () => {
  const { payments } = readConfig({ ...production, ...keys });
  expect(payments).toMatchObject({
    provider: 'epayco',
    epayco: {
      isTest: false,
      checkout: 'window',
      checkoutUrl: 'https://checkout.epayco.co',
      validationUrl: 'https://secure.epayco.co',
      apifyUrl: 'https://apify.epayco.co',
    },
  });
});

test('the content policy lets in the checkout of the configured provider and nothing else', async () => {
  const policyOf = async (environment: Record<string, string>) => {
    server = await createTestServer({ environment });
    const { headers } = await server.app.inject('/api/ciudades');
    await server.end();
    server = null;
    return String(headers['content-security-policy']);
  };
  const real = await policyOf({ ...production, ...keys });
  const origins = "'self' https://checkout.epayco.co https://*.epayco.co https://*.epayco.io";
  for (const directive of ['script-src', 'frame-src', 'connect-src'])
    expect(real).toContain(`${directive} ${origins};`.replace(/;$/, ''));
  for (const environment of [{}, production]) {
    const policy = await policyOf(environment);
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("frame-src 'self'");
    expect(policy).not.toContain('epayco.co');
  }
});

describe('the emulator’s pages', () => {
  test('may be framed by the shop only, and answer a foreign origin nothing', async () => {
    server = await createTestServer();
    const page = await server.app.inject(EMULATOR_PATH);
    expect(page.headers['content-security-policy']).toContain("frame-ancestors 'self'");
    expect(page.headers['content-security-policy']).toContain("script-src 'self';");
    const foreign = await server.app.inject({
      method: 'POST',
      url: `${EMULATOR_PATH}/interruptores`,
      headers: { origin: 'https://otra.example' },
      payload: { missing: true },
    });
    expect(foreign.statusCode).toBe(403);
  });

  test('show what was sent to them as text', async () => {
    server = await createTestServer();
    const { body } = await server.app.inject(`${EMULATOR_PATH}/rechazo?titulo=%3Cscript%3E&error=%3Cb%3E`);
    expect(body).toContain('<h1>&lt;script&gt;</h1>');
    expect(body).toContain('&lt;b&gt;');
    await createTransaction(server.app, { invoice: '<i>1</i>', amount: 1_000 });
    expect((await server.app.inject(EMULATOR_PATH)).body).toContain('&lt;i&gt;1&lt;/i&gt;');
  });
});

test('the switches’ form sets what is ticked and clears the rest', async () => {
  server = await createTestServer();
  await setSwitches(server.app, { forged: true });
  const reply = await server.app.inject({
    method: 'POST',
    url: `${EMULATOR_PATH}/interruptores`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'doubled=on&lateSeconds=40',
  });
  expect([reply.statusCode, reply.headers.location]).toEqual([303, EMULATOR_PATH]);
  expect(await findSwitches(server.context.write)).toEqual({
    ...NO_SWITCHES,
    doubled: true,
    lateSeconds: 40,
  });
});

test.each([
  ['/transacciones', { invoice: '1', amount: 5_000, state: 5 }, 400],
  ['/transacciones', { invoice: '1' }, 400],
  ['/transacciones/1/estado', { state: 5 }, 400],
  ['/transacciones/1/estado', { state: 1 }, 404],
  ['/transacciones/99999999999999999999/estado', { state: 1 }, 404],
  ['/transacciones/uno/estado', { state: 1 }, 404],
] as const)('%s refuses %j', async (path, payload, status) => {
  server = await createTestServer();
  const reply = await server.app.inject({ method: 'POST', url: EMULATOR_PATH + path, payload });
  expect(reply.statusCode).toBe(status);
});

test('a listening server delivers by itself over HTTP, as a form, and stops with the server', async () => {
  const received: { type: string; body: URLSearchParams }[] = [];
  const shop = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = new URLSearchParams(Buffer.concat(chunks).toString());
    received.push({ type: request.headers['content-type'] ?? '', body });
    response.end();
  });
  await new Promise<void>((resolve) => shop.listen(0, '127.0.0.1', resolve));
  const confirmation = `http://127.0.0.1:${(shop.address() as AddressInfo).port}/confirmacion`;
  server = await createPaymentServer();
  await setSwitches(server.app, { manualDelivery: false });
  await createTransaction(server.app, { invoice: '400001', amount: 5_000, confirmation });
  await expect.poll(() => received.length).toBe(1);
  expect(received[0]?.type).toContain('application/x-www-form-urlencoded');
  expect(received[0]?.body.get('x_id_invoice')).toBe('400001');
  await server.end();
  server = null;
  await new Promise((resolve) => shop.close(resolve));
});
