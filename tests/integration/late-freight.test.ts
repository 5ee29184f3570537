import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { execute, query, sql } from '../../src/server/db/sql.ts';
import { inTransaction } from '../../src/server/db/transaction.ts';
import { checkLedger } from '../../src/server/modules/books/check.service.ts';
import { undoCollection } from '../../src/server/modules/orders/cash/undo-collection.service.ts';
import { cancelPackage } from '../../src/server/modules/orders/fulfilment/cancel-package.service.ts';
import { lockOrder } from '../../src/server/modules/orders/placing/order-money.service.ts';
import { giveFreightBack } from '../../src/server/modules/orders/refunds/late-freight.jobs.ts';
import { markRefundPaid } from '../../src/server/modules/orders/refunds/refund-payment.service.ts';
import { recordReversal } from '../../src/server/modules/orders/refunds/reversal.service.ts';
import { cases } from '../support/random-cases.ts';
import { type Books, balancesOf, buildSale, openBooks, type Sale } from '../support/sale-factories.ts';

/** Promised until Thursday 26, its freight goes back from Monday 30. */
const BACK_ON = '2026-11-30';
let now = new Date();
let books: Books;
beforeAll(async () => {
  books = await openBooks(() => now);
});
beforeEach(() => {
  now = new Date(`${BACK_ON}T08:45:00-05:00`);
});
afterEach(async () => {
  expect(await checkLedger({ write: books.db })).toEqual([]);
});
afterAll(() => books.close());

interface Late {
  paidTo?: 'online' | 'carrier' | 'seller';
  statusId?: number;
  /** When it left; its shop's day was the 25th. */
  leftAt?: string | null;
  cameAt?: string;
  isCollected?: boolean;
}

async function buildLate({ paidTo = 'online', statusId = 2, leftAt, cameAt, isCollected = true }: Late = {}) {
  const came = cameAt ? { deliveredAt: new Date(cameAt) } : {};
  const lines = [{ unitPrice: 10_000, quantity: 3, fee: 3_001 }];
  const sale = await buildSale(
    books.db,
    [{ shippingRate: 8_001, statusId, isCollected, lines, ...came }],
    paidTo,
  );
  await execute(
    books.db,
    sql`update package set dispatch_by = '2026-11-25', freight_back_on = ${BACK_ON} where order_number = ${sale.number}`,
  );
  if (leftAt)
    await execute(
      books.db,
      sql`insert into package_status_change (order_number, seller_id, status_id, changed_at)
          values (${sale.number}, ${sale.sellerIds[0] ?? 0}, 2, ${leftAt})`,
    );
  return sale;
}

function refundsOf({ number }: Sale) {
  return query<{ id: number; cause: string; goods: number; shipping: number }>(
    books.db,
    sql`select id, cause, goods_amount as goods, shipping_amount as shipping from refund
        where order_number = ${number} order by id`,
  );
}

/** What the books changed by. */
async function booked(work: () => Promise<unknown>): Promise<Record<string, number>> {
  const before = await balancesOf(books.db);
  await work();
  const after = await balancesOf(books.db);
  const accounts = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return Object.fromEntries(
    accounts
      .map((account) => [account, (after[account] ?? 0) - (before[account] ?? 0)] as const)
      .filter(([, change]) => change !== 0),
  );
}

test.each(['online', 'carrier', 'seller'] as const)(
  'a shop that sent late bears the freight of what was paid %s, once',
  async (paidTo) => {
    const sale = await buildLate({ paidTo, leftAt: '2026-11-26T10:00:00-05:00' });
    const change = await booked(async () => {
      const given = await Promise.all([giveFreightBack(books.context), giveFreightBack(books.context)]);
      expect(given[0] + given[1]).toBe(1);
    });
    expect(change).toEqual({ refunds: 8_001, [`seller_payable of ${sale.sellerIds[0]}`]: -8_001 });
    expect(await giveFreightBack(books.context)).toBe(0);
    const [refund, ...others] = await refundsOf(sale);
    expect(refund).toMatchObject({ cause: 'late-delivery', goods: 0, shipping: 8_001 });
    expect(others).toEqual([]);
    const mails = await query<{ template: string }>(
      books.db,
      sql`select template from outbox_message where data ->> 'refundId' = ${String(refund?.id)}
            or (data ->> 'orderNumber')::bigint = ${sale.number} order by template`,
    );
    expect(mails.map(({ template }) => template)).toEqual(['refund-created', 'seller-late-freight']);
    const paid = { refundId: refund?.id ?? 0, paidBy: 'bank' as const, reference: 'B-1', actor: null };
    expect(await markRefundPaid(books.context, paid)).toMatchObject({ ok: true });
  },
);

test('the marketplace bears what its carrier was late', async () => {
  await buildLate({ leftAt: '2026-11-25T18:00:00-05:00' });
  expect(await booked(() => giveFreightBack(books.context))).toEqual({ refunds: 8_001, shipping: -8_001 });
});

test('nothing goes back of what came in time, is on its way back, was cancelled, or is not paid yet', async () => {
  const sales = [
    await buildLate({ statusId: 3, cameAt: '2026-11-29T23:59:00-05:00' }),
    await buildLate({ statusId: 31 }),
    await buildLate({ statusId: 32 }),
    await buildLate({ paidTo: 'carrier', isCollected: false }),
  ];
  expect(await giveFreightBack(books.context)).toBe(0);
  for (const sale of sales) expect(await refundsOf(sale)).toEqual([]);
  // A day earlier nothing is owed of anything.
  now = new Date('2026-11-29T23:00:00-05:00');
  const early = await buildLate();
  expect(await giveFreightBack(books.context)).toBe(0);
  now = new Date(`${BACK_ON}T00:00:00-05:00`);
  expect(await giveFreightBack(books.context)).toBe(1);
  expect(await refundsOf(early)).toHaveLength(1);
});

