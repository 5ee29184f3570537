import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { execute, query, sql } from '../../src/server/db/sql.ts';
import { reconcile } from '../../src/server/modules/payouts/reconciliation/reconciliation.service.ts';
import {
  collect,
  deliver,
  expectDone,
  listPackages,
  openCheckout,
  pay,
  refund,
  send,
} from '../support/money-actions.ts';
import { listPayouts, listRefunds, passTime, payRefund, settle } from '../support/money-payouts.ts';
import {
  buildWorld,
  buy,
  DAY,
  HOUR,
  MINUTE,
  type MoneyShop,
  type MoneyWorld,
  openMoneyShop,
} from '../support/money-world.ts';

let shop: MoneyShop;
let world: MoneyWorld;
beforeAll(async () => {
  shop = await openMoneyShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  world = await buildWorld(shop);
  shop.provider.isAway = false;
});

interface Row {
  kind: string;
  orderNumber: number | null;
  expected: number | null;
  found: number | null;
  cause: string;
  remedy: string;
  isResolved: boolean;
  firstSeen: Date;
}

/** Of this test's own orders and sellers, in the order they were found. */
function differences(): Promise<Row[]> {
  return query<Row & Record<string, unknown>>(
    shop.db,
    sql`select kind, order_number, expected, found, cause, remedy,
          resolved_at is not null as is_resolved, first_seen
        from reconciliation_difference
        where order_number = any(${world.orders}) or seller_id = any(${world.sellerIds}) order by id`,
  );
}

async function kinds(): Promise<string[]> {
  await reconcile(shop.context);
  return (await differences()).filter(({ isResolved }) => !isResolved).map(({ kind }) => kind);
}

async function buyOnline(): Promise<number> {
  const number = await buy(world, [{ product: 0, quantity: 2 }]);
  if (number === null) throw new Error('Sold out');
  await openCheckout(shop, number);
  return number;
}

/** The books are append only: what is wrong in them has to be forced in. */
async function breakBooks(statement: ReturnType<typeof sql>): Promise<void> {
  await shop.db.query('alter table ledger_entry disable trigger user');
  await shop.db.query('alter table ledger_transaction disable trigger user');
  await execute(shop.db, statement);
  await shop.db.query('alter table ledger_entry enable trigger user');
  await shop.db.query('alter table ledger_transaction enable trigger user');
}

test('a payment whose confirmation was lost is taken up, and leaves no difference', async () => {
  const number = await buyOnline();
  const { total } = (
    await query<{ total: number }>(shop.db, sql`select total from orders where number = ${number}`)
  )[0] ?? { total: 0 };
  shop.provider.attempt({ invoice: String(number), amount: total, state: 1 });
  const summary = await reconcile(shop.context);
  expect(summary).toMatchObject({ providerRead: 'complete', transactionsTakenUp: 1 });
  const [payment] = await query(shop.db, sql`select state from payment where order_number = ${number}`);
  expect(payment).toEqual({ state: 'paid' });
  expect(await differences()).toEqual([]);
});

test('a reversal that nobody told is taken up', async () => {
  const number = await buyOnline();
  const { reference } = await pay(shop, number);
  shop.provider.change(reference, 6);
  await reconcile(shop.context);
  const [payment] = await query(shop.db, sql`select state from payment where order_number = ${number}`);
  expect(payment).toEqual({ state: 'reversed' });
  expect(await differences()).toEqual([]);
});

test('a payment that the provider does not have is found an hour later, and resolved when it has it', async () => {
  const number = await buyOnline();
  const { reference } = await pay(shop, number);
  const told = shop.provider.transactions.get(reference);
  shop.provider.transactions.delete(reference);
  expect(await kinds()).toEqual([]);
  shop.pass(2 * HOUR);
  expect(await kinds()).toEqual(['paid-without-provider']);
  const [first] = await differences();
  shop.pass(HOUR);
  expect(await kinds()).toEqual(['paid-without-provider']);
  expect((await differences())[0]?.firstSeen).toEqual(first?.firstSeen);
  if (told) shop.provider.transactions.set(reference, told);
  expect(await kinds()).toEqual([]);
  expect(await differences()).toMatchObject([{ kind: 'paid-without-provider', isResolved: true }]);
  shop.provider.transactions.delete(reference);
  expect(await kinds()).toEqual(['paid-without-provider']);
  expect(await differences()).toHaveLength(2);
  if (told) shop.provider.transactions.set(reference, told);
});

test('another amount at the provider is found with both amounts, in Spanish, with what to do', async () => {
  const number = await buyOnline();
  const { reference } = await pay(shop, number);
  const told = shop.provider.transactions.get(reference);
  if (!told) throw new Error('Not paid');
  shop.provider.transactions.set(reference, { ...told, amountPesos: 1_234 });
  expect(await kinds()).toEqual(['amount-differs']);
  const [difference] = await differences();
  expect(difference).toMatchObject({ expected: told.amountPesos, found: 1_234 });
  expect(difference?.cause).toContain('$ 1.234');
  expect(difference?.remedy).not.toBe('');
  shop.provider.transactions.set(reference, told);
  expect(await kinds()).toEqual([]);
});

