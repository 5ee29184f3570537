/** One request as its sender saw it. Times in milliseconds of this process (`performance.now`). */
interface Observation {
  from: number;
  until: number;
  kind: RequestKind;
  /** Method and path. */
  what: string;
  /** 0: no answer came. */
  status: number;
  /** The reason in the answer's body, or what the connection ended with. */
  code: string;
}

/** `order`: the sending of an order. */
export type RequestKind = 'read' | 'write' | 'order';

/** What somebody read right after she had changed it, and did not find. */
interface StaleRead {
  at: number;
  what: string;
}

export interface Observations {
  requests: Observation[];
  staleReads: StaleRead[];
  ownReads: number;
}

export function createObservations(): Observations {
  return { requests: [], staleReads: [], ownReads: 0 };
}

export interface Window {
  from: number;
  until: number;
}

/** What visitors met in a stretch of time. */
export interface Measure {
  orders: number;
  /** Longest time without an order taken, in seconds. */
  ordersGapSeconds: number;
  reads: number;
  readsGapSeconds: number;
  /** Answers of 500 and more, by status and reason: 'HTTP 503 unavailable'. */
  serverErrors: Map<string, number>;
  /** Connections that ended without an answer, by what they ended with. */
  unanswered: Map<string, number>;
  staleReads: string[];
}

export function measure(observations: Observations, window: Window): Measure {
  const within = observations.requests.filter(({ until }) => until >= window.from && until <= window.until);
  const isGood = ({ status }: Observation) => status >= 200 && status < 400;
  const orders = within.filter((one) => one.kind === 'order' && isGood(one));
  const reads = within.filter((one) => one.kind === 'read' && isGood(one));
  const failed = within.filter(({ status }) => status >= 500);
  const silent = within.filter(({ status }) => status === 0);
  return {
    orders: orders.length,
    ordersGapSeconds: longestGap(orders, window),
    reads: reads.length,
    readsGapSeconds: longestGap(reads, window),
    serverErrors: counted(failed, ({ status, code, kind }) => `${kind} ${status} ${code}`),
    unanswered: counted(silent, ({ code, kind }) => `${kind} ${code}`),
    staleReads: observations.staleReads
      .filter(({ at }) => at >= window.from && at <= window.until)
      .map(({ what }) => what),
  };
}

function longestGap(answered: readonly Observation[], { from, until }: Window): number {
  const moments = answered.map((one) => one.until).sort((one, other) => one - other);
  let longest = 0;
  let before = from;
  for (const moment of [...moments, until]) {
    longest = Math.max(longest, moment - before);
    before = moment;
  }
  return longest / 1_000;
}

function counted<Value>(values: readonly Value[], nameOf: (value: Value) => string): Map<string, number> {
  const groups = Map.groupBy(values, nameOf);
  return new Map([...groups].map(([name, ones]) => [name, ones.length]));
}
