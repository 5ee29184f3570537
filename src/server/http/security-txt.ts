import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';

const VALID_MILLIS = 180 * 24 * 60 * 60_000;

/** RFC 9116: whom to tell of a hole. */
export function registerSecurityTxt(
  app: FastifyInstance,
  { config, now }: { config: Config; now: () => Date },
): void {
  app.get('/.well-known/security.txt', async (_request, reply) => {
    const lines = [
      `Contact: mailto:${config.brand.email}`,
      `Expires: ${new Date(now().getTime() + VALID_MILLIS).toISOString()}`,
      'Preferred-Languages: es, en',
      `Canonical: ${config.baseUrl}/.well-known/security.txt`,
    ];
    reply.header('cache-control', 'public, max-age=86400').type('text/plain; charset=utf-8');
    return `${lines.join('\n')}\n`;
  });
}
