import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context } from '../../../context.ts';
import { handleNotice, receiveConfirmation } from '../payments/notice.service.ts';
import { CONFIRMATION_PATH } from '../payments/start-payment.service.ts';

const MAXIMUM_BODY_BYTES = 64 * 1024;
const REQUESTS_PER_MINUTE = 600;
const MAXIMUM_FIELDS = 100;
const MAXIMUM_FIELD_LENGTH = 2_000;
/** Handled at once here; what comes faster is left to the workers. */
const AT_ONCE = 4;
const MAXIMUM_QUEUE = 1_000;

/**
 * Where the provider tells of payments, in its own words (x_ fields), as a form, JSON or a query. It is answered as
 * soon as the notice is kept; the handling follows in this process, or in a worker when this process dies.
 */
export function registerPaymentConfirmation(app: FastifyInstance, context: Context): void {
  const queue = createNoticeQueue(context);
  app.addHook('onClose', () => queue.drain());
  app.route({
    method: ['GET', 'POST'],
    url: CONFIRMATION_PATH,
    bodyLimit: MAXIMUM_BODY_BYTES,
    config: { rateLimit: { max: REQUESTS_PER_MINUTE, timeWindow: '1 minute' } },
    handler: async (request, reply) => {
      reply.header('cache-control', 'no-store').type('text/plain; charset=utf-8');
      const received = await receiveConfirmation(context, {
        fields: fieldsOf(request),
        address: request.ip,
      });
      if (!received.ok) return reply.code(400).send(received.reason);
      if (received.value !== null) queue.add(received.value);
      return reply.send('ok');
    },
  });
}

/** Both of them: some send a POST whose fields are in the address. */
function fieldsOf({ query, body }: FastifyRequest): Record<string, string> {
  const given = { ...objectOf(query), ...objectOf(body) };
  const texts = Object.entries(given).flatMap(([name, value]) =>
    typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
      ? [[storable(name.slice(0, 100)), storable(String(value).slice(0, MAXIMUM_FIELD_LENGTH))] as const]
      : [],
  );
  return Object.fromEntries(texts.slice(0, MAXIMUM_FIELDS));
}

function objectOf(value: unknown): object {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};
}

/** PostgreSQL stores neither NUL nor half of a character pair, which a cut may leave. */
function storable(text: string): string {
  return text.replaceAll('\0', '').toWellFormed();
}

function createNoticeQueue(context: Context) {
  // A notice that comes again while it waits is handled once.
  const waiting = new Set<number>();
  const running = new Set<Promise<void>>();
  const startNext = (): void => {
    const [id] = waiting;
    if (id === undefined || running.size >= AT_ONCE) return;
    waiting.delete(id);
    const run: Promise<void> = handleNotice(context, id)
      .catch((error) => context.log.error({ err: error, notice: id }, 'a confirmation was not handled'))
      .finally(() => {
        running.delete(run);
        startNext();
      });
    running.add(run);
  };
  return {
    add: (id: number): void => {
      if (waiting.size >= MAXIMUM_QUEUE) return;
      waiting.add(id);
      startNext();
    },
    /** Lets what is under way finish; the rest is kept in the table. */
    drain: async (): Promise<void> => {
      waiting.clear();
      await Promise.all(running);
    },
  };
}
