import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { formatPesos } from '../../src/domain/money.ts';
import { execute, query, queryOne, sql } from '../../src/server/db/sql.ts';
import { renderMessage } from '../../src/server/modules/messages/message-renderers.ts';
import { deliverDueMessages } from '../../src/server/modules/messages/outbox-delivery.ts';
import {
  remindOfCash,
  tellMissedPromises,
} from '../../src/server/modules/orders/fulfilment/told-buyer.jobs.ts';
import { getPlacedOrder } from '../../src/server/modules/orders/placing/purchase.service.ts';
import { buildProduct, buildSeller } from '../support/catalog-factories.ts';
import { amountsOf, openShop, orderForm, type Shop, sendOrder } from '../support/order-factories.ts';

let shop: Shop;
let submissions = 0;
let at = (_moment: string) => {};
beforeAll(async () => {
  shop = await openShop();
  let now = new Date();
  shop.context.now = () => now;
  at = (moment) => {
    now = new Date(moment);
  };
});
// A Sunday night: promised from Wednesday 25 to Thursday 26.
beforeEach(() => at('2026-11-22T23:00:00-05:00'));
afterAll(() => shop.close());

/** Paid at the door. */
async function buy(statusId: number) {
  const sellerId = await buildSeller(shop.db, { displayName: 'Frailuna' });
  const productId = await buildProduct(shop.db, { sellerId, price: 20_000 });
  const cart = [{ codProducto: productId, cantidad: 2 }];
  const street = `Calle ${++submissions} # 1-1`;
  const form = orderForm(cart, await amountsOf(shop.app, cart), {
    dirCliente: street,
    telCliente: `30012300${10 + submissions}`,
    ideCliente: `10203040${10 + submissions}`,
  });
  const reply = await sendOrder(shop.app, form, { headers: { 'idempotency-key': `told-${submissions}` } });
  expect(reply.statusCode).toBe(200);
  const orderNumber: number = reply.json().data.numPedido;
  await execute(shop.db, sql`update package set status_id = ${statusId} where order_number = ${orderNumber}`);
  return { orderNumber, total: reply.json().data.totales.total as number };
}

async function deliverAll(sentAt: string) {
  // The database stamped them by a clock of its own.
  await execute(shop.db, sql`update outbox_message set next_attempt_at = ${sentAt} where sent_at is null`);
  await deliverDueMessages({ ...shop.context, now: () => new Date(sentAt) });
}

async function mailOf(orderNumber: number, subject: string, sentAt = '2027-01-01T00:00:00Z') {
  await deliverAll(sentAt);
  return queryOne<{ count: number; subject: string | null; text: string | null }>(
    shop.db,
    sql`select count(*)::int as count, max(subject) as subject, max(text) as text from mailbox_message
        where subject like ${subject} and text like ${`%${orderNumber}%`}`,
  );
}

test('whoever waits longer than promised is told once, with the days in which it comes now', async () => {
  const [late, left, came] = [await buy(20), await buy(2), await buy(3)];
  at('2026-11-26T19:00:00-05:00');
  expect(await tellMissedPromises(shop.context)).toBe(0);
  at('2026-11-27T08:00:00-05:00');
  const told = await Promise.all([tellMissedPromises(shop.context), tellMissedPromises(shop.context)]);
  expect(told[0] + told[1]).toBe(2);
  // In its shop: until Tuesday there, one day on the way; on its way: the next business day.
  const promiseOf = async (orderNumber: number) =>
    (await getPlacedOrder(shop.context, orderNumber)).packages[0];
  expect(await promiseOf(late.orderNumber)).toMatchObject({
    promised: { from: '2026-12-01', to: '2026-12-02' },
    replaced: { from: '2026-11-25', to: '2026-11-26' },
  });
  expect((await promiseOf(left.orderNumber))?.promised).toEqual({ from: '2026-11-30', to: '2026-11-30' });
  expect((await promiseOf(came.orderNumber))?.replaced).toBeNull();
  const mail = await mailOf(late.orderNumber, '%va tarde');
  expect(mail?.count).toBe(1);
  expect(mail?.text).toContain('Llegaba entre mié 25 y jue 26 de nov; ahora entre mar 1 y mié 2 de dic.');
  expect(mail?.text).not.toContain('te devolvemos');
  // Once, however late it gets; the shop is as late as it was.
  at('2026-12-10T08:00:00-05:00');
  expect(await tellMissedPromises(shop.context)).toBe(0);
  const row = await queryOne<{ dispatchBy: string }>(
    shop.db,
    sql`select dispatch_by from package where order_number = ${late.orderNumber}`,
  );
  expect(row?.dispatchBy).toBe('2026-11-25');
});

test('by the operator’s rule the message says from when the freight goes back, as the order does', async () => {
  await execute(
    shop.db,
    sql`insert into setting (key, value) values ('fulfilment-rules', '{"freightBackBusinessDays": 2}')`,
  );
  const late = await buy(20);
  at('2026-11-27T08:00:00-05:00');
  expect(await tellMissedPromises(shop.context)).toBe(1);
  await execute(shop.db, sql`delete from setting where key = 'fulfilment-rules'`);
  const { packages } = await getPlacedOrder(shop.context, late.orderNumber);
  const rate = packages[0]?.shippingRate ?? 0;
  // What was said stands, whatever the rule is now.
  expect(packages[0]?.freightBack).toEqual({ on: '2026-11-30', amount: rate, isGiven: false, isPaid: false });
  const mail = await mailOf(late.orderNumber, '%va tarde', '2026-11-27T08:05:00-05:00');
  expect(mail?.text).toContain(
    `Si no llega antes del lun 30 de nov, te devolvemos el envío (${formatPesos(rate)}).`,
  );
});

