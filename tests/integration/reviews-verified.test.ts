import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { execute, query, queryOne, sql } from '../../src/server/db/sql.ts';
import { getShopState } from '../../src/server/modules/overview/sales.repository.ts';
import { decideReview } from '../../src/server/modules/reviews/review.service.ts';
import { buildProduct, buildReview, buildSeller } from '../support/catalog-factories.ts';
import {
  amountsOf,
  type Fields,
  openShop,
  orderForm,
  type Shop,
  sendOrder,
} from '../support/order-factories.ts';
import { buildOrders, deliverOrders } from '../support/purchase-factories.ts';
import { logIn } from '../support/session-factories.ts';

let shop: Shop;
let sellerId: number;
let productId: number;
let visitor = 0;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  sellerId = await buildSeller(shop.db);
  productId = await buildProduct(shop.db, { sellerId, onHand: 100 });
});

const good = { puntuacion: 5, valoracion: 'Llegó fresca.', nomUsuario: 'Ana' };

async function call(method: 'GET' | 'POST' | 'PUT', url: string, cookies: Fields, payload?: object) {
  const remoteAddress = `10.1.${++visitor >> 8}.${visitor & 255}`;
  const reply = await shop.app.inject({
    method,
    url: `/api${url}`,
    cookies,
    remoteAddress,
    ...(payload && { payload }),
  });
  return { status: reply.statusCode, code: reply.json().code, body: reply.json() };
}

const review = (cookies: Fields, payload: object = good, product = productId) =>
  call('POST', `/productos/${product}/valoraciones`, cookies, payload);
const standing = async (cookies: Fields) =>
  (await call('GET', `/productos/${productId}/valoraciones/permiso`, cookies)).body.datos;
const edit = (id: number, cookies: Fields, payload: object = good) =>
  call('PUT', `/valoraciones/${id}`, cookies, payload);

/** An account that bought the product so many times. */
async function buyer({ times = 1, delivered = true } = {}) {
  const account = await logIn(shop.db);
  const parts = { accountId: account.id, sellerIds: [sellerId], productId, count: times };
  const orders = await buildOrders(shop.db, { ...parts, email: `comprador${account.id}@plazuela.test` });
  if (delivered) await deliverOrders(shop.db, orders, new Date());
  return { ...account, orders };
}

/** A guest who ordered in the shop: her browser holds the token. */
async function guest(changes: Fields = {}): Promise<{ number: number; cookies: Fields }> {
  const cart = [{ codProducto: productId, cantidad: 1 }];
  const form = orderForm(cart, await amountsOf(shop.app, cart), {
    dirCliente: `Calle ${++visitor} # 1-1`,
    ...changes,
  });
  const reply = await sendOrder(shop.app, form);
  const cookies = Object.fromEntries(reply.cookies.map(({ name, value }) => [name, value]));
  return { number: reply.json().data.numPedido, cookies };
}

async function lastReview() {
  const row = await queryOne<{ id: number; status: string; rating: number; accountId: number | null }>(
    shop.db,
    sql`select id, status, rating, account_id from review where product_id = ${productId}
        order by id desc limit 1`,
  );
  if (!row) throw new Error('There is no review');
  return row;
}

const decide = (reviewId: number, decision: 'approved' | 'rejected' = 'approved') =>
  decideReview(shop.context, {
    reviewId,
    decision,
    reason: null,
    actor: { kind: 'system', accountId: null },
  });

const rating = () =>
  queryOne<{ count: number; sum: number }>(
    shop.db,
    sql`select review_count as count, rating_sum as sum from product_rating where product_id = ${productId}`,
  );

test('strangers, logged-in people without the product and buyers who wait for it may not review', async () => {
  const stranger = await logIn(shop.db);
  const waiting = await buyer({ delivered: false });
  for (const cookies of [{}, stranger.cookies]) {
    expect((await standing(cookies)).estado).toBe('sin-compra');
    expect(await review(cookies)).toMatchObject({ status: 403, code: 'review-needs-purchase' });
  }
  expect((await standing(waiting.cookies)).estado).toBe('sin-entregar');
  expect(await review(waiting.cookies)).toMatchObject({ status: 409, code: 'review-before-delivery' });
});

test('one review for each delivered line, also when it is sent ten times at once', async () => {
  const { cookies } = await buyer({ times: 2 });
  const replies = await Promise.all(Array.from({ length: 10 }, () => review(cookies)));
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([201, 409]));
  while ((await standing(cookies)).estado === 'puede-opinar') await review(cookies);
  const reviews = await query(shop.db, sql`select from review where product_id = ${productId}`);
  expect(reviews).toHaveLength(2);
  expect(await review(cookies)).toMatchObject({ status: 409, code: 'review-already-written' });
});

