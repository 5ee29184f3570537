import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { paymentReceived } from '../../src/domain/ledger/sale-postings.ts';
import { query, sql } from '../../src/server/db/sql.ts';
import { inTransaction } from '../../src/server/db/transaction.ts';
import { checkLedger } from '../../src/server/modules/books/check.service.ts';
import { postTransaction } from '../../src/server/modules/books/ledger.service.ts';
import { deliverDueMessages } from '../../src/server/modules/messages/outbox-delivery.ts';
import { listOrderPackages, lockOrder } from '../../src/server/modules/orders/placing/order-money.service.ts';
import {
  createUnappliedRefund,
  refundGoods,
} from '../../src/server/modules/orders/refunds/refund.service.ts';
import { listRefundProblems } from '../../src/server/modules/orders/refunds/refund-check.service.ts';
import { markRefundPaid } from '../../src/server/modules/orders/refunds/refund-payment.service.ts';
import { recordReversal } from '../../src/server/modules/orders/refunds/reversal.service.ts';
import {
  type Books,
  balancesOf,
  buildSale,
  insertTransactionRow,
  openBooks,
  SALE_DAY,
  type Sale,
} from '../support/sale-factories.ts';

let books: Books;
const opened: Books[] = [];
beforeEach(async () => {
  books = await openBooks(() => now);
  opened.push(books);
});
afterEach(async () => {
  expect(await checkLedger({ write: books.db })).toEqual([]);
});
afterAll(async () => {
  for (const one of opened) await one.close();
});

const now = new Date('2026-11-10T15:00:00Z');

// 60.000 + 8.000 waits at its seller, 50.000 + 12.000 is on its way; together 130.000.
function buildOnlineSale(): Promise<Sale> {
  return buildSale(books.db, [
    { shippingRate: 8_000, lines: [{ unitPrice: 20_000, quantity: 3, fee: 6_000 }] },
    { shippingRate: 12_000, statusId: 2, lines: [{ unitPrice: 50_000, quantity: 1, fee: 2_500 }] },
  ]);
}

function reverse({ number, transactionId, total }: Sale, amount = total) {
  return inTransaction(books.db, async (db) => {
    const order = await lockOrder(db, number);
    return recordReversal(db, { order, transactionId, amount, now });
  });
}

async function refundOneUnit(sale: Sale): Promise<number> {
  const refunded = await inTransaction(books.db, async (db) => {
    const order = await lockOrder(db, sale.number);
    if (!order) throw new Error('There is no order');
    const asked = { shipping: 'by-rule', cause: 'out-of-stock', note: '', actor: null, now } as const;
    const lines = [{ line: 1, quantity: 1, restock: false }];
    return refundGoods(db, { ...asked, order, idempotencyKey: `unit:${sale.number}`, lines });
  });
  if (!refunded.ok) throw new Error(refunded.reason);
  return refunded.value.refundId;
}

function pay(refundId: number, paidBy: 'bank' | 'provider', reference = 'R-1') {
  return markRefundPaid(books.context, { refundId, paidBy, reference, actor: null });
}

async function stateOf({ number }: Sale) {
  const [payment] = await query<{ state: string }>(
    books.db,
    sql`select state from payment where order_number = ${number}`,
  );
  const packages = await listOrderPackages(books.db, number);
  const stock = await query<{ onHand: number }>(books.db, sql`select on_hand from stock order by product_id`);
  return {
    payment: payment?.state,
    statuses: packages.map(({ statusId }) => statusId),
    stock: stock.map(({ onHand }) => onHand),
  };
}