test('the evening before, whoever pays at the door is told the sum and the window, once', async () => {
  await execute(shop.db, sql`update package set cash_told_for = '2000-01-01'`);
  const [coming, unsent, delivered] = [await buy(2), await buy(20), await buy(3)];
  at('2026-11-24T17:59:00-05:00');
  expect(await remindOfCash(shop.context)).toBe(0);
  at('2026-11-24T18:00:00-05:00');
  const written = await Promise.all([remindOfCash(shop.context), remindOfCash(shop.context)]);
  expect(written[0] + written[1]).toBe(1);
  at('2026-11-25T18:00:00-05:00');
  expect(await remindOfCash(shop.context)).toBe(0);
  const pesos = `$ ${coming.total.toLocaleString('es-CO').replaceAll(',', '.')}`;
  const mail = await mailOf(coming.orderNumber, '%ten listos%', '2026-11-24T18:05:00-05:00');
  // The window goes on after Wednesday.
  expect(mail?.subject).toBe(`Puede llegar mañana: ten listos ${pesos} para Frailuna`);
  expect(mail?.text).toContain('Llega entre mié 25 y jue 26 de nov');
  for (const { orderNumber } of [unsent, delivered])
    expect((await mailOf(orderNumber, '%ten listos%'))?.count).toBe(0);
});

test('where the operator wants it, a mobile phone hears of its cash as well, and a landline does not', async () => {
  await execute(shop.db, sql`update package set cash_told_for = '2000-01-01'`);
  await execute(
    shop.db,
    sql`insert into setting (key, value) values ('fulfilment-rules', '{"cashReminderSms": 1}')
        on conflict (key) do update set value = excluded.value`,
  );
  const [mobile, landline] = [await buy(2), await buy(2)];
  await execute(shop.db, sql`update orders set phone = '6012345678' where number = ${landline.orderNumber}`);
  at('2026-11-24T18:00:00-05:00');
  expect(await remindOfCash(shop.context)).toBe(2);
  await execute(shop.db, sql`delete from setting where key = 'fulfilment-rules'`);
  await deliverAll('2026-11-24T18:05:00-05:00');
  const sent = await query<{ recipient: string; text: string }>(
    shop.db,
    sql`select recipient, text from mailbox_message where channel = 'sms'`,
  );
  expect(sent).toHaveLength(1);
  const pesos = `$ ${mobile.total.toLocaleString('es-CO').replaceAll(',', '.')}`;
  expect(sent[0]?.recipient).toMatch(/^300/);
  expect(sent[0]?.text).toContain(
    `puede llegar mañana tu pedido ${mobile.orderNumber}. Ten listos ${pesos} para Frailuna.`,
  );
  expect(sent[0]?.text).toContain('Llega entre mié 25 y jue 26 de nov');
});

test('on the evening before the last day of the promise it says that it comes, also of what is ready to leave', async () => {
  await execute(shop.db, sql`update package set cash_told_for = '2000-01-01'`);
  const ready = await buy(21);
  at('2026-11-25T18:30:00-05:00');
  expect(await remindOfCash(shop.context)).toBe(1);
  const mail = await mailOf(ready.orderNumber, '%ten listos%', '2026-11-25T18:35:00-05:00');
  expect(mail?.subject).toMatch(/^Mañana llega: ten listos \$ [\d.]+ para Frailuna$/);
});

test('a reminder that is late says today on the day itself; later, or when nothing is to be paid, it is not sent', async () => {
  const { orderNumber, total } = await buy(2);
  const row = await queryOne<{ sellerId: number }>(
    shop.db,
    sql`select seller_id from package where order_number = ${orderNumber}`,
  );
  const rendered = (moment: string, day: string, template = 'cash-tomorrow') =>
    renderMessage({ ...shop.context, now: () => new Date(moment) }, template, {
      ...{ orderNumber, sellerIds: [row?.sellerId], day },
    });
  const sum = formatPesos(total);
  const mail = await rendered('2026-11-26T08:36:00-05:00', '2026-11-26');
  expect(mail.subject).toBe(`Hoy llega: ten listos ${sum} para Frailuna`);
  expect(mail.text).toContain('Hoy llega, jue 26 de nov.');
  const unsure = await rendered('2026-11-25T23:59:59-05:00', '2026-11-25');
  expect(unsure.subject).toBe(`Puede llegar hoy: ten listos ${sum} para Frailuna`);
  const sms = await rendered('2026-11-26T08:36:00-05:00', '2026-11-26', 'cash-tomorrow-sms');
  expect(sms.text).toContain(`hoy llega tu pedido ${orderNumber}. Ten listos ${sum} para Frailuna.`);
  for (const template of ['cash-tomorrow', 'cash-tomorrow-sms'])
    await expect(rendered('2026-11-27T00:00:00-05:00', '2026-11-26', template)).rejects.toThrow('too late');
  await execute(
    shop.db,
    sql`update order_line set cancelled_quantity = quantity where order_number = ${orderNumber}`,
  );
  for (const template of ['cash-tomorrow', 'cash-tomorrow-sms'])
    await expect(rendered('2026-11-25T18:00:00-05:00', '2026-11-26', template)).rejects.toThrow('nothing');
});
