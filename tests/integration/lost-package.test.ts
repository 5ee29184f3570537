import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { execute, query, queryOne, sql } from '../../src/server/db/sql.ts';
import { inTransaction } from '../../src/server/db/transaction.ts';
import { checkLedger } from '../../src/server/modules/books/check.service.ts';
import { losePackage } from '../../src/server/modules/orders/fulfilment/lost-package.service.ts';
import { returnPackage } from '../../src/server/modules/orders/fulfilment/return-package.service.ts';
import { lockOrder } from '../../src/server/modules/orders/placing/order-money.service.ts';
import { giveFreightBack } from '../../src/server/modules/orders/refunds/late-freight.jobs.ts';
import { refundGoods } from '../../src/server/modules/orders/refunds/refund.service.ts';
import { recordReversal } from '../../src/server/modules/orders/refunds/reversal.service.ts';
import { countPromiseDays } from '../../src/server/modules/overview/promises/promise-day.jobs.ts';
import { getPromiseFigures } from '../../src/server/modules/overview/promises/promises.service.ts';
import { cases } from '../support/random-cases.ts';
import {
  type Books,
  balancesOf,
  buildSale,
  openBooks,
  type Sale,
  type SalePackage,
} from '../support/sale-factories.ts';

const NOW = new Date('2026-11-30T08:45:00-05:00');
const GOODS = 30_000;
const FEE = 3_001;
const FREIGHT = 8_001;
const actor = { accountId: null, role: 'operator' } as const;
let books: Books;
beforeAll(async () => {
  books = await openBooks(() => NOW);
});
afterEach(async () => {
  expect(await checkLedger({ write: books.db })).toEqual([]);
});
afterAll(() => books.close());

/** Sent a day after its shop had to, promised until the 26th, its freight to go back from today. */
async function buildLate(
  parts: Partial<SalePackage> = {},
  paidTo: 'online' | 'carrier' | 'seller' = 'online',
): Promise<Sale> {
  const lines = [{ unitPrice: 10_000, quantity: 3, fee: FEE }];
  const sale = await buildSale(books.db, [{ shippingRate: FREIGHT, statusId: 2, lines, ...parts }], paidTo);
  const [sellerId = 0] = sale.sellerIds;
  await execute(
    books.db,
    sql`update package set dispatch_by = '2026-11-25', freight_back_on = '2026-11-30', promised_from = '2026-11-26',
          promised_to = '2026-11-26', carrier = 'TCC'
        where order_number = ${sale.number}`,
  );
  await execute(
    books.db,
    sql`insert into package_status_change (order_number, seller_id, status_id, changed_at)
        values (${sale.number}, ${sellerId}, 2, '2026-11-26T10:00:00-05:00')`,
  );
  return sale;
}

const refOf = ({ number, sellerIds }: Sale) => ({ orderNumber: number, sellerId: sellerIds[0] ?? 0 });
const lose = (sale: Sale) =>
  losePackage(books.context, { ...refOf(sale), note: 'Sin rastro desde Honda', actor });

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

test('a shop that was charged for a late package that its carrier lost has goods and freight back, once', async () => {
  const sale = await buildLate();
  const { orderNumber, sellerId } = refOf(sale);
  const change = await booked(async () => {
    expect(await giveFreightBack(books.context)).toBe(1);
    const told = await Promise.all([lose(sale), lose(sale)]);
    expect(told.map((one) => one.ok && one.value.isRepeated).sort()).toEqual([false, true]);
    expect(await lose(sale)).toMatchObject({ ok: true, value: { statusId: 32, isRepeated: true } });
    expect(await giveFreightBack(books.context)).toBe(0);
  });
  // The buyer is owed all she paid; the shop has what the goods would have brought it; the marketplace bears the rest.
  expect(change).toEqual({
    refunds: GOODS + FREIGHT,
    [`seller_held of ${sellerId}`]: -(GOODS - FEE),
    [`seller_payable of ${sellerId}`]: GOODS - FEE,
    fees: -FEE,
    shipping: -FREIGHT - (GOODS - FEE),
  });
  expect(
    await queryOne(
      books.db,
      sql`select compensation, freight_waived from lost_package where order_number = ${orderNumber}`,
    ),
  ).toEqual({ compensation: GOODS - FEE, freightWaived: FREIGHT });
  const mails = await query<{ template: string; credit: number | null }>(
    books.db,
    sql`select template, (data ->> 'creditPesos')::int as credit from outbox_message
        where template in ('package-lost', 'seller-package-lost')
          and (data ->> 'orderNumber')::bigint = ${orderNumber} order by template`,
  );
  expect(mails).toEqual([
    { template: 'package-lost', credit: null },
    { template: 'seller-package-lost', credit: GOODS - FEE + FREIGHT },
  ]);
});