describe('a reversal', () => {
  test('of an untouched sale empties every account and returns the stock that was not sent', async () => {
    const sale = await buildOnlineSale();
    const result = await reverse(sale);
    expect(result).toMatchObject({ ok: true, value: { paidRefunds: [], paidTwice: 0 } });
    expect(await balancesOf(books.db)).toEqual({});
    expect(await stateOf(sale)).toEqual({ payment: 'reversed', statuses: [32, 2], stock: [13, 10] });
    const refunds = await query(
      books.db,
      sql`select kind, state, paid_by, goods_amount as goods, shipping_amount as shipping from refund`,
    );
    expect(refunds).toEqual([
      { kind: 'reversal', state: 'paid', paidBy: 'provider', goods: 110_000, shipping: 20_000 },
    ]);
    expect(await listRefundProblems(books.db)).toEqual([]);
  });

  test('that comes again, also at the same time, changes nothing and answers the same', async () => {
    const sale = await buildOnlineSale();
    const answers = await Promise.all([reverse(sale), reverse(sale), reverse(sale)]);
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);
    expect(await balancesOf(books.db)).toEqual({});
    expect((await stateOf(sale)).stock).toEqual([13, 10]);
  });

  test('pays the refunds that were due with it', async () => {
    const sale = await buildOnlineSale();
    const refundId = await refundOneUnit(sale);
    const result = await reverse(sale);
    expect(result).toMatchObject({ ok: true, value: { paidRefunds: [refundId], paidTwice: 0 } });
    expect(await balancesOf(books.db)).toEqual({});
    // The unit that was refunded without going back on sale stays out.
    expect((await stateOf(sale)).stock).toEqual([12, 10]);
    expect(await pay(refundId, 'bank')).toEqual({ ok: false, reason: 'refund-already-paid' });
  });

  test('after a bank had paid a refund shows what the buyer got twice', async () => {
    const sale = await buildOnlineSale();
    expect(await pay(await refundOneUnit(sale), 'bank')).toEqual({ ok: true, value: { isRepeated: false } });
    const answers = [await reverse(sale), await reverse(sale)];
    expect(answers[0]).toMatchObject({ ok: true, value: { paidTwice: 20_000 } });
    expect(answers[1]).toEqual(answers[0]);
    // All of 130.000 left the provider and 20.000 the bank, for a sale of 130.000.
    expect(await balancesOf(books.db)).toEqual({ bank: -20_000, refunds: -20_000 });
    expect(await listRefundProblems(books.db)).toEqual([
      { orderNumber: sale.number, owed: -20_000, due: 0, cause: 'paid-twice' },
    ]);
  });

  test('that an operator had reported as the payment of a refund is not counted twice', async () => {
    const sale = await buildOnlineSale();
    expect(await pay(await refundOneUnit(sale), 'provider')).toMatchObject({ ok: true });
    expect(await reverse(sale)).toMatchObject({ ok: true, value: { paidTwice: 0 } });
    expect(await balancesOf(books.db)).toEqual({});
  });

  test('of another amount or another transaction is refused and changes nothing', async () => {
    const sale = await buildOnlineSale();
    const before = await balancesOf(books.db);
    expect(await reverse(sale, 129_999)).toEqual({ ok: false, reason: 'reversal-amount-differs' });
    expect(await reverse({ ...sale, transactionId: 999 })).toEqual({ ok: false, reason: 'reversal-unknown' });
    expect(await balancesOf(books.db)).toEqual(before);
  });
});

describe('money that belongs to no sale', () => {
  test('is owed back once and paid once, by its own reversal too', async () => {
    const sale = await buildOnlineSale();
    const refunds = [await unapplied(sale, 'duplicate'), await unapplied(null, 'unknown-order')];
    expect(await balancesOf(books.db)).toMatchObject({ provider: 390_000, refunds: 260_000 });
    for (const { transactionId, orderNumber } of refunds)
      for (const _ of ['first', 'again'])
        expect(await reverse({ ...sale, number: orderNumber ?? 0, transactionId })).toMatchObject({
          ok: true,
          value: { paidTwice: 0 },
        });
    expect(await balancesOf(books.db)).toMatchObject({ provider: 130_000, shipping: 20_000 });
    expect((await balancesOf(books.db)).refunds).toBeUndefined();
    expect((await stateOf(sale)).payment).toBe('paid');
  });

  test('that a bank sent back and the provider too was paid twice', async () => {
    const { refundId, transactionId } = await unapplied(null, 'unknown-order');
    expect(await pay(refundId, 'bank')).toMatchObject({ ok: true });
    const reversed = { order: null, transactionId, amount: 130_000, now };
    expect(await recordReversal(books.db, reversed)).toMatchObject({
      ok: true,
      value: { paidTwice: 130_000 },
    });
    expect(await recordReversal(books.db, reversed)).toMatchObject({
      ok: true,
      value: { paidTwice: 130_000 },
    });
    expect(await balancesOf(books.db)).toEqual({ bank: -130_000, refunds: -130_000 });
    expect(await listRefundProblems(books.db)).toEqual([
      { orderNumber: null, owed: -130_000, due: 0, cause: 'paid-twice' },
    ]);
  });
});

