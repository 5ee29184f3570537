import type { FastifyInstance } from 'fastify';
import { listEndpoints } from '../../wire/buyers/lists.ts';
import { paths } from '../../wire/paths.ts';

/**
 * One line per reply and its request id in a header, so that a visitor's complaint finds its line. Neither query,
 * body, cookie nor address of the visitor is written: they hold personal data. Nor is the key of a shared list, which
 * opens it to whoever has it.
 */
export function registerRequestLog(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const { method, url } = request;
    const path = withoutSecret(url.split('?', 1)[0] ?? '');
    request.log.info(
      { method, path, status: reply.statusCode, millis: Math.round(reply.elapsedTime * 10) / 10 },
      'request',
    );
    done();
  });
}

/** What stands before a key in the path of a page, of its data or of a call. */
const BEFORE_SECRETS = [paths.sharedList.pattern, listEndpoints.getSharedList.path].map((pattern) =>
  pattern.slice(0, pattern.indexOf(':')),
);

function withoutSecret(path: string): string {
  const place = path.toLowerCase();
  for (const before of BEFORE_SECRETS) {
    const at = place.indexOf(before);
    if (at !== -1) return `${path.slice(0, at + before.length)}…`;
  }
  return path;
}
