import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { publicOnly } from '../../src/server/adapters/public-web/checked-address.ts';
import {
  type FetchRules,
  fetchPicture,
  fetchRules,
} from '../../src/server/adapters/public-web/fetch-picture.ts';

let server: Server;
let base: string;
const asked: string[] = [];
const png = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#080' } })
  .png()
  .toBuffer();
// Made before it is asked for: on a busy machine it takes longer than an answer may.
const zipped = gzipSync(Buffer.alloc(50_000_000));

beforeAll(async () => {
  server = createServer((request, response) => {
    const url = request.url ?? '';
    asked.push(url);
    const image = (headers: Record<string, string | number> = {}) =>
      response.writeHead(200, { 'content-type': 'image/png', ...headers });
    if (url === '/foto.png') image().end(png);
    else if (url === '/lleva') response.writeHead(302, { location: '/foto.png' }).end();
    else if (url === '/vueltas') response.writeHead(302, { location: '/vueltas' }).end();
    else if (url.startsWith('/a?'))
      response.writeHead(301, { location: decodeURIComponent(url.slice(3)) }).end();
    else if (url === '/declara') image({ 'content-length': 99_000_000 }).end(png);
    else if (url === '/grande') {
      image();
      const more = () => {
        while (!response.destroyed && response.write(Buffer.alloc(65_536)));
        if (!response.destroyed) response.once('drain', more);
      };
      more();
    } else if (url === '/lenta') image().write(png.subarray(0, 10));
    else if (url === '/pagina') response.writeHead(200, { 'content-type': 'text/html' }).end('<html>');
    else if (url === '/comprimida') image({ 'content-encoding': 'gzip' }).end(zipped);
    else if (url === '/vacia') image().end();
    else if (url === '/ocupado') response.writeHead(503).end();
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const local: FetchRules = {
  ...publicOnly,
  timeoutMillis: 1_500,
  maximumBytes: 1_000_000,
  isAllowedAddress: (address) => address === '127.0.0.1' || publicOnly.isAllowedAddress(address),
  isAllowedPort: () => true,
};
const problemOf = async (address: string, rules: FetchRules = local) => {
  const fetched = await fetchPicture(address, rules);
  return fetched.ok ? null : fetched.problem;
};

test('a picture comes, also by way of a redirection', async () => {
  for (const path of ['/foto.png', '/lleva']) {
    const fetched = await fetchPicture(base + path, local);
    expect(fetched.ok && fetched.bytes.equals(png), path).toBe(true);
  }
});

test.each([
  'http://127.0.0.1/x.png',
  'http://localhost/x.png',
  'http://169.254.169.254/latest/meta-data/',
  'http://10.0.0.8/x.png',
  'http://192.168.1.1/x.png',
  'http://0x7f000001/x.png',
  'http://2130706433/x.png',
  'http://[::1]/x.png',
  'http://[::ffff:127.0.0.1]/x.png',
  'http://[fe80::1]/x.png',
])('%s is not asked', async (address) => {
  expect(await problemOf(address, { ...local, isAllowedAddress: publicOnly.isAllowedAddress })).toBe(
    'La dirección no es pública en internet.',
  );
});

test('a redirection to a private address is not followed, nor one to a port or protocol that is none of a website', async () => {
  const before = asked.length;
  const to = (location: string) => problemOf(`${base}/a?${encodeURIComponent(location)}`);
  expect(await to('http://169.254.169.254/latest/meta-data/')).toBe(
    'La dirección no es pública en internet.',
  );
  expect(await to('http://127.0.0.2:8080/x.png')).toBe('La dirección no es pública en internet.');
  expect(await to('file:///etc/passwd')).toBe('La dirección debe empezar por https://.');
  expect(await to('http://u:p@a.co/x.png')).toBe('La dirección no puede llevar contraseña.');
  const ports = { ...local, isAllowedPort: (port: number) => port !== 5432 };
  const database = `${base}/a?${encodeURIComponent('http://127.0.0.1:5432/')}`;
  expect(await problemOf(database, ports)).toContain('puertos 443 y 80');
  expect(asked.slice(before).every((url) => url.startsWith('/a?'))).toBe(true);
  expect(await problemOf(`${base}/vueltas`)).toContain('de una a otra');
});

test('a name is held to the address that was checked, and refused when one of its addresses is private', async () => {
  const port = new URL(base).port;
  let looked = 0;
  const rules = { ...local, resolve: async () => (looked++ === 0 ? ['127.0.0.1'] : ['10.0.0.1']) };
  expect(await problemOf(`http://fotos.test:${port}/foto.png`, rules)).toBeNull();
  expect(looked).toBe(1);
  const mixed = { ...local, resolve: async () => ['127.0.0.1', '169.254.169.254'] };
  expect(await problemOf(`http://fotos.test:${port}/foto.png`, mixed)).toBe(
    'La dirección no es pública en internet.',
  );
});

test.each([
  ['/declara', 'La foto pesa más de 1 MB.', false],
  ['/grande', 'La foto pesa más de 1 MB.', false],
  ['/lenta', 'No llegó en 1.5 segundos.', true],
  ['/pagina', 'La dirección no lleva a una foto, sino a una página u otro archivo.', false],
  ['/comprimida', 'La foto llega comprimida y no la abrimos.', false],
  ['/vacia', 'La dirección responde, pero sin foto.', false],
  ['/nada', 'No hay ninguna foto en esta dirección (404).', false],
  ['/ocupado', 'El servidor respondió 503.', true],
])('%s is told as %j', async (path, problem, isPassing) => {
  expect(await fetchPicture(base + path, local)).toEqual({ ok: false, problem, isPassing });
});

test('this machine is reached only where a setting of development says so', async () => {
  expect(fetchRules({ fetchesLocalPictures: false }).isAllowedAddress('127.0.0.1')).toBe(false);
  expect(fetchRules({ fetchesLocalPictures: true }).isAllowedAddress('127.0.0.1')).toBe(true);
  expect(fetchRules({ fetchesLocalPictures: true }).isAllowedAddress('169.254.169.254')).toBe(false);
});
