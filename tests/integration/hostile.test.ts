import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedReferenceData } from '../../src/server/seed/reference-data.ts';
import type { Endpoint } from '../../src/wire/endpoint.ts';
import { endpoints } from '../../src/wire/endpoints.ts';
import { createTestServer, type TestServer } from '../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  // Many addresses, so that the rate limits do not hide what a call does with its input.
  server = await createTestServer({ environment: { TRUSTED_PROXIES: '1' } });
  await seedReferenceData(server.database.pool);
});
afterAll(() => server.end());

const long = 'ñ'.repeat(100_000);
const hostileValues: Record<string, unknown> = {
  'a NUL': 'a\u0000b',
  'a text of 200 KB': long,
  'an empty text': '',
  'a number': -1,
  'a huge number': 1e308,
  'a fraction': 0.5,
  'an array': [[[]]],
  'an object': { $gt: '', __proto__: { admin: true } },
  'a boolean': true,
  nothing: null,
  'a statement': "'; drop table product; --",
  'a lone surrogate': '\ud800',
};

const all = Object.entries(endpoints) as [string, Endpoint][];
const withBody = all.filter(([, { body }]) => body !== undefined);

let visitor = 0;
async function send(
  definition: Endpoint,
  request: { url?: string; payload?: string; type?: string; origin?: string },
) {
  visitor++;
  return server.app.inject({
    method: definition.method,
    url: request.url ?? `/api${definition.path.replaceAll(/:\w+/g, '1')}`,
    headers: {
      'x-forwarded-for': `10.${(visitor >> 16) & 255}.${(visitor >> 8) & 255}.${visitor & 255}`,
      ...(request.payload !== undefined && { 'content-type': request.type ?? 'application/json' }),
      ...(request.origin && { origin: request.origin }),
    },
    ...(request.payload !== undefined && { payload: request.payload }),
  });
}

type Reply = Awaited<ReturnType<typeof send>>;

function expectRefusal(reply: Reply, what: string): void {
  expect(reply.statusCode, `${what}: ${reply.body.slice(0, 200)}`).toBeGreaterThanOrEqual(400);
  expectNoBreakdown(reply, what);
}

function expectNoBreakdown(reply: Reply, what: string): void {
  expect(reply.statusCode, `${what}: ${reply.body.slice(0, 200)}`).toBeLessThan(500);
  if (reply.statusCode < 400) return;
  const body = server.json(reply);
  expect(body, what).toMatchObject({ status: false, message: expect.any(String), code: expect.any(String) });
}

/** Of an object, and of an entity, whose object of the wire stands before ours. */
interface Definition {
  shape?: object;
  in?: { _zod: { def: Definition } };
}

/** The wire names of an endpoint's part. */
function namesOf(schema: Endpoint['body']): string[] {
  const definition = schema?._zod.def as Definition | undefined;
  return Object.keys(definition?.shape ?? definition?.in?._zod.def.shape ?? {});
}

test('there are calls with bodies to test, and their fields are found', () => {
  expect(withBody.length).toBeGreaterThan(4);
  for (const [name, { body }] of withBody) expect(namesOf(body).length, name).toBeGreaterThan(0);
});

test.each(withBody)('%s refuses a body that is no JSON object', async (_name, definition) => {
  for (const payload of ['', '{', '{"a":', '[]', '"text"', 'null', '17', '\u0000', '{"__proto__":{"x":1}}'])
    expectRefusal(await send(definition, { payload }), payload);
});

test.each(withBody)('%s refuses bodies of a strange type or size', async (_name, definition) => {
  expectRefusal(await send(definition, { payload: '<a/>', type: 'application/xml' }), 'XML');
  expectRefusal(
    await send(definition, { payload: 'x', type: 'multipart/form-data; boundary=b' }),
    'broken form',
  );
  expectRefusal(
    await send(definition, { payload: 'x', type: 'multipart/form-data' }),
    'form without boundary',
  );
  const huge = await send(definition, { payload: JSON.stringify({ a: 'x'.repeat(3_000_000) }) });
  expect(huge.statusCode).toBe(413);
  expectRefusal(huge, 'too large');
});

test.each(withBody)('%s never breaks down on a hostile field', async (_name, definition) => {
  for (const name of namesOf(definition.body))
    for (const [what, value] of Object.entries(hostileValues))
      expectRefusal(
        await send(definition, { payload: JSON.stringify({ [name]: value }) }),
        `${name} = ${what}`,
      );
});

test.each(withBody)('%s never breaks down when every field is hostile', async (_name, definition) => {
  for (const [what, value] of Object.entries(hostileValues)) {
    const body = Object.fromEntries(namesOf(definition.body).map((name) => [name, value]));
    expectNoBreakdown(await send(definition, { payload: JSON.stringify(body) }), what);
  }
});

test.each(withBody)('%s refuses writes from another site', async (_name, definition) => {
  const reply = await send(definition, { payload: '{}', origin: 'https://evil.example' });
  expect(reply.statusCode).toBe(403);
  expectRefusal(reply, 'foreign origin');
  const nullOrigin = await send(definition, { payload: '{}', origin: 'null' });
  expect(nullOrigin.statusCode).toBe(403);
});

test.each(all)('%s never breaks down on hostile parameters', async (_name, definition) => {
  const texts = [
    '%00',
    '%ff',
    '-1',
    '0',
    '99999999999999999999',
    '1.5',
    'ñ',
    "1'--",
    '%F0%9F%98%80',
    'a'.repeat(180),
  ];
  if (definition.path.includes(':'))
    for (const text of texts)
      expectRefusal(
        await send(definition, { url: `/api${definition.path.replaceAll(/:\w+/g, text)}` }),
        text,
      );
  for (const name of namesOf(definition.query))
    for (const text of [...texts, 'a'.repeat(5_000), '']) {
      const path = definition.path.replaceAll(/:\w+/g, '1');
      expectNoBreakdown(await send(definition, { url: `/api${path}?${name}=${text}` }), `${name}=${text}`);
      expectNoBreakdown(
        await send(definition, { url: `/api${path}?${name}=1&${name}=${text}` }),
        `${name} twice`,
      );
      expectNoBreakdown(await send(definition, { url: `/api${path}?${name}[a]=${text}` }), `${name}[a]`);
    }
});
