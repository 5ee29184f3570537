import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { readConfig } from '../../src/server/config.ts';
import type { Context } from '../../src/server/context.ts';
import { execute, query, queryOne, sql } from '../../src/server/db/sql.ts';
import { decideReview, type ReviewDecision } from '../../src/server/modules/reviews/review.service.ts';
import { listReviews } from '../../src/server/modules/reviews/review-moderation.service.ts';
import { createServer } from '../../src/server/server.ts';
import { buildCategory, buildProduct, buildSeller } from '../support/catalog-factories.ts';
import { buildCheckoutReferences } from '../support/checkout-references.ts';
import { createTestDatabase, type TestDatabase } from '../support/postgres.ts';
import { buildOrders, deliverOrders } from '../support/purchase-factories.ts';
import { logIn } from '../support/session-factories.ts';

let database: TestDatabase;
let app: FastifyInstance;
let context: Context;
let productId: number;
let sellerId: number;
let hiddenProductId: number;
let visitor = 0;

beforeAll(async () => {
  database = await createTestDatabase();
  const pools = { write: database.pool, read: database.pool, end: async () => {} };
  const config = readConfig({ LOG_LEVEL: 'silent', TRUSTED_PROXIES: '1' });
  ({ app, context } = await createServer({ config, pools, pages: null }));
  await buildCheckoutReferences(database.pool);
  sellerId = await buildSeller(database.pool);
  const parts = { sellerId, mainCategoryId: await buildCategory(database.pool) };
  productId = await buildProduct(database.pool, parts);
  hiddenProductId = await buildProduct(database.pool, { ...parts, active: false });
});
afterAll(async () => {
  await app.close();
  await database.drop();
});
beforeEach(() =>
  execute(database.pool, sql`truncate review_photo, review_vote, review, product_rating, catalogue_change`),
);

/** Somebody who bought the product once and got it. */
async function buyer(): Promise<Record<string, string>> {
  const { id, cookies } = await logIn(database.pool);
  const orders = await buildOrders(database.pool, { accountId: id, sellerIds: [sellerId], productId });
  await deliverOrders(database.pool, orders, new Date());
  return cookies;
}

/** Each from an address of its own, so that the rate limit does not join in. */
async function submit(payload: unknown, id: number | string = productId, address = `10.0.0.${++visitor}`) {
  const cookies = await buyer();
  return app.inject({
    cookies,
    method: 'POST',
    url: `/api/productos/${id}/valoraciones`,
    headers: { 'x-forwarded-for': address, 'content-type': 'application/json' },
    payload: JSON.stringify(payload),
  });
}

function decide(decision: ReviewDecision, reviewId: number) {
  return decideReview(context, {
    reviewId,
    decision,
    reason: null,
    actor: { kind: 'system', accountId: null },
  });
}

function readRating() {
  return queryOne<{ count: number; sum: number; histogram: number[] }>(
    database.pool,
    sql`select review_count as count, rating_sum as sum, histogram from product_rating
        where product_id = ${productId}`,
  );
}

async function listPending() {
  return (await listReviews(context, 'pending')).reviews;
}

async function submitAndFind(rating: number, text = 'Muy buena'): Promise<number> {
  await submit({ puntuacion: rating, valoracion: text });
  return (await listPending()).at(-1)?.id ?? 0;
}

async function listTags(): Promise<string[]> {
  const rows = await query<{ tags: string[] }>(
    database.pool,
    sql`select tags from catalogue_change order by id`,
  );
  return rows.flatMap(({ tags }) => tags);
}

test('a review with rating and text waits for approval and is not counted yet', async () => {
  const response = await submit({ puntuacion: '5', valoracion: '  Llegó fresca y dulce.  ' });
  expect(response.statusCode).toBe(201);
  expect(response.json()).toEqual({
    status: true,
    datos: {
      idValoracion: expect.any(Number),
      mensaje: 'Gracias por tu valoración. La publicaremos después de revisarla.',
    },
  });
  expect(await listPending()).toMatchObject([
    { productId, authorName: 'Cliente', rating: 5, text: 'Llegó fresca y dulce.' },
  ]);
  expect(await readRating()).toBeNull();
});

