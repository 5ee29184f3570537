import type { Chance } from './fuzz-random.ts';
import { createValues, type FuzzSchema, type Memory, type Schemas } from './fuzz-values.ts';

export interface Parameter {
  name: string;
  in: 'path' | 'query';
  schema: FuzzSchema;
}

interface Operation {
  operationId: string;
  parameters: Parameter[];
  requestBody?: { content: Record<string, { schema: FuzzSchema }> };
}

export interface ApiDocument {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Schemas };
}

export interface Call {
  name: string;
  method: string;
  path: string;
  parameters: Parameter[];
  body: FuzzSchema | null;
  takesForm: boolean;
}

/** Every call of the document. */
export function callsOf({ paths }: ApiDocument): Call[] {
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, { operationId, parameters, requestBody }]) => ({
      name: operationId,
      method: method.toUpperCase(),
      path: `/api${path}`,
      parameters,
      body: requestBody?.content['application/json']?.schema ?? null,
      takesForm: requestBody?.content['multipart/form-data'] !== undefined,
    })),
  );
}

interface Made {
  method: string;
  target: string;
  headers: [string, string][];
  body: Buffer;
}

/** Requests for the calls of a document: most nearly right, so that they reach what lies behind the first check. */
export function createRequests(chance: Chance, document: ApiDocument, memory: Memory) {
  let hostileShare = 0;
  const makeValue = createValues(chance, document.components.schemas, memory, () => hostileShare);

  const targetOf = ({ path, parameters }: Call): string => {
    const text = (name: string) => {
      const parameter = parameters.find((one) => one.name === name);
      return encoded(chance, makeValue(parameter?.schema, name));
    };
    const pathText = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => text(name) || '1');
    const asked = parameters.filter((one) => one.in === 'query' && chance.happens(0.35));
    const pairs = asked.map(({ name }) => `${name}=${text(name)}`);
    if (chance.happens(0.03)) pairs.push(...pairs);
    if (chance.happens(0.03))
      pairs.push(`${chance.pick(['a[b]', '__proto__[x]', '%00', '&&', '=']) as string}=1`);
    return pairs.length > 0 ? `${pathText}?${pairs.join('&')}` : pathText;
  };

  return (call: Call, identity: readonly [string, string][]): Buffer => {
    hostileShare = chance.pick([0, 0, 0.02, 0.1, 0.5]);
    const value = call.body && makeValue(call.body, call.name);
    const made: Made = {
      method: call.method,
      target: targetOf(call),
      headers: [...identity],
      body: Buffer.alloc(0),
    };
    if (value !== null) addBody(chance, made, value, call.takesForm);
    if (chance.happens(0.08)) addStrangeHeader(chance, made);
    if (chance.happens(0.02))
      made.method = chance.pick(['PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'POST']);
    return Buffer.concat([Buffer.from(headOf(made), 'latin1'), made.body]);
  };
}

/** Texts of a path or a query, sometimes by bytes that are no text. */
function encoded(chance: Chance, value: unknown): string {
  if (chance.happens(0.03))
    return chance.pick(['%00', '%ED%A0%80', '%FF', '%', '%zz', '..%2F..', '%2e%2e', '%C0%AF']);
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
  return encodeURIComponent(text.toWellFormed()).slice(0, 6_000);
}

function addBody(chance: Chance, made: Made, value: unknown, takesForm: boolean): void {
  if (chance.happens(0.06)) addBrokenBody(chance, made, value);
  else if (takesForm && chance.happens(0.7)) addForm(chance, made, value);
  else addJson(chance, made, value);
}

function addJson(chance: Chance, made: Made, value: unknown): void {
  made.headers.push([
    'content-type',
    chance.happens(0.02) ? 'application/json; charset=utf-16' : 'application/json',
  ]);
  let text = JSON.stringify(value);
  // A name twice, a mark before the text.
  if (chance.happens(0.02)) text = text.replace(/^\{("[^"]+":)/, '{$1null,$1');
  if (chance.happens(0.01)) text = `\ufeff${text}`;
  made.body = Buffer.from(text);
}

function addBrokenBody(chance: Chance, made: Made, value: unknown): void {
  const text = JSON.stringify(value);
  const [type, body] = chance.pick<readonly [string, Buffer | string]>([
    ['application/json', text.slice(0, -1)],
    ['application/json', ''],
    ['application/json', 'null'],
    ['application/json', '"text"'],
    ['application/json', `${'['.repeat(30_000)}${']'.repeat(30_000)}`],
    ['application/json', `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`],
    ['application/json', Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d])],
    ['application/json', `{"a":"${'x'.repeat(400_000)}"}`],
    ['application/json', `{"a":${'9'.repeat(100_000)}}`],
    ['text/plain', text],
    ['application/xml', '<a/>'],
    ['application/x-www-form-urlencoded', 'a=1&a=2&%=%00'],
    ['multipart/form-data', text],
    ['multipart/form-data', 'x'.repeat(200_000)],
    ['multipart/form-data; boundary=b', '--b\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n'],
    ['multipart/form-data; boundary=b', `--b\r\n${'X: y\r\n'.repeat(3_000)}\r\n1\r\n--b--\r\n`],
    [`multipart/form-data; boundary=${'b'.repeat(300)}`, text],
    ['', text],
    ['\u00ff/;=;', text],
  ]);
  if (type) made.headers.push(['content-type', type]);
  made.body = Buffer.from(body);
}

/** Fields of spec 7's forms; a nested value travels as JSON. Files are small and of any kind. */
function addForm(chance: Chance, made: Made, value: unknown): void {
  const boundary = 'fuzz-boundary-7';
  const fields = Object.entries(value !== null && typeof value === 'object' ? value : {});
  const parts = fields.map(([name, field]) => {
    const isFile = /imagen|archivo|^file$|rut|foto/i.test(name);
    const file = isFile ? `; filename="${chance.pick(['a.pdf', 'a.png', '', '../a', 'ñ\u0000.csv'])}"` : '';
    const type = isFile
      ? `\r\nContent-Type: ${chance.pick(['application/pdf', 'image/png', 'text/csv', 'x'])}`
      : '';
    const content = isFile
      ? fileContent(chance)
      : typeof field === 'object'
        ? JSON.stringify(field)
        : String(field);
    const head = `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${file}${type}\r\n\r\n`;
    return Buffer.concat([Buffer.from(head), Buffer.from(content), Buffer.from('\r\n')]);
  });
  made.headers.push(['content-type', `multipart/form-data; boundary=${boundary}`]);
  made.body = Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)]);
}

