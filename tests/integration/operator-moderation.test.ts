import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { execute, query, queryOne, sql } from '../../src/server/db/sql.ts';
import { renderMessage } from '../../src/server/modules/messages/message-renderers.ts';
import { countQueues } from '../../src/server/modules/overview/queue.service.ts';
import type { EndpointName } from '../../src/wire/endpoints.ts';
import { buildProduct, buildReview } from '../support/catalog-factories.ts';
import { buildMessage, buildQuestion } from '../support/moderation-factories.ts';
import { openShop, type Shop } from '../support/order-factories.ts';
import type { Aim } from '../support/personal-call.ts';
import { buildOrders } from '../support/purchase-factories.ts';
import { buildShopOwner, type ShopOwner } from '../support/seller-order-factories.ts';
import { sendAim } from '../support/send-aim.ts';
import { type LoggedIn, logIn } from '../support/session-factories.ts';

let shop: Shop;
let owner: ShopOwner;
let operator: LoggedIn;
let buyer: LoggedIn;
let productId: number;
beforeAll(async () => {
  shop = await openShop();
  owner = await buildShopOwner(shop.db);
  operator = await logIn(shop.db, { roles: ['operator'], operatorRole: 'support' });
  buyer = await logIn(shop.db);
});
afterAll(() => shop.close());
beforeEach(async () => {
  await execute(
    shop.db,
    sql`truncate review, product_rating, catalogue_change, product_question, contact_message, outbox_message`,
  );
  productId = await buildProduct(shop.db, { sellerId: owner.sellerId });
});

async function call(name: EndpointName, aim: Aim = {}, who: { cookies: Record<string, string> } = operator) {
  const reply = await sendAim(shop.app, name, aim, who.cookies);
  return { status: reply.statusCode, body: reply.json() };
}
const decide = (idPregunta: number, decision: string, motivo = '') =>
  call('decideQuestion', { params: { idPregunta }, json: { decision, motivo } });
const questionsOf = async (estado: string) =>
  (await call('listModeratedQuestions', { query: { estado } })).body.preguntas;
const shownQuestions = async () =>
  (await call('listProductQuestions', { params: { id: productId } })).body.preguntas.length;
const mails = () =>
  query<{ template: string; recipient: string }>(
    shop.db,
    sql`select template, recipient from outbox_message order by id`,
  );
const sellerEmail = async () =>
  (await queryOne<{ email: string }>(shop.db, sql`select email from seller where id = ${owner.sellerId}`))
    ?.email;
const queues = async () =>
  Object.fromEntries((await countQueues(shop.context, 'support')).map((one) => [one.queue, one]));

test('a published review counts in the rating at once, a refused one needs a reason and shows nowhere', async () => {
  const bought = { sellerIds: [owner.sellerId], productId, count: 2 };
  const [first, second] = await buildOrders(shop.db, bought);
  const [good, bad] = [
    await buildReview(shop.db, productId, { rating: 4, status: 'pending', orderNumber: first as number }),
    await buildReview(shop.db, productId, { rating: 1, status: 'pending', orderNumber: second as number }),
  ];
  const reviewsShown = async () =>
    (await call('listSellerReviews', {}, owner)).body.valoraciones.map(
      (one: { idValoracion: number }) => one.idValoracion,
    );
  expect((await call('publishReview', { params: { idValoracion: good } })).status).toBe(200);
  expect((await call('refuseReview', { params: { idValoracion: bad }, json: {} })).status).toBe(400);
  const refusal = { params: { idValoracion: bad }, json: { motivo: 'Insulta a la tienda' } };
  expect((await call('refuseReview', refusal)).status).toBe(200);
  expect((await call('refuseReview', refusal)).status).toBe(409);
  expect(await reviewsShown()).toEqual([good]);
  expect(
    await queryOne(
      shop.db,
      sql`select review_count, rating_sum from product_rating where product_id = ${productId}`,
    ),
  ).toEqual({ reviewCount: 1, ratingSum: 4 });

  const refused = (await call('listModeratedReviews', { query: { estado: 'rechazadas' } })).body.valoraciones;
  expect(refused).toMatchObject([
    { idValoracion: bad, motivoDecision: 'Insulta a la tienda', decididaPor: 'Ana Gómez' },
  ]);
  // A published one disappears again and no longer counts.
  await call('refuseReview', { params: { idValoracion: good }, json: { motivo: 'Es de otra tienda' } });
  expect(await reviewsShown()).toEqual([]);
  expect(
    await queryOne(shop.db, sql`select review_count from product_rating where product_id = ${productId}`),
  ).toEqual({ reviewCount: 0 });
});

test('a reported question goes back to the shop, which is told', async () => {
  const id = await buildQuestion(shop.db, { productId, accountId: buyer.id, state: 'reported' });
  expect(await questionsOf('reportadas')).toMatchObject([
    { idPregunta: id, motivoReporte: 'No pregunta por el producto' },
  ]);
  expect((await decide(id, 'restaurar')).status).toBe(200);
  const inbox = (await call('listSellerQuestions', {}, owner)).body.preguntas;
  expect(inbox).toMatchObject([{ idPregunta: id }]);
  expect(await mails()).toEqual([{ template: 'question-decided', recipient: await sellerEmail() }]);
  expect(await questionsOf('reportadas')).toEqual([]);
});

