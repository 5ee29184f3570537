import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { execute, query, sql } from '../../src/server/db/sql.ts';
import { inTransaction } from '../../src/server/db/transaction.ts';
import { checkLedger } from '../../src/server/modules/books/check.service.ts';
import { lockOrder } from '../../src/server/modules/orders/placing/order-money.service.ts';
import { refundGoods } from '../../src/server/modules/orders/refunds/refund.service.ts';
import type { EndpointName } from '../../src/wire/endpoints.ts';
import { openShop, type Shop } from '../support/order-factories.ts';
import type { Aim } from '../support/personal-call.ts';
import { read, sendRead } from '../support/published-reads.ts';
import { balancesOf, buildSale, type Sale } from '../support/sale-factories.ts';
import { bodyOf, sendAim } from '../support/send-aim.ts';
import { type LoggedIn, logIn } from '../support/session-factories.ts';

let shop: Shop;
let operator: LoggedIn;
beforeAll(async () => {
  shop = await openShop();
  operator = await logIn(shop.db, { roles: ['operator'] });
});
afterEach(async () => {
  expect(await checkLedger({ write: shop.db })).toEqual([]);
});
afterAll(() => shop.close());

// 30.000 + 8.000 waits at its seller; 50.000 + 12.000 was delivered.
function buildOrder(): Promise<Sale> {
  const deliveredAt = new Date('2026-11-05T15:00:00Z');
  return buildSale(shop.db, [
    { shippingRate: 8_000, lines: [{ unitPrice: 10_000, quantity: 3, fee: 3_001 }] },
    {
      shippingRate: 12_000,
      statusId: 3,
      deliveredAt,
      lines: [{ unitPrice: 50_000, quantity: 1, fee: 2_500 }],
    },
  ]);
}

async function call(name: EndpointName, aim: Aim) {
  const reply = await sendAim(shop.app, name, aim, operator.cookies);
  return { status: reply.statusCode, body: bodyOf(reply) };
}

function refund(json: object, key?: string) {
  return call('createRefund', { json, headers: key ? { 'idempotency-key': key } : {} });
}

function ask(sale: Sale, parts: object = {}) {
  return { orderNumber: sale.number, cause: 'withdrawal', ...parts };
}

test('the preview tells the pesos that the refund then has, and changes nothing', async () => {
  const sale = await buildOrder();
  const before = await balancesOf(shop.db);
  const asked = {
    lines: [
      { line: 1, quantity: 2 },
      { line: 2, quantity: 1 },
    ],
  };
  const { status, body } = await call('previewRefund', { json: ask(sale, asked) });
  expect(status).toBe(200);
  // 3.001 in thirds: 1.000, 1.001, 1.000. The second package goes back whole, with its shipping.
  expect(body).toMatchObject({ amount: 82_000, goods: 70_000, shipping: 12_000 });
  expect(body.packages).toEqual([
    {
      sellerId: sale.sellerIds[0],
      goods: 20_000,
      fee: 2_001,
      shipping: 0,
      sellerDebit: 17_999,
      debitedFrom: 'retenido',
      nothingLeft: false,
      lines: [{ line: 1, quantity: 2, amount: 20_000, fee: 2_001, restock: true }],
    },
    {
      sellerId: sale.sellerIds[1],
      goods: 50_000,
      fee: 2_500,
      shipping: 12_000,
      sellerDebit: 47_500,
      debitedFrom: 'retenido',
      nothingLeft: true,
      lines: [{ line: 2, quantity: 1, amount: 50_000, fee: 2_500, restock: false }],
    },
  ]);
  expect(await balancesOf(shop.db)).toEqual(before);
  const created = await refund(ask(sale, asked), 'preview');
  expect(created.status).toBe(201);
  expect(created.body).toMatchObject({ amount: 82_000, state: 'pendiente', cause: 'Retracto' });
});

test('an order, a package or lines; the same key is one refund', async () => {
  const sale = await buildOrder();
  const oneUnit = ask(sale, { lines: [{ line: 1, quantity: 1, restock: false }], cause: 'warranty' });
  const first = await refund(oneUnit, 'unit');
  expect(first.body).toMatchObject({ amount: 10_000, shipping: 0 });
  expect((await refund(oneUnit, 'unit')).body).toEqual(first.body);
  const whole = ask(sale, { sellerIds: [sale.sellerIds[1]], cause: 'other' });
  const ofPackage = await refund(whole, 'package');
  // Delivered, and for another reason than those of the law: the goods only.
  expect(ofPackage.body).toMatchObject({ amount: 50_000, shipping: 0 });
  const rest = await refund(ask(sale, { cause: 'out-of-stock', shipping: 'all' }), 'rest');
  expect(rest.body).toMatchObject({ amount: 28_000, shipping: 8_000 });
  expect((await refund(ask(sale), 'again')).status).toBe(409);
  const ofOrder = await read(shop.app, 'listOrderRefunds', { number: sale.number }, operator);
  expect(ofOrder.refunds).toHaveLength(3);
  expect(ofOrder.lines.map(({ quantityLeft }) => quantityLeft)).toEqual([0, 0]);
});

