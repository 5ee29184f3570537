import { connect } from 'node:net';
import { addressOf, openConnection } from '../support/fuzz-connection.ts';
import { createChance } from '../support/fuzz-random.ts';
import { expect, test } from './fixtures.ts';

const SEED = Number(process.env.FUZZ_SEED ?? 20_261_122);

/** Not from where the browsers come, so that no limit by address hits them, and from another address every so often. */
const VISITORS = 1_000;
const ROUND = 50;

const PIECES = [
  '%00',
  '%ED%A0%80',
  '%FF',
  '%',
  '%zz',
  '%C0%AF',
  '..%2f..%2fetc%2fpasswd',
  '%2e%2e/%2e%2e/',
  '//evil.test',
  '\\evil.test',
  '-1',
  '0',
  '1e9',
  '99999999999999999999',
  '1;a=b',
  '%F0%9F%98%80',
  '%3Cscript%3E',
  '__proto__',
  'constructor',
  'a'.repeat(3_000),
  '%20'.repeat(300),
  '?',
  '?%',
  '&&==&',
  '',
];

const PLACES = [
  '/*',
  '/producto/*',
  '/productos/category/*',
  '/productos/category/69/*',
  '/category/*',
  '/productos/seller/*',
  '/productos?cursor=*',
  '/productos?categorias=*&categorias=*&orden=*',
  '/productos/sale?vendedores=*',
  '/resultados?search=*',
  '/resultados?search=*&cursor=*&orden=*',
  '/response-compra?metodo=*&pedido=*&llave=*',
  '/response-compra?ref_payco=*',
  '/pedido/*',
  '/login?returnTo=*',
  '/olvido-contrase%C3%B1a?*',
  '/registro-usuario/*',
  '/cuenta/*',
  '/vender/*',
  '/vender/pedidos/*',
  '/vender/entrar?returnTo=*',
  '/operacion/*',
  '/operacion/pedidos?*',
  '/img/*',
  '/assets/*',
  '/sitemap-productos-*.xml',
  '/dev/mensajes/*',
  '/dev/mensajes?para=*',
  '/api/*',
  '/api/productos/*',
  '/api/docs/*',
  '/emulador/epayco/*',
];

const HEADERS = [
  '',
  'accept-encoding: gzip, br\r\n',
  'accept-encoding: br;q=0, gzip;q=0, identity;q=0\r\n',
  'cookie: sesion=\xff\x01; a; =; sesion=%\r\n',
  `cookie: ${'a=b; '.repeat(800)}\r\n`,
  'cookie: tienda=__proto__; ver_como=%00\r\n',
  'range: bytes=0-,-1,9-3\r\n',
  'if-none-match: W/"\xff\r\n',
  'if-modified-since: ayer\r\n',
  'accept: image/avif;q=x,*/*\r\n',
  'referer: http://[::1]:99999/\r\n',
  'x-forwarded-host: evil.test\r\nx-forwarded-proto: javascript\r\n',
  'expect: 100-continue\r\n',
];

test('3,000 strange addresses break no page and leave the connection usable', { tag: '@wide' }, async ({
  baseURL,
}) => {
  test.setTimeout(300_000);
  const chance = createChance(SEED);
  const port = Number(new URL(baseURL ?? '').port);
  let connection = openConnection(port, VISITORS);
  const faults: string[] = [];
  for (let number = 0; number < 3_000 && faults.length < 5; number++) {
    if (number % ROUND === 0) {
      connection.end();
      connection = openConnection(port, VISITORS + number / ROUND);
    }
    const address = chance.pick(PLACES).replaceAll('*', () => chance.pick(PIECES));
    const target = chance.happens(0.3) ? `/_datos${address}` : address;
    const request = `GET ${target} HTTP/1.1\r\nhost: localhost\r\n${chance.pick(HEADERS)}\r\n`;
    const what = request.slice(0, 400);
    const reply = await connection.exchange(Buffer.from(request, 'latin1')).catch((error: Error) => error);
    if (reply instanceof Error) faults.push(`${reply.message}\n${what}`);
    else if (reply.status >= 500) faults.push(`${reply.status}\n${what}`);
    const probe = await connection.exchange('GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n');
    if (probe.body.toString() !== '{"status":"ok"}') faults.push(`next one got ${probe.status}\n${what}`);
  }
  connection.end();
  expect(faults.join('\n\n')).toBe('');
});

const GOOD =
  'PUT /api/operacion/envios HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 11\r\n\r\n{"card":[]}';
const BYTES = [
  '\0',
  '\r',
  '\n',
  '\r\n\r\n',
  ' ',
  ':',
  '\xff',
  '\t',
  '0',
  '-1',
  'chunked',
  ',',
  ';',
  '%',
  '\x7f',
];

test('requests with bytes in the wrong places are answered or refused, and never hold up the server', {
  tag: '@wide',
}, async ({ baseURL, request }) => {
  test.setTimeout(300_000);
  const chance = createChance(SEED + 1);
  const port = Number(new URL(baseURL ?? '').port);
  const broken = Array.from({ length: 1_000 }, () => {
    let text = GOOD.replace('\r\n\r\n', chance.pick(['\r\n\r\n', '\r\ntransfer-encoding: chunked\r\n\r\n']));
    for (let times = 1 + chance.below(3); times > 0; times--) {
      const at = chance.below(text.length);
      text = text.slice(0, at) + chance.pick(BYTES) + text.slice(at + chance.below(4));
    }
    return text;
  });
  const answers = await Promise.all(broken.slice(0, 20).map((_, lane) => sendAll(port, broken, lane)));
  const faults = answers.flat().filter(({ answer }) => /^HTTP\/1\.1 5/.test(answer) || answer === 'hangs');
  expect(faults).toEqual([]);
  expect((await request.get('/healthz')).status()).toBe(200);
});

/** Every twentieth, one after the other. */
async function sendAll(port: number, requests: readonly string[], lane: number) {
  const answers: { text: string; answer: string }[] = [];
  for (let number = lane; number < requests.length; number += 20) {
    const text = requests[number] ?? '';
    answers.push({ text, answer: await firstLine(port, Buffer.from(text, 'latin1')) });
  }
  return answers;
}

/** Says all it has and closes its side, so that the server need not wait for more. */
function firstLine(port: number, bytes: Buffer): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1', ...addressOf(VISITORS) }, () => socket.end(bytes));
    let received = '';
    const timer = setTimeout(() => finish('hangs'), 30_000);
    const finish = (answer: string) => {
      clearTimeout(timer);
      socket.destroy();
      resolve(answer);
    };
    socket.on('data', (chunk) => {
      received += chunk.toString('latin1');
    });
    socket.on('error', () => finish('refused'));
    socket.on('close', () => finish(received.split('\r\n')[0] ?? ''));
  });
}
