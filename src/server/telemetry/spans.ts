import type { FastifyBaseLogger } from 'fastify';
import { causedBy, currentCause, newRequestId, requestIdOf, traceParentOf } from './cause.ts';

export type Attributes = Record<string, string | number | boolean>;

/** A piece of work with its begin and end. None of its names and attributes holds a value of people. */
export interface Span {
  /** False: it was left out by the sampling, and so is all that lies in it. */
  isRecording: boolean;
  /** Names it for other processes, as W3C's header of that name does. */
  traceParent: string;
  set: (attributes: Attributes) => void;
  /** `problem`: what was thrown; of it only a code or the name of its class is kept. */
  end: (problem?: unknown) => void;
}

export interface NewSpan {
  kind: 'internal' | 'server' | 'client' | 'consumer';
  attributes?: Attributes;
  /** A span of this process, or the traceparent of another one's. */
  parent?: Span | string | null;
  /** The traceparent of what caused it, which is over already. */
  link?: string | null;
}

/** Who records spans; null, as long as nobody wants any: then no span costs more than this look. */
let open: ((name: string, span: NewSpan) => Span) | null = null;

export function recordSpansBy(recorder: typeof open): void {
  open = recorder;
}

export function openSpan(name: string, span: NewSpan): Span | null {
  return open?.(name, span) ?? null;
}

/** A part of what is being done. What nobody caused, such as a queue that is polled, is not traced. */
export function inSpan<Result>(
  name: string,
  { kind, attributes }: Pick<NewSpan, 'kind' | 'attributes'>,
  work: () => Promise<Result>,
): Promise<Result> {
  const cause = open && currentCause();
  if (!cause?.span?.isRecording) return work();
  const span = openSpan(name, { kind, parent: cause.span, ...(attributes && { attributes }) });
  return causedBy({ ...cause, span }, () => untilEnd(span, work));
}

interface Taken {
  log: FastifyBaseLogger;
  /** As the row says that the job has taken up, see `causeText`; null: it begins here. */
  cause: string | null;
  attributes?: Attributes;
}

/** What a worker does later for a request, or by the clock: a trace of its own that leads back to the request's. */
export function inTaken<Result>(
  name: string,
  { log, cause, attributes = {} }: Taken,
  work: () => Promise<Result>,
): Promise<Result> {
  const requestId = requestIdOf(cause) ?? newRequestId();
  const span = openSpan(name, {
    kind: 'consumer',
    link: traceParentOf(cause),
    attributes: { ...attributes, 'plazuela.request_id': requestId },
  });
  return causedBy({ requestId, log, span }, () => untilEnd(span, work));
}

async function untilEnd<Result>(span: Span | null, work: () => Promise<Result>): Promise<Result> {
  let problem: unknown;
  try {
    return await work();
  } catch (error) {
    problem = error ?? 'unknown';
    throw error;
  } finally {
    span?.end(problem);
  }
}

/** Says more of the span that is under way. */
export function describeSpan(attributes: Attributes): void {
  if (open) currentCause()?.span?.set(attributes);
}
