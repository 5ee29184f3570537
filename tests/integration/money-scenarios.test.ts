import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { sql } from '../../src/server/db/sql.ts';
import { reconcile } from '../../src/server/modules/payouts/reconciliation/reconciliation.service.ts';
import {
  cancel,
  changeAtProvider,
  collect,
  deliver,
  expectDone,
  listPackages,
  openCheckout,
  pay,
  refund,
  refuse,
  remit,
  send,
  takeBack,
  type WorldPackage,
} from '../support/money-actions.ts';
import { expectBooksProven, findBreaches } from '../support/money-invariants.ts';
import {
  balance,
  listPayouts,
  listRefunds,
  passTime,
  payRefund,
  receiveFromProvider,
  reportPayout,
  settle,
} from '../support/money-payouts.ts';
import {
  buildWorld,
  buy,
  DAY,
  HOUR,
  type MoneyShop,
  type MoneyWorld,
  numberOf,
  openMoneyShop,
} from '../support/money-world.ts';

let shop: MoneyShop;
let world: MoneyWorld;
beforeAll(async () => {
  shop = await openMoneyShop();
});
beforeEach(async () => {
  world = await buildWorld(shop, { fees: [10, 8.25, 12.5] });
});
afterEach(async () => {
  shop.provider.isAway = false;
  expect(await unexplained()).toEqual([]);
});
afterAll(() => shop.close());

/** Whatever is done, afterwards everything holds. */
async function step<Value>(name: string, action: () => Promise<Value>): Promise<Value> {
  const value = await action();
  expect(await findBreaches(world), name).toEqual([]);
  await expectBooksProven(shop);
  return value;
}

const TO_BE_EXPECTED = [
  'unapplied-money',
  'paid-twice',
  'payment-unsplit',
  'split-unproven',
  'refund-overdue',
];
const SLOW_PEOPLE = ['payout-unconfirmed', 'cash-late', 'cash-unreported', 'refund-paid-twice'];

/** What a reconciliation finds beyond money that somebody has yet to move. */
async function unexplained(): Promise<object[]> {
  await reconcile(shop.context);
  const expected = [...TO_BE_EXPECTED, ...SLOW_PEOPLE];
  const { rows } = await shop.db.query(
    'select kind, subject, cause from reconciliation_difference where resolved_at is null and kind <> all($1)',
    [expected],
  );
  return rows;
}

async function buyOnline(quantities: readonly number[] = [2, 1, 3]): Promise<number> {
  const lines = quantities.map((quantity, index) => ({ product: 2 * index, quantity }));
  const number = await step('buy', () => buy(world, lines));
  if (number === null) throw new Error('Sold out');
  await step('open the checkout', () => openCheckout(shop, number));
  return number;
}

async function buyAtTheDoor(): Promise<WorldPackage[]> {
  const lines = [0, 2, 4].map((product) => ({ product, quantity: 2 }));
  await step('buy', () => buy(world, lines, 'cash'));
  return listPackages(world);
}

function packageOf(packages: readonly WorldPackage[], index: number): WorldPackage {
  const one = packages[index];
  if (!one) throw new Error(`There is no package ${index}`);
  return one;
}

/** All three packages at their buyer's. */
async function deliverAll(): Promise<WorldPackage[]> {
  for (const one of await listPackages(world)) await step('deliver', () => deliver(shop, one));
  return listPackages(world);
}

function allUnits({ lines }: WorldPackage, restock: boolean) {
  return lines.map(({ line, quantity, cancelled }) => ({ line, quantity: quantity - cancelled, restock }));
}

async function statesOf(column: 'money_state' | 'status_id'): Promise<unknown[]> {
  const { rows } = await shop.db.query(
    `select ${column} as value from package where order_number = any($1) order by order_number, position`,
    [world.orders],
  );
  return rows.map(({ value }) => value);
}

async function owedTo(sellerId: number): Promise<number> {
  return balance(shop, 'seller_payable', sellerId);
}

