import type { FastifyInstance } from 'fastify';

const LOOK_EVERY_MILLIS = 5_000;
/** So few requests between two looks are rest: whoever asks whether the shop is well goes on asking. */
const FEW_REQUESTS = 10;
const WORTH_BYTES = 16 * 1024 * 1024;

type Collect = (options: { type: 'major'; execution: 'async' }) => unknown;

/**
 * Gives back after a rush what it left: V8 collects once the heap has grown by a fifth, and until then keeps pages and
 * compressed bodies that nobody needs, 40 of 257 MB after load. A collection takes a tenth of a second, so only while
 * hardly anybody asks. Needs --expose-gc.
 */
export function registerCollectionAtRest(
  app: FastifyInstance,
  collect: Collect | undefined = globalThis.gc,
): void {
  if (!collect) return;
  let requests = 0;
  let lowestBytes = process.memoryUsage.rss();
  app.server.on('request', () => requests++);
  const looking = setInterval(() => {
    const isAtRest = requests <= FEW_REQUESTS;
    requests = 0;
    const bytes = process.memoryUsage.rss();
    lowestBytes = Math.min(lowestBytes, bytes);
    if (!isAtRest || bytes - lowestBytes < WORTH_BYTES) return;
    collect({ type: 'major', execution: 'async' });
    // What is left is seen at the next look: pages are unmapped in the background.
    lowestBytes = Number.POSITIVE_INFINITY;
  }, LOOK_EVERY_MILLIS);
  looking.unref();
  app.addHook('onClose', async () => clearInterval(looking));
}
