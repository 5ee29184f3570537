import { afterAll, beforeAll, expect, test } from 'vitest';
import { marketplace, ofSeller } from '../../src/domain/ledger/accounts.ts';
import { unappliedRefunded } from '../../src/domain/ledger/refund-postings.ts';
import { paymentReceived } from '../../src/domain/ledger/sale-postings.ts';
import { query, sql } from '../../src/server/db/sql.ts';
import {
  getBalance,
  listBalances,
  listSellerBalances,
} from '../../src/server/modules/books/balances.service.ts';
import { checkLedger } from '../../src/server/modules/books/check.service.ts';
import { listEntries } from '../../src/server/modules/books/entries.service.ts';
import { closeLedgerDays } from '../../src/server/modules/books/ledger.jobs.ts';
import { postTransaction } from '../../src/server/modules/books/ledger.service.ts';
import { untilBlocked } from '../support/blocked.ts';
import { insertTransactionRow } from '../support/sale-factories.ts';
import {
  buildPaidSeller,
  earn,
  openSettlementWorld,
  type SettlementWorld,
  sell,
  settleAll,
} from '../support/settlement-world.ts';

let world: SettlementWorld;
beforeAll(async () => {
  world = await openSettlementWorld();
});
afterAll(() => world.close());

async function strayPayment(amount: number) {
  const transactionId = await insertTransactionRow(world.db, { orderNumber: null, amount, outcome: 'paid' });
  return { transactionId, orderNumber: null, amount };
}

test('entries and transactions can be neither changed nor deleted nor emptied', async () => {
  await sell(world, { sellerId: await buildPaidSeller(world) });
  for (const table of ['ledger_entry', 'ledger_transaction'])
    for (const statement of [
      `update ${table} set posted_on = posted_on`,
      `delete from ${table}`,
      `truncate ${table} cascade`,
    ])
      await expect(world.db.query(statement), statement).rejects.toThrow('append only');
});

test('the table refuses an entry that could be out of balance or belongs to nobody', async () => {
  const [posted] = await query<{ id: number }>(world.db, sql`select max(id) as id from ledger_transaction`);
  const insert = (debit: string, credit: string, amount: number) =>
    world.db.query(
      `insert into ledger_entry (transaction_id, debit_account, debit_owner, credit_account, credit_owner, amount, rule,
         posted_on) values ($1, ${debit}, ${credit}, $2, 'line-fee', '2027-01-01')`,
      [posted?.id, amount],
    );
  await expect(insert(`'fees', 0`, `'fees', 0`, 5)).rejects.toThrow('check constraint');
  await expect(insert(`'fees', 0`, `'bank', 0`, 0)).rejects.toThrow('check constraint');
  await expect(insert(`'fees', 0`, `'bank', 0`, -5)).rejects.toThrow('check constraint');
  await expect(insert(`'fees', 7`, `'bank', 0`, 5)).rejects.toThrow('check constraint');
  await expect(insert(`'seller_held', 0`, `'bank', 0`, 5)).rejects.toThrow('check constraint');
  await expect(insert(`'sales', 0`, `'bank', 0`, 5)).rejects.toThrow('foreign key');
});

test('twenty at once post the same key once', async () => {
  const payment = await strayPayment(7_000);
  const before = await getBalance(world.db, marketplace('buyer_clearing'));
  const posted = await Promise.all(
    Array.from({ length: 20 }, () =>
      postTransaction(world.db, paymentReceived(payment), world.context.now()),
    ),
  );
  expect(posted.filter((id) => id !== null)).toHaveLength(1);
  expect(await getBalance(world.db, marketplace('buyer_clearing'))).toBe(before + 7_000);
});

test('an entry belongs to the day in Bogotá, not in London', async () => {
  const payment = await strayPayment(1_000);
  const id = await postTransaction(world.db, paymentReceived(payment), new Date('2026-11-05T04:59:59Z'));
  expect(
    await query(world.db, sql`select posted_on as day from ledger_transaction where id = ${id}`),
  ).toEqual([{ day: '2026-11-04' }]);
});

test('balances stand on the normal side of their accounts, those of sellers also summed', async () => {
  const sellerId = await buildPaidSeller(world);
  const before = await listBalances(world.db);
  await sell(world, { sellerId });
  const after = await listBalances(world.db);
  const change = (account: string) => {
    const of = (list: typeof before) => list.find((one) => one.account === account)?.balance ?? Number.NaN;
    return of(after) - of(before);
  };
  expect(['provider', 'seller_held', 'fees', 'shipping', 'buyer_clearing'].map(change)).toEqual([
    108_000, 90_000, 10_000, 8_000, 0,
  ]);
  expect(await listSellerBalances(world.db, sellerId)).toEqual({ held: 90_000, payable: 0, inTransit: 0 });
});

