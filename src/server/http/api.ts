import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { Result } from '../../domain/result.ts';
import type { Endpoint } from '../../wire/endpoint.ts';
import { type EndpointName, endpoints } from '../../wire/endpoints.ts';
import { type ErrorReason, errors } from '../../wire/errors.ts';
import { messagesForWire, messagesFromWire } from '../../wire/field-names.ts';
import { operatorPaths } from '../../wire/operator-paths.ts';
import type { Context } from '../context.ts';
import { type CallBudget, createCallBudget } from '../guards/call-budget.ts';
import { type RequestContext, requestContextOf } from '../guards/request-context.ts';
import { COMPRESSED_FROM_BYTES, sendCompressed } from './compression.ts';
import { encode } from './encode.ts';
import { addBrotli, type FinishedBody, finishBody, sendFinished } from './finished-body.ts';
import type { Guarded, Handlers, SameForAll } from './handlers.ts';
import { noteOwnChange } from './own-change-cookie.ts';
import { receiveFiles } from './received-files.ts';
import { BODY_BYTES, readBody } from './request-body.ts';
import { registerUnknownCalls } from './unknown-calls.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Also while nothing may be stored. */
    inReadOnly?: boolean;
  }
}

type AnyHandler = ((input: object, request: RequestContext) => Promise<Result<unknown, ErrorReason>>) &
  Partial<Guarded & SameForAll>;

type Answer = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/** Publishes every endpoint of the table under /api. */
export function registerApi(app: FastifyInstance, context: Context, handlers: Handlers): void {
  const names = publishedEndpoints(context.config.mode);
  const budget = createCallBudget(context.config.callsPerSecond);
  for (const name of names) {
    const definition: Endpoint = endpoints[name];
    const handler = handlers[name] as AnyHandler;
    app.route({
      method: definition.method,
      url: `/api${definition.path}`,
      bodyLimit: definition.maximumBodyBytes ?? BODY_BYTES,
      config: {
        ...(definition.inReadOnly && { inReadOnly: true }),
        ...(definition.requestsPerMinute && {
          rateLimit: { max: definition.requestsPerMinute, timeWindow: '1 minute' },
        }),
      },
      handler: handler.sameForAll
        ? answerForAll(definition, handler as AnyHandler & SameForAll)
        : answerForOne(definition, handler, { context, budget }),
    });
  }
  registerUnknownCalls(
    app,
    names.map((name) => endpoints[name]),
  );
}

function answerForOne(
  definition: Endpoint,
  handler: AnyHandler,
  { context, budget }: { context: Context; budget: CallBudget },
): Answer {
  return async (request, reply) => {
    const requestContext = requestContextOf(request, reply, context);
    if (!(definition.requestsPerMinute || (await budget(request, requestContext))))
      return sendFailure(reply, { reason: 'too-many-requests', retryAfterSeconds: RETRY_AFTER_SECONDS });
    const admitted = definition.file && (await handler.admit?.(requestContext));
    if (admitted?.ok === false) return sendFailure(reply, admitted, definition);
    const files = receiveFiles(context.config);
    try {
      const body = definition.body ? await readBody(request, definition, files) : undefined;
      const input = decodeInput(definition, request, body);
      if (!input.ok) return sendFailure(reply, input, definition);
      const result = await handler(input.value, requestContext);
      if (!result.ok) return sendFailure(reply, result, definition);
      if (isWriteOfOperator(definition)) context.kept.clear();
      noteOwnChange(definition, requestContext, context);
      return sendSuccess(request, reply, definition, result.value);
    } finally {
      await files.close();
    }
  };
}

/** Operators look at what they have just changed; everybody else hears of it within half a second. */
function isWriteOfOperator({ method, path }: Endpoint): boolean {
  return method !== 'GET' && path.startsWith(`${operatorPaths.home()}/`);
}

/** Answers of calls that are the same for everybody, by the value that they were made from: as long as that is kept. */
const finishedBodies = new WeakMap<object, Promise<FinishedBody>>();

