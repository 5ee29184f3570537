import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ReceivedSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  links?: { traceId: string; spanId: string }[];
  attributes: Record<string, unknown>;
  status: number | undefined;
}

export interface OtlpReceiver {
  url: string;
  spans: ReceivedSpan[];
  /** The metrics of the last sending, by name. */
  metrics: Map<string, Record<string, unknown>>;
  /** Of each sending: path, type, headers and bytes. */
  sendings: { path: string; type: string; key: string | undefined; text: string }[];
  resource: Record<string, unknown>;
  close: () => Promise<void>;
}

/** A receiver of OpenTelemetry's protocol (JSON is read, Protobuf is only taken), as the specification describes it. */
export async function startOtlpReceiver(): Promise<OtlpReceiver> {
  const receiver: Omit<OtlpReceiver, 'url' | 'close'> = {
    spans: [],
    metrics: new Map(),
    sendings: [],
    resource: {},
  };
  const server = createServer(async (request, reply) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    const text = Buffer.concat(parts).toString();
    const type = request.headers['content-type'] ?? '';
    const path = request.url ?? '';
    receiver.sendings.push({ path, type, text, key: request.headers['x-key'] as string | undefined });
    if (type === 'application/json') take(receiver, JSON.parse(text));
    reply.setHeader('content-type', type).end(type === 'application/json' ? '{}' : '');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return Object.assign(receiver, {
    url: `http://127.0.0.1:${port}`,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  });
}

type Pairs = { key: string; value: Record<string, unknown> }[];

interface Sending {
  resourceSpans?: { resource: { attributes: Pairs }; scopeSpans: { spans: RawSpan[] }[] }[];
  resourceMetrics?: { scopeMetrics: { metrics: { name: string }[] }[] }[];
}

type RawSpan = Omit<ReceivedSpan, 'attributes' | 'status'> & {
  attributes?: Pairs;
  status?: { code?: number };
};

function take(receiver: Omit<OtlpReceiver, 'url' | 'close'>, sending: Sending): void {
  for (const { resource, scopeSpans } of sending.resourceSpans ?? []) {
    receiver.resource = plain(resource.attributes);
    for (const { spans } of scopeSpans)
      for (const { attributes = [], status, ...span } of spans)
        receiver.spans.push({ ...span, attributes: plain(attributes), status: status?.code });
  }
  for (const { scopeMetrics } of sending.resourceMetrics ?? [])
    for (const { metrics } of scopeMetrics)
      for (const metric of metrics) receiver.metrics.set(metric.name, metric);
}

function plain(pairs: Pairs): Record<string, unknown> {
  return Object.fromEntries(pairs.map(({ key, value }) => [key, Object.values(value)[0]]));
}
