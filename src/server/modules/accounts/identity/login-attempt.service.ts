import { setTimeout as sleep } from 'node:timers/promises';
import type { Context } from '../../../context.ts';
import {
  type AttemptLimit,
  forgetAttempts,
  limitedAddress,
  returnAttempt,
  type SlowLimit,
  takeAttempt,
  takeTurn,
} from './attempt-limit.service.ts';
import { createFairQueue } from './fair-queue.ts';
import { findKnownDevice } from './known-device.service.ts';
import type { LoginVisitor } from './session.service.ts';

/** Hashing costs 19 MiB and one thread of four each: a few at once, and each place in its turn. */
const hashing = createFairQueue({ atOnce: 3, waiting: 20 });

interface Guess {
  email: string;
  /** Null: there is no such account. */
  accountId: number | null;
  visitor: LoginVisitor;
}

/**
 * Makes an attempt with a password; `check` answers null for a wrong one. Guessing gets slower the more was guessed, for
 * the account, its place and both, but no number of wrong passwords refuses a right one: what is over its limit waits for
 * its turn, and the browsers that a person has entered from before have attempts of their own.
 * 'refused': too many wait at this moment.
 */
export async function attemptLogin<Proof>(
  context: Context,
  guess: Guess,
  check: () => Promise<Proof | null>,
): Promise<Proof | 'refused' | null> {
  const device = await findKnownDevice(context, guess.accountId, guess.visitor.deviceToken);
  const own = device && (await takeDeviceAttempt(context, device, guess.email));
  const place = limitedAddress(guess.visitor.address);
  const limits = own ? [] : strangerLimits(guess.email, place);
  if (!own && !(await waitForTurn(context, limits, place))) return 'refused';
  const lane = own ? `device ${device}` : `place ${place}`;
  const checked = await hashing.run(lane, async () => ({ proof: await check() }));
  if (!checked) return 'refused';
  if (!checked.proof) return null;
  const [pair, ...others] = own ? [own] : limits;
  await returnAttempt(context, others);
  if (pair) await forgetAttempts(context, pair);
  return checked.proof;
}

/** Null: this browser has tried too often itself, and goes on as a stranger. */
async function takeDeviceAttempt(
  context: Context,
  device: string,
  email: string,
): Promise<AttemptLimit | null> {
  const limit = { kind: 'login-device', subject: `${email}\n${device}`, maximum: 10, minutes: 15 };
  const { allowed } = await takeAttempt(context, [limit]);
  return allowed ? limit : null;
}

function strangerLimits(email: string, place: string): SlowLimit[] {
  return [
    { kind: 'login-pair', subject: `${email}\n${place}`, maximum: 10, minutes: 15, slowestMillis: 10_000 },
    // Thousands may share it: who guesses at many accounts from here is slowed only a little.
    { kind: 'login-address', subject: place, maximum: 30, minutes: 15, slowestMillis: 1_000 },
    { kind: 'login-account', subject: email, maximum: 100, minutes: 15, slowestMillis: 10_000 },
  ];
}

/** False: the attempt cannot be made now. */
async function waitForTurn(context: Context, limits: readonly SlowLimit[], place: string): Promise<boolean> {
  const turn = await takeTurn(context, limits, place);
  if (turn) await sleep(pauseMillis(turn.counts[0] ?? 0));
  return turn !== null;
}

const FREE_ATTEMPTS = 3;
const LONGEST_PAUSE_MILLIS = 1_600;

/** Each failure after the third doubles the wait before the next answer. */
export function pauseMillis(attempt: number): number {
  if (attempt <= FREE_ATTEMPTS) return 0;
  return Math.min(100 * 2 ** (attempt - FREE_ATTEMPTS - 1), LONGEST_PAUSE_MILLIS);
}
