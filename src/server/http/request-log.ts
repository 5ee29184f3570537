import type { FastifyInstance } from 'fastify';

/**
 * One line per reply and its request id in a header, so that a visitor's complaint finds its line. Neither query,
 * body, cookie nor address of the visitor is written: they hold personal data.
 */
export function registerRequestLog(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const { method, url } = request;
    const path = url.split('?', 1)[0];
    request.log.info(
      { method, path, status: reply.statusCode, millis: Math.round(reply.elapsedTime * 10) / 10 },
      'request',
    );
    done();
  });
}
