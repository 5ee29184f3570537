import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text as collect } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { databaseUrl } from '../../scripts/versions/database-url.ts';
import { execute, queryOne, sql } from '../../src/server/db/sql.ts';
import { inTransaction } from '../../src/server/db/transaction.ts';
import { checkLedger, listReversedAfterRefund } from '../../src/server/modules/books/check.service.ts';
import { lockOrder } from '../../src/server/modules/orders/placing/order-money.service.ts';
import { recordRecovery } from '../../src/server/modules/orders/refunds/recovery.service.ts';
import { refundGoods } from '../../src/server/modules/orders/refunds/refund.service.ts';
import { listRefundProblems } from '../../src/server/modules/orders/refunds/refund-check.service.ts';
import { markRefundPaid } from '../../src/server/modules/orders/refunds/refund-payment.service.ts';
import { recordReversal } from '../../src/server/modules/orders/refunds/reversal.service.ts';
import { bareEnvironment } from '../support/bare-environment.ts';
import { type Books, balancesOf, buildSale, openBooks } from '../support/sale-factories.ts';

const now = new Date('2026-11-10T15:00:00Z');
let books: Books;
beforeAll(async () => {
  books = await openBooks(() => now);
});
afterAll(() => books.close());

/** One unit of 20.000 was paid back by the bank, then the provider took the whole sale back. */
async function buildDoubledRefund(): Promise<string> {
  const lines = [{ unitPrice: 20_000, quantity: 2, fee: 4_000 }];
  const sale = await buildSale(books.db, [{ shippingRate: 8_000, lines }]);
  await inTransaction(books.db, async (db) => {
    const order = await lockOrder(db, sale.number);
    if (!order) throw new Error('The order vanished');
    const refunded = await refundGoods(db, {
      ...({ shipping: 'by-rule', cause: 'out-of-stock', note: '', actor: null, now, order } as const),
      idempotencyKey: `unit:${sale.number}`,
      lines: [{ line: 1, quantity: 1, restock: false }],
    });
    if (!refunded.ok) throw new Error(refunded.reason);
    return refunded.value.refundId;
  }).then((refundId) =>
    markRefundPaid(books.context, { refundId, paidBy: 'bank', reference: 'B-1', actor: null }),
  );
  await inTransaction(books.db, async (db) =>
    recordReversal(db, {
      order: await lockOrder(db, sale.number),
      transactionId: sale.transactionId,
      amount: sale.total,
      now,
    }),
  );
  const paid = await queryOne<{ reference: string }>(
    books.db,
    sql`select reference from payment_transaction where id = ${sale.transactionId}`,
  );
  return paid?.reference ?? '';
}

function recover(paymentReference: string, amount: number, reference: string) {
  return recordRecovery(books.context, { paymentReference, amount, reference, actor: null });
}

test('what a buyer got twice and returns, in parts, leaves the books sound', async () => {
  const payment = await buildDoubledRefund();
  expect(await balancesOf(books.db)).toEqual({ bank: -20_000, refunds: -20_000 });
  const first = await recover(payment, 5_000, 'C-1');
  expect(first).toMatchObject({ ok: true, value: { missing: 15_000, isRepeated: false } });
  expect(await listRefundProblems(books.db)).toMatchObject([{ owed: -15_000, cause: 'paid-twice' }]);
  expect(await recover(payment, 15_001, 'C-2')).toMatchObject({ ok: false, reason: 'recovery-too-much' });
  const answers = await Promise.all([1, 2, 3].map(() => recover(payment, 15_000, 'C-2')));
  expect(answers.map((one) => one.ok && one.value.missing)).toEqual([0, 0, 0]);
  expect(answers.filter((one) => one.ok && !one.value.isRepeated)).toHaveLength(1);
  expect(await recover(payment, 14_000, 'C-2')).toMatchObject({ ok: false, reason: 'recovery-differs' });
  expect(await recover(payment, 1, 'C-3')).toMatchObject({ ok: false, reason: 'recovery-too-much' });
  expect(await balancesOf(books.db)).toEqual({});
  expect(await listRefundProblems(books.db)).toEqual([]);
  expect(await checkLedger({ write: books.db })).toEqual([]);
});

test('what a bank refunded before the reversal is money to recover, no error of the books', async () => {
  const payment = await buildDoubledRefund();
  const stillOpen = async () =>
    (await listReversedAfterRefund({ write: books.db })).map(({ reference, amount }) => [reference, amount]);
  expect(await checkLedger({ write: books.db })).toEqual([]);
  expect(await stillOpen()).toEqual([[payment, 20_000]]);
  await recover(payment, 5_000, 'D-1');
  expect(await stillOpen()).toEqual([[payment, 15_000]]);
  const { code, text } = await runLedger('check');
  expect(text).toContain('Los libros cuadran.');
  expect(text.replaceAll('\u00a0', ' ')).toContain(`pago ${payment} del pedido`);
  expect(text).toContain('15.000');
  expect(code).toBe(0);
  await execute(books.db, sql`update refund_recovery set amount = 4_999 where reference = 'D-1'`);
  expect(await checkLedger({ write: books.db })).toMatchObject([
    { check: 'recovery', expected: 4_999, actual: 5_000 },
    { check: 'bank' },
  ]);
  expect((await runLedger('check')).code).toBe(1);
  await execute(books.db, sql`update refund_recovery set amount = 5_000 where reference = 'D-1'`);
  await recover(payment, 15_000, 'D-2');
  expect(await stillOpen()).toEqual([]);
});

async function runLedger(command: string): Promise<{ code: number; text: string }> {
  const env = {
    ...bareEnvironment,
    DATABASE_URL: databaseUrl(books.connection),
    PLAZUELA_MODE: 'demo',
  };
  const child = spawn(process.execPath, ['scripts/ledger.ts', command], { env });
  const [text, [code]] = await Promise.all([collect(child.stdout), once(child, 'exit')]);
  return { code, text };
}

test('nothing is recovered of a payment that was given back once', async () => {
  await buildSale(books.db, [
    { shippingRate: 8_000, lines: [{ unitPrice: 20_000, quantity: 1, fee: 4_000 }] },
  ]);
  const paid = await queryOne<{ reference: string }>(
    books.db,
    sql`select reference from payment_transaction order by id desc limit 1`,
  );
  for (const reference of [paid?.reference ?? '', '999'])
    expect(await recover(reference, 1, 'C-9')).toEqual({ ok: false, reason: 'recovery-unknown' });
});