test.each([
  [{}, { puntuacion: 'Este campo es obligatorio.', valoracion: 'Este campo es obligatorio.' }],
  [{ puntuacion: '', valoracion: 'Buena' }, { puntuacion: 'Este campo es obligatorio.' }],
  [{ puntuacion: 4, valoracion: ' \n ' }, { valoracion: 'Este campo es obligatorio.' }],
  [{ puntuacion: 0, valoracion: 'Buena' }, { puntuacion: 'La puntuación va de 1 a 5 estrellas.' }],
  [{ puntuacion: 6, valoracion: 'Buena' }, { puntuacion: 'La puntuación va de 1 a 5 estrellas.' }],
  [{ puntuacion: 4.5, valoracion: 'Buena' }, { puntuacion: 'La puntuación va de 1 a 5 estrellas.' }],
  [{ puntuacion: '1e0', valoracion: 'Buena' }, { puntuacion: 'La puntuación va de 1 a 5 estrellas.' }],
])('%j is refused with a message per field', async (payload, campos) => {
  const response = await submit(payload);
  expect(response.statusCode).toBe(400);
  expect(response.json()).toMatchObject({ status: false, code: 'invalid-input', campos });
  expect(await listPending()).toEqual([]);
});

test.each([
  ['an object as text', { puntuacion: 5, valoracion: { $ne: null } }],
  ['a list as rating', { puntuacion: [5], valoracion: 'Buena' }],
  ['a NUL', { puntuacion: 5, valoracion: 'a\u0000b' }],
  ['a text of 4,001 characters', { puntuacion: 5, valoracion: 'a'.repeat(4_001) }],
  ['no object at all', 'hola'],
])('hostile input is answered with 400: %s', async (_case, payload) => {
  expect((await submit(payload)).statusCode).toBe(400);
  expect(await listPending()).toEqual([]);
});

test('products that shoppers cannot see take no reviews', async () => {
  const review = { puntuacion: 5, valoracion: 'Buena' };
  expect((await submit(review, hiddenProductId)).statusCode).toBe(404);
  expect((await submit(review, 999_999)).statusCode).toBe(404);
  expect((await submit(review, 'uno')).statusCode).toBe(400);
});

test('one address may send ten reviews a minute', async () => {
  const statuses: number[] = [];
  for (let index = 0; index < 11; index++)
    statuses.push((await submit({ puntuacion: 5, valoracion: 'Buena' }, productId, '10.9.9.9')).statusCode);
  expect(statuses).toEqual([...Array(10).fill(201), 429]);
});

test('approving counts the review once and announces the product', async () => {
  const [first, second] = [await submitAndFind(5), await submitAndFind(2)];
  expect(await decide('approved', first)).toEqual({ ok: true, value: { productId } });
  expect(await decide('approved', second)).toMatchObject({ ok: true });
  expect(await decide('approved', second)).toMatchObject({ ok: false, reason: 'review-already-decided' });
  expect(await readRating()).toEqual({ count: 2, sum: 7, histogram: [0, 1, 0, 0, 1] });
  expect(await listTags()).toEqual([`product:${productId}`, `product:${productId}`]);
  expect(await listPending()).toEqual([]);
});

test('rejecting changes no sums, and taking a published review back does', async () => {
  const [refused, published] = [await submitAndFind(1), await submitAndFind(4)];
  expect(await decide('rejected', refused)).toMatchObject({ ok: true });
  expect(await readRating()).toBeNull();
  expect(await listTags()).toEqual([]);
  await decide('approved', published);
  expect(await decide('rejected', published)).toMatchObject({ ok: true });
  expect(await readRating()).toEqual({ count: 0, sum: 0, histogram: [0, 0, 0, 0, 0] });
  expect(await listTags()).toHaveLength(2);
});

test('an unknown review cannot be decided', async () => {
  expect(await decide('approved', 987_654)).toMatchObject({ ok: false, reason: 'not-found' });
});

test('twenty reviews approved at once add up', async () => {
  const ids: number[] = [];
  for (let index = 0; index < 20; index++) ids.push(await submitAndFind((index % 5) + 1));
  await Promise.all(ids.flatMap((id) => [decide('approved', id), decide('approved', id)]));
  expect(await readRating()).toEqual({ count: 20, sum: 60, histogram: [4, 4, 4, 4, 4] });
});
