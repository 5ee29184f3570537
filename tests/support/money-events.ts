import { nextStatuses } from '../../src/domain/package-transition.ts';
import type { ProviderState } from '../../src/domain/payment-state.ts';
import type { ProviderTransaction } from '../../src/server/adapters/payment/payment-provider.ts';
import { sql } from '../../src/server/db/sql.ts';
import type { StatusChange } from '../../src/server/modules/orders/fulfilment/change-package-status.service.ts';
import { handleTransaction } from '../../src/server/modules/orders/payments/handle-transaction.service.ts';
import {
  cancel,
  collect,
  listPackages,
  lose,
  move,
  openCheckout,
  refund,
  refuse,
  remit,
  takeBack,
  type WorldPackage,
} from './money-actions.ts';
import { listPayouts, listRefunds, passTime, payRefund, reportPayout, settle } from './money-payouts.ts';
import { buy, DAY, HOUR, MINUTE, type MoneyWorld, numberOf } from './money-world.ts';

/** With every answer the provider ever gave, so that old ones can come again. */
export interface SequenceWorld extends MoneyWorld {
  news: ProviderTransaction[];
}

interface Numbers {
  a: number;
  b: number;
  c: number;
}

/** Answers how it ended: 'done', a verdict, a reason, or 'nothing' where there was nothing to act on. */
type Event = (world: SequenceWorld, numbers: Numbers) => Promise<string>;

const LATER_STATES = [1, 1, 2, 3, 4, 6, 7, 9] as const satisfies ProviderState[];
const FIRST_STATES = [1, 1, 1, 1, 3, 3, 2, 7] as const satisfies ProviderState[];
const SPLITS = ['asked', 'asked', 'unsplit', 'unsplit', 'unproven', 'asked', 'unsplit', 'unproven'] as const;
const CAUSES = ['not-deliverable', 'out-of-stock', 'damaged', 'buyer-request'] as const;
const REFUND_CAUSES = ['withdrawal', 'warranty', 'other', 'not-delivered'] as const;
const PAYOUT_ENDS = ['paid', 'failed', 'returned'] as const;
const SHIPPING = ['by-rule', 'all', 'none', 'by-rule'] as const;

/** Each does what it can: what the shop refuses changes nothing, and that is part of what is tested. */
export const EVENTS = {
  buy: (world, numbers) => place(world, numbers, 'online'),
  'buy-cash': (world, numbers) => place(world, numbers, 'cash'),
  checkout: (world, { a }) =>
    on(pick(world.orders, a), async (number) => endOf(await openCheckout(world.shop, number))),
  /** An attempt at the provider; the shop hears of it unless the confirmation is lost (c = 7). */
  attempt: (world, { a, b, c }) => on(pick(world.orders, a), (number) => attempt(world, number, { b, c })),
  /** The provider decides, or takes back. */
  decide: (world, { a, b, c }) => on(pick(world.news, a), (known) => decide(world, known, { b, c })),
  /** Old news again, perhaps several times at once. */
  notice: (world, { a, b }) =>
    on(pick(world.news, a), async (told) => {
      const verdicts = await Promise.all(Array.from({ length: 1 + (b % 3) }, () => tell(world, told)));
      return verdicts.find((verdict) => verdict !== 'unchanged') ?? 'unchanged';
    }),
  minutes: (world, { a }) => pass(world, (a + 1) * 10 * MINUTE),
  hours: (world, { a }) => pass(world, (a + 1) * 11 * HOUR),
  days: (world, { a }) => pass(world, (a + 1) * 2 * DAY),
  /** As far as the package goes by `c` steps. */
  ship: async (world, { a, b, c }) => {
    const ends = [await oneStep(world, a, b)];
    while (ends.length <= c && ends.at(-1) === 'done') ends.push(await oneStep(world, a, b));
    return ends[0] ?? 'nothing';
  },
  cancel: (world, { a, b, c }) =>
    onPackage(world, a, async (one) => {
      const kept =
        b % 2 === 0 ? null : one.lines.map(({ line, quantity }) => ({ line, quantity: quantity - 1 }));
      return endOf(await cancel(world, one, { cause: CAUSES[c % CAUSES.length] ?? 'other', kept }));
    }),
  refund: (world, { a, b, c }) =>
    onPackage(world, a, async ({ orderNumber, lines }) =>
      endOf(
        await refund(world.shop, orderNumber, {
          lines: lines.map(({ line }) => ({ line, quantity: 1 + (b % 2), restock: b < 4 })),
          cause: REFUND_CAUSES[c % REFUND_CAUSES.length] ?? 'other',
          shipping: SHIPPING[b % SHIPPING.length] ?? 'none',
          key: `${orderNumber}-${lines[0]?.line}-${b}-${c}`,
        }),
      ),
    ),
  'pay-refund': async (world, { a, b }) =>
    on(pick(await listRefunds(world), a), async ({ id }) =>
      endOf(await payRefund(world.shop, id, b % 2 === 0 ? 'bank' : 'provider')),
    ),
  collect: (world, { a, b }) =>
    onPackage(world, a, async (one) =>
      endOf(await collect(world.shop, one, b % 2 === 0 ? 'carrier' : 'seller')),
    ),
  refuse: (world, { a }) => onPackage(world, a, async (one) => endOf(await refuse(world.shop, one))),
  'take-back': (world, { a }) => onPackage(world, a, async (one) => endOf(await takeBack(world.shop, one))),
  lose: (world, { a }) => onPackage(world, a, async (one) => endOf(await lose(world, one))),
  remit: async (world) => endOf(await remit(world)),
  settle: async (world) => {
    const before = (await listPayouts(world)).length;
    await settle(world.shop);
    return (await listPayouts(world)).length > before ? 'done' : 'nothing';
  },
  payout: async (world, { a, b }) =>
    on(pick(await listPayouts(world), a), async ({ id }) =>
      endOf(await reportPayout(world.shop, id, PAYOUT_ENDS[b % PAYOUT_ENDS.length] ?? 'paid')),
    ),
  /** Two of these at the same moment. */
  together: async (world, { a, b, c }) => {
    // Numbers end at 7, and there are nine of them.
    const [one, other] = [pick(RACING, a), pick(RACING, b + (c % 2))];
    if (one && other)
      await Promise.all([one(world, { a: 0, b: c, c: b }), other(world, { a: 0, b: c, c: a })]);
    return 'done';
  },
} as const satisfies Record<string, Event>;

