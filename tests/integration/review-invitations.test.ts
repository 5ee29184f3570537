import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { execute, query, sql } from '../../src/server/db/sql.ts';
import { alertSignature } from '../../src/server/modules/links/alert-link.service.ts';
import { renderMessage } from '../../src/server/modules/messages/message-renderers.ts';
import { inviteToRate } from '../../src/server/modules/reviews/invitation.jobs.ts';
import { buildProduct, buildSeller } from '../support/catalog-factories.ts';
import { openShop, type Shop } from '../support/order-factories.ts';
import { buildOrders } from '../support/purchase-factories.ts';
import { logIn } from '../support/session-factories.ts';

let shop: Shop;
let sellerId: number;
let productId: number;
let now = new Date('2026-11-23T12:00:00-05:00');
let sequence = 0;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  sellerId = await buildSeller(shop.db);
  productId = 700_000 + ++sequence * 100;
  for (const id of [productId, productId + 1]) await buildProduct(shop.db, { id, sellerId });
  now = new Date('2026-11-23T12:00:00-05:00');
});

const run = () => inviteToRate({ ...shop.context, now: () => now });

/** An order of two lines that came, confirmed at that moment. */
async function delivered(confirmed: string, email = `compra${++sequence}@correo.test`) {
  const parts = { sellerIds: [sellerId], productId, linesPerPackage: 2, email };
  const [orderNumber = 0] = await buildOrders(shop.db, parts);
  await execute(
    shop.db,
    sql`update package set status_id = 3, delivered_at = ${confirmed}, delivery_confirmed_at = ${confirmed},
          delivery_confirmed_by = 'buyer' where order_number = ${orderNumber}`,
  );
  return { orderNumber, email };
}

async function mailsTo(email: string) {
  return query<{ data: { orderNumber: number; lines: number[] } }>(
    shop.db,
    sql`select data from outbox_message where template = 'rate-purchase' and recipient = ${email}`,
  );
}

async function case_(orderNumber: number, state: string, outcome: string | null) {
  const year = 2026;
  const number = ++sequence;
  const isOpen = state !== 'closed';
  const at = now;
  await execute(
    shop.db,
    sql`with new_case as (
          insert into rights_case (year, sequence, idempotency_key, request_fingerprint, kind, rule_id, state, outcome,
            person_name, email, phone, document_number, order_number, story, wanted, opened_on, state_since, next_on, lapse,
            opened_at, changed_at, closed_at)
          values (${year}, ${number}, ${`key ${number}`}, 'f', 'withdrawal', 'r', ${state}, ${outcome}, 'Ana', 'a@correo.test',
            '', '', ${orderNumber}, '', 'refund', '2026-11-20', '2026-11-20', ${isOpen ? '2026-12-01' : null}::date,
            ${isOpen ? 'end' : null}::text, ${at}, ${at}, ${isOpen ? null : at}::timestamptz)
          returning id
        )
        insert into rights_case_line (case_id, order_number, line, quantity) select id, ${orderNumber}, 1, 1 from new_case`,
  );
}

test("a buyer is asked on the third day of Bogotá's calendar, once, whatever runs again or at once", async () => {
  const { orderNumber, email } = await delivered('2026-11-20T23:30:00-05:00');
  now = new Date('2026-11-22T23:59:00-05:00');
  await run();
  expect(await mailsTo(email)).toEqual([]);
  now = new Date('2026-11-23T00:01:00-05:00');
  await Promise.all([run(), run(), run()]);
  await run();
  expect(await mailsTo(email)).toEqual([{ data: { orderNumber, lines: [1, 2] } }]);
});

test('a delivery that only its shop tells of, or that its buyer denies, asks nobody', async () => {
  const told = await delivered('2026-11-10T10:00:00-05:00');
  await execute(
    shop.db,
    sql`update package set delivery_confirmed_at = null, delivery_confirmed_by = null
        where order_number = ${told.orderNumber}`,
  );
  const denied = await delivered('2026-11-15T10:00:00-05:00');
  await execute(
    shop.db,
    sql`update package set delivery_disputed_at = ${now} where order_number = ${denied.orderNumber}`,
  );
  await run();
  expect([...(await mailsTo(told.email)), ...(await mailsTo(denied.email))]).toEqual([]);
  await execute(
    shop.db,
    sql`update package set delivery_disputed_at = null where order_number = ${denied.orderNumber}`,
  );
  await run();
  expect(await mailsTo(denied.email)).toHaveLength(1);
});

