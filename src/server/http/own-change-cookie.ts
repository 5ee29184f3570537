import type { FastifyInstance } from 'fastify';
import type { Endpoint } from '../../wire/endpoint.ts';
import { panelHomes, paths } from '../../wire/paths.ts';
import type { Context } from '../context.ts';
import { readingOwnChanges } from '../db/own-change-reads.ts';
import type { RequestContext } from '../guards/request-context.ts';
import { cookieName } from './cookie-name.ts';

/** Its browser has changed something that shoppers' pages show. */
const CHANGED_COOKIE = 'cambio';

/** Beside the panels: reviews, their votes and questions. */
const SHOWN_TO_SHOPPERS = [
  `${paths.products()}/`,
  `${panelHomes.seller}/`,
  `${panelHomes.operator}/`,
  '/valoraciones/',
];

/**
 * Pages are read from a replica and kept by each node. Whoever has just changed what they show reads it at once: a cookie
 * says so, for as long as the replica may lag and other nodes may not have heard of it.
 */
export function registerOwnChanges(app: FastifyInstance, { config }: Pick<Context, 'config'>): void {
  const mark = `${cookieName(config, CHANGED_COOKIE)}=`;
  // Behind the body: its events would lose what is set before.
  app.addHook('preHandler', (request, _reply, done) => {
    if (request.headers.cookie?.includes(mark)) return readingOwnChanges(done);
    return done();
  });
}

/** After a successful call. */
export function noteOwnChange(
  { method, path, inReadOnly }: Endpoint,
  request: Pick<RequestContext, 'setCookie'>,
  { config }: Pick<Context, 'config'>,
): void {
  if (method === 'GET' || inReadOnly || !SHOWN_TO_SHOPPERS.some((start) => path.startsWith(start))) return;
  request.setCookie(CHANGED_COOKIE, '1', { maxAgeSeconds: config.replicaMaximumLagSeconds + 1 });
}
