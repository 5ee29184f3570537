import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { Span } from './spans.ts';

/** What is being done at this moment: a request, a message, a run of a job. Everything that follows knows it. */
export interface Cause {
  /** From the proxy through SQL, jobs and mails: one for all that follows from one request. */
  requestId: string;
  log: FastifyBaseLogger;
  /** What a span that begins now lies in; null: nothing is traced. */
  span: Span | null;
}

const storage = new AsyncLocalStorage<Cause>();

export function currentCause(): Cause | undefined {
  return storage.getStore();
}

export function causedBy<Result>(cause: Cause, work: () => Result): Result {
  return storage.run(cause, work);
}

/** Unique among processes and restarts, and cheap: a random start and a count. */
export const newRequestId: () => string = (() => {
  const start = randomBytes(6).toString('base64url');
  let count = 0;
  return () => `${start}-${(++count).toString(36)}`;
})();

/** What a proxy may call a request: UUIDs, numbers in hexadecimal, what HAProxy and nginx make. */
const REQUEST_ID = /^[A-Za-z0-9][A-Za-z0-9_.:-]{7,63}$/;

export function isRequestId(text: unknown): text is string {
  return typeof text === 'string' && REQUEST_ID.test(text);
}

/**
 * The cause as rows keep it that jobs take up later: the request's id, and after a space the W3C `traceparent` of a span
 * that is recorded. Null: nobody asked.
 */
export function causeText(): string | null {
  const cause = currentCause();
  if (!cause) return null;
  return cause.span?.isRecording ? `${cause.requestId} ${cause.span.traceParent}` : cause.requestId;
}

export function requestIdOf(text: string | null): string | null {
  return text?.split(' ', 1)[0] ?? null;
}

export function traceParentOf(text: string | null): string | null {
  return text?.split(' ', 2)[1] ?? null;
}
