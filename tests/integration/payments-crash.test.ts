import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { execute, query, queryOne, sql } from '../../src/server/db/sql.ts';
import { checkLedger } from '../../src/server/modules/books/check.service.ts';
import { handleTransaction } from '../../src/server/modules/orders/payments/handle-transaction.service.ts';
import { runPaymentJobs } from '../../src/server/modules/orders/payments/payments.jobs.ts';
import { confirmPending, createTransaction, type PaidCheckout } from '../support/epayco-emulator.ts';
import {
  buyOnline,
  noticesHandled,
  type OnlineOrder,
  openPaymentShop,
  type PaymentShop,
  sendNotice,
  signedNotice,
  truthOf,
} from '../support/payment-shop.ts';
import { cases } from '../support/random-cases.ts';

const KILLS = cases(30, 100);
const ORDERS_OF_EACH_KIND = cases(12, 40);
/** Children that have started and wait for their turn. */
const WARM = 3;
/** A payment takes some thirty: with longer lives the last kills would at times meet nobody at work. */
const LONGEST_LIFE_STATEMENTS = 60;
const MOMENTS = ['before', 'during', 'after'];
/** After which an order that nobody paid is overdue. */
const AHEAD_MINUTES = 40;

let shop: PaymentShop;
const children = new Set<ChildProcess>();

beforeAll(async () => {
  shop = await openPaymentShop();
  await execute(shop.db, sql`create table confirmation_to_send (fields jsonb not null)`);
});
afterAll(async () => {
  await Promise.all([...children].map(kill));
  await shop.end();
});

test('kill -9 at any moment of payment handling, again and again: every payment ends right and the books balance', async () => {
  const orders = await placeOrders();
  const waiting = Array.from({ length: WARM }, startChild);
  for (let killed = 0; killed < KILLS; killed++) {
    waiting.push(startChild());
    const child = await (waiting.shift() as Promise<ChildProcess>);
    const died = once(child, 'exit');
    const statement = 1 + Math.floor(Math.random() * LONGEST_LIFE_STATEMENTS);
    child.stdin?.write(`${MOMENTS[killed % MOMENTS.length]} ${statement}\n`);
    expect(await died).toEqual([null, 'SIGKILL']);
    children.delete(child);
  }
  await Promise.all(waiting.map(async (child) => kill(await child)));
  // Otherwise the kills would have met nobody at work.
  const begun = await queryOne<{ settled: number; open: number }>(
    shop.db,
    sql`select (select count(*)::int from payment where state <> 'waiting') as settled,
          (select count(*)::int from payment_notice where handled_at is null) as open`,
  );
  expect(begun?.settled).toBeGreaterThan(ORDERS_OF_EACH_KIND);
  expect(begun?.open).toBeGreaterThan(0);

  // The provider repeats what was not answered; a minute later the workers take up the rest.
  const open = await query<{ fields: Record<string, string> }>(
    shop.db,
    sql`select fields from confirmation_to_send`,
  );
  for (const { fields } of open) expect(await sendNotice(shop, fields)).toBe(200);
  for (let round = 0; round < 3; round++) {
    shop.passMinutes(2);
    await runPaymentJobs(shop.context);
  }
  await noticesHandled(shop);
  for (const { order, expected } of orders) expect(await truthOf(shop, order)).toMatchObject(expected);
  expect(await checkLedger(shop.context)).toEqual([]);
});

interface Expectation {
  order: OnlineOrder;
  expected: object;
}

const confirmed = ['order-confirmation', 'seller-new-order', 'seller-new-order'];
const postings = ['payment', 'sale', 'sale', 'split', 'split'];
const paid = { state: 'paid', statuses: [19, 19], stock: [4, 4], mails: confirmed, posted: postings };

/** Its time is over: the goods go back. */
async function neverPaid(order: OnlineOrder): Promise<Expectation> {
  const goods = { statuses: [32, 32], stock: [5, 5] };
  return {
    order,
    expected: { ...goods, state: 'expired', mails: ['payment-expired'], posted: [], outcomes: [] },
  };
}

/** What happens to an order before the crashes, and how it must end. */
const kinds: ((order: OnlineOrder) => Promise<Expectation>)[] = [
  async (order) => {
    await announce(order, await pay(order), [1]);
    return { order, expected: { ...paid, outcomes: ['paid'] } };
  },
  async (order) => {
    await announce(order, await pay(order, 2), [2]);
    await announce(order, await pay(order), [8, 3, 1]);
    return { order, expected: { ...paid, outcomes: ['failed', 'paid'] } };
  },
  // Sold, and then taken back by the provider.
  async (order) => {
    const payment = await pay(order);
    const transaction = await shop.context.paymentProvider?.findTransaction({ reference: payment.reference });
    if (transaction) await handleTransaction(shop.context, transaction);
    await confirmPending(shop.app, payment.reference, 6);
    await announce(order, payment, [6]);
    return {
      order,
      expected: { state: 'reversed', statuses: [32, 32], stock: [5, 5], outcomes: ['reversed'] },
    };
  },
];

async function placeOrders(): Promise<Expectation[]> {
  const placed: Expectation[] = [];
  const place = async (kind: (order: OnlineOrder) => Promise<Expectation>) => {
    for (let index = 0; index < ORDERS_OF_EACH_KIND; index++) placed.push(await kind(await buyOnline(shop)));
  };
  await place(neverPaid);
  shop.passMinutes(AHEAD_MINUTES);
  for (const kind of kinds) await place(kind);
  return placed;
}

function pay({ number, total }: OnlineOrder, state = 1): Promise<PaidCheckout> {
  const receivers = [
    { id: '501', total: 30_000, fee: 3_000 },
    { id: '502', total: 30_000, fee: 3_750 },
    { id: '900001', total: total - 60_000, fee: 0 },
  ];
  return createTransaction(shop.app, { invoice: String(number), amount: total, state, receivers });
}

async function announce({ number, total }: OnlineOrder, { reference }: PaidCheckout, states: number[]) {
  for (const state of states) {
    const fields = signedNotice(shop, { reference, invoice: number, amount: total, state });
    await execute(shop.db, sql`insert into confirmation_to_send values (${JSON.stringify(fields)}::jsonb)`);
  }
}

async function startChild(): Promise<ChildProcess> {
  const script = path.resolve(import.meta.dirname, '../support/payment-child.ts');
  const target = JSON.stringify(shop.database.connection);
  const ahead = String(AHEAD_MINUTES * 60_000);
  const parts = [script, target, String(shop.context.config.port), ahead];
  const child = spawn(process.execPath, parts, {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  children.add(child);
  // It may be killed while it is told to begin.
  child.stdin.on('error', () => {});
  for await (const _ of createInterface({ input: child.stdout })) return child;
  throw new Error('The child did not start');
}

async function kill(child: ChildProcess): Promise<void> {
  children.delete(child);
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGKILL');
  await once(child, 'exit');
}