test('what a seller owes is below zero, what is on its way to her bank is told apart', async () => {
  const debtor = await buildPaidSeller(world);
  await sell(world, { sellerId: debtor, payment: 'seller-cash' });
  expect(await listSellerBalances(world.db, debtor)).toEqual({ held: 0, payable: -18_000, inTransit: 0 });
  const sellerId = await buildPaidSeller(world);
  await earn(world, { sellerId });
  await settleAll(world);
  expect(await listSellerBalances(world.db, sellerId)).toEqual({ held: 0, payable: 0, inTransit: 90_000 });
});

test('an account is read in pages, newest first, without a gap or a repetition', async () => {
  const all = await listEntries(world.db, marketplace('buyer_clearing'), { limit: 200 });
  expect(all.nextBefore).toBeNull();
  const paged: number[] = [];
  for (let before: number | null = null; ; ) {
    const page = await listEntries(world.db, marketplace('buyer_clearing'), { before, limit: 3 });
    paged.push(...page.entries.map(({ id }) => id));
    before = page.nextBefore;
    if (before === null) break;
  }
  expect(paged).toEqual(all.entries.map(({ id }) => id));
  const newestFirst = all.entries.toSorted(
    (one, other) => other.postedOn.localeCompare(one.postedOn) || other.id - one.id,
  );
  expect(all.entries).toEqual(newestFirst);
  const sum = all.entries.reduce((total, { amount }) => total + amount, 0);
  expect(sum).toBe(await getBalance(world.db, marketplace('buyer_clearing')));
  expect(all.entries.map(({ ruleName }) => ruleName)).toContain(
    'Comisión sobre el precio de la línea, congelada al vender',
  );
});

test('closed days keep every balance, take no entry, and what comes late is posted on the first open day', async () => {
  const own = await openSettlementWorld();
  try {
    const sellerId = await buildPaidSeller(own);
    own.setClock('2026-11-03T15:00:00Z');
    await sell(own, { sellerId });
    own.setClock('2026-11-05T15:00:00Z');
    await sell(own, { sellerId });
    own.setClock('2026-11-09T15:00:00Z');
    await sell(own, { sellerId });
    const before = await listBalances(own.db);
    expect(await closeLedgerDays(own.context)).toBe(5);
    expect(await closeLedgerDays(own.context)).toBe(0);
    expect(await listBalances(own.db)).toEqual(before);
    expect(await getBalance(own.db, ofSeller('seller_held', sellerId))).toBe(270_000);

    const late = await insertTransactionRow(own.db, {
      orderNumber: null,
      amount: 500,
      outcome: 'refund-due',
      refundCause: 'unknown-order',
    });
    const stray = { transactionId: late, orderNumber: null, amount: 500 };
    const day = new Date('2026-11-04T15:00:00Z');
    const id = await postTransaction(own.db, paymentReceived(stray), day);
    const [posted] = await query<{ on: string; at: Date }>(
      own.db,
      sql`select posted_on as on, posted_at as at from ledger_transaction where id = ${id}`,
    );
    expect(posted).toEqual({ on: '2026-11-08', at: day });
    expect(await getBalance(own.db, marketplace('provider'))).toBe(324_500);
    await expect(
      own.db.query(
        `insert into ledger_entry (transaction_id, debit_account, credit_account, amount, rule, posted_on)
         values (${id}, 'provider', 'buyer_clearing', 1, 'payment-received', '2026-11-07')`,
      ),
    ).rejects.toThrow('closed');
    own.setClock('2026-11-12T15:00:00Z');
    expect(await closeLedgerDays(own.context)).toBe(3);
    expect(await getBalance(own.db, marketplace('provider'))).toBe(324_500);
    expect(await checkLedger(own.context)).toEqual([]);
  } finally {
    await own.close();
  }
});

test('a day is not closed under a transaction that still posts into it', async () => {
  const own = await openSettlementWorld();
  try {
    const transactionId = await insertTransactionRow(own.db, {
      orderNumber: null,
      amount: 900,
      outcome: 'paid',
    });
    const payment = { transactionId, orderNumber: null, amount: 900 };
    await postTransaction(own.db, paymentReceived(payment), new Date('2026-11-01T15:00:00Z'));
    const poster = await own.db.connect();
    await poster.query('begin');
    const refund = { id: 1, ...payment };
    await poster.query(`insert into refund (id, idempotency_key, kind, cause, payment_transaction_id, goods_amount,
      shipping_amount, amount, due_on, created_at)
      values (1, 'one', 'payment', 'duplicate', ${transactionId}, 900, 0, 900, '2026-12-01', now())`);
    await postTransaction(poster, unappliedRefunded(refund), new Date('2026-11-01T16:00:00Z'));
    own.setClock('2026-11-09T15:00:00Z');
    let isClosed = false;
    const closing = closeLedgerDays(own.context).then(() => {
      isClosed = true;
    });
    await untilBlocked(own.db);
    expect(isClosed).toBe(false);
    await poster.query('commit');
    poster.release();
    await closing;
    const days = await query(
      own.db,
      sql`select debit, credit from ledger_day where account = 'buyer_clearing'`,
    );
    expect(days).toEqual([{ debit: 900, credit: 900 }]);
  } finally {
    await own.close();
  }
});
