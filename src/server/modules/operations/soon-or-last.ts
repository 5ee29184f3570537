import { setTimeout as sleep } from 'node:timers/promises';

/** What the look answers, or, if that takes too long, what the one before it did. Only the first answer is always waited for. */
export function soonOrLast<Value>(look: () => Promise<Value>, patienceMillis: number): () => Promise<Value> {
  let last: { value: Value } | null = null;
  const looking = async () => {
    const value = await look();
    last = { value };
    return value;
  };
  return async () => {
    const next = looking();
    const known = last;
    if (!known) return next;
    const patience = new AbortController();
    const late = sleep(patienceMillis, known.value, { signal: patience.signal });
    late.catch(() => {});
    return Promise.race([next, late]).finally(() => patience.abort());
  };
}
