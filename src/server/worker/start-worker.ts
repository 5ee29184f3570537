import type { Context } from '../context.ts';
import { openChannels } from '../modules/notifications/channels.ts';
import { drainOutbox } from '../modules/notifications/outbox-delivery.ts';
import { onOutboxNudge } from '../modules/notifications/outbox-signal.ts';
import { deliverDueWebhooks } from '../modules/seller-api/webhook-delivery.service.ts';
import { publicOnly } from '../modules/seller-api/webhook-sender.ts';
import { type Loop, startLoop } from './loop.ts';
import { scheduledJobs } from './scheduled-jobs.ts';
import { startScheduler } from './scheduler.ts';
import { createWorkerPool } from './worker-pool.ts';

export interface Worker {
  /** Lets what is under way finish. Call it before the database closes. */
  stop: () => Promise<void>;
}

// A message of this process is sent at once (nudge); the poll is for retries and for other processes' messages.
const outboxPollMillis = 1_000;

/** Sends messages and runs the scheduled jobs. Any number of workers may run; call it after listening. */
export async function startWorker(context: Context): Promise<Worker> {
  const pools = createWorkerPool(context);
  const jobContext = { ...context, read: pools.write, write: pools.write };
  const outbox = startOutbox(context);
  const webhooks = startWebhooks(context);
  try {
    const scheduler = await startScheduler(jobContext, pools.write, scheduledJobs);
    return {
      stop: async () => {
        await Promise.all([outbox.stop(), webhooks.stop(), scheduler.stop()]);
        await pools.end();
      },
    };
  } catch (error) {
    await Promise.all([outbox.stop(), webhooks.stop()]);
    await pools.end();
    throw error;
  }
}

function startOutbox(context: Context): Pick<Loop, 'stop'> {
  const channels = openChannels(context);
  let isStopping = false;
  const loop = startLoop({
    name: 'outbox',
    log: context.log,
    intervalMillis: outboxPollMillis,
    run: async () => {
      await drainOutbox(context, channels, () => isStopping);
      return false;
    },
  });
  const endNudges = onOutboxNudge(loop.wake);
  return {
    stop: async () => {
      isStopping = true;
      endNudges();
      await loop.stop();
      channels.email.close();
    },
  };
}

/** What causes an event mostly writes a mail too, so the outbox's nudge tells of both. */
function startWebhooks(context: Context): Pick<Loop, 'stop'> {
  let isStopping = false;
  const loop = startLoop({
    name: 'webhooks',
    log: context.log,
    intervalMillis: outboxPollMillis,
    run: async () => {
      await deliverDueWebhooks(context, publicOnly, () => isStopping);
      return false;
    },
  });
  const endNudges = onOutboxNudge(loop.wake);
  return {
    stop: async () => {
      isStopping = true;
      endNudges();
      await loop.stop();
    },
  };
}
