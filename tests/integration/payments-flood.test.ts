import { afterAll, beforeAll, expect, test } from 'vitest';
import { query, queryOne, sql } from '../../src/server/db/sql.ts';
import { checkLedger } from '../../src/server/modules/books/check.service.ts';
import { runPaymentJobs } from '../../src/server/modules/orders/payments/payments.jobs.ts';
import { createTransaction } from '../support/epayco-emulator.ts';
import {
  balances,
  buyOnline,
  noticesHandled,
  type OnlineOrder,
  openPaymentShop,
  type PaymentShop,
  sendNotice,
  signedNotice,
} from '../support/payment-shop.ts';
import { cases } from '../support/random-cases.ts';

const ORDERS = cases(75, 500);
const CONFIRMATIONS = 20 * ORDERS;
const AT_ONCE = 25;

let shop: PaymentShop;

beforeAll(async () => {
  shop = await openPaymentShop();
});
afterAll(() => shop.end());

/** Repeatable, so that a failure can be looked at. */
function createRandom(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

function shuffle<Item>(items: Item[], random: (below: number) => number): Item[] {
  for (let index = items.length - 1; index > 0; index--) {
    const other = random(index + 1);
    [items[index], items[other]] = [items[other] as Item, items[index] as Item];
  }
  return items;
}

interface Confirmation {
  fields: Record<string, string>;
  isForged: boolean;
}

test('of thousands of confirmations, doubled, shuffled and forged, each order is paid exactly once', async () => {
  const random = createRandom(20_261_121);
  const orders: OnlineOrder[] = [];
  const confirmations: Confirmation[] = [];
  for (let index = 0; index < ORDERS; index++) {
    const order = await buyOnline(shop);
    orders.push(order);
    confirmations.push(...(await confirmationsOf(order, index)));
  }
  // Each at least once, the rest repeats at random.
  const known = confirmations.length;
  while (confirmations.length < CONFIRMATIONS)
    confirmations.push(confirmations[random(known)] as Confirmation);
  shuffle(confirmations, random);

  const wrong: string[] = [];
  const sender = async () => {
    for (let next = confirmations.pop(); next; next = confirmations.pop()) {
      const status = await sendNotice(shop, next.fields);
      if (status !== (next.isForged ? 400 : 200)) wrong.push(`${status} for ${JSON.stringify(next)}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, sender));
  // What was too much at once is left to the workers.
  shop.passMinutes(2);
  await runPaymentJobs(shop.context);
  await noticesHandled(shop);

  expect(wrong).toEqual([]);
  const payments = await query(
    shop.db,
    sql`select payment.state, count(*)::int as count,
          sum((select count(*) from payment_transaction one
               where one.order_number = payment.order_number and outcome = 'paid'))::int as paid,
          sum((select count(*) from ledger_transaction posted
               where posted.order_number = payment.order_number and kind = 'payment'))::int as posted
        from payment group by state`,
  );
  expect(payments).toEqual([{ state: 'paid', count: ORDERS, paid: ORDERS, posted: ORDERS }]);
  const mails = await queryOne(
    shop.db,
    sql`select count(*)::int as count from outbox_message where template = 'order-confirmation'`,
  );
  expect(mails).toEqual({ count: ORDERS });
  const sold = orders.flatMap(({ productIds }) => productIds);
  const stock = await queryOne(
    shop.db,
    sql`select min(on_hand) as least, max(on_hand) as most from stock where product_id = any(${sold}::int[])`,
  );
  expect(stock).toEqual({ least: 4, most: 4 });
  const total = orders.reduce((sum, order) => sum + order.total, 0);
  // Each order: 30,000 of two sellers, less 10 % and 12.5 %, paid to them by the provider.
  expect(await balances(shop)).toMatchObject({
    buyer_clearing: 0,
    provider: total - ORDERS * 53_250,
    seller_held: 0,
  });
  const refused = await query<{ reason: string }>(
    shop.db,
    sql`select distinct reason from payment_forgery order by reason`,
  );
  expect(refused.map(({ reason }) => reason)).toEqual(['foreign-merchant', 'forged']);
  expect(await checkLedger(shop.context)).toEqual([]);
});

/** A rejected attempt, one that was pending and is approved now, and what somebody made up about it. */
async function confirmationsOf(order: OnlineOrder, index: number): Promise<Confirmation[]> {
  const invoice = String(order.number);
  const rejected = await createTransaction(shop.app, { invoice, amount: order.total, state: 2 });
  const paid = await createTransaction(shop.app, { invoice, amount: order.total, receivers: split(order) });
  const facts = { reference: paid.reference, invoice, amount: order.total };
  const valid = [
    signedNotice(shop, { reference: rejected.reference, invoice, amount: order.total, state: 2 }),
    ...[8, 3, 1].map((state) => signedNotice(shop, { ...facts, state })),
  ];
  const approval = signedNotice(shop, { ...facts, state: 1 });
  const forged = index % 2 === 0 ? { x_amount: '1.00' } : { x_cust_id_cliente: '7' };
  return [
    ...valid.map((fields) => ({ fields, isForged: false })),
    { fields: { ...approval, ...forged }, isForged: true },
  ];
}

function split({ total }: OnlineOrder) {
  return [
    { id: '501', total: 30_000, fee: 3_000 },
    { id: '502', total: 30_000, fee: 3_750 },
    { id: '900001', total: total - 60_000, fee: 0 },
  ];
}
