import { afterEach, beforeEach, expect, test } from 'vitest';
import { ProviderUnavailable } from '../../src/server/adapters/payment/payment-provider.ts';
import { query, sql } from '../../src/server/db/sql.ts';
import { askAboutPayments, expirePayments } from '../../src/server/modules/orders/payments/payments.jobs.ts';
import { buyOnline, openPaymentShop, type PaymentShop, truthOf } from '../support/payment-shop.ts';

let shop: PaymentShop;

beforeEach(async () => {
  shop = await openPaymentShop();
});
afterEach(() => shop.end());

/** As many copies of an order that waits for its payment, each with a number of its own. */
async function copyOrder(number: number, copies: number) {
  await query(
    shop.db,
    sql`with copy as (
          insert into orders
          select (jsonb_populate_record(orders, jsonb_build_object('number', 500000 + n, 'idempotency_key', 'copy:' || n))).*
          from orders, generate_series(1, ${copies}) n where number = ${number}
          returning number
        ), packages as (
          insert into package (order_number, seller_id, position, status_id, shipping_zone, shipping_rate,
            billable_kilograms, subtotal)
          select copy.number, seller_id, position, status_id, shipping_zone, shipping_rate, billable_kilograms, subtotal
          from package, copy where package.order_number = ${number}
        ), lines as (
          insert into order_line (order_number, line, seller_id, product_id, term_ids, name, reference, image_url, price,
            sale_price, quantity, attributes, fee_percent, fee)
          select copy.number, line, seller_id, product_id, term_ids, name, reference, image_url, price, sale_price,
            quantity, attributes, fee_percent, fee
          from order_line, copy where order_line.order_number = ${number}
        )
        insert into payment select (jsonb_populate_record(payment, jsonb_build_object('order_number', copy.number))).*
        from payment, copy where payment.order_number = ${number}`,
  );
}

function replaceProvider(listTransactionsOfOrder: (orderNumber: number) => Promise<never[]>) {
  const { paymentProvider } = shop.context;
  if (!paymentProvider) throw new Error('The shop takes no payments');
  shop.context.paymentProvider = { ...paymentProvider, listTransactionsOfOrder };
}

test('a provider that is away is asked about one batch, and what waited too long expires all the same', async () => {
  const order = await buyOnline(shop);
  await copyOrder(order.number, 120);
  let questions = 0;
  replaceProvider(async () => {
    questions++;
    throw new ProviderUnavailable('time-out');
  });
  shop.passMinutes(31);
  expect(await expirePayments(shop.context)).toBe(0);
  await askAboutPayments(shop.context);
  expect(questions).toBe(100);
  shop.passMinutes(121);
  expect(await expirePayments(shop.context)).toBe(121);
  expect(questions).toBe(150);
  expect(await truthOf(shop, order)).toMatchObject({ state: 'expired', statuses: [32, 32] });
});

test('an order whose answer cannot be taken up expires too, and holds up no other', async () => {
  const [broken, sound] = [await buyOnline(shop), await buyOnline(shop)];
  replaceProvider(async (orderNumber) => {
    if (orderNumber === broken.number) throw new TypeError('unheard-of');
    return [];
  });
  shop.passMinutes(31);
  await expect(expirePayments(shop.context)).rejects.toThrow('1 payments failed');
  expect(await truthOf(shop, sound)).toMatchObject({ state: 'expired' });
  expect(await truthOf(shop, broken)).toMatchObject({ state: 'waiting' });
  shop.passMinutes(121);
  await expect(expirePayments(shop.context)).rejects.toThrow('1 payments failed');
  expect(await truthOf(shop, broken)).toMatchObject({ state: 'expired', stock: [5, 5] });
});