test('a guest reviews with the token of her order; a changed token or another order opens nothing', async () => {
  const { number, cookies } = await guest();
  expect((await standing(cookies)).estado).toBe('sin-entregar');
  await deliverOrders(shop.db, [number], new Date());
  const [token = ''] = Object.values(cookies);
  const forged = { compra: token.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')) };
  const other = await guest();
  for (const foreign of [forged, other.cookies]) expect((await review(foreign)).status).not.toBe(201);
  expect((await review(cookies)).status).toBe(201);
  const { id } = await lastReview();
  expect((await edit(id, forged)).status).toBe(404);
  expect((await edit(id, cookies)).status).toBe(200);
});

test('what was cancelled before it came is no purchase', async () => {
  const { cookies, orders } = await buyer();
  await execute(
    shop.db,
    sql`update order_line set cancelled_quantity = quantity where order_number = any(${orders}::bigint[])`,
  );
  expect(await review(cookies)).toMatchObject({ status: 403, code: 'review-needs-purchase' });
});

test('a review may be changed for thirty days by its writer only; a published one waits again and stops counting', async () => {
  const { cookies } = await buyer();
  const other = await buyer();
  await review(cookies);
  const { id } = await lastReview();
  await decide(id);
  expect(await rating()).toEqual({ count: 1, sum: 5 });
  expect(await standing(cookies)).toMatchObject({
    estado: 'puede-cambiarla',
    valoracion: { idValoracion: id, puntuacion: 5 },
  });
  for (const foreign of [{}, other.cookies]) expect((await edit(id, foreign)).status).toBe(404);
  expect((await edit(id, cookies, { ...good, puntuacion: 2 })).status).toBe(200);
  expect([await lastReview(), await rating()]).toMatchObject([
    { status: 'pending', rating: 2 },
    { count: 0, sum: 0 },
  ]);
  await decide(id);
  expect(await rating()).toEqual({ count: 1, sum: 2 });
  const written = (daysAgo: number) =>
    execute(
      shop.db,
      sql`update review set created_at = now() - ${daysAgo}::float8 * interval '1 day' where id = ${id}`,
    );
  await written(29.9);
  expect((await edit(id, cookies)).status).toBe(200);
  await written(30);
  expect(await edit(id, cookies)).toMatchObject({ status: 409, code: 'review-is-final' });
  expect((await standing(cookies)).estado).toBe('ya-opino');
});

test('edits and decisions at once leave sums that agree with the list', async () => {
  const buyers = await Promise.all(Array.from({ length: 6 }, () => buyer()));
  for (const { cookies } of buyers) await review(cookies);
  const reviews = await query<{ id: number; accountId: number }>(
    shop.db,
    sql`select id, account_id from review where product_id = ${productId}`,
  );
  await Promise.all(
    reviews.flatMap(({ id, accountId }, index) => {
      const cookies = buyers.find((one) => one.id === accountId)?.cookies ?? {};
      return [
        decide(id),
        edit(id, cookies, { ...good, puntuacion: (index % 5) + 1 }),
        decide(id),
        decide(id, 'rejected'),
        decide(id),
      ];
    }),
  );
  const truth = await queryOne<{ count: number; sum: number }>(
    shop.db,
    sql`select count(*)::int as count, coalesce(sum(rating), 0)::int as sum from review
        where product_id = ${productId} and status = 'approved'`,
  );
  expect((await rating()) ?? { count: 0, sum: 0 }).toEqual(truth);
});

test('earlier reviews without a purchase are shown, marked, and count in no average', async () => {
  await buildReview(shop.db, productId, { status: 'pending', rating: 1, body: 'De antes' });
  const { cookies } = await buyer();
  await review(cookies);
  for (const { id } of await query<{ id: number }>(
    shop.db,
    sql`select id from review where product_id = ${productId}`,
  ))
    expect((await decide(id)).ok).toBe(true);
  const { body } = await call('GET', `/productos/${productId}`, {});
  const product = body.producto ?? body;
  expect(product).toMatchObject({ promedioValoraciones: 5, totalValoraciones: 1 });
  const marks = product.valoraciones.map((one: { valoracion: string; compraVerificada: boolean }) => [
    one.valoracion,
    one.compraVerificada,
  ]);
  expect(marks.sort()).toEqual([
    ['De antes', false],
    ['Llegó fresca.', true],
  ]);
  expect(await getShopState(shop.db, sellerId)).toMatchObject({ reviewCount: 1, ratingSum: 5 });
});

test.each([
  [
    'the account that registered it',
    (id: number) => sql`update seller set account_id = ${id} where id = ${sellerId}`,
  ],
  [
    'a member of its team',
    (id: number) =>
      sql`insert into seller_member (seller_id, account_id, role) values (${sellerId}, ${id}, 'warehouse')`,
  ],
  [
    'whoever has the shop’s phone',
    (id: number) =>
      sql`update seller set phone = account.phone from account where account.id = ${id} and seller.id = ${sellerId}`,
  ],
  [
    'whoever has the shop’s mailbox',
    (id: number) =>
      sql`update seller set email = replace(account.email, '@', '+tienda@') from account where account.id = ${id} and seller.id = ${sellerId}`,
  ],
  [
    'whoever has the shop’s document',
    (id: number) =>
      sql`update seller set nit = account.document_number || '6' from account where account.id = ${id} and seller.id = ${sellerId}`,
  ],
])('%s may neither review nor ask in the shop, and may in others', async (_, become) => {
  const { id, cookies } = await buyer();
  await execute(
    shop.db,
    sql`update account set phone = ${String(3_200_000_000 + id)}, document_number = ${String(70_000_000 + id)} where id = ${id}`,
  );
  await execute(shop.db, become(id));
  expect((await standing(cookies)).estado).toBe('tienda-propia');
  expect(await review(cookies)).toMatchObject({ status: 403, code: 'own-shop' });
  const ask = (product: number) =>
    call('POST', `/productos/${product}/preguntas`, cookies, { pregunta: '¿Hay más?' });
  expect(await ask(productId)).toMatchObject({ status: 403, code: 'own-shop' });
  expect((await ask(await buildProduct(shop.db))).status).toBe(201);
});

test('the shop’s own people are known by what they write on the order of a guest too', async () => {
  await execute(shop.db, sql`update seller set phone = '3205550001' where id = ${sellerId}`);
  const { number, cookies } = await guest({ telCliente: '3205550001' });
  await deliverOrders(shop.db, [number], new Date());
  expect(await review(cookies)).toMatchObject({ status: 403, code: 'own-shop' });
});
