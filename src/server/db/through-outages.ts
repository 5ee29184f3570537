import { setTimeout as sleep } from 'node:timers/promises';
import { outageCode } from './outage.ts';

interface Waiting {
  /** What waits, for the log. */
  name: string;
  log: {
    error: (details: object, message: string) => void;
    warn: (details: object, message: string) => void;
  };
  /** Ends the waiting; what it waited for then fails with the outage. */
  signal?: AbortSignal;
}

const PAUSE_MILLIS = 1_000;

/** Does it again for as long as the database is away: a server that has just started stays and waits. */
export async function throughOutages<Result>(
  { name, log, signal }: Waiting,
  work: () => Promise<Result>,
): Promise<Result> {
  for (let failures = 0; ; failures++) {
    try {
      const result = await work();
      if (failures > 0) log.warn({ step: name, failures }, 'start goes on');
      return result;
    } catch (error) {
      if (outageCode(error) === null || signal?.aborted) throw error;
      log.error({ err: error, step: name }, 'start waits for the database');
      await sleep(PAUSE_MILLIS, undefined, { signal }).catch(() => {});
    }
  }
}
