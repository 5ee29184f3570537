import type { FastifyError, FastifyInstance } from 'fastify';
import type { ErrorReason } from '../../wire/errors.ts';
import { sendFailure } from './api.ts';

const reasonOfStatus: Record<number, ErrorReason> = {
  404: 'not-found',
  405: 'method-not-allowed',
  413: 'too-large',
  415: 'unsupported-media-type',
  429: 'too-many-requests',
};

/** Turns what the framework or a bug throws into our failure shape; a 5xx never leaks its message. */
export function registerErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 400 && status < 500)
      return sendFailure(reply, { reason: reasonOfStatus[status] ?? 'invalid-input' });
    request.log.error({ err: error }, 'request failed');
    return sendFailure(reply, { reason: isOutage(error) ? 'unavailable' : 'internal-error' });
  });
}

/** The database is gone or too busy: connection errors of Node and PostgreSQL's class 08, 53 and 57. */
function isOutage(error: FastifyError): boolean {
  return /^(ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|ETIMEDOUT|08...|53...|57...)$/.test(error.code ?? '');
}
