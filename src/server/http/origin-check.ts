import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { sendFailure } from './api.ts';

const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses writes that a browser sends from another site. Browsers always name the origin of a write;
 * programs without cookies may leave it out.
 */
export function registerOriginCheck(app: FastifyInstance, config: Config): void {
  const own = new URL(config.baseUrl).host;
  app.addHook('onRequest', async (request, reply) => {
    if (READING.has(request.method)) return;
    const origin = request.headers.origin;
    if (origin === undefined) return;
    const host = URL.canParse(origin) ? new URL(origin).host : '';
    if (host === own || host === request.headers.host) return;
    return sendFailure(reply, { reason: 'foreign-origin' });
  });
}