test('a split payment pays the sellers at once, and no settlement pays them again', async () => {
  const number = await buyOnline();
  await step('pay', () => pay(shop, number));
  expect(await statesOf('money_state')).toEqual(['provider-paid', 'provider-paid', 'provider-paid']);
  await deliverAll();
  await step('time', () => passTime(shop, 15 * DAY));
  await step('settle', () => settle(shop));
  expect(await listPayouts(world)).toEqual([]);
});

test('an unsplit payment is held, released after the time to withdraw and settled once', async () => {
  const number = await buyOnline();
  await step('pay', () => pay(shop, number, { split: 'unsplit' }));
  expect(await statesOf('money_state')).toEqual(['held', 'held', 'held']);
  await deliverAll();
  await step('settle early', () => settle(shop));
  expect(await listPayouts(world)).toEqual([]);
  await step('time', () => passTime(shop, 12 * DAY));
  expect(await statesOf('money_state')).toEqual(['released', 'released', 'released']);
  await step('settle', () => settle(shop));
  const payouts = await listPayouts(world);
  expect(payouts).toHaveLength(3);
  for (const { id } of payouts)
    await step('paid', async () => expectDone(await reportPayout(shop, id, 'paid')));
  await step('settle again', () => settle(shop));
  expect(await listPayouts(world)).toHaveLength(3);
  const total = await numberOf(shop.db, sql`select total as value from orders where number = ${number}`);
  await step('from the provider', async () => expectDone(await receiveFromProvider(shop, total)));
});

test('a split that is proven a day later leaves nothing for our settlement, also of what was refunded before', async () => {
  const number = await buyOnline();
  const { reference } = await step('pay', () => pay(shop, number, { split: 'unproven' }));
  const [first] = await listPackages(world);
  await step('refund before the proof', async () =>
    expectDone(await refund(shop, number, { lines: [{ line: 1, quantity: 1, restock: true }] })),
  );
  await step('time', () => passTime(shop, DAY));
  shop.provider.change(reference, 1, 'asked');
  await step('ask for the split', () => passTime(shop, DAY));
  expect(await statesOf('money_state')).toEqual(['provider-paid', 'provider-paid', 'provider-paid']);
  // The provider paid her the unit that went back: she owes it.
  expect(await owedTo(first?.sellerId ?? 0)).toBeLessThan(0);
});

test('a seller who cannot supply a part refunds that part, the other packages go on', async () => {
  const number = await buyOnline();
  await step('pay', () => pay(shop, number, { split: 'unsplit' }));
  const [one, two, three] = await listPackages(world);
  if (!one || !two || !three) throw new Error('Three packages');
  await step('one of two units', async () =>
    expectDone(await cancel(world, one, { cause: 'out-of-stock', kept: [{ line: 1, quantity: 1 }] })),
  );
  await step('a whole package', async () =>
    expectDone(await cancel(world, two, { cause: 'not-deliverable', kept: null })),
  );
  expect(await statesOf('status_id')).toEqual([19, 32, 19]);
  await step('deliver the rest', () => deliver(shop, one));
  await step('send the last', () => send(shop, three));
  for (const { id } of await listRefunds(world))
    await step('refund paid', async () => expectDone(await payRefund(shop, id, 'bank')));
  await step('time', () => passTime(shop, 12 * DAY));
  expect(await statesOf('money_state')).toEqual(['released', 'held', 'held']);
});

test('a withdrawal after the payout leaves a debt that the next sale nets', async () => {
  const number = await buyOnline([2]);
  await step('pay', () => pay(shop, number, { split: 'unsplit' }));
  const [sold] = await deliverAll();
  if (!sold) throw new Error('One package');
  await step('time', () => passTime(shop, 12 * DAY));
  await step('settle', () => settle(shop));
  const [payout] = await listPayouts(world);
  await step('paid', async () => expectDone(await reportPayout(shop, payout?.id ?? 0, 'paid')));
  await step('withdraw', async () =>
    expectDone(await refund(shop, number, { lines: allUnits(sold, true), cause: 'withdrawal' })),
  );
  expect(await owedTo(sold.sellerId)).toBe(-(payout?.amount ?? 0));
  const next = await buyOnline([2]);
  await step('pay the next', () => pay(shop, next, { split: 'unsplit' }));
  const again = packageOf(await listPackages(world), 1);
  await step('deliver the next', () => deliver(shop, again));
  await step('time', () => passTime(shop, 12 * DAY));
  await step('settle', () => settle(shop));
  expect(await owedTo(sold.sellerId)).toBe(0);
  expect(await listPayouts(world)).toHaveLength(1);
});