function answerForAll(definition: Endpoint, handler: AnyHandler): Answer {
  return async (request, reply) => {
    const input = decodeInput(definition, request, undefined);
    if (!input.ok) return sendFailure(reply, input, definition);
    const result = await handler(input.value, NOBODY);
    if (!result.ok) return sendFailure(reply, result, definition);
    const value = result.value as object;
    let finished = finishedBodies.get(value);
    if (!finished) {
      finished = finish(definition, value);
      finishedBodies.set(value, finished);
    }
    reply.header('cache-control', definition.cacheControl ?? 'no-store').header('vary', 'accept-encoding');
    return sendFinished(request, reply, await finished);
  };
}

/** Such a handler is given no request, see `same-for-all.ts`. */
const NOBODY = undefined as never;

async function finish(definition: Endpoint, value: object): Promise<FinishedBody> {
  const body = JSON.stringify(encode(definition.output as z.ZodMiniType, value));
  const finished = await finishBody(body, JSON_TYPE, { alwaysCompressed: false });
  addBrotli(finished, body, () => true);
  return finished;
}

const JSON_TYPE = 'application/json; charset=utf-8';

function publishedEndpoints(mode: Context['config']['mode']): EndpointName[] {
  const names = Object.keys(endpoints) as EndpointName[];
  return names.filter((name) => {
    const definition: Endpoint = endpoints[name];
    return definition.inProduction !== false || mode !== 'production';
  });
}

/** An outage that heals by itself mostly does so within seconds. */
export const RETRY_AFTER_SECONDS = 10;

interface FailedReply {
  reason: ErrorReason;
  /** In place of the reason's own. */
  message?: string;
  retryAfterSeconds?: number;
  fields?: Record<string, string>;
  details?: unknown;
}

/** The one shape of every failure; here the names of fields become those that the endpoint's caller knows. */
export function sendFailure(reply: FastifyReply, failed: FailedReply, definition?: Endpoint): FastifyReply {
  const { status, message } = errors[failed.reason];
  const { fields } = failed;
  const retryAfterSeconds = failed.retryAfterSeconds ?? (status === 503 && RETRY_AFTER_SECONDS);
  if (retryAfterSeconds) reply.header('retry-after', retryAfterSeconds);
  return reply.code(status).send({
    status: false,
    message: failed.message ?? message,
    code: failed.reason,
    ...(fields && { campos: definition ? messagesForWire(definition, fields) : fields }),
    ...(failed.details !== undefined && { detalle: failed.details }),
  });
}

function sendSuccess(
  request: FastifyRequest,
  reply: FastifyReply,
  definition: Endpoint,
  value: unknown,
): FastifyReply | Promise<FastifyReply> {
  if (!definition.output) return reply.code(204).header('cache-control', 'no-store').send();
  const body = JSON.stringify(encode(definition.output, value));
  reply
    .code(definition.successStatus ?? 200)
    .header('cache-control', definition.cacheControl ?? 'no-store')
    .header('vary', 'accept-encoding')
    .header('content-type', JSON_TYPE);
  return body.length < COMPRESSED_FROM_BYTES ? reply.send(body) : sendCompressed(request, reply, body);
}

function decodeInput(
  definition: Endpoint,
  request: FastifyRequest,
  body: unknown,
): Result<object, ErrorReason> {
  const raw = { params: request.params, query: request.query, body };
  const input: Record<string, unknown> = {};
  for (const part of PARTS) {
    const schema = definition[part];
    if (!schema) continue;
    const decoded = z.safeDecode(schema, raw[part] as never);
    if (!decoded.success) return invalidInput(definition, decoded.error.issues);
    input[part] = decoded.data;
  }
  return { ok: true, value: input };
}

const PARTS = ['params', 'query', 'body'] as const;

function invalidInput(definition: Endpoint, issues: z.core.$ZodIssue[]): Result<never, ErrorReason> {
  const fields: Record<string, string> = {};
  for (const issue of issues) {
    const name = issue.path.join('.');
    // Without a text of our own, zod says 'Invalid input' in English.
    fields[name] ??= issue.message === 'Invalid input' ? 'Valor no válido.' : issue.message;
  }
  return { ok: false, reason: 'invalid-input', fields: messagesFromWire(definition, fields) };
}
