import type { FastifyBaseLogger } from 'fastify';

export type ServerLog = Pick<FastifyBaseLogger, 'warn' | 'error'>;

const pollMillis = 1_000;

/** Starts the server again when it has ended by itself (killed, out of memory): nobody else would. */
export function keepRunning(
  server: { isRunning: () => Promise<boolean>; restart: () => Promise<unknown> },
  log: ServerLog,
): { end: () => Promise<void> } {
  let hasEnded = false;
  let round: Promise<void> | null = null;
  const check = async () => {
    try {
      if (await server.isRunning()) return;
      log.error('the embedded PostgreSQL has ended, it is started again');
      await server.restart();
      log.warn('the embedded PostgreSQL runs again');
    } catch (error) {
      log.error({ err: error }, 'the embedded PostgreSQL does not start, another attempt follows');
    }
  };
  const timer = setInterval(() => {
    if (hasEnded) return;
    round ??= check().finally(() => {
      round = null;
    });
  }, pollMillis);
  timer.unref();
  return {
    end: async () => {
      hasEnded = true;
      clearInterval(timer);
      await round;
    },
  };
}
