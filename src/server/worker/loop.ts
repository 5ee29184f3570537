import type { FastifyBaseLogger } from 'fastify';

export interface Loop {
  /** Runs again at once, or right after the run that is under way. */
  wake: () => void;
  /** Resolves when the run under way has ended. */
  stop: () => Promise<void>;
}

export interface LoopOptions {
  name: string;
  log: FastifyBaseLogger;
  intervalMillis: number;
  /** Whether this round is left out. */
  isPaused?: () => Promise<boolean>;
  /** One round; true: there is more to do already. */
  run: () => Promise<boolean>;
}

// While the database is away there is no use in asking more often.
const pauseAfterErrorMillis = 1_000;

/** Repeats `run` with pauses, never two at once. An outage is logged once, not once per round. */
export function startLoop({ name, log, intervalMillis, isPaused, run }: LoopOptions): Loop {
  let isStopping = false;
  let isAwake = false;
  let endPause = () => {};
  let isFailing = false;

  const pause = (millis: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, millis);
      endPause = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  const round = async (): Promise<number> => {
    try {
      const isMore = !(await isPaused?.()) && (await run());
      if (isFailing) log.info({ loop: name }, 'loop works again');
      isFailing = false;
      return isMore ? 0 : intervalMillis;
    } catch (error) {
      if (!isFailing) log.error({ err: error, loop: name }, `${name} failed, it keeps trying`);
      isFailing = true;
      return Math.max(intervalMillis, pauseAfterErrorMillis);
    }
  };
  const finished = (async () => {
    while (!isStopping) {
      isAwake = false;
      const millis = await round();
      if (!isAwake && !isStopping && millis > 0) await pause(millis);
    }
  })();
  const wake = () => {
    isAwake = true;
    endPause();
  };
  return {
    wake,
    stop: () => {
      isStopping = true;
      endPause();
      return finished;
    },
  };
}