test('a reversal takes the whole sale back, with what was refunded before', async () => {
  const number = await buyOnline();
  const { reference } = await step('pay', () => pay(shop, number));
  await step('refund a line', async () =>
    expectDone(await refund(shop, number, { lines: [{ line: 3, quantity: 1, restock: true }] })),
  );
  const [, , third] = await listPackages(world);
  if (!third) throw new Error('Three packages');
  await step('send one', () => send(shop, third));
  expect(await step('reverse', () => changeAtProvider(shop, reference, 6))).toBe('reversed');
  expect(await step('again', () => changeAtProvider(shop, reference, 6))).toBe('unchanged');
  expect(await statesOf('status_id')).toEqual([32, 32, 2]);
  const refunds = await listRefunds(world);
  expect(refunds.every(({ state }) => state === 'paid')).toBe(true);
  const total = await numberOf(shop.db, sql`select total as value from orders where number = ${number}`);
  expect(refunds.reduce((sum, { amount }) => sum + amount, 0)).toBe(total);
});

test('a reversal after the bank had paid a refund back is named as paid twice', async () => {
  const number = await buyOnline([2]);
  const { reference } = await step('pay', () => pay(shop, number, { split: 'unsplit' }));
  await step('refund', async () =>
    expectDone(await refund(shop, number, { lines: [{ line: 1, quantity: 1, restock: true }] })),
  );
  const [due] = await listRefunds(world);
  await step('by bank', async () => expectDone(await payRefund(shop, due?.id ?? 0, 'bank')));
  await step('reverse', () => changeAtProvider(shop, reference, 6));
  await reconcile(shop.context);
  const { rows } = await shop.db.query(
    `select expected, found from reconciliation_difference
     where kind = 'refund-paid-twice' and order_number = $1 and resolved_at is null`,
    [number],
  );
  expect(Number(rows[0]?.found) - Number(rows[0]?.expected)).toBe(due?.amount);
});

test('a failed payout and one that the bank sends back are paid again, each once', async () => {
  const number = await buyOnline();
  await step('pay', () => pay(shop, number, { split: 'unsplit' }));
  await deliverAll();
  await step('time', () => passTime(shop, 12 * DAY));
  await step('settle', () => settle(shop));
  const [failed, returned, kept] = await listPayouts(world);
  await step('failed', async () => expectDone(await reportPayout(shop, failed?.id ?? 0, 'failed')));
  await step('paid', async () => expectDone(await reportPayout(shop, returned?.id ?? 0, 'paid')));
  await step('returned', async () => expectDone(await reportPayout(shop, returned?.id ?? 0, 'returned')));
  await step('paid too', async () => expectDone(await reportPayout(shop, kept?.id ?? 0, 'paid')));
  await step('settle again', () => settle(shop));
  const again = (await listPayouts(world)).slice(3);
  // Two sellers are settled at a time, so either may come first.
  const paid = again.map(({ sellerId, amount }) => `${sellerId}: ${amount}`);
  const owed = [failed, returned].map((one) => `${one?.sellerId}: ${one?.amount}`);
  expect(paid.toSorted()).toEqual(owed.toSorted());
});

