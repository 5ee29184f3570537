import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { checkedAddress, publicOnly } from '../../adapters/public-web/checked-address.ts';
import { isPublicAddress } from '../../adapters/public-web/public-address.ts';
import { postWebhook } from './webhook-sender.ts';

test.each([
  ...[
    '127.0.0.1',
    '127.9.9.9',
    '0.0.0.0',
    '10.1.2.3',
    '100.64.0.1',
    '169.254.169.254',
    '172.16.0.1',
    '172.31.255.255',
  ],
  ...[
    '192.168.1.1',
    '198.18.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    'fe80::1',
    'fe80::1%eth0',
    'fc00::1',
  ],
  ...[
    'fd12::1',
    '::ffff:127.0.0.1',
    '::ffff:10.0.0.1',
    '::ffff:8.8.8.8',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    '2001::1',
  ],
  ...['ff02::1', '::127.0.0.1', 'localhost', ''],
])('%s is not public', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test.each(['1.1.1.1', '172.32.0.1', '192.169.0.1', '2606:4700:4700::1111'])('%s is public', (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

test.each([
  ...[
    'http://127.0.0.1/',
    'http://[::1]/',
    'http://169.254.169.254/latest/',
    'http://2130706433/',
    'http://0x7f.1/',
  ],
  ...['http://[::ffff:127.0.0.1]/', 'http://localhost/', 'http://10.0.0.1/'],
])('nothing is sent to %s', async (url) => {
  const { problem } = await postWebhook(url, { headers: {}, body: '{}' });
  expect(problem).toBe('La dirección no es pública en internet.');
});

test.each(['https://tienda.example:8443/', 'http://1.1.1.1:6379/', 'https://1.1.1.1:25/'])(
  'nothing is sent to the port of %s',
  async (url) => {
    const { problem } = await postWebhook(url, { headers: {}, body: '{}' });
    expect(problem).toBe('La dirección solo puede usar los puertos 443 y 80.');
  },
);

test('a name with one private address among public ones is refused', async () => {
  const rules = { ...publicOnly, resolve: async () => ['1.1.1.1', '127.0.0.1'] };
  expect(await checkedAddress(new URL('https://tienda.example/'), rules)).toBeNull();
});

test('the connection goes to the address that was checked, not to what the name resolves to later', async () => {
  const server = createServer((_request, response) => response.end('ok'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  let asked = 0;
  const rules = {
    isAllowedAddress: () => true,
    isAllowedPort: () => true,
    resolve: async () => (asked++ === 0 ? ['127.0.0.1'] : ['127.0.0.99']),
  };
  const answer = await postWebhook(`http://tienda.invalid:${port}/`, { headers: {}, body: '{}' }, rules);
  expect([answer.status, asked]).toEqual([200, 1]);
  server.close();
});

test('what does not answer is given up after five seconds', async () => {
  const server = createServer(() => {});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const rules = { ...publicOnly, isAllowedAddress: () => true, isAllowedPort: () => true };
  const answer = await postWebhook(`http://127.0.0.1:${port}/`, { headers: {}, body: '{}' }, rules);
  expect(answer.problem).toBe('No respondió en 5 segundos.');
  server.closeAllConnections();
  server.close();
});
