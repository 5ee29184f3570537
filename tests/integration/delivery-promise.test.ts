import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { execute, queryOne, sql } from '../../src/server/db/sql.ts';
import { deliverDueMessages } from '../../src/server/modules/messages/outbox-delivery.ts';
import { getPlacedOrder } from '../../src/server/modules/orders/placing/purchase.service.ts';
import { renewPromises } from '../../src/server/modules/orders/placing/renew-promise.service.ts';
import { learnDeliveryDays } from '../../src/server/modules/shipping/learn-days.jobs.ts';
import { forgetRateCard } from '../../src/server/modules/shipping/rate-card.service.ts';
import { buildProduct, buildSeller } from '../support/catalog-factories.ts';
import { amountsOf, openShop, orderForm, post, type Shop, sendOrder } from '../support/order-factories.ts';

let shop: Shop;
let submissions = 0;
const SUNDAY_NIGHT = new Date('2026-11-22T23:00:00-05:00');

beforeAll(async () => {
  shop = await openShop();
});
beforeEach(() => {
  shop.context.now = () => SUNDAY_NIGHT;
});
afterAll(() => shop.close());

async function buildShopProduct(): Promise<{ sellerId: number; productId: number }> {
  const sellerId = await buildSeller(shop.db, { displayName: 'Del Campo' });
  return { sellerId, productId: await buildProduct(shop.db, { sellerId, price: 20_000 }) };
}

async function quotedPromise(productId: number, city = '11001') {
  const productos = [{ codProducto: productId, cantidad: 1 }];
  const { body } = await post(shop.app, '/cotizar/envio', { productos, codCiudadDestino: city });
  return body.tarifas[0].promesa;
}

async function buy(productId: number) {
  const cart = [{ codProducto: productId, cantidad: 1 }];
  const reply = await sendOrder(shop.app, orderForm(cart, await amountsOf(shop.app, cart)), {
    headers: { 'idempotency-key': `promise-${++submissions}` },
  });
  expect(reply.statusCode).toBe(200);
  return reply.json().data;
}

function promiseOf(number: number) {
  return queryOne(
    shop.db,
    sql`select dispatch_by, promised_from, promised_to from package where order_number = ${number}`,
  );
}

test('an order of a Sunday night is promised what its quote said, on the package, in the reply and in the mails', async () => {
  const { productId } = await buildShopProduct();
  const quoted = await quotedPromise(productId);
  // Counted for Monday: one to two days to send, one on the way within the city.
  expect(quoted).toEqual({
    despachaHasta: '2026-11-25',
    desde: '2026-11-25',
    hasta: '2026-11-26',
    pidiendoAntesDe: '2026-11-23T20:00:00.000Z',
  });
  const order = await buy(productId);
  expect(order.vendedores[0].promesa).toEqual({ desde: quoted.desde, hasta: quoted.hasta });
  expect(await promiseOf(order.numPedido)).toEqual({
    dispatchBy: '2026-11-25',
    promisedFrom: '2026-11-25',
    promisedTo: '2026-11-26',
  });
  await deliverDueMessages({ ...shop.context, now: () => new Date() });
  const texts = await queryOne<{ buyer: string; seller: string }>(
    shop.db,
    sql`select max(text) filter (where subject like 'Recibimos%') as buyer,
          max(text) filter (where subject like 'Nuevo pedido%') as seller
        from mailbox_message where subject like ${`%${order.numPedido}%`}`,
  );
  expect(texts?.buyer).toContain('Llega entre mié 25 y jue 26 de nov');
  expect(texts?.seller).toContain('a más tardar el 25 de noviembre de 2026');
});

test('days, hour and holiday of the shop move the promise', async () => {
  const { sellerId, productId } = await buildShopProduct();
  await execute(
    shop.db,
    sql`update seller set dispatch_weekdays = '{2}', cut_off_minutes = 540, handling_days = 0,
          holiday_from = '2026-12-01T00:00:00-05:00', holiday_until = '2026-12-02T00:00:00-05:00'
        where id = ${sellerId}`,
  );
  expect(await quotedPromise(productId)).toMatchObject({ despachaHasta: '2026-11-24', hasta: '2026-11-25' });
  // A minute after nine on its only day of the week; the next one is a holiday of the shop.
  shop.context.now = () => new Date('2026-11-24T09:01:00-05:00');
  expect(await quotedPromise(productId)).toMatchObject({ despachaHasta: '2026-12-15' });
});

test('a shop that pays late money counts from the payment', async () => {
  const { productId } = await buildShopProduct();
  const { numPedido } = await buy(productId);
  const paidAt = new Date('2026-11-27T10:00:00-05:00');
  await renewPromises(shop.context, shop.db, { orderNumber: numPedido, now: paidAt });
  expect(await promiseOf(numPedido)).toEqual({
    dispatchBy: '2026-12-01',
    promisedFrom: '2026-12-01',
    promisedTo: '2026-12-02',
  });
  const { packages } = await getPlacedOrder(shop.context, numPedido);
  expect(packages[0]?.replaced).toEqual({ from: '2026-11-25', to: '2026-11-26' });
});

test('a renewed promise that ends on the same day still moves its first day and the day to send', async () => {
  const { sellerId, productId } = await buildShopProduct();
  await execute(
    shop.db,
    sql`update seller set dispatch_weekdays = '{5,6}', handling_days = 0 where id = ${sellerId}`,
  );
  shop.context.now = () => new Date('2026-11-27T10:00:00-05:00');
  const { numPedido } = await buy(productId);
  // The carrier takes Friday's and Saturday's parcels on Monday alike.
  expect(await promiseOf(numPedido)).toMatchObject({ dispatchBy: '2026-11-27', promisedTo: '2026-11-30' });
  const paidAt = new Date('2026-11-28T10:00:00-05:00');
  await renewPromises(shop.context, shop.db, { orderNumber: numPedido, now: paidAt });
  expect(await promiseOf(numPedido)).toMatchObject({ dispatchBy: '2026-11-28', promisedTo: '2026-11-30' });
});

test('parcels that took longer make the next promise longer, a quick carrier makes it shorter', async () => {
  const { sellerId, productId } = await buildShopProduct();
  await execute(shop.db, sql`update stock set on_hand = 100 where product_id = ${productId}`);
  for (let parcel = 0; parcel < 12; parcel++) {
    const { numPedido } = await buy(productId);
    // From Tuesday 3 to Tuesday 10 are five days of the shop; then one on the way.
    await execute(
      shop.db,
      sql`update package set received_at = '2026-11-03T08:00:00-05:00', delivered_at = '2026-11-11T17:00:00-05:00'
          where order_number = ${numPedido}`,
    );
    await execute(
      shop.db,
      sql`insert into package_status_change (order_number, seller_id, status_id, changed_at)
          values (${numPedido}, ${sellerId}, 7, '2026-11-10T16:00:00-05:00')`,
    );
  }
  expect(await learnDeliveryDays(shop.context)).toBeGreaterThanOrEqual(1);
  forgetRateCard(shop.context);
  expect(await quotedPromise(productId)).toMatchObject({ despachaHasta: '2026-11-30', hasta: '2026-12-01' });
});
