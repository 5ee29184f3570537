import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { addCounts } from './daily-count.repository.ts';
import { createVisitCounting } from './visit-counting.ts';

export { isMachine } from './visit-counting.ts';

const WRITE_EVERY_MILLIS = 10_000;

/** Counts the pages that people see; what was counted is written every ten seconds and when the server stops. */
export function registerVisitCounting(app: FastifyInstance, context: Context): void {
  const own = createVisitCounting(context.now);
  app.addHook('onResponse', (request, reply, done) => {
    const { method, url, ip, headers } = request;
    const isPage = method === 'GET' && reply.statusCode === 200 && isPageRoute(request.routeOptions.url);
    if (isPage && !isPrefetch(headers))
      own.countVisit({ path: url, address: ip, userAgent: headers['user-agent'] ?? '' });
    done();
  });
  const write = async () => {
    const counts = own.takeCounts();
    await addCounts(context.write, counts).catch((error: unknown) =>
      context.log.warn({ err: error }, 'visits were not counted'),
    );
  };
  const timer = setInterval(() => void write(), WRITE_EVERY_MILLIS);
  timer.unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await write();
  });
}

function isPageRoute(route: string | undefined): boolean {
  return route === '/*' || route === '/_datos' || route === '/_datos/*';
}

function isPrefetch(headers: Record<string, unknown>): boolean {
  return /prefetch/.test(`${headers['sec-purpose'] ?? ''}${headers.purpose ?? ''}`);
}
