import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestServer, type TestServer } from '../support/server.ts';

let server: TestServer;
let port: number;
beforeAll(async () => {
  server = await createTestServer();
  port = Number(new URL(await server.app.listen({ port: 0, host: '127.0.0.1' })).port);
});
afterAll(() => server.end());

/** All that comes back until the server closes. */
function say(text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let received = '';
    const socket = connect({ port, host: '127.0.0.1' }, () => socket.write(text, 'latin1'));
    socket.on('data', (chunk) => {
      received += chunk;
    });
    socket.on('error', reject);
    socket.on('close', () => resolve(received));
  });
}

test.each([
  ['no HTTP', 'hola\r\n\r\n', 400, 'invalid-input'],
  ['a control character in a header', 'GET / HTTP/1.1\r\nhost: a\r\nx: \u0001\r\n\r\n', 400, 'invalid-input'],
  [
    'two lengths',
    'POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\n',
    400,
    'invalid-input',
  ],
  ['20 KB of headers', `GET / HTTP/1.1\r\nhost: a\r\nx: ${'y'.repeat(20_000)}\r\n\r\n`, 431, 'too-large'],
])(
  '%s is refused in the words of every failure, and the connection ends',
  async (_what, text, status, code) => {
    const [head = '', body = ''] = (await say(text)).split('\r\n\r\n');
    expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(head.toLowerCase()).toContain('connection: close');
    expect(JSON.parse(body)).toEqual({ status: false, message: expect.any(String), code });
  },
);
