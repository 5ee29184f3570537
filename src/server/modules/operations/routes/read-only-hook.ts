import type { FastifyInstance } from 'fastify';
import { readOnlyMessage, retryAfterSeconds } from '../../../../domain/read-only.ts';
import { operatorSystemEndpoints } from '../../../../wire/operations/operator-system.ts';
import type { Context } from '../../../context.ts';
import { sendFailure } from '../../../http/api.ts';
import type { ReadOnlyWatch } from '../read-only.service.ts';

const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

const SWITCH = `/api${operatorSystemEndpoints.switchReadOnly.path}`;

/**
 * Refuses what would write before its body is read, and tells why and when. Calls that only look, and those by which an
 * operator comes in and switches it off, say so themselves (`inReadOnly`).
 */
export function registerReadOnly(
  app: FastifyInstance,
  { now }: Pick<Context, 'now'>,
  watch: ReadOnlyWatch,
): void {
  app.addHook('onRequest', async (request, reply) => {
    if (READING.has(request.method) || request.routeOptions.config.inReadOnly) return;
    const state = await watch.current();
    if (!state) return;
    const at = now();
    return sendFailure(reply, {
      reason: 'read-only',
      message: readOnlyMessage(state, at),
      retryAfterSeconds: retryAfterSeconds(state, at),
    });
  });
  // Before the answer: who is told that it is done finds it done.
  app.addHook('onSend', async (request) => {
    if (request.routeOptions.url === SWITCH) await watch.refresh();
  });
  app.addHook('onResponse', async (request, reply) => {
    // A full disk or a lost primary shows by the first write that fails; from then on the others are told why.
    if (reply.statusCode === 503 && !READING.has(request.method) && !watch.peek()) await watch.prove();
  });
}
