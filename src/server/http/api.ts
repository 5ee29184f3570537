import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { Result } from '../../domain/result.ts';
import type { Endpoint } from '../../wire/endpoint.ts';
import { type EndpointName, endpoints } from '../../wire/endpoints.ts';
import { type ErrorReason, errors } from '../../wire/errors.ts';
import type { Context } from '../context.ts';
import type { Handlers } from './handlers.ts';
import { readBody } from './request-body.ts';
import { type RequestContext, requestContextOf } from './request-context.ts';

type AnyHandler = (input: object, request: RequestContext) => Promise<Result<unknown, ErrorReason>>;

/** Publishes every endpoint of the table under /api. */
export function registerApi(app: FastifyInstance, context: Context, handlers: Handlers): void {
  const secureCookies = context.config.baseUrl.startsWith('https:');
  for (const name of Object.keys(endpoints) as EndpointName[]) {
    const definition: Endpoint = endpoints[name];
    if (definition.inProduction === false && context.config.mode === 'production') continue;
    app.route({
      method: definition.method,
      url: `/api${definition.path}`,
      bodyLimit: definition.maximumBodyBytes ?? 256 * 1024,
      config: definition.requestsPerMinute
        ? { rateLimit: { max: definition.requestsPerMinute, timeWindow: '1 minute' } }
        : {},
      handler: async (request, reply) => {
        const input = await decodeInput(definition, request);
        if (!input.ok) return sendFailure(reply, input);
        const requestContext = requestContextOf(request, reply, secureCookies);
        const result = await (handlers[name] as AnyHandler)(input.value, requestContext);
        return result.ok ? sendSuccess(reply, definition, result.value) : sendFailure(reply, result);
      },
    });
  }
}

/** The one shape of every failure (issue: `{status:false, message, code}` and field errors for forms). */
export function sendFailure(
  reply: FastifyReply,
  failed: { reason: ErrorReason; fields?: Record<string, string>; details?: unknown },
): FastifyReply {
  const { status, message } = errors[failed.reason];
  return reply.code(status).send({
    status: false,
    message,
    code: failed.reason,
    ...(failed.fields && { campos: failed.fields }),
    ...(failed.details !== undefined && { detalle: failed.details }),
  });
}

function sendSuccess(reply: FastifyReply, definition: Endpoint, value: unknown): FastifyReply {
  return reply
    .code(definition.successStatus ?? 200)
    .header('cache-control', definition.cacheControl ?? 'no-store')
    .header('content-type', 'application/json; charset=utf-8')
    .send(JSON.stringify(z.encode(definition.output, value)));
}

async function decodeInput(
  definition: Endpoint,
  request: FastifyRequest,
): Promise<Result<object, ErrorReason>> {
  const raw = {
    params: request.params,
    query: request.query,
    body: definition.body ? await readBody(request) : undefined,
  };
  const input: Record<string, unknown> = {};
  for (const part of ['params', 'query', 'body'] as const) {
    const schema = definition[part];
    if (!schema) continue;
    const decoded = z.safeDecode(schema, raw[part] as never);
    if (!decoded.success) return invalidInput(decoded.error.issues);
    input[part] = decoded.data;
  }
  return { ok: true, value: input };
}

function invalidInput(issues: z.core.$ZodIssue[]): Result<never, ErrorReason> {
  const fields: Record<string, string> = {};
  for (const issue of issues) {
    const name = issue.path.join('.');
    // Without a text of our own, zod says 'Invalid input' in English.
    fields[name] ??= issue.message === 'Invalid input' ? 'Valor no válido.' : issue.message;
  }
  return { ok: false, reason: 'invalid-input', fields };
}