test('a package whose freight cannot be given back keeps no other waiting', async () => {
  const [broken, whole] = [await buildLate(), await buildLate()];
  await books.db.query(
    `create function refuse_freight() returns trigger language plpgsql as $$ begin raise exception 'broken'; end $$;
     create trigger refuse_freight before insert on refund
       for each row when (new.order_number = ${broken.number}) execute function refuse_freight()`,
  );
  expect(await giveFreightBack(books.context)).toBe(1);
  expect([await refundsOf(broken), await refundsOf(whole)]).toMatchObject([[], [{ shipping: 8_001 }]]);
  await books.db.query('drop function refuse_freight cascade');
  expect(await giveFreightBack(books.context)).toBe(1);
  expect(await refundsOf(broken)).toMatchObject([{ shipping: 8_001 }]);
});

test('what came on the day itself, or has not come by its buyer’s word, has its freight back', async () => {
  const late = await buildLate({ statusId: 3, cameAt: `${BACK_ON}T08:00:00-05:00` });
  const disputed = await buildLate({ statusId: 3, cameAt: '2026-11-26T08:00:00-05:00' });
  await execute(
    books.db,
    sql`update package set delivery_disputed_at = now() where order_number = ${disputed.number}`,
  );
  expect(await giveFreightBack(books.context)).toBe(2);
  for (const sale of [late, disputed]) expect(await refundsOf(sale)).toHaveLength(1);
});

test('a late package that is cancelled before it leaves: its freight goes back once, and its shop bears none', async () => {
  const sale = await buildLate({ statusId: 20, leftAt: null });
  const ref = { orderNumber: sale.number, sellerId: sale.sellerIds[0] ?? 0 };
  const operator = { accountId: null, role: 'operator' as const };
  const change = await booked(async () => {
    expect(await giveFreightBack(books.context)).toBe(1);
    const cancelled = await cancelPackage(books.context, { ...ref, cause: 'other', actor: operator });
    expect(cancelled).toMatchObject({ ok: true });
    expect(await giveFreightBack(books.context)).toBe(0);
  });
  // All that was paid is owed back, and nothing else has moved between shop and marketplace.
  expect(change).toEqual({
    refunds: 38_001,
    shipping: -8_001,
    fees: -3_001,
    [`seller_held of ${ref.sellerId}`]: -26_999,
  });
  const [freight, goods] = await refundsOf(sale);
  expect([freight?.shipping, goods?.shipping, goods?.goods]).toEqual([8_001, 0, 30_000]);
});

test('cash whose freight went back was really taken: its record stays', async () => {
  const sale = await buildLate({ paidTo: 'carrier' });
  expect(await giveFreightBack(books.context)).toBe(1);
  const [row] = await query<{ id: number }>(
    books.db,
    sql`select id from cash_collection where order_number = ${sale.number}`,
  );
  const actor = { accountId: null, role: 'operator' as const };
  const undone = await undoCollection(books.context, { collectionId: row?.id ?? 0, reason: 'x', actor });
  expect(undone).toEqual({ ok: false, reason: 'collection-final' });
});

const steps = fc.array(fc.constantFrom('freight', 'cancel', 'reverse', 'pay'), {
  minLength: 2,
  maxLength: 6,
});

test('in whatever order, or at once: nobody gets more than she paid, and the books agree', async () => {
  await fc.assert(
    fc.asyncProperty(steps, fc.boolean(), fc.boolean(), async (sequence, atOnce, hasLeft) => {
      const sale = await buildLate({
        statusId: hasLeft ? 2 : 20,
        leftAt: hasLeft ? '2026-11-27T10:00Z' : null,
      });
      const take = (step: (typeof sequence)[number]) => takeStep(sale, step);
      if (atOnce) await Promise.all(sequence.map(take));
      else for (const step of sequence) await take(step);
      const refunds = await refundsOf(sale);
      expect(refunds.reduce((sum, { shipping }) => sum + shipping, 0)).toBeLessThanOrEqual(8_001);
      expect(refunds.reduce((sum, { goods }) => sum + goods, 0)).toBeLessThanOrEqual(30_000);
    }),
    { numRuns: cases(25, 100), endOnFailure: true },
  );
});

async function takeStep(sale: Sale, step: 'freight' | 'cancel' | 'reverse' | 'pay'): Promise<unknown> {
  if (step === 'freight') return giveFreightBack(books.context);
  const ref = { orderNumber: sale.number, sellerId: sale.sellerIds[0] ?? 0 };
  const actor = { accountId: null, role: 'operator' as const };
  if (step === 'cancel') return cancelPackage(books.context, { ...ref, cause: 'other', actor });
  if (step === 'reverse')
    return inTransaction(books.db, async (db) => {
      const order = await lockOrder(db, sale.number);
      const { transactionId, total: amount } = sale;
      return recordReversal(db, { order, transactionId, amount, now });
    });
  const [due] = await refundsOf(sale);
  if (!due) return null;
  return markRefundPaid(books.context, { refundId: due.id, paidBy: 'bank', reference: 'B', actor: null });
}