export type EventKind = keyof typeof EVENTS;

const RACING: Event[] = [
  (world, numbers) => EVENTS.notice(world, numbers),
  // Goods that go back on sale: of two at once nobody could say which one wrote units off.
  (world, numbers) => EVENTS.cancel(world, { ...numbers, c: 0 }),
  (world, numbers) => EVENTS.refund(world, numbers),
  (world) => EVENTS.settle(world),
  (world, numbers) => EVENTS.minutes(world, numbers),
  (world, numbers) => EVENTS['pay-refund'](world, numbers),
  (world, numbers) => EVENTS.ship(world, { ...numbers, c: 1 }),
  (world, numbers) => EVENTS.collect(world, numbers),
  // What is paid for: of two at once nobody could say how many units the other one has left to lose.
  (world, { a }) =>
    onPackage(world, a, async (one) =>
      one.moneyState === 'none' ? 'nothing' : endOf(await lose(world, one)),
    ),
];

async function place(world: SequenceWorld, { a, b, c }: Numbers, method: 'online' | 'cash') {
  const first = { product: a % 2, quantity: 1 + (b % 3) };
  const second = { product: (a + 1) % 2, quantity: 1 + (c % 2) };
  const number = await buy(world, c < 4 ? [first] : [first, second], method);
  if (number === null) return 'sold-out';
  // Most buyers open the checkout, which asks for the split.
  return method === 'online' && b < 6 ? endOf(await openCheckout(world.shop, number)) : 'done';
}

async function attempt(world: SequenceWorld, orderNumber: number, { b, c }: Pick<Numbers, 'b' | 'c'>) {
  const { provider, db } = world.shop;
  const total = await numberOf(db, sql`select total as value from orders where number = ${orderNumber}`);
  const told = provider.attempt({
    invoice: String(orderNumber),
    amount: b === 6 && c > 4 ? total - 1_000 : total,
    state: FIRST_STATES[b % FIRST_STATES.length] ?? 1,
    franchise: b % 2 === 0 ? 'VS' : 'PSE',
    split: SPLITS[c % SPLITS.length] ?? 'asked',
  });
  world.news.push(told);
  return c === 7 ? 'lost' : tell(world, told);
}

async function decide(
  world: SequenceWorld,
  { reference }: ProviderTransaction,
  { b, c }: Pick<Numbers, 'b' | 'c'>,
) {
  const { provider } = world.shop;
  const current = provider.transactions.get(reference);
  const state = LATER_STATES[b % LATER_STATES.length] ?? 1;
  const proof = current?.state === 1 && current.receivers === null && b < 4;
  if (!current || !(proof || mayBecome(current.state, state))) return 'nothing';
  const told = provider.change(reference, proof ? 1 : state, current.receivers ? undefined : SPLITS[c]);
  world.news.push(told);
  return c === 7 ? 'lost' : tell(world, told);
}

function tell({ shop }: SequenceWorld, transaction: ProviderTransaction) {
  return handleTransaction(shop.context, transaction);
}

async function pass({ shop }: SequenceWorld, millis: number) {
  await passTime(shop, millis);
  return 'done';
}

/** What a provider does: what is decided stays so, but for the reversal of what was approved. */
function mayBecome(from: ProviderState, to: ProviderState): boolean {
  if (from === 1) return to === 6;
  return from === 3 || from === 7 ? to !== 6 : false;
}

function oneStep(world: SequenceWorld, a: number, b: number): Promise<string> {
  return onPackage(world, a, async (one) => {
    const next = nextStatuses(one.statusId, 'operator').filter((to) => to !== 32);
    // Straight to the buyer, most of the time.
    const to = b < 5 ? (next.find((id) => id === 3) ?? next.at(-1)) : pick(next, b);
    return to === undefined ? 'nothing' : endOf(await move(world.shop, one, to as StatusChange['to']));
  });
}

async function onPackage(world: SequenceWorld, a: number, act: (one: WorldPackage) => Promise<string>) {
  return on(pick(await listPackages(world), a), act);
}

async function on<Item>(item: Item | undefined, act: (item: Item) => Promise<string>): Promise<string> {
  return item === undefined ? 'nothing' : act(item);
}

function endOf(result: { ok: boolean; reason?: string } | null): string {
  if (!result) return 'nothing';
  return result.ok ? 'done' : (result.reason ?? 'refused');
}

function pick<Item>(items: readonly Item[], number: number): Item | undefined {
  return items[number % Math.max(1, items.length)];
}
