import { type Browser, openBrowser } from './browser.ts';
import type { Ledger } from './ledger.ts';
import type { Observations } from './observations.ts';

/** What everybody in the traffic shares. */
export interface World {
  /** What browsers use: 'http://10.213.7.30'. */
  origin: string;
  /** Addresses of this machine that visitors come from; empty: its own. */
  visitorAddresses: readonly string[];
  /** Where buyers have their mail. */
  mailDomain: string;
  products: readonly SoldProduct[];
  ledger: Pick<Ledger, 'note'>;
  observations: Observations;
  /** 0 to 1, the same row for the same seed. */
  random: () => number;
  /** Taken orders that a shop of the traffic can send on. */
  toSend: { number: number; sellerId: number }[];
}

export interface SoldProduct {
  id: number;
  sellerId: number;
}

/** Shops whose people are part of the traffic, with their demo accounts. */
export const SHOPS = [
  { sellerId: 73, email: 'vendedor@plazuela.test' },
  { sellerId: 78, email: 'tienda78@plazuela.test' },
] as const;

export const OPERATOR_EMAIL = 'operacion@plazuela.test';
export const BUYER_EMAIL = 'compradora@plazuela.test';

export function pick<Value>(world: Pick<World, 'random'>, values: readonly Value[]): Value {
  return values[Math.floor(world.random() * values.length)] as Value;
}

/** Somebody new, from one of the addresses. */
export function newVisitor(world: World): Browser {
  const { origin, observations, visitorAddresses } = world;
  const from = visitorAddresses.length > 0 ? pick(world, visitorAddresses) : undefined;
  return openBrowser({ origin, observations, from });
}

/** The same row of numbers for the same seed (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Right after a change its maker asks for it: `isThere` looks at an answer of 200, and a 404 is a stale read too. */
export async function readOwn(
  { observations }: World,
  browser: Browser,
  own: { path: string; what: string; isThere: (reply: { text: string; json: () => unknown }) => boolean },
): Promise<void> {
  const reply = await browser.send({ path: own.path, kind: 'read' });
  if (reply.status !== 200 && reply.status !== 404) return;
  observations.ownReads++;
  const isThere =
    reply.status === 200 && own.isThere({ text: reply.body.toString('utf8'), json: reply.json });
  if (!isThere) observations.staleReads.push({ at: performance.now(), what: own.what });
}