test('the same key with another request is refused, and answers nobody the first refund', async () => {
  const sale = await buildOrder();
  const unit = { line: 1, quantity: 1 };
  const asked = ask(sale, { lines: [unit, { line: 2, quantity: 1 }] });
  const first = await refund(asked, 'fixed');
  const inOtherOrder = ask(sale, { lines: [{ line: 2, quantity: 1 }, unit], note: 'Otra vez' });
  expect((await refund(inOtherOrder, 'fixed')).body).toEqual(first.body);
  const before = await balancesOf(shop.db);
  for (const other of [
    ask(sale, { lines: [{ ...unit, quantity: 2 }] }),
    ask(sale, { lines: [unit] }),
    ask(sale, { lines: [unit, { line: 2, quantity: 1 }], cause: 'warranty' }),
    ask(sale),
  ])
    expect(await refund(other, 'fixed')).toMatchObject({
      status: 409,
      body: { code: 'idempotency-key-reused' },
    });
  expect(await balancesOf(shop.db)).toEqual(before);
});

test.each([
  ['no key', ask, null, 400],
  [
    'lines and sellers',
    (sale: Sale) => ask(sale, { sellerIds: [1], lines: [{ line: 1, quantity: 1 }] }),
    'k1',
    400,
  ],
  ['an unknown order', (sale: Sale) => ask(sale, { orderNumber: 999_999 }), 'k2', 404],
  ['an unknown line', (sale: Sale) => ask(sale, { lines: [{ line: 7, quantity: 1 }] }), 'k3', 409],
  ['too many units', (sale: Sale) => ask(sale, { lines: [{ line: 1, quantity: 4 }] }), 'k4', 409],
  ['a stranger as seller', (sale: Sale) => ask(sale, { sellerIds: [999_999] }), 'k5', 409],
  ['an unknown cause', (sale: Sale) => ask(sale, { cause: 'capricho' }), 'k6', 400],
])('%s is refused and leaves the books alone', async (_, asked, key, status) => {
  const sale = await buildOrder();
  const before = await balancesOf(shop.db);
  const reply = await refund(asked(sale), key ?? undefined);
  expect(reply.status, JSON.stringify(reply.body)).toBe(status);
  expect(await balancesOf(shop.db)).toEqual(before);
});

test('what is due is listed by its last day, page by page, with what is late', async () => {
  await execute(shop.db, sql`update refund set due_on = '2027-01-01'`);
  const sale = await buildOrder();
  const { body } = await refund(ask(sale, { sellerIds: [sale.sellerIds[1]] }), 'late');
  const { id } = body;
  await execute(shop.db, sql`update refund set due_on = '2020-01-01' where id = ${id}`);
  await execute(
    shop.db,
    sql`insert into refund (idempotency_key, order_number, kind, cause, goods_amount, shipping_amount, amount, due_on,
          created_at)
        select 'many:' || n, ${sale.number}, 'goods', 'other', 1, 0, 1, date '2020-01-02', now()
        from generate_series(1, 60) n`,
  );
  const first = await read(shop.app, 'listDueRefunds', {}, operator);
  expect(first.refunds).toHaveLength(50);
  expect(first.refunds[0]).toMatchObject({ id, isOverdue: true, dueOn: '2020-01-01' });
  const cursor = first.nextCursor ?? undefined;
  const second = await read(shop.app, 'listDueRefunds', { cursor }, operator);
  const ids = [...first.refunds, ...second.refunds].map((one) => one.id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.length).toBeGreaterThan(60);
  await execute(shop.db, sql`delete from refund where idempotency_key like 'many:%'`);
});

test('a payment is recorded once, and goods that came back are sold again', async () => {
  const sale = await buildOrder();
  const { body } = await refund(ask(sale, { sellerIds: [sale.sellerIds[1]] }), 'paid');
  const pay = (json: object, id: number = body.id) => call('markRefundPaid', { params: { id }, json });
  const byBank = { paidBy: 'bank', reference: 'TR-77' };
  const paid = await pay(byBank);
  expect(paid.body).toMatchObject({
    state: 'pagado',
    paidBy: 'banco',
    reference: 'TR-77',
    isOverdue: false,
  });
  expect((await pay(byBank)).body).toEqual(paid.body);
  expect((await pay({ paidBy: 'provider', reference: 'TR-77' })).status).toBe(409);
  expect((await pay({ paidBy: 'bank', reference: 'x' }, 999_999)).status).toBe(404);
  const restock = () =>
    call('restockRefunded', { params: { number: sale.number }, json: { sellerId: sale.sellerIds[1] } });
  expect((await restock()).body).toEqual({ units: 1 });
  expect((await restock()).body).toEqual({ units: 0 });
  const unknown = await sendRead(shop.app, 'listOrderRefunds', { number: 999_999 }, operator.cookies);
  expect(unknown.statusCode).toBe(404);
});

test("a shop's history has what went back of its sale, less what had been given back before", async () => {
  const sale = await buildOrder();
  await inTransaction(shop.db, async (db) => {
    const order = await lockOrder(db, sale.number);
    if (!order) throw new Error('There is no order');
    const sum = {
      lines: [],
      pesos: [{ line: 1, amount: 4_000 }],
      shipping: 'none',
      cause: 'warranty',
    } as const;
    const given = {
      ...sum,
      order,
      idempotencyKey: `sum:${sale.number}`,
      note: '',
      actor: null,
      now: new Date(),
    };
    expect(await refundGoods(db, given)).toMatchObject({ ok: true });
  });
  const { body } = await refund(ask(sale), 'history');
  expect(body).toMatchObject({ amount: 76_000 + 20_000 });
  const entries = await query<{ after: object }>(
    shop.db,
    sql`select after from audit_entry where action = 'money.refund-created' and subject = ${`order:${sale.number}`}
        order by id`,
  );
  expect(entries.map(({ after }) => after)).toEqual([
    { refundId: body.id, units: 3, amount: 26_000, cause: 'withdrawal' },
    { refundId: body.id, units: 1, amount: 50_000, cause: 'withdrawal' },
  ]);
});
