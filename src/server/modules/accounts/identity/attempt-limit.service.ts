import { hash } from 'node:crypto';
import type { Context } from '../../../context.ts';
import * as counters from './attempt-limit.repository.ts';
import { createFairQueue } from './fair-queue.ts';
import { createSlowTurns } from './slow-turns.ts';

/** `subject` is what is limited: an account, an address, a phone, or several of them together. */
export interface AttemptLimit {
  kind: string;
  subject: string;
  maximum: number;
  minutes: number;
}

/**
 * Counts an attempt under every limit, before it is made, so that many at once cannot slip through.
 * `counts` stand in the order of the limits.
 */
export async function takeAttempt(
  { write, now }: Pick<Context, 'write' | 'now'>,
  limits: readonly AttemptLimit[],
): Promise<{ allowed: boolean; counts: number[] }> {
  const time = now();
  const rows = limits.map((limit) => ({
    key: keyOf(limit),
    expiresAt: new Date(time.getTime() + limit.minutes * 60_000),
  }));
  const counted = await counters.countAttempts(write, rows, time);
  const countOf = new Map(counted.map(({ key, count }) => [key, count]));
  const counts = rows.map(({ key }) => countOf.get(key) ?? 0);
  return { allowed: limits.every(({ maximum }, index) => (counts[index] ?? 0) <= maximum), counts };
}

/** Over its maximum it refuses nobody: attempts are made one at a time, with a pause of at most so much in between. */
export interface SlowLimit extends AttemptLimit {
  slowestMillis: number;
}

const counting = createFairQueue({ atOnce: 4, waiting: 50 });
const slowTurns = createSlowTurns({ waiting: 10 });

/**
 * Counts as `takeAttempt` does; who is over a limit waits for his turn. Null: too many wait under the same limit at this
 * moment. `place` keeps one place's flood from using up the connections to the database.
 */
export async function takeTurn(
  context: Pick<Context, 'write' | 'now'>,
  limits: readonly SlowLimit[],
  place: string,
): Promise<{ counts: number[] } | null> {
  const taken = await counting.run(place, () => takeAttempt(context, limits));
  if (!taken) return null;
  for (const [index, limit] of limits.entries()) {
    const count = taken.counts[index] ?? 0;
    const isOver = count > limit.maximum;
    if (isOver && !(await slowTurns.take(keyOf(limit), slowMillis(count, limit)))) return null;
  }
  return taken;
}

/** At ten times the maximum the turns come no slower any more. */
export function slowMillis(count: number, { maximum, slowestMillis }: SlowLimit): number {
  return Math.min(slowestMillis, (slowestMillis * count) / (10 * maximum));
}

/** The attempt was none of those that are limited (the password was right). */
export async function returnAttempt(
  { write }: Pick<Context, 'write'>,
  limits: readonly AttemptLimit[],
): Promise<void> {
  await counters.uncountAttempts(write, limits.map(keyOf));
}

export async function forgetAttempts({ write }: Pick<Context, 'write'>, limit: AttemptLimit): Promise<void> {
  await counters.deleteAttempts(write, keyOf(limit));
}

/** An address as a limit sees it: of IPv6 the half that a provider gives to one customer. */
export function limitedAddress(address: string): string {
  const plain = address.replace(/^::ffff:/i, '');
  if (!plain.includes(':')) return plain;
  const [head = '', tail] = plain.split('::');
  const groups = head.split(':').filter(Boolean);
  const missing = tail === undefined ? 0 : 8 - groups.length - tail.split(':').filter(Boolean).length;
  const filled = [...groups, ...Array<string>(Math.max(0, missing)).fill('0'), ...(tail ?? '').split(':')];
  return filled.slice(0, 4).join(':');
}

function keyOf({ kind, subject }: AttemptLimit): string {
  return hash('sha256', `${kind}\n${subject}`, 'base64url');
}
