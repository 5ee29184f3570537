import { isIP } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { sendFailure } from './api.ts';

const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses writes that a browser sends from another site: their origin is the one of BASE_URL, or they are refused, whatever
 * host the request itself names. Browsers always name the origin of a write; programs without cookies may leave it out.
 */
export function registerOriginCheck(app: FastifyInstance, config: Config): void {
  const own = new URL(config.baseUrl).origin;
  app.addHook('onRequest', (request, reply, done) => {
    if (READING.has(request.method)) return done();
    const { origin, host } = request.headers;
    if (origin === undefined || origin === own) return done();
    if (config.mode === 'demo' && isAddressOfMachine(origin, host)) return done();
    sendFailure(reply, { reason: 'foreign-origin' });
  });
}

/** A demo is opened by the addresses of its machine too. They are no names, so no other site can take their place. */
function isAddressOfMachine(origin: string, host: string | undefined): boolean {
  if (!URL.canParse(origin)) return false;
  const { hostname, host: originHost } = new URL(origin);
  const isName = hostname !== 'localhost' && isIP(hostname.replace(/^\[|\]$/g, '')) === 0;
  return !isName && originHost === host;
}
