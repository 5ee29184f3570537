import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { errors } from '../../src/wire/errors.ts';
import { newAddress } from '../support/identity-api.ts';
import { type KeepAliveProxy, startKeepAliveProxy } from '../support/keep-alive-proxy.ts';
import { nextRequest, openConnection, requestHead } from '../support/kept-connection.ts';
import { createTestServer, type TestServer } from '../support/server.ts';

// Over real sockets: what goes wrong here is between two requests of one connection.
let server: TestServer;
let proxy: KeepAliveProxy;
let port: number;
beforeAll(async () => {
  // Many addresses, so that the rate limits do not answer before the body does.
  server = await createTestServer({ environment: { TRUSTED_PROXIES: '1' } });
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  port = (server.app.server.address() as AddressInfo).port;
  proxy = await startKeepAliveProxy(port);
});
afterAll(async () => {
  await proxy.close();
  await server.end();
});

const head: typeof requestHead = (method, path, headers) =>
  requestHead(method, path, { 'x-forwarded-for': newAddress(), ...headers });

const MEGABYTE = 1024 * 1024;
const FORM = 'multipart/form-data; boundary=b';

/** Requests that are answered before they were read, of 3 MB each. */
const early = [
  ['a form without boundary', 'POST', '/api/contacto', 'multipart/form-data', 413],
  ['a form that is too long', 'POST', '/api/contacto', FORM, 413],
  ['a picture of nobody', 'POST', '/api/editar/usuario', FORM, 401],
  ['papers of nobody', 'POST', '/api/registro/vendedor', FORM, 404],
  ['an archive of nobody', 'POST', '/api/vender/importaciones/fotos', FORM, 401],
  ['JSON that is too long', 'POST', '/api/contacto', 'application/json', 413],
  ['a strange type', 'POST', '/api/contacto', 'application/xml', 415],
  ['an unknown call', 'POST', '/api/nada', 'application/json', 404],
  ['a wrong method', 'PUT', '/api/contacto', 'application/json', 405],
  ['a body where none belongs', 'GET', '/api/departamentos', 'application/json', 200],
  ['an address that cannot be decoded', 'POST', '/api/%c0', 'application/json', 400],
] as const;

describe('an answer before the request was read', () => {
  test.each(early)('to %s leaves the connection usable', async (_what, method, path, type, status) => {
    const connection = await openConnection(port);
    connection.write(head(method, path, { 'content-type': type, 'content-length': 3 * MEGABYTE }));
    connection.write(Buffer.alloc(3 * MEGABYTE, 'x'));
    expect((await connection.reply()).status).toBe(status);
    connection.write(nextRequest);
    expect((await connection.reply()).status).toBe(200);
    connection.end();
  });

  test.each(early)('to %s is no 502 of a proxy', async (_what, method, path, type, status) => {
    if (method === 'GET') return;
    const send = () =>
      fetch(proxy.url + path, {
        method,
        headers: { 'content-type': type, 'x-forwarded-for': newAddress() },
        body: Buffer.alloc(3 * MEGABYTE, 'x'),
      });
    const replies = await Promise.all([send(), fetch(`${proxy.url}/healthz`), send()]);
    expect(replies.map((reply) => reply.status)).toEqual([status, 200, status]);
    expect(proxy.broken()).toBe(0);
  });

  test('to a form without boundary as small as a buffer leaves the connection usable', async () => {
    const connection = await openConnection(port);
    for (const size of [10, 65_536, 131_072, 200_000]) {
      const headers = { 'content-type': 'multipart/form-data', 'content-length': size };
      connection.write(head('POST', '/api/contacto', headers));
      connection.write(Buffer.alloc(size, 'x'));
      expect((await connection.reply()).status).toBe(400);
    }
    connection.end();
  });

  test('to a body of unknown length leaves the connection usable', async () => {
    const connection = await openConnection(port);
    connection.write(
      requestHead('POST', '/api/nada', {
        'content-type': 'application/json',
        'transfer-encoding': 'chunked',
      }),
    );
    for (let count = 0; count < 40; count++) connection.write(`10000\r\n${'x'.repeat(65_536)}\r\n`);
    connection.write('0\r\n\r\n');
    expect((await connection.reply()).status).toBe(404);
    connection.write(nextRequest);
    expect((await connection.reply()).status).toBe(200);
    connection.end();
  });

  test('is in Spanish', async () => {
    const reply = await fetch(`${proxy.url}/api/contacto`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': newAddress() },
      body: Buffer.alloc(3 * MEGABYTE, 'x'),
    });
    expect(await reply.json()).toMatchObject({ code: 'too-large', message: errors['too-large'].message });
  });
});

test('too many calls with long bodies leave the connection usable', async () => {
  const connection = await openConnection(port);
  const statuses: number[] = [];
  for (let count = 0; count < 8; count++) {
    const headers = { 'content-type': 'application/json', 'content-length': 200_000 };
    connection.write(requestHead('POST', '/api/contacto', headers));
    connection.write(Buffer.alloc(200_000, 'x'));
    statuses.push((await connection.reply()).status);
  }
  expect(new Set(statuses.slice(-2))).toEqual(new Set([429]));
  connection.end();
});

test('an answer to a body too long to be read ends the connection, and arrives', async () => {
  const connection = await openConnection(port);
  const size = 40 * MEGABYTE;
  connection.write(requestHead('POST', '/api/nada', { 'content-length': size }));
  connection.write(Buffer.alloc(size, 'x'));
  const answer = await connection.reply();
  expect([answer.status, answer.headers.connection]).toEqual([404, 'close']);
  expect(await connection.closed).toBeNull();
});

test('a sender that goes away in the middle leaves nothing broken', async () => {
  for (const path of ['/api/nada', '/api/contacto', '/api/editar/usuario']) {
    const connection = await openConnection(port);
    connection.write(requestHead('POST', path, { 'content-type': FORM, 'content-length': MEGABYTE }));
    connection.write(Buffer.alloc(1_000, 'x'));
    connection.end();
    await connection.closed;
  }
  expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
});
