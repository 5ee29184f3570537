import helmet, { type FastifyHelmetOptions } from '@fastify/helmet';
import Fastify, { type FastifyInstance } from 'fastify';

/**
 * Sends helmet's headers with each reply. They are the same for all of them, so helmet is asked once: it would put the
 * content policy together and prove it again for each request, a tenth of what a kept answer costs.
 */
export async function registerSecurityHeaders(
  app: FastifyInstance,
  options: FastifyHelmetOptions,
  others: Record<string, string>,
): Promise<void> {
  const headers = Object.entries({ ...(await headersOfHelmet(options)), ...others });
  app.addHook('onRequest', (_request, reply, done) => {
    for (const [name, value] of headers) reply.raw.setHeader(name, value);
    done();
  });
}

async function headersOfHelmet(options: FastifyHelmetOptions): Promise<Record<string, string>> {
  const [bare, secured] = [await headersOfReply(null), await headersOfReply(options)];
  return Object.fromEntries(
    Object.entries(secured)
      .filter(([name]) => !(name in bare))
      .map(([name, value]) => [name, String(value)]),
  );
}

async function headersOfReply(options: FastifyHelmetOptions | null) {
  const app = Fastify();
  if (options) await app.register(helmet, options);
  app.get('/', () => '');
  const { headers } = await app.inject('/');
  await app.close();
  return headers;
}
