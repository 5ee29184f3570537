import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { Result } from '../../domain/result.ts';
import type { Endpoint } from '../../wire/endpoint.ts';
import { type EndpointName, endpoints } from '../../wire/endpoints.ts';
import { type ErrorReason, errors } from '../../wire/errors.ts';
import { messagesForWire, messagesFromWire } from '../../wire/field-names.ts';
import type { Context } from '../context.ts';
import { type RequestContext, requestContextOf } from '../guards/request-context.ts';
import { acceptsGzip, gzipFast } from './compression.ts';
import type { Guarded, Handlers } from './handlers.ts';
import { type ReceivedFiles, receiveFiles } from './received-files.ts';
import { BODY_BYTES, readBody } from './request-body.ts';
import { registerUnknownCalls } from './unknown-calls.ts';

type AnyHandler = ((input: object, request: RequestContext) => Promise<Result<unknown, ErrorReason>>) &
  Partial<Guarded>;

/** Publishes every endpoint of the table under /api. */
export function registerApi(app: FastifyInstance, context: Context, handlers: Handlers): void {
  const names = publishedEndpoints(context.config.mode);
  for (const name of names) {
    const definition: Endpoint = endpoints[name];
    app.route({
      method: definition.method,
      url: `/api${definition.path}`,
      bodyLimit: definition.maximumBodyBytes ?? BODY_BYTES,
      config: definition.requestsPerMinute
        ? { rateLimit: { max: definition.requestsPerMinute, timeWindow: '1 minute' } }
        : {},
      handler: async (request, reply) => {
        const handler = handlers[name] as AnyHandler;
        const requestContext = requestContextOf(request, reply, context);
        const admitted = definition.file && (await handler.admit?.(requestContext));
        if (admitted?.ok === false) return sendFailure(reply, admitted, definition);
        const files = receiveFiles(context.config);
        try {
          const input = await decodeInput(definition, request, files);
          if (!input.ok) return sendFailure(reply, input, definition);
          const result = await handler(input.value, requestContext);
          return result.ok
            ? sendSuccess(request, reply, definition, result.value)
            : sendFailure(reply, result, definition);
        } finally {
          await files.close();
        }
      },
    });
  }
  registerUnknownCalls(
    app,
    names.map((name) => endpoints[name]),
  );
}

function publishedEndpoints(mode: Context['config']['mode']): EndpointName[] {
  const names = Object.keys(endpoints) as EndpointName[];
  return names.filter((name) => {
    const definition: Endpoint = endpoints[name];
    return definition.inProduction !== false || mode !== 'production';
  });
}

/** An outage that heals by itself mostly does so within seconds. */
export const RETRY_AFTER_SECONDS = 10;

/** The one shape of every failure; here the names of fields become those that the endpoint's caller knows. */
export function sendFailure(
  reply: FastifyReply,
  failed: { reason: ErrorReason; fields?: Record<string, string>; details?: unknown },
  definition?: Endpoint,
): FastifyReply {
  const { status, message } = errors[failed.reason];
  const { fields } = failed;
  if (status === 503) reply.header('retry-after', RETRY_AFTER_SECONDS);
  return reply.code(status).send({
    status: false,
    message,
    code: failed.reason,
    ...(fields && { campos: definition ? messagesForWire(definition, fields) : fields }),
    ...(failed.details !== undefined && { detalle: failed.details }),
  });
}

/** Smaller replies gain nothing from compression. */
const COMPRESSED_FROM_BYTES = 2_000;

async function sendSuccess(
  request: FastifyRequest,
  reply: FastifyReply,
  definition: Endpoint,
  value: unknown,
): Promise<FastifyReply> {
  if (!definition.output) return reply.code(204).header('cache-control', 'no-store').send();
  const body = JSON.stringify(z.encode(definition.output, value));
  reply
    .code(definition.successStatus ?? 200)
    .header('cache-control', definition.cacheControl ?? 'no-store')
    .header('vary', 'accept-encoding')
    .type('application/json; charset=utf-8');
  if (body.length < COMPRESSED_FROM_BYTES || !acceptsGzip(request.headers['accept-encoding']))
    return reply.send(body);
  return reply.header('content-encoding', 'gzip').send(await gzipFast(body));
}

async function decodeInput(
  definition: Endpoint,
  request: FastifyRequest,
  files: ReceivedFiles,
): Promise<Result<object, ErrorReason>> {
  const raw = {
    params: request.params,
    query: request.query,
    body: definition.body ? await readBody(request, definition, files) : undefined,
  };
  const input: Record<string, unknown> = {};
  for (const part of ['params', 'query', 'body'] as const) {
    const schema = definition[part];
    if (!schema) continue;
    const decoded = z.safeDecode(schema, raw[part] as never);
    if (!decoded.success) return invalidInput(definition, decoded.error.issues);
    input[part] = decoded.data;
  }
  return { ok: true, value: input };
}

function invalidInput(definition: Endpoint, issues: z.core.$ZodIssue[]): Result<never, ErrorReason> {
  const fields: Record<string, string> = {};
  for (const issue of issues) {
    const name = issue.path.join('.');
    // Without a text of our own, zod says 'Invalid input' in English.
    fields[name] ??= issue.message === 'Invalid input' ? 'Valor no válido.' : issue.message;
  }
  return { ok: false, reason: 'invalid-input', fields: messagesFromWire(definition, fields) };
}