test('cancelled and rated lines, and those of a case that is open or gave the money back, are left out', async () => {
  const cancelled = await delivered('2026-11-19T10:00:00-05:00');
  await execute(
    shop.db,
    sql`update order_line set cancelled_quantity = 1 where order_number = ${cancelled.orderNumber} and line = 1`,
  );
  const rated = await delivered('2026-11-19T10:00:00-05:00');
  await execute(
    shop.db,
    sql`insert into review (product_id, author_name, rating, body, order_number, order_line)
        values (${productId}, 'Ana', 5, 'Bien', ${rated.orderNumber}, 1)`,
  );
  const open = await delivered('2026-11-19T10:00:00-05:00');
  await case_(open.orderNumber, 'inspecting', null);
  const returned = await delivered('2026-11-19T10:00:00-05:00');
  await case_(returned.orderNumber, 'closed', 'refund');
  const repaired = await delivered('2026-11-19T10:00:00-05:00');
  await case_(repaired.orderNumber, 'closed', 'repair');
  await run();
  for (const { email } of [cancelled, rated, open, returned])
    expect((await mailsTo(email)).map(({ data }) => data.lines)).toEqual([[2]]);
  expect((await mailsTo(repaired.email)).map(({ data }) => data.lines)).toEqual([[1, 2]]);
});

test('nothing left to rate: no mail; an order waits ten days for its other parcel', async () => {
  const nothing = await delivered('2026-11-19T10:00:00-05:00');
  await execute(
    shop.db,
    sql`update order_line set cancelled_quantity = 1 where order_number = ${nothing.orderNumber}`,
  );
  const other = await buildSeller(shop.db);
  await buildProduct(shop.db, { id: productId + 1000, sellerId: other });
  const email = `dos${++sequence}@correo.test`;
  const [orderNumber = 0] = await buildOrders(shop.db, { sellerIds: [sellerId, other], productId, email });
  await execute(
    shop.db,
    sql`update package set status_id = 3, delivered_at = '2026-11-20T10:00:00-05:00',
          delivery_confirmed_at = '2026-11-20T10:00:00-05:00', delivery_confirmed_by = 'buyer'
        where order_number = ${orderNumber} and seller_id = ${sellerId}`,
  );
  now = new Date('2026-11-29T12:00:00-05:00');
  await run();
  expect([...(await mailsTo(nothing.email)), ...(await mailsTo(email))]).toEqual([]);
  now = new Date('2026-11-30T00:01:00-05:00');
  await run();
  expect((await mailsTo(email)).map(({ data }) => data.lines)).toEqual([[1]]);
});

test('the mail leads to the page by a key, holds no personal data in its addresses, and ends by its own link', async () => {
  const { orderNumber, email } = await delivered('2026-11-19T10:00:00-05:00');
  const mail = await renderMessage(shop.context, 'rate-purchase', { orderNumber, lines: [2] });
  expect(mail.text).toContain('Producto 2');
  expect(mail.text).not.toContain('Producto 1');
  expect(mail.text).toMatch(new RegExp(`/pedido/${orderNumber}/opinar\\?llave=[\\w-]{43}`));
  expect(
    mail.text
      .match(/https?:\S+/g)
      ?.filter((one) => /opin/.test(one))
      .join(),
  ).not.toContain('@');

  const signature = await alertSignature(shop.context, { kind: 'invitation', id: orderNumber });
  expect(mail.text).toContain(`/opiniones/baja?pedido=${orderNumber}&firma=${signature}`);
  const end = (firma: string) =>
    shop.app.inject({
      method: 'POST',
      url: '/api/valoraciones/invitaciones/baja',
      payload: { pedido: orderNumber, firma },
    });
  expect((await end('A'.repeat(43))).statusCode).toBe(404);
  expect((await end(signature)).statusCode).toBe(200);
  expect((await end(signature)).statusCode).toBe(200);
  await run();
  expect(await mailsTo(email)).toEqual([]);
});

test('the page lists what is left of her order, for its buyer only; what is sent is about the line that she rated', async () => {
  const ana = await logIn(shop.db);
  const [orderNumber = 0] = await buildOrders(shop.db, {
    ...{ accountId: ana.id, sellerIds: [sellerId], productId, linesPerPackage: 2 },
  });
  const list = (cookies: Record<string, string>) =>
    shop.app.inject({ method: 'GET', url: `/api/pedido/${orderNumber}/por-valorar`, cookies });
  expect((await list(ana.cookies)).json().datos).toEqual([]);
  await execute(
    shop.db,
    sql`update package set status_id = 3, delivered_at = now() where order_number = ${orderNumber}`,
  );
  expect((await list({})).statusCode).toBe(404);
  expect((await list((await logIn(shop.db)).cookies)).statusCode).toBe(404);
  const lines = (await list(ana.cookies)).json().datos;
  expect(lines.map((one: { linea: number }) => one.linea)).toEqual([1, 2]);
  const send = (numPedido: number, linea: number) =>
    shop.app.inject({
      method: 'POST',
      url: `/api/productos/${productId + 1}/valoraciones`,
      cookies: ana.cookies,
      payload: { puntuacion: 4, valoracion: 'Muy bueno.', numPedido, linea },
    });
  expect((await send(orderNumber, 1)).statusCode).toBe(403);
  expect((await send(1, 2)).statusCode).toBe(403);
  expect((await send(orderNumber, 2)).statusCode).toBe(201);
  expect((await list(ana.cookies)).json().datos.map((one: { linea: number }) => one.linea)).toEqual([1]);
});
