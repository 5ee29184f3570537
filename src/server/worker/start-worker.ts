import type { Context } from '../context.ts';
import { throughOutages } from '../db/through-outages.ts';
import { followChanges } from '../modules/catalogue/search/search.jobs.ts';
import { runNextImport } from '../modules/import/run-imports.service.ts';
import { deliverDueWebhooks } from '../modules/integrations/webhook-delivery.service.ts';
import { publicOnly } from '../modules/integrations/webhook-sender.ts';
import { openChannels } from '../modules/messages/channels.ts';
import { drainOutbox } from '../modules/messages/outbox-delivery.ts';
import { onOutboxNudge } from '../modules/messages/outbox-signal.ts';
import { indexOrders } from '../modules/orders/words/order-words.jobs.ts';
import { type Loop, startLoop } from './loop.ts';
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

const importPollMillis = 1_000;
// Messages of orders that come together are read, sent and marked together.
const gatherMillis = 100;
// Lists find an order before its words are made, so that many are made at once.
const wordsPollMillis = 2_000;
// A changed product is found within two seconds.
const searchPollMillis = 1_000;

/** Sends messages and runs the scheduled jobs. Any number of workers may run; call it after listening. */
export async function startWorker(
  context: Context,
  { outboxPollMillis = 1_000 }: WorkerOptions = {},
): Promise<Worker> {
  const pools = createWorkerPool(context);
  const jobContext = { ...context, read: pools.write, write: pools.write };
  const outbox = startOutbox(context, outboxPollMillis);
  const webhooks = startWebhooks(context, outboxPollMillis);
  const imports = startImports(jobContext);
  const words = startWords(jobContext);
  const search = startSearch(jobContext);
  const loops = [outbox, webhooks, imports, words, search];
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

function startOutbox(context: Context, intervalMillis: number): Pick<Loop, 'stop'> {
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
function startWebhooks(context: Context, intervalMillis: number): Pick<Loop, 'stop'> {
  return startSending(context, { name: 'webhooks', intervalMillis }, (isStopping) =>
    deliverDueWebhooks(context, publicOnly, isStopping),
  );
}

/** Bulk imports: one at a time in each worker, a slice of time for each shop. */
function startImports(context: Context): Pick<Loop, 'stop'> {
  let isStopping = false;
  const options = { leaseSeconds: 20, sliceMillis: 5_000, isStopping: () => isStopping };
  const run = () => runNextImport(context, options);
  const loop = startLoop({ name: 'imports', log: context.log, intervalMillis: importPollMillis, run });
  return {
    stop: () => {
      isStopping = true;
      return loop.stop();
    },
  };
}

/** What sellers and operators look for orders by. */
function startWords(context: Context): Loop {
  const run = () => indexOrders(context);
  return startLoop({ name: 'order-words', log: context.log, intervalMillis: wordsPollMillis, run });
}

/** What sold out, was rated or changed otherwise since the search read it. */
function startSearch(context: Context): Loop {
  const run = () => followChanges(context);
  return startLoop({ name: 'search', log: context.log, intervalMillis: searchPollMillis, run });
}

/** Sends what is due at each poll and shortly after a nudge; stopping lets what is under way finish. */
function startSending(
  { log }: Context,
  sending: { name: string; intervalMillis: number },
  sendDue: (isStopping: () => boolean) => Promise<unknown>,
): Pick<Loop, 'stop'> {
  let isStopping = false;
  const loop = startLoop({
    ...sending,
    log,
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
