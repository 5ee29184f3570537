import fc from 'fast-check';
import { expect } from 'vitest';
import { query, sql } from '../../src/server/db/sql.ts';
import { reconcile } from '../../src/server/modules/payouts/reconciliation/reconciliation.service.ts';
import { EVENTS, type EventKind, type SequenceWorld } from './money-events.ts';
import { expectBooksProven, findBreaches } from './money-invariants.ts';
import { buildWorld, type MoneyShop, openMoneyShop } from './money-world.ts';
import { seedOr } from './random-cases.ts';

/** What happens, and three numbers that each kind reads as it likes: which order, how many, by whom. */
interface MoneyEvent {
  kind: EventKind;
  a: number;
  b: number;
  c: number;
}

export interface SequenceOptions {
  seed: number;
  sequences: number;
  openings: readonly (readonly [kind: EventKind, a: number, b: number, c: number])[][];
  /** How often each kind happens after the opening, by its weight; those not named do not. */
  weights: Partial<Record<EventKind, number>>;
  maxLength: number;
}

/** The jobs work through every world of a database, so that many in one would slow each other down. */
const WORLDS_PER_DATABASE = 75;

/** How often each kind of event came to which end: 'pay-refund done', 'cancel package-move-not-allowed'. */
export type Tally = Map<string, number>;

/** Random lives of orders, each in a world of its own; after every event everything must hold. */
export async function runSequences(options: SequenceOptions): Promise<Tally> {
  const { sequences } = options;
  const seed = seedOr(options.seed);
  let shop = await openMoneyShop();
  const tally: Tally = new Map();
  let done = 0;
  try {
    const property = fc.asyncProperty(arbitraryEvents(options), async (events) => {
      await runSequence(shop, events, tally);
      done += 1;
      if (done % WORLDS_PER_DATABASE > 0) return;
      await expectAllProven(shop);
      await shop.close();
      shop = await openMoneyShop();
    });
    await fc.assert(property, { seed, numRuns: sequences });
    await expectAllProven(shop);
  } finally {
    await shop.close();
  }
  return tally.set('sequences', done);
}

async function runSequence(shop: MoneyShop, events: readonly MoneyEvent[], tally: Tally): Promise<void> {
  const world: SequenceWorld = {
    ...(await buildWorld(shop, { fees: [10, 8.25], productsEach: 1, start: 7 })),
    news: [],
  };
  for (const [index, event] of events.entries()) {
    const name = `${index + 1}. ${event.kind}(${event.a}, ${event.b}, ${event.c})`;
    const end = await EVENTS[event.kind](world, event).catch((error) => {
      throw new Error(`${name} threw`, { cause: error });
    });
    const entry = `${event.kind} ${end}`;
    tally.set(entry, (tally.get(entry) ?? 0) + 1);
    const breaches = await findBreaches(world);
    if (breaches.length > 0) throw new Error(`After ${name}: ${breaches.join('; ')}`);
  }
}

/** Differences that a reconciliation may find where everything works, because somebody has yet to act. */
const HUMAN_MATTERS = [
  'unapplied-money',
  'paid-twice',
  'payment-unsplit',
  'split-unproven',
  'refund-overdue',
  'refund-paid-twice',
  'payout-unconfirmed',
  'cash-late',
  'cash-unreported',
];

async function expectAllProven(shop: MoneyShop): Promise<void> {
  await expectBooksProven(shop);
  shop.provider.isAway = false;
  await reconcile(shop.context);
  const open = await query<{ kind: string; subject: string; cause: string }>(
    shop.db,
    sql`select kind, subject, cause from reconciliation_difference
        where resolved_at is null and kind <> all(${HUMAN_MATTERS})`,
  );
  expect(open).toEqual([]);
}

/** A life that has come some way already, then anything. */
function arbitraryEvents({ openings, weights, maxLength }: SequenceOptions): fc.Arbitrary<MoneyEvent[]> {
  const kinds = Object.entries(weights).map(([kind, weight]) => ({
    arbitrary: fc.constant(kind as EventKind),
    weight,
  }));
  const event = fc.record({ kind: fc.oneof(...kinds), a: fc.nat(7), b: fc.nat(7), c: fc.nat(7) });
  const opening = fc.constantFrom(...openings);
  return fc
    .tuple(opening, fc.array(event, { minLength: 2, maxLength }))
    .map(([begun, rest]) => [...begun.map(([kind, a, b, c]) => ({ kind, a, b, c })), ...rest]);
}