test('while the provider is away that is the only news, and nothing of its list opens or resolves', async () => {
  const number = await buyOnline();
  const { reference } = await pay(shop, number);
  const told = shop.provider.transactions.get(reference);
  shop.provider.transactions.delete(reference);
  shop.pass(2 * HOUR);
  expect(await kinds()).toEqual(['paid-without-provider']);
  shop.provider.isAway = true;
  const summary = await reconcile(shop.context);
  expect(summary.providerRead).toBe('away');
  const open = await query(
    shop.db,
    sql`select kind from reconciliation_difference
        where resolved_at is null and (kind = 'provider-away' or order_number = ${number}) order by id`,
  );
  expect(open).toEqual([{ kind: 'paid-without-provider' }, { kind: 'provider-away' }]);
  shop.provider.isAway = false;
  if (told) shop.provider.transactions.set(reference, told);
  await reconcile(shop.context);
  const left = await query(
    shop.db,
    sql`select kind from reconciliation_difference where resolved_at is null
    and kind in ('provider-away', 'paid-without-provider')`,
  );
  expect(left).toEqual([]);
});

test('money that pays no sale stays open until it is back with its buyer', async () => {
  const number = await buyOnline();
  await pay(shop, number);
  await pay(shop, number);
  await pay(shop, number, { amount: 999 });
  expect((await kinds()).sort()).toEqual(['paid-twice', 'unapplied-money']);
  for (const { id } of await listRefunds(world)) expectDone(await payRefund(shop, id, 'provider'));
  expect(await kinds()).toEqual([]);
});

test('a split without proof is found after a day, an unsplit payment while something of it is held', async () => {
  const unproven = await buyOnline();
  await pay(shop, unproven, { split: 'unproven' });
  const unsplit = await buyOnline();
  await pay(shop, unsplit, { split: 'unsplit' });
  shop.pass(25 * HOUR);
  await reconcile(shop.context);
  const found = await differences();
  expect(found.map(({ kind, orderNumber }) => [kind, orderNumber])).toEqual([
    ['split-unproven', unproven],
    ['payment-unsplit', unsplit],
  ]);
  expectDone(await refund(shop, unsplit, { lines: [{ line: 1, quantity: 2, restock: true }] }));
  expect(await kinds()).toEqual(['split-unproven']);
});

test('a sale missing in the books, or with another amount, is found to the peso', async () => {
  const number = await buyOnline();
  await pay(shop, number, { split: 'unsplit' });
  await breakBooks(
    sql`update ledger_entry set amount = amount + 1 where order_number = ${number} and rule = 'line-net'`,
  );
  expect(await kinds()).toContain('sale-differs');
  const wrong = (await differences()).find(({ kind }) => kind === 'sale-differs');
  expect(Number(wrong?.found) - Number(wrong?.expected)).toBe(1);
  await breakBooks(
    sql`update ledger_entry set amount = amount - 1 where order_number = ${number} and rule = 'line-net'`,
  );
  expect(await kinds()).toEqual(['payment-unsplit']);
  await breakBooks(sql`update ledger_entry set order_number = null, line = null, seller_id = null
    where order_number = ${number} and rule in ('line-net', 'line-fee', 'package-shipping')`);
  expect(await kinds()).toContain('sale-missing');
  const sellerId = world.sellerIds[0] ?? 0;
  await breakBooks(sql`update ledger_entry set order_number = ${number}, seller_id = ${sellerId},
      line = case when rule = 'package-shipping' then null else 1 end
    where order_number is null and rule in ('line-net', 'line-fee', 'package-shipping')`);
  expect(await kinds()).toEqual(['payment-unsplit']);
});

test('people who are late are named: refunds, payouts, cash at carriers and cash that nobody reported', async () => {
  const paid = await buyOnline();
  await pay(shop, paid, { split: 'unsplit' });
  const [online] = await listPackages(world);
  if (!online) throw new Error('One package');
  await deliver(shop, online);
  const number = await buy(
    world,
    [
      { product: 2, quantity: 1 },
      { product: 0, quantity: 1 },
    ],
    'cash',
  );
  const [collected, unreported] = (await listPackages(world)).filter((one) => one.orderNumber === number);
  if (!collected || !unreported) throw new Error('Two packages');
  await send(shop, collected);
  expectDone(await collect(shop, collected, 'carrier'));
  await deliver(shop, unreported);
  await passTime(shop, 12 * DAY);
  await settle(shop);
  expectDone(await refund(shop, paid, { lines: [{ line: 1, quantity: 1, restock: true }] }));
  expect(await listPayouts(world)).toHaveLength(1);
  expect((await kinds()).sort()).toEqual(['cash-late', 'cash-unreported']);
  shop.pass(7 * DAY);
  expect((await kinds()).sort()).toEqual(['cash-late', 'cash-unreported', 'payout-unconfirmed']);
  shop.pass(10 * DAY);
  expect((await kinds()).sort()).toEqual([
    'cash-late',
    'cash-unreported',
    'payout-unconfirmed',
    'refund-overdue',
  ]);
});

test('stock of a payment that should have expired is found until the jobs return it', async () => {
  await buyOnline();
  shop.pass(50 * MINUTE);
  expect(await kinds()).toEqual(['stock-not-returned']);
  await passTime(shop, MINUTE);
  expect(await kinds()).toEqual([]);
});
