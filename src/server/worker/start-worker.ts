import { publicOnly } from '../adapters/public-web/checked-address.ts';
import { fetchRules } from '../adapters/public-web/fetch-picture.ts';
import type { Context } from '../context.ts';
import { throughOutages } from '../db/through-outages.ts';
import { runNextBulkChange } from '../modules/catalogue/bulk/run-bulk.service.ts';
import { makeNextSmallerPicture } from '../modules/catalogue/products/smaller-picture.jobs.ts';
import { followChanges } from '../modules/catalogue/search/search.jobs.ts';
import { fetchDuePictures } from '../modules/import/fetch-pictures.service.ts';
import { runNextImport } from '../modules/import/run-imports.service.ts';
import { deliverDueWebhooks } from '../modules/integrations/webhook-delivery.service.ts';
import { openChannels } from '../modules/messages/channels.ts';
import { drainOutbox } from '../modules/messages/outbox-delivery.ts';
import { onOutboxNudge } from '../modules/messages/outbox-signal.ts';
import { createPause } from '../modules/operations/read-only.service.ts';
import { indexOrders } from '../modules/orders/words/order-words.jobs.ts';
import { type Loop, type LoopOptions, startLoop } from './loop.ts';
import { scheduledJobs } from './scheduled-jobs.ts';
import { startScheduler } from './scheduler.ts';
import { createWorkerPool } from './worker-pool.ts';

export interface Worker {
  /** Lets what is under way finish. Call it before the database closes. */
  stop: () => Promise<void>;
}

interface WorkerOptions {
  /** A message of this process is sent within moments (nudge); the poll is for retries and for other processes' messages. */
  outboxPollMillis?: number;
}

/** While nothing may be stored, all of them rest. */
type JobContext = Context & Required<Pick<LoopOptions, 'isPaused'>>;

const slicePollMillis = 1_000;
// Messages of orders that come together are read, sent and marked together.
const gatherMillis = 100;
// Lists find an order before its words are made, so that many are made at once.
const wordsPollMillis = 2_000;
// A changed product is found within two seconds.
const searchPollMillis = 1_000;
// Nobody waits for them.
const smallerPicturesPollMillis = 20_000;

/** Sends messages and runs the scheduled jobs. Any number of workers may run; call it after listening. */
export async function startWorker(
  context: Context,
  { outboxPollMillis = 1_000 }: WorkerOptions = {},
): Promise<Worker> {
  const pools = createWorkerPool(context);
  // Not of the jobs' few connections: while long jobs hold them, messages would wait for one only to be told to go.
  const isPaused = createPause(context);
  const jobContext = { ...context, read: pools.write, write: pools.write, isPaused };
  const outbox = startOutbox({ ...context, isPaused }, outboxPollMillis);
  const webhooks = startWebhooks({ ...context, isPaused }, outboxPollMillis);
  const imports = startImports(jobContext);
  const bulkChanges = startBulkChanges(jobContext);
  const words = startWords(jobContext);
  const search = startSearch(jobContext);
  const pictures = startPictures(jobContext);
  const smallerPictures = startSmallerPictures(jobContext);
  const loops = [outbox, webhooks, imports, bulkChanges, pictures, smallerPictures, words, search];
  try {
    const scheduler = await startScheduler(jobContext, scheduledJobs);
    return {
      stop: async () => {
        await Promise.all([...loops, scheduler].map((part) => part.stop()));
        await pools.end();
      },
    };
  } catch (error) {
    await Promise.all(loops.map((loop) => loop.stop()));
    await pools.end();
    throw error;
  }
}

/** The same where the database may just have gone away: it waits for it, and `stop` ends the waiting too. */
export function startWorkerPatiently(context: Context): Worker & { started: Promise<unknown> } {
  const waiting = new AbortController();
  const starting = throughOutages({ name: 'worker', log: context.log, signal: waiting.signal }, () =>
    startWorker(context),
  );
  const started = starting.catch((error: unknown) => {
    if (!waiting.signal.aborted) throw error;
    return null;
  });
  return {
    started,
    stop: async () => {
      waiting.abort();
      await (await started)?.stop();
    },
  };
}

