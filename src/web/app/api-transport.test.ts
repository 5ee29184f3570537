import { afterEach, expect, test, vi } from 'vitest';
import { sendCall } from './api-transport.ts';

afterEach(() => vi.unstubAllGlobals());

function answering(status: number, body: object) {
  const asked = vi.fn(async (_address: string, _options: RequestInit) => Response.json(body, { status }));
  vi.stubGlobal('fetch', asked);
  return asked;
}

const headersOf = (options: RequestInit | undefined) => new Headers(options?.headers);
const body = { email: 'ana@plazuela.test', password: 'x' };

test('the key of a call travels in its header, and no call has one of its own accord', async () => {
  const asked = answering(400, {});
  await sendCall('login', { body }, { idempotencyKey: 'llave-1' });
  await sendCall('login', { body }, {});
  const keys = asked.mock.calls.map(([, options]) => headersOf(options).get('idempotency-key'));
  expect(keys).toEqual(['llave-1', null]);
});

test('a refusal is told with its reason, its text, its fields and its details', async () => {
  const refusal = {
    status: false,
    code: 'invalid-input',
    message: 'No.',
    campos: { email: 'Mal.' },
    detalle: [1],
  };
  answering(400, refusal);
  expect(await sendCall('login', { body }, {})).toEqual({
    ok: false,
    reason: 'invalid-input',
    message: 'No.',
    fields: { email: 'Mal.' },
    details: [1],
  });
});
