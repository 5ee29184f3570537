import { afterAll, beforeAll, expect, test } from 'vitest';
import { renderMessage } from '../../src/server/modules/messages/message-renderers.ts';
import { runPaymentJobs } from '../../src/server/modules/orders/payments/payments.jobs.ts';
import { CARDS, deliverConfirmations, payWithCard } from '../support/epayco-emulator.ts';
import {
  buyOnline,
  noticesHandled,
  openCheckout,
  openPaymentShop,
  type PaymentShop,
  truthOf,
} from '../support/payment-shop.ts';

let shop: PaymentShop;

beforeAll(async () => {
  shop = await openPaymentShop();
});
afterAll(() => shop.end());

test('the confirmation of a paid order names the card by its last digits', async () => {
  const order = await buyOnline(shop);
  await payWithCard(shop.app, await openCheckout(shop, order));
  await deliverConfirmations(shop.context);
  await noticesHandled(shop);
  const data = { orderNumber: order.number };
  const { text, html } = await renderMessage(shop.context, 'order-confirmation', data);
  expect(text).toContain('Método: ePayco');
  expect(text).toContain(`Tarjeta: **** ${CARDS.accepted.slice(-4)}`);
  expect(text + html).not.toContain(CARDS.accepted);
});

test('whoever did not pay in time gets one link, which opens her order on any device and lets her pay', async () => {
  const order = await buyOnline(shop);
  shop.passMinutes(31);
  await runPaymentJobs(shop.context);
  expect((await truthOf(shop, order)).mails).toEqual(['payment-expired']);
  const data = { orderNumber: order.number };
  const { subject, text } = await renderMessage(shop.context, 'payment-expired', data);
  expect(subject).toBe(`Tu pedido ${order.number} quedó sin pagar`);
  const link = /Pagar mi pedido: (\S+)/.exec(text)?.[1] ?? '';
  const { searchParams } = new URL(link);
  expect(searchParams.get('pedido')).toBe(String(order.number));
  const key = encodeURIComponent(searchParams.get('llave') ?? '');
  const result = await shop.app.inject(`/api/pago/resultado?pedido=${order.number}&llave=${key}`);
  expect(result.json().data).toMatchObject({ estado: 'vencido', sePuedePagar: true });
  const url = `/api/compra/${order.number}/pago?llave=${key}`;
  expect((await shop.app.inject({ method: 'POST', url })).statusCode).toBe(200);
});
