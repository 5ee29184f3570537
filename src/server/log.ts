import type { FastifyBaseLogger } from 'fastify';
import { type DestinationStream, type Logger, pino, symbols } from 'pino';
import { outageCode } from './db/outage.ts';
import { describeError } from './described-error.ts';
import { currentCause } from './telemetry/cause.ts';

/** So long without a failure, and the next one is a new outage. */
const CALM_MILLIS = 30_000;
const TELL_EVERY_MILLIS = 10_000;
const MAXIMUM_KINDS = 50;

interface Outage {
  lastFailureAt: number;
  /** What failed, by the message of its line; how often since it was last told. */
  untold: Map<string, number>;
  telling: NodeJS.Timeout | null;
}

/**
 * The structured log. An outage makes everything fail at once, hundreds of times a minute: its first failure is written
 * whole, each other kind once as a line without a stack, and then only how often each has failed. Values of people stay
 * out of it, whoever logs an error.
 */
export function createLog(level: string, destination?: DestinationStream): FastifyBaseLogger {
  let outage: Outage | null = null;
  const tellCounts = (log: Logger, current: Outage) => {
    current.telling = null;
    const failures = Object.fromEntries([...current.untold].filter(([, count]) => count > 0));
    for (const kind of current.untold.keys()) current.untold.set(kind, 0);
    log.error({ failures }, 'still failing');
  };
  return pino(
    {
      level,
      serializers: { err: describeError },
      mixin: (_details, _level, log) => withRequestId(log),
      hooks: {
        logMethod(args, method) {
          const [first, message] = args as unknown as [unknown, string?];
          const error = errorOf(first);
          const code = outageCode(error);
          if (code === null) return method.apply(this, args);
          const now = Date.now();
          if (!outage || now - outage.lastFailureAt > CALM_MILLIS) {
            outage = { lastFailureAt: now, untold: new Map([[message ?? code, 0]]), telling: null };
            return method.apply(this, args);
          }
          const current = outage;
          current.lastFailureAt = now;
          const kind = message ?? code;
          const count = current.untold.get(kind);
          if (count === undefined && current.untold.size < MAXIMUM_KINDS) {
            current.untold.set(kind, 0);
            const { err: _, ...details } = first instanceof Error ? {} : (first as { err?: unknown });
            return method.apply(this, [{ ...details, code, reason: describeError(error).message }, kind]);
          }
          current.untold.set(kind, (count ?? 0) + 1);
          current.telling ??= setTimeout(() => tellCounts(this, current), TELL_EVERY_MILLIS).unref();
        },
      },
    },
    ...(destination ? [destination] : []),
  );
}

/** Every line of what a request has caused names it; a request's own log does by itself. */
function withRequestId(log: object): object {
  const cause = currentCause();
  const bindings = (log as Record<symbol, string>)[symbols.chindingsSym] ?? '';
  return cause && !bindings.includes('"reqId"') ? { reqId: cause.requestId } : {};
}

function errorOf(logged: unknown): unknown {
  if (logged instanceof Error || typeof logged !== 'object' || logged === null) return logged;
  return (logged as { err?: unknown }).err;
}
