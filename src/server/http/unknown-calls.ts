import type { FastifyInstance, HTTPMethods } from 'fastify';
import type { Endpoint } from '../../wire/endpoint.ts';
import { sendFailure } from './api.ts';

const METHODS: HTTPMethods[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

interface KnownPath {
  segments: string[];
  methods: HTTPMethods[];
}

/**
 * Answers below /api what no endpoint answers: 405 where another method would do, otherwise 404. Routes weigh, see
 * assets.ts: only such a path has one of its own that a parameter of another would take.
 */
export function registerUnknownCalls(app: FastifyInstance, definitions: Endpoint[]): void {
  const known = knownPaths(definitions);
  const find = (segments: string[]) => known.find((path) => isMet(path.segments, segments));
  for (const path of known) {
    const isTaken = known.some((other) => other !== path && isMet(other.segments, path.segments));
    if (!isTaken) continue;
    app.route({
      method: METHODS.filter((method) => !path.methods.includes(method)),
      url: `/api${path.segments.join('/')}`,
      // Whatever the body is, it is not read.
      onRequest: async (_request, reply) =>
        sendFailure(reply.header('allow', allowed(path)), { reason: 'method-not-allowed' }),
      handler: () => {},
    });
  }
  for (const url of ['/api', '/api/*']) {
    app.route<{ Params: { '*'?: string } }>({
      method: METHODS,
      url,
      onRequest: async ({ params }, reply) => {
        const path = find(`/${params['*'] ?? ''}`.replace(/\/$/, '').split('/'));
        if (!path) return sendFailure(reply, { reason: 'not-found' });
        return sendFailure(reply.header('allow', allowed(path)), { reason: 'method-not-allowed' });
      },
      handler: () => {},
    });
  }
  // Every other address that can be read is a page or a file, so only the method is wrong.
  app.setNotFoundHandler((_request, reply) =>
    sendFailure(reply.header('allow', 'GET, HEAD'), { reason: 'method-not-allowed' }),
  );
}

/** Those with parameters last, as the router looks for them. */
function knownPaths(definitions: Endpoint[]): KnownPath[] {
  const methodsOf = new Map<string, HTTPMethods[]>();
  for (const { path, method } of definitions) methodsOf.set(path, [...(methodsOf.get(path) ?? []), method]);
  return [...methodsOf]
    .map(([path, methods]) => ({ segments: path.split('/'), methods }))
    .sort((one, other) => parameters(one) - parameters(other));
}

const isParameter = (segment: string) => segment.startsWith(':');
const parameters = ({ segments }: KnownPath) => segments.filter(isParameter).length;

function isMet(pattern: string[], segments: string[]): boolean {
  if (pattern.length !== segments.length) return false;
  return pattern.every((part, index) => part === segments[index] || (isParameter(part) && segments[index]));
}

const allowed = ({ methods }: KnownPath) =>
  [...methods, ...(methods.includes('GET') ? ['HEAD'] : [])].join(', ');
