import type { FastifyInstance, HTTPMethods } from 'fastify';
import type { Endpoint } from '../../wire/endpoint.ts';
import { sendFailure } from './api.ts';

const METHODS: HTTPMethods[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** Answers below /api what no endpoint answers: 405 where another method would do, otherwise 404. */
export function registerUnknownCalls(app: FastifyInstance, definitions: Endpoint[]): void {
  const methodsOf = new Map<string, Set<HTTPMethods>>();
  for (const { path, method } of definitions)
    methodsOf.set(path, (methodsOf.get(path) ?? new Set()).add(method));
  for (const [path, allowed] of methodsOf) {
    const header = [...allowed, ...(allowed.has('GET') ? ['HEAD'] : [])].join(', ');
    app.route({
      method: METHODS.filter((method) => !allowed.has(method)),
      url: `/api${path}`,
      // Whatever the body is, it is not read.
      onRequest: async (_request, reply) =>
        sendFailure(reply.header('allow', header), { reason: 'method-not-allowed' }),
      handler: () => {},
    });
  }
  for (const url of ['/api', '/api/*']) {
    app.route({
      method: METHODS,
      url,
      onRequest: async (_request, reply) => sendFailure(reply, { reason: 'not-found' }),
      handler: () => {},
    });
  }
  // Every other address that can be read is a page or a file, so only the method is wrong.
  app.setNotFoundHandler((_request, reply) =>
    sendFailure(reply.header('allow', 'GET, HEAD'), { reason: 'method-not-allowed' }),
  );
}
