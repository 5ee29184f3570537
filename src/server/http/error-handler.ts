import type { FastifyError, FastifyInstance } from 'fastify';
import { type ErrorReason, errors } from '../../wire/errors.ts';
import { withReference } from '../../wire/reference.ts';
import { outageCode } from '../db/outage.ts';
import { sendFailure } from './api.ts';

const reasonOfStatus: Record<number, ErrorReason> = {
  404: 'not-found',
  405: 'method-not-allowed',
  408: 'too-slow',
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
    if (outageCode(error)) return sendFailure(reply, { reason: 'unavailable' });
    const message = withReference(errors['internal-error'].message, request.id);
    return sendFailure(reply, { reason: 'internal-error', message });
  });
}
