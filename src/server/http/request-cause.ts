import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { type Cause, causedBy } from '../telemetry/cause.ts';
import { openSpan } from '../telemetry/spans.ts';

declare module 'fastify' {
  interface FastifyRequest {
    cause: Cause | null;
  }
}

/** Whatever a request causes knows its id and, when it is traced, its span. */
export function registerRequestCause(app: FastifyInstance, config: Pick<Config, 'trustedProxies'>): void {
  app.decorateRequest('cause', null);
  app.addHook('onRequest', (request, _reply, done) => {
    const span = isSilent(request) ? null : openSpan(nameOf(request), spanOf(request, config));
    request.cause = { requestId: request.id, log: app.log, span };
    causedBy(request.cause, done);
  });
  // A body arrives in turns of the event loop that know nothing of its request.
  app.addHook('preValidation', (request, _reply, done) => {
    if (request.cause) causedBy(request.cause, done);
    else done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const span = request.cause?.span;
    if (span) {
      const { statusCode } = reply;
      span.set({ 'http.response.status_code': statusCode });
      span.end(statusCode >= 500 ? String(statusCode) : undefined);
    }
    done();
  });
}

/** The route's pattern: addresses hold keys of orders and what people search. */
function nameOf({ method, routeOptions }: FastifyRequest): string {
  return `${method} ${routeOptions.url ?? 'none'}`;
}

function spanOf(
  { id, method, headers, routeOptions }: FastifyRequest,
  { trustedProxies }: Pick<Config, 'trustedProxies'>,
) {
  const { traceparent } = headers;
  // A stranger's would decide what is recorded.
  const isTrusted = trustedProxies > 0 && typeof traceparent === 'string';
  return {
    kind: 'server',
    attributes: {
      'http.request.method': method,
      'http.route': routeOptions.url ?? 'none',
      'plazuela.request_id': id,
    },
    ...(isTrusted && { parent: traceparent }),
  } as const;
}

/** What looks after the process, and what is only a file. */
function isSilent({ routeOptions }: FastifyRequest): boolean {
  return routeOptions.logLevel === 'silent' || routeOptions.config?.isFile === true;
}
