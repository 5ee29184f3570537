import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { deliverDueMessages } from '../../src/server/modules/messages/outbox-delivery.ts';
import { startTelemetry, type Telemetry } from '../../src/server/telemetry/start-telemetry.ts';
import { readTelemetryConfig } from '../../src/server/telemetry/telemetry-config.ts';
import { buildProduct } from '../support/catalog-factories.ts';
import { createTestContext } from '../support/context.ts';
import { amountsOf, openShop, orderForm, type Shop, sendOrder } from '../support/order-factories.ts';
import { type OtlpReceiver, type ReceivedSpan, startOtlpReceiver } from '../support/otlp-receiver.ts';
import { type SmtpServer, startSmtpServer } from '../support/smtp-server.ts';

const FROM_PROXY = {
  'x-request-id': 'f3b1c2d4-0001',
  traceparent: `00-${'ab'.repeat(16)}-${'cd'.repeat(8)}-01`,
};

let shop: Shop;
let receiver: OtlpReceiver;
let smtp: SmtpServer;
let telemetry: Telemetry;

beforeAll(async () => {
  shop = await openShop({ TRUSTED_PROXIES: '1' });
});
afterAll(() => shop.close());
beforeEach(async () => {
  receiver = await startOtlpReceiver();
  smtp = await startSmtpServer();
});
afterEach(async () => {
  await telemetry.stop();
  await receiver.close();
  await smtp.close();
});

/** The library reads addresses and headers from the environment itself. */
async function begin(more: Record<string, string> = {}): Promise<void> {
  const environment = {
    OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url,
    OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
    OTEL_EXPORTER_OTLP_HEADERS: 'x-key=secret',
    OTEL_SERVICE_NAME: 'tienda',
    OTEL_RESOURCE_ATTRIBUTES: 'deployment.environment.name=test',
    ...more,
  };
  Object.assign(process.env, environment);
  const config = readTelemetryConfig(
    (name, fallback = '') => environment[name as 'OTEL_SERVICE_NAME'] || fallback,
  );
  telemetry = await startTelemetry(config, shop.context.log);
  for (const name of Object.keys(environment)) delete process.env[name];
}

let buyers = 0;

async function buy(headers: Record<string, string> = {}) {
  const cart = [{ codProducto: await buildProduct(shop.db), cantidad: 1 }];
  const amounts = await amountsOf(shop.app, cart);
  buyers++;
  const form = orderForm(cart, amounts, {
    telCliente: `30055512${String(buyers).padStart(2, '0')}`,
    ideCliente: `5203040${buyers}`,
    dirCliente: `Carrera 7 # 8-${buyers}`,
  });
  const reply = await sendOrder(shop.app, form, { headers });
  expect(reply.statusCode).toBe(200);
  return { form, number: reply.json().data.numPedido as number, reply };
}

async function sendMails(): Promise<void> {
  const context = createTestContext(shop.db, {
    now: () => new Date(Date.now() + 1_000),
    environment: { SMTP_URL: smtp.url },
  });
  await deliverDueMessages(context);
}

const named = (name: string | RegExp) =>
  receiver.spans.filter((span) => (typeof name === 'string' ? span.name === name : name.test(span.name)));

test('a purchase is one trace from the proxy over SQL, and its mails lead back to it under the same id', async () => {
  await begin();
  const { reply, number } = await buy(FROM_PROXY);
  expect(reply.headers['x-request-id']).toBe(FROM_PROXY['x-request-id']);
  await sendMails();
  await telemetry.stop();

  const [request] = named(/^POST .*\/pedido/).filter(({ traceId }) => traceId === 'ab'.repeat(16)) as [
    ReceivedSpan,
  ];
  expect(request).toMatchObject({
    parentSpanId: 'cd'.repeat(8),
    kind: 2,
    attributes: {
      'http.response.status_code': 200,
      'plazuela.request_id': FROM_PROXY['x-request-id'],
    },
  });
  const statements = receiver.spans.filter(({ parentSpanId }) => parentSpanId === request.spanId);
  expect(statements.map(({ name }) => name)).toContain('insert orders');
  for (const { traceId, attributes } of statements) {
    expect(traceId).toBe(request.traceId);
    expect(attributes['db.system.name']).toBe('postgresql');
  }

  const mails = named(/^message /).filter(({ links }) =>
    links?.some(({ spanId }) => spanId === request.spanId),
  );
  expect(mails.map(({ name }) => name).sort()).toEqual([
    'message order-confirmation',
    'message seller-new-order',
  ]);
  for (const { traceId, attributes } of mails) {
    expect(traceId).not.toBe(request.traceId);
    expect(attributes['plazuela.request_id']).toBe(FROM_PROXY['x-request-id']);
    expect(named('SMTP send').some((send) => send.traceId === traceId)).toBe(true);
  }
  const mail = smtp.received.find((text) => text.includes(String(number)));
  expect(mail).toContain(`X-Request-ID: ${FROM_PROXY['x-request-id']}`);
  expect(receiver.resource).toMatchObject({
    'service.name': 'tienda',
    'deployment.environment.name': 'test',
  });
  expect(new Set(receiver.sendings.map(({ key }) => key))).toEqual(new Set(['secret']));
});