test('cash that a carrier collects counts from then on, reaches the bank and is settled', async () => {
  const packages = await buyAtTheDoor();
  expect(await statesOf('money_state')).toEqual(['none', 'none', 'none']);
  for (const one of packages) {
    await step('deliver', () => deliver(shop, one));
    await step('collect', async () => expectDone(await collect(shop, one, 'carrier')));
    await step('told twice', async () => expectDone(await collect(shop, one, 'carrier')));
  }
  await step('remit', async () => expectDone(await remit(world)));
  expect(await balance(shop, 'cash_in_transit')).toBe(0);
  await step('time', () => passTime(shop, 12 * DAY));
  await step('settle', () => settle(shop));
  expect(await listPayouts(world)).toHaveLength(3);
});

test('cash that the seller keeps makes her owe fee and shipping, which her next sale nets', async () => {
  const [first] = await buyAtTheDoor();
  if (!first) throw new Error('Three packages');
  await step('deliver', () => deliver(shop, first));
  await step('collect', async () => expectDone(await collect(shop, first, 'seller')));
  const debt = await owedTo(first.sellerId);
  expect(debt).toBeLessThan(0);
  const number = await buyOnline([5]);
  await step('pay', () => pay(shop, number, { split: 'unsplit' }));
  const sold = packageOf(await listPackages(world), 3);
  await step('deliver', () => deliver(shop, sold));
  await step('time', () => passTime(shop, 12 * DAY));
  const net = (await owedTo(first.sellerId)) - debt;
  await step('settle', () => settle(shop));
  const payouts = await listPayouts(world);
  expect(payouts.map(({ amount }) => amount)).toEqual([net + debt]);
});

test('a parcel refused at the door returns its stock and charges its freight', async () => {
  const packages = await buyAtTheDoor();
  const one = packageOf(packages, 0);
  await step('send', () => send(shop, one));
  await step('refuse', async () => expectDone(await refuse(shop, one)));
  await step('refuse again', async () => expectDone(await refuse(shop, one)));
  await step('take back', async () => expectDone(await takeBack(shop, one)));
  const freight = await numberOf(
    shop.db,
    sql`select shipping_rate as value from package
        where order_number = ${one.orderNumber} and seller_id = ${one.sellerId}`,
  );
  expect(await owedTo(one.sellerId)).toBe(-freight);
  await step('a part at the door', async () =>
    expectDone(
      await cancel(world, packageOf(packages, 1), { cause: 'damaged', kept: [{ line: 2, quantity: 1 }] }),
    ),
  );
});

test('a late approval takes the goods again, or owes the money back when they are gone', async () => {
  const number = await buyOnline([3]);
  await step('time', () => passTime(shop, 2 * HOUR));
  expect(await statesOf('status_id')).toEqual([32]);
  expect((await step('late', () => pay(shop, number, { split: 'unsplit' }))).verdict).toBe('paid');
  const second = await buyOnline([17]);
  await step('time', () => passTime(shop, 2 * HOUR));
  await step('somebody else buys', () => buy(world, [{ product: 0, quantity: 17 }]));
  expect((await step('late', () => pay(shop, second))).verdict).toBe('late');
  const [due] = await listRefunds(world);
  expect(due).toMatchObject({ orderNumber: second, kind: 'payment', state: 'due' });
  await step('back', async () => expectDone(await payRefund(shop, due?.id ?? 0, 'provider')));
});

test('a second payment, another amount and an unknown invoice go back and pay nothing', async () => {
  const number = await buyOnline([1, 1]);
  expect((await step('less', () => pay(shop, number, { amount: 1_000 }))).verdict).toBe('amount-differs');
  expect((await step('pay', () => pay(shop, number))).verdict).toBe('paid');
  expect((await step('twice', () => pay(shop, number))).verdict).toBe('duplicate');
  const { reference } = shop.provider.attempt({ invoice: '999999999', amount: 5_000, state: 1 });
  await step('unknown', () => changeAtProvider(shop, reference, 1));
  const refunds = await listRefunds(world);
  expect(refunds.map(({ kind, state }) => [kind, state])).toEqual([
    ['payment', 'due'],
    ['payment', 'due'],
  ]);
  await step('reversal of the second', () => changeAtProvider(shop, reference, 6));
});