test('a removed question is gone for everybody, with the reason to the shop and to whoever asked', async () => {
  const id = await buildQuestion(shop.db, { productId, accountId: buyer.id, state: 'reported' });
  expect((await decide(id, 'retirar')).status).toBe(400);
  expect((await decide(id, 'retirar', 'Es publicidad')).status).toBe(200);
  expect(await mails()).toEqual([
    { template: 'question-decided', recipient: await sellerEmail() },
    { template: 'question-withdrawn', recipient: buyer.email },
  ]);
  expect(await questionsOf('retiradas')).toMatchObject([{ motivoDecision: 'Es publicidad' }]);
  const answer = { params: { idPregunta: id }, json: { respuesta: 'Sí' } };
  expect((await call('answerQuestion', answer, owner)).status).toBe(409);
  const report = { params: { idPregunta: id }, json: { motivo: 'Otra vez' } };
  expect((await call('reportQuestion', report, owner)).status).toBe(409);
  expect((await decide(id, 'restaurar')).status).toBe(409);
});

test('a published answer can be hidden and brought back; the product page follows', async () => {
  const id = await buildQuestion(shop.db, { productId, accountId: buyer.id, state: 'answered' });
  expect(await shownQuestions()).toBe(1);
  expect((await decide(id, 'ocultar', 'La revisamos')).status).toBe(200);
  expect(await shownQuestions()).toBe(0);
  expect((await decide(id, 'restaurar')).status).toBe(200);
  expect(await shownQuestions()).toBe(1);
  const tags = await query<{ tags: string[] }>(shop.db, sql`select tags from catalogue_change`);
  expect(tags.flatMap((one) => one.tags)).toEqual([`product:${productId}`, `product:${productId}`]);
});

test('the answer to a contact message goes by mail and is kept', async () => {
  const id = await buildMessage(shop.db);
  const params = { idMensaje: id };
  expect((await call('markMessageRead', { params })).status).toBe(200);
  expect((await call('answerMessage', { params, json: { respuesta: ' ' } })).status).toBe(400);
  expect((await call('answerMessage', { params, json: { respuesta: 'Llega mañana.' } })).status).toBe(200);
  expect((await call('answerMessage', { params, json: { respuesta: 'Otra' } })).status).toBe(409);
  expect(await mails()).toEqual([{ template: 'contact-answered', recipient: 'laura@plazuela.test' }]);
  const answered = (await call('listContactMessages', { query: { estado: 'respondidos' } })).body.mensajes;
  expect(answered).toMatchObject([{ idMensaje: id, respuesta: 'Llega mañana.', respondidoPor: 'Ana Gómez' }]);
  await call('archiveMessage', { params, json: { nota: 'Resuelto' } });
  expect(
    (await call('listContactMessages', { query: { estado: 'archivados' } })).body.mensajes,
  ).toMatchObject([{ idMensaje: id, nota: 'Resuelto' }]);
});

test('each queue counts what its list shows, with the moment of the oldest', async () => {
  const oldest = new Date('2026-11-01T10:00:00.000Z');
  for (const createdAt of [new Date(), oldest])
    await buildReview(shop.db, productId, { status: 'pending', createdAt });
  await buildReview(shop.db, productId, { status: 'rejected' });
  await buildQuestion(shop.db, { productId, accountId: buyer.id, state: 'reported', reportedAt: oldest });
  await buildQuestion(shop.db, { productId, accountId: buyer.id });
  for (const createdAt of [new Date(), new Date(), oldest]) await buildMessage(shop.db, { createdAt });
  await call('archiveMessage', {
    params: { idMensaje: await buildMessage(shop.db) },
    json: { nota: 'Spam' },
  });
  const counted = await queues();
  const lists = {
    reviews: (await call('listModeratedReviews')).body.valoraciones,
    reports: (await call('listModeratedQuestions')).body.preguntas,
    messages: (await call('listContactMessages')).body.mensajes,
  };
  for (const [queue, list] of Object.entries(lists))
    expect(counted[queue], queue).toMatchObject({ count: list.length, oldestAt: oldest.toISOString() });
  expect([lists.reviews.length, lists.reports.length, lists.messages.length]).toEqual([2, 1, 3]);
});

test('a page begins after the last of the page before', async () => {
  const ids: number[] = [];
  for (let index = 0; index < 23; index++) ids.push(await buildMessage(shop.db));
  const first = (await call('listContactMessages')).body;
  expect(first.mensajes.map((one: { idMensaje: number }) => one.idMensaje)).toEqual(ids.slice(0, 20));
  const second = (await call('listContactMessages', { query: { cursor: first.siguiente } })).body;
  expect(second.mensajes.map((one: { idMensaje: number }) => one.idMensaje)).toEqual(ids.slice(20));
  expect(second.siguiente).toBeNull();
});

test('the mails say what was decided and why', async () => {
  const questionId = await buildQuestion(shop.db, { productId, accountId: buyer.id, state: 'reported' });
  await decide(questionId, 'retirar', 'Es publicidad');
  const idMensaje = await buildMessage(shop.db);
  await call('answerMessage', { params: { idMensaje }, json: { respuesta: 'Llega mañana.' } });
  const sent = await query<{ template: string; data: object }>(
    shop.db,
    sql`select template, data from outbox_message order by id`,
  );
  const texts = await Promise.all(
    sent.map(async ({ template, data }) => (await renderMessage(shop.context, template, data)).text),
  );
  expect(texts[0]).toContain('Motivo: Es publicidad');
  expect(texts[1]).toContain('no cumple las reglas');
  expect(texts[1]).toContain('Motivo: Es publicidad');
  expect(texts[2]).toContain('Llega mañana.');
  expect(texts[2]).toContain('¿Dónde está mi pedido?');
});

test('who may only look at money does not moderate', async () => {
  const finance = await logIn(shop.db, { roles: ['operator'], operatorRole: 'finance' });
  expect((await call('listContactMessages', {}, finance)).status).toBe(403);
  expect((await call('publishReview', { params: { idValoracion: 1 } }, finance)).status).toBe(403);
});