test('no value of a person, no address with a key and no query is in what is sent', async () => {
  await begin();
  const { form, reply } = await buy();
  await sendMails();
  const { token } = reply.json().data as { token?: string };
  await shop.app.inject(`/api/productos/buscar?busqueda=${encodeURIComponent('algo muy privado')}`);
  await shop.app.inject({
    url: '/api/mispedidos/secreto-de-nadie',
    headers: { cookie: 'sesion=secreto-de-cookie' },
  });
  await telemetry.stop();
  const text = receiver.sendings.map((sending) => sending.text).join('\n');
  expect(receiver.spans.length).toBeGreaterThan(5);
  const values = Object.entries(form as unknown as Record<string, unknown>)
    .filter(([key]) => /^(nom|ape|ema|tel|ide|dir|bar)/.test(key))
    .map(([, value]) => String(value))
    .filter((value) => value.length > 4);
  expect(values.length).toBeGreaterThan(4);
  for (const value of [...values, ...(token ? [token] : []), 'muy privado', 'muy%20privado', 'secreto-de'])
    expect(text).not.toContain(value);
});

test('what a stranger calls a request or a trace counts for nothing', async () => {
  await begin();
  const bad = await buy({ 'x-request-id': `${'x'.repeat(70)}`, traceparent: '00-zz-zz-01' });
  expect(bad.reply.headers['x-request-id']).not.toContain('xxxx');
  const spaces = await buy({ 'x-request-id': 'f3b1c2d4\\", injected: 1' });
  expect(spaces.reply.headers['x-request-id']).toMatch(/^[\w-]+$/);
});

test('sampling leaves whole traces out, and a failed call is marked without its words', async () => {
  await begin({ OTEL_TRACES_SAMPLER: 'traceidratio', OTEL_TRACES_SAMPLER_ARG: '0' });
  await buy();
  await telemetry.stop();
  expect(receiver.spans).toEqual([]);
  await begin({ OTEL_TRACES_SAMPLER: 'parentbased_traceidratio', OTEL_TRACES_SAMPLER_ARG: '0' });
  await buy();
  await buy(FROM_PROXY);
  await telemetry.stop();
  expect(new Set(receiver.spans.map(({ traceId }) => traceId))).toEqual(new Set(['ab'.repeat(16)]));
});

test('metrics are those of /metrics, and Protobuf is what is sent unless JSON is asked for', async () => {
  await begin();
  const body = (await shop.app.inject('/metrics')).body;
  const names = [...body.matchAll(/^# TYPE (\S+) /gm)].map(([, name]) => name);
  telemetry.sendMetrics(shop.readMetrics);
  await telemetry.stop();
  expect([...receiver.metrics.keys()].sort()).toEqual(names.sort());
  const histogram = receiver.metrics.get('http_request_duration_seconds')?.histogram as {
    dataPoints: { count: string | number; bucketCounts: (string | number)[]; explicitBounds: number[] }[];
  };
  const [point] = histogram.dataPoints;
  expect(point?.bucketCounts).toHaveLength((point?.explicitBounds.length ?? 0) + 1);
  expect(point?.bucketCounts.reduce<number>((sum, count) => sum + Number(count), 0)).toBe(
    Number(point?.count),
  );

  receiver.sendings.length = 0;
  await begin({ OTEL_EXPORTER_OTLP_PROTOCOL: 'http/protobuf' });
  await shop.app.inject('/api/departamentos');
  await telemetry.stop();
  expect(receiver.sendings.map(({ path, type }) => [path, type])).toEqual([
    ['/v1/traces', 'application/x-protobuf'],
  ]);
});

test('a receiver that is away holds up neither a purchase nor the stop', async () => {
  await begin({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' });
  await buy();
  const begun = performance.now();
  await telemetry.stop();
  expect(performance.now() - begun).toBeLessThan(3_500);
});
