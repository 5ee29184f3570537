import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { packageReleased, splitPaid } from '../../src/domain/ledger/sale-postings.ts';
import { type Database, execute, query, sql } from '../../src/server/db/sql.ts';
import { inTransaction } from '../../src/server/db/transaction.ts';
import { checkLedger } from '../../src/server/modules/books/check.service.ts';
import { postTransaction } from '../../src/server/modules/books/ledger.service.ts';
import {
  listOrderPackages,
  lockOrder,
  setMoneyState,
} from '../../src/server/modules/orders/placing/order-money.service.ts';
import { refundGoods, restockReturned } from '../../src/server/modules/orders/refunds/refund.service.ts';
import { markRefundPaid } from '../../src/server/modules/orders/refunds/refund-payment.service.ts';
import { recordReversal } from '../../src/server/modules/orders/refunds/reversal.service.ts';
import { cases } from '../support/random-cases.ts';
import { type Books, buildSale, openBooks, type Sale } from '../support/sale-factories.ts';

const now = new Date('2026-11-10T15:00:00Z');

let books: Books;
beforeAll(async () => {
  books = await openBooks(() => now);
});
afterAll(() => books.close());

const steps = fc.array(
  fc.oneof(
    fc.record({
      kind: fc.constant('refund' as const),
      line: fc.integer({ min: 1, max: 3 }),
      quantity: fc.integer({ min: 1, max: 3 }),
      restock: fc.boolean(),
      shipping: fc.constantFrom('by-rule' as const, 'all' as const, 'none' as const),
      cause: fc.constantFrom('withdrawal' as const, 'other' as const),
      /** Few keys, so that some requests come twice. */
      key: fc.integer({ min: 1, max: 6 }),
    }),
    fc.record({
      kind: fc.constant('pay' as const),
      place: fc.nat(4),
      paidBy: fc.constantFrom('bank' as const, 'provider' as const),
    }),
    fc.record({ kind: fc.constant('release' as const), place: fc.nat(1) }),
    fc.record({ kind: fc.constant('return' as const), place: fc.nat(1) }),
    fc.record({ kind: fc.constant('split' as const) }),
    fc.record({ kind: fc.constant('reverse' as const) }),
  ),
  { minLength: 3, maxLength: 14 },
);

type Step = typeof steps extends fc.Arbitrary<(infer One)[]> ? One : never;

test('whatever comes in whatever order, twice or at once: nobody gets more than the sale, stock and books agree', async () => {
  await fc.assert(
    fc.asyncProperty(steps, fc.boolean(), async (sequence, atOnce) => {
      const sale = await buildSale(books.db, [
        {
          shippingRate: 8_001,
          lines: [
            { unitPrice: 3_333, quantity: 3, fee: 1_001 },
            { unitPrice: 19_999, quantity: 2, fee: 3_999 },
          ],
        },
        { shippingRate: 0, statusId: 2, lines: [{ unitPrice: 70_007, quantity: 1, fee: 7 }] },
      ]);
      if (atOnce) await Promise.all(sequence.map((step) => take(sale, step)));
      else for (const step of sequence) await take(sale, step);
      await demandSoundness(sale);
    }),
    { numRuns: cases(50, 150), endOnFailure: true },
  );
  expect(await checkLedger({ write: books.db })).toEqual([]);
});

async function take(sale: Sale, step: Step): Promise<void> {
  if (step.kind === 'pay') return pay(sale, step.place, step.paidBy);
  await inTransaction(books.db, async (db) => {
    const order = await lockOrder(db, sale.number);
    if (!order) throw new Error('There is no order');
    const fixed = { order, note: '', actor: null, now };
    if (step.kind === 'refund') {
      const { line, quantity, restock, shipping, cause, key } = step;
      const lines = [{ line, quantity, restock }];
      const idempotencyKey = `${sale.number}:${key}`;
      await refundGoods(db, { ...fixed, lines, shipping, cause, idempotencyKey });
    }
    if (step.kind === 'return')
      await restockReturned(db, { orderNumber: sale.number, sellerId: sale.sellerIds[step.place] ?? 0 });
    if (step.kind === 'reverse')
      await recordReversal(db, { order, transactionId: sale.transactionId, amount: sale.total, now });
    if (step.kind === 'split') await proveSplit(db, sale);
    if (step.kind === 'release') {
      const sold = (await listOrderPackages(db, sale.number))[step.place];
      if (sold?.moneyState !== 'held') return;
      await postTransaction(db, packageReleased(sold), now);
      await setMoneyState(db, sold, 'released');
    }
  });
}

/** The provider shows that it has paid the sellers, whatever was refunded before. */
async function proveSplit(db: Database, { number }: Sale): Promise<void> {
  const packages = await listOrderPackages(db, number);
  if (packages.some(({ moneyState }) => moneyState !== 'held')) return;
  for (const sold of packages) {
    await postTransaction(db, splitPaid(sold), now);
    await setMoneyState(db, sold, 'provider-paid');
  }
  await execute(db, sql`update payment set split_state = 'confirmed' where order_number = ${number}`);
}

async function pay({ number }: Sale, place: number, paidBy: 'bank' | 'provider'): Promise<void> {
  const refunds = await query<{ id: number }>(
    books.db,
    sql`select id from refund where order_number = ${number} order by id`,
  );
  const refundId = refunds[place]?.id;
  if (refundId)
    await markRefundPaid(books.context, { refundId, paidBy, reference: `R-${refundId}`, actor: null });
}

async function demandSoundness(sale: Sale): Promise<void> {
  const [sums] = await query<{
    refunded: number;
    due: number;
    reversed: boolean;
    owed: number;
    twice: number;
  }>(
    books.db,
    sql`select coalesce(sum(amount), 0)::int as refunded, coalesce(sum(amount) filter (where state = 'due'), 0)::int as due,
          (select state = 'reversed' from payment where order_number = ${sale.number}) as reversed,
          (select coalesce(-sum(amount), 0)::int from ledger_leg
           where account = 'refunds' and order_number = ${sale.number}) as owed,
          (select coalesce(sum(amount), 0)::int from ledger_entry
           where rule = 'reversal-paid-twice' and order_number = ${sale.number}) as twice
        from refund where order_number = ${sale.number}`,
  );
  expect(sums?.refunded).toBeLessThanOrEqual(sale.total);
  if (sums?.reversed) expect(sums.refunded).toBe(sale.total);
  expect(sums?.owed).toBe((sums?.due ?? 0) - (sums?.twice ?? 0));
  const lines = await query<{ onHand: number; restocked: number; cancelled: number; refunded: number }>(
    books.db,
    sql`select stock.on_hand, bought.cancelled_quantity as cancelled,
          coalesce(sum(part.quantity) filter (where part.restocked), 0)::int as restocked,
          coalesce(sum(part.quantity), 0)::int as refunded
        from order_line bought
        join stock on stock.product_id = bought.product_id
        left join refund_line part using (order_number, line)
        where bought.order_number = ${sale.number} group by 1, 2, bought.line`,
  );
  for (const { onHand, restocked, cancelled, refunded } of lines) {
    expect(onHand).toBe(10 + restocked);
    expect(cancelled).toBe(refunded);
  }
}