function fileContent(chance: Chance): Buffer | string {
  return chance.pick<Buffer | string>([
    '%PDF-1.4\n%%EOF',
    '',
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>',
    'SKU;Nombre;Precio\r\nA1;"sin cerrar;20000\r\n=1+1;\u0000;-5\r\n',
    Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    ),
    Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0, 1]),
    Buffer.from('PK\u0003\u0004', 'latin1'),
  ]);
}

function addStrangeHeader(chance: Chance, made: Made): void {
  made.headers.push(
    chance.pick<[string, string]>([
      ['cookie', 'sesion=%00; sesion=%ED%A0%80; a'],
      ['cookie', `sesion=${'A'.repeat(43)}; tienda=-1; ver_como=x; codigo=%`],
      ['cookie', `x=${'y'.repeat(6_000)}`],
      ['accept-encoding', 'gzip;q=0, br;q=0, *;q=0'],
      ['accept-encoding', '\u00ff'],
      ['range', 'bytes=0-0,5-,-1'],
      ['if-none-match', '*, W/"'],
      ['idempotency-key', '\u00ff'.repeat(300)],
      ['idempotency-key', ' '],
      ['origin', 'https://evil.test'],
      ['origin', 'null'],
      ['authorization', 'Bearer plz_\u00ff'],
      ['authorization', 'Basic Og=='],
      ['user-agent', '\u00f1'.repeat(2_000)],
      ['user-agent', ''],
      ['x-request-id', "'; --\u00ff"],
      ['x-forwarded-for', "' or 1=1"],
      ['x-forwarded-for', '::ffff:999.1.1.1, ::1%eth0'],
      ['x-forwarded-for', ''],
      ['referer', 'http://[::1'],
      ['content-encoding', 'gzip'],
      ['expect', '100-continue'],
    ]),
  );
}

function headOf({ method, target, headers, body }: Made): string {
  const lines = headers.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  const length = body.length > 0 || method !== 'GET' ? `content-length: ${body.length}\r\n` : '';
  return `${method} ${target} HTTP/1.1\r\nhost: localhost\r\n${lines}${length}\r\n`;
}