function startOutbox(context: JobContext, intervalMillis: number): Pick<Loop, 'stop'> {
  const channels = openChannels(context);
  const sending = { name: 'outbox', intervalMillis };
  const loop = startSending(context, sending, (isStopping) => drainOutbox(context, channels, isStopping));
  return {
    stop: async () => {
      await loop.stop();
      channels.email.close();
    },
  };
}

/** What causes an event mostly writes a mail too, so the outbox's nudge tells of both. */
function startWebhooks(context: JobContext, intervalMillis: number): Pick<Loop, 'stop'> {
  return startSending(context, { name: 'webhooks', intervalMillis }, (isStopping) =>
    deliverDueWebhooks(context, publicOnly, isStopping),
  );
}

type Slice = Parameters<typeof runNextImport>[1];

/** Bulk imports: one at a time in each worker, a slice of time for each shop. */
function startImports(context: JobContext): Pick<Loop, 'stop'> {
  return startSlices(context, 'imports', (slice) => runNextImport(context, slice));
}

/** Changes of many products, likewise; shoppers' pages are made while it rests. */
function startBulkChanges(context: JobContext): Pick<Loop, 'stop'> {
  return startSlices(context, 'bulk-changes', (slice) =>
    runNextBulkChange(context, { ...slice, rest: { alone: 2, beside: 7 } }),
  );
}

function startSlices(
  context: JobContext,
  name: string,
  runNext: (slice: Slice) => Promise<boolean>,
): Pick<Loop, 'stop'> {
  let isStopping = false;
  const slice = { leaseSeconds: 20, sliceMillis: 5_000, isStopping: () => isStopping };
  const run = () => runNext(slice);
  const { log, isPaused } = context;
  const loop = startLoop({ name, log, isPaused, intervalMillis: slicePollMillis, run });
  return {
    stop: () => {
      isStopping = true;
      return loop.stop();
    },
  };
}

/** Pictures that products are given by their addresses. */
function startPictures(context: JobContext): Pick<Loop, 'stop'> {
  const rules = fetchRules(context.config);
  return startSlices(context, 'pictures', async ({ isStopping }) => {
    await fetchDuePictures(context, { rules, isStopping });
    return false;
  });
}

/** What makes pictures that are shown already smaller, when nobody waits for one. */
function startSmallerPictures(context: JobContext): Loop {
  const { log, isPaused } = context;
  const run = () => makeNextSmallerPicture(context);
  return startLoop({
    name: 'smaller-pictures',
    log,
    isPaused,
    intervalMillis: smallerPicturesPollMillis,
    run,
  });
}

/** What sellers and operators look for orders by. */
function startWords(context: JobContext): Loop {
  const { log, isPaused } = context;
  const run = () => indexOrders(context);
  return startLoop({ name: 'order-words', log, isPaused, intervalMillis: wordsPollMillis, run });
}

/** What sold out, was rated or changed otherwise since the search read it. */
function startSearch(context: JobContext): Loop {
  const { log, isPaused } = context;
  const run = () => followChanges(context);
  return startLoop({ name: 'search', log, isPaused, intervalMillis: searchPollMillis, run });
}

/** Sends what is due at each poll and shortly after a nudge; stopping lets what is under way finish. */
function startSending(
  { log, isPaused }: JobContext,
  sending: { name: string; intervalMillis: number },
  sendDue: (isStopping: () => boolean) => Promise<unknown>,
): Pick<Loop, 'stop'> {
  let isStopping = false;
  const loop = startLoop({
    ...sending,
    log,
    isPaused,
    run: async () => {
      await sendDue(() => isStopping);
      return false;
    },
  });
  let gathering: NodeJS.Timeout | undefined;
  const endNudges = onOutboxNudge(() => {
    gathering ??= setTimeout(() => {
      gathering = undefined;
      loop.wake();
    }, gatherMillis);
  });
  return {
    stop: () => {
      isStopping = true;
      endNudges();
      clearTimeout(gathering);
      return loop.stop();
    },
  };
}