test('cash that nobody has taken is asked of nobody, and its shop is credited all the same', async () => {
  const sale = await buildLate({ isCollected: false }, 'carrier');
  expect(await booked(() => lose(sale))).toEqual({
    [`seller_payable of ${refOf(sale).sellerId}`]: GOODS - FEE,
    shipping: -(GOODS - FEE),
  });
});

test('what went back before the carrier owned up is credited too, what came back to the shop is not', async () => {
  const sale = await buildLate();
  const [first] = await query<{ line: number }>(
    books.db,
    sql`select line from order_line where order_number = ${sale.number}`,
  );
  const giveBack = (quantity: number, restock: boolean, key: string) =>
    inTransaction(books.db, async (db) => {
      const order = await lockOrder(db, sale.number);
      if (!order) throw new Error('no order');
      const lines = [{ line: first?.line ?? 0, quantity, restock }];
      const asked = {
        idempotencyKey: key + sale.number,
        shipping: 'none',
        note: '',
        actor: null,
        now: NOW,
      } as const;
      return refundGoods(db, { order, lines, cause: 'not-delivered', ...asked });
    });
  await giveBack(1, false, 'gone');
  await giveBack(1, true, 'restocked');
  await lose(sale);
  const row = await queryOne<{ compensation: number }>(
    books.db,
    sql`select compensation from lost_package where order_number = ${sale.number}`,
  );
  // Two of three units; the fee is shared by units, the middle one (in the shop again) has 1,001 of it.
  expect(row?.compensation).toBe(20_000 - (FEE - 1_001));
});

test('only what has left, and did not come, can be lost by a carrier', async () => {
  for (const parts of [{ statusId: 20 }, { statusId: 32 }, { statusId: 3, deliveredAt: NOW }])
    expect(await lose(await buildLate(parts)), `status ${parts.statusId}`).toMatchObject({ ok: false });
  expect(await lose(await buildLate({}, 'seller'))).toMatchObject({ ok: false });
  const disputed = await buildLate({ statusId: 3, deliveredAt: NOW });
  await execute(
    books.db,
    sql`update package set delivery_disputed_at = now() where order_number = ${disputed.number}`,
  );
  expect(await lose(disputed)).toMatchObject({ ok: true });
});

test('the loss counts as its carrier’s, not as its shop’s', async () => {
  const sale = await buildLate();
  const { sellerId } = refOf(sale);
  const late = async () => {
    await countPromiseDays(books.context);
    const { shops } = await getPromiseFigures(books.context, { days: 30, order: 'worst' });
    return shops.find(({ key }) => key === String(sellerId));
  };
  expect(await late()).toMatchObject({ packages: 1, onTime: 0, shopLate: 1 });
  await lose(sale);
  expect(await late()).toMatchObject({ packages: 1, onTime: 0, shopLate: 0 });
});

const steps = fc.array(fc.constantFrom('freight', 'lose', 'reverse', 'return'), {
  minLength: 2,
  maxLength: 5,
});

test('in whatever order, or at once: nobody gets more than she paid, and the books agree', async () => {
  await fc.assert(
    fc.asyncProperty(steps, fc.boolean(), fc.constantFrom(2, 30, 31), async (sequence, atOnce, statusId) => {
      const sale = await buildLate({ statusId });
      const take = (step: (typeof sequence)[number]) => takeStep(sale, step);
      if (atOnce) await Promise.all(sequence.map(take));
      else for (const step of sequence) await take(step);
      const sums = await queryOne<{ goods: number; shipping: number }>(
        books.db,
        sql`select coalesce(sum(goods_amount), 0)::int as goods, coalesce(sum(shipping_amount), 0)::int as shipping
            from refund where order_number = ${sale.number}`,
      );
      expect(sums?.goods).toBeLessThanOrEqual(GOODS);
      expect(sums?.shipping).toBeLessThanOrEqual(FREIGHT);
      expect(await checkLedger({ write: books.db })).toEqual([]);
    }),
    { numRuns: cases(20, 100), endOnFailure: true },
  );
});

function takeStep(sale: Sale, step: 'freight' | 'lose' | 'reverse' | 'return'): Promise<unknown> {
  if (step === 'freight') return giveFreightBack(books.context);
  if (step === 'lose') return lose(sale);
  if (step === 'return') return returnPackage(books.context, { ...refOf(sale), restock: true, actor });
  return inTransaction(books.db, async (db) => {
    const order = await lockOrder(db, sale.number);
    const { transactionId, total: amount } = sale;
    return recordReversal(db, { order, transactionId, amount, now: NOW });
  });
}