test('a refund is paid once, whoever reports it; cash cannot come from the provider', async () => {
  const sale = await buildSale(
    books.db,
    [{ shippingRate: 0, lines: [{ unitPrice: 20_000, quantity: 3, fee: 0 }] }],
    'carrier',
  );
  const refundId = await refundOneUnit(sale);
  expect(await pay(refundId, 'provider')).toEqual({ ok: false, reason: 'refund-not-by-provider' });
  const reports = await Promise.all([pay(refundId, 'bank'), pay(refundId, 'bank'), pay(refundId, 'bank')]);
  expect(reports.filter((one) => one.ok && !one.value.isRepeated)).toHaveLength(1);
  expect(await pay(refundId, 'bank', 'R-2')).toEqual({ ok: false, reason: 'refund-already-paid' });
  expect(await pay(999_999, 'bank')).toEqual({ ok: false, reason: 'refund-unknown' });
  expect(await balancesOf(books.db)).toMatchObject({ bank: -20_000, cash_in_transit: 60_000 });
});

test('the buyer reads what, how much and until when, the seller her own lines and her balance', async () => {
  const sale = await buildOnlineSale();
  const refundId = await refundOneUnit(sale);
  await pay(refundId, 'bank');
  await reverse(sale);
  const later = { ...books.context, now: () => new Date(Date.now() + 1_000) };
  await deliverDueMessages(later);
  const mails = await query<{ subject: string; text: string }>(
    books.db,
    sql`select subject, text from mailbox_message order by subject`,
  );
  const textOf = (subject: string) => mails.find((one) => one.subject === subject)?.text ?? '';
  expect(mails).toHaveLength(6);
  const created = textOf(`Reembolso ${refundId}: $ 20.000`);
  expect(created).toContain('25 de noviembre de 2026');
  expect(created).toContain('- 1 × Producto 1: $ 20.000');
  // She bought without an account.
  expect(created).toMatch(new RegExp(`/pedido/${sale.number}\\?llave=[\\w-]{20,}`));
  expect(textOf('Pagamos tu reembolso de $ 20.000')).toContain('por transferencia bancaria');
  expect(textOf(`Reembolso ${refundId} del pedido ${sale.number}`)).toContain(
    'Se descuenta de tu saldo: $ 18.000',
  );
  expect(textOf(`Se reversó el pago de tu pedido ${sale.number}`)).toContain('$ 110.000');
});

async function unapplied(sale: Sale | null, cause: 'duplicate' | 'unknown-order') {
  const orderNumber = sale?.number ?? null;
  return inTransaction(books.db, async (db) => {
    const parts = { orderNumber, amount: 130_000, outcome: 'refund-due', refundCause: cause };
    const transactionId = await insertTransactionRow(db, parts);
    await postTransaction(db, paymentReceived({ transactionId, orderNumber, amount: 130_000 }), SALE_DAY);
    const refund = { transactionId, orderNumber, amount: 130_000, cause, now };
    const first = await createUnappliedRefund(db, refund);
    expect(await createUnappliedRefund(db, refund)).toEqual(first);
    return { ...first, transactionId, orderNumber };
  });
}
