import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { QuestionDecision } from '../../src/domain/moderation.ts';
import { execute, query, queryOne, sql } from '../../src/server/db/sql.ts';
import { renderMessage } from '../../src/server/modules/messages/message-renderers.ts';
import { countQueues } from '../../src/server/modules/overview/queue.service.ts';
import type { ReadInput } from '../../src/server/panel-door.ts';
import { untilBlocked } from '../support/blocked.ts';
import { buildProduct, buildReview } from '../support/catalog-factories.ts';
import { buildMessage, buildQuestion } from '../support/moderation-factories.ts';
import { openShop, type Shop } from '../support/order-factories.ts';
import type { Aim } from '../support/personal-call.ts';
import { type CallName, read } from '../support/published-reads.ts';
import { buildOrders } from '../support/purchase-factories.ts';
import { buildShopOwner, type ShopOwner } from '../support/seller-order-factories.ts';
import { bodyOf, sendAim } from '../support/send-aim.ts';
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
    sql`truncate review_photo, review_vote, review, product_rating, catalogue_change, product_question, contact_message, outbox_message`,
  );
  productId = await buildProduct(shop.db, { sellerId: owner.sellerId });
});

async function call(name: CallName, aim: Aim = {}, who: { cookies: Record<string, string> } = operator) {
  const reply = await sendAim(shop.app, name, aim, who.cookies);
  return { status: reply.statusCode, body: bodyOf(reply) };
}
const decide = (questionId: number, decision: QuestionDecision, reason = '') =>
  call('decideQuestion', { params: { questionId }, json: { decision, reason } });
const reviewsOf = (asked: ReadInput<'listModeratedReviews'>) =>
  read(shop.app, 'listModeratedReviews', asked, operator);
const versionOf = async (reviewId: number) =>
  (await reviewsOf({ view: 'pending' })).reviews.find(({ id }) => id === reviewId)?.version ?? '';
const publish = (reviewId: number, version: string) =>
  call('publishReview', { params: { reviewId }, json: { version } });
const questionsOf = (asked: ReadInput<'listModeratedQuestions'>) =>
  read(shop.app, 'listModeratedQuestions', asked, operator);
const messagesOf = (asked: ReadInput<'listContactMessages'>) =>
  read(shop.app, 'listContactMessages', asked, operator);
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
const photoOf = (reviewId: number, url: string) =>
  sql`insert into review_photo (review_id, url, created_at) values (${reviewId}, ${url}, now())`;
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
    (await read(shop.app, 'listSellerReviews', {}, owner)).reviews.map(({ id }) => id);
  expect((await publish(good, await versionOf(good))).status).toBe(204);
  expect((await call('refuseReview', { params: { reviewId: bad }, json: {} })).status).toBe(400);
  const refusal = { params: { reviewId: bad }, json: { reason: 'Insulta a la tienda' } };
  expect((await call('refuseReview', refusal)).status).toBe(204);
  expect((await call('refuseReview', refusal)).status).toBe(409);
  expect(await reviewsShown()).toEqual([good]);
  expect(
    await queryOne(
      shop.db,
      sql`select review_count, rating_sum from product_rating where product_id = ${productId}`,
    ),
  ).toEqual({ reviewCount: 1, ratingSum: 4 });

  expect((await reviewsOf({ view: 'rejected' })).reviews).toMatchObject([
    { id: bad, decisionReason: 'Insulta a la tienda', decidedBy: 'Ana Gómez' },
  ]);
  // A published one disappears again and no longer counts.
  await call('refuseReview', { params: { reviewId: good }, json: { reason: 'Es de otra tienda' } });
  expect(await reviewsShown()).toEqual([]);
  expect(
    await queryOne(shop.db, sql`select review_count from product_rating where product_id = ${productId}`),
  ).toEqual({ reviewCount: 0 });
});

test('what its author changed since an operator read it is not published', async () => {
  const id = await buildReview(shop.db, productId, { status: 'pending' });
  const changed = { status: 409, body: { code: 'review-changed' } };
  for (const change of [
    sql`update review set body = 'No llegó.' where id = ${id}`,
    sql`update review set rating = 1 where id = ${id}`,
    sql`update review set author_name = 'Otra' where id = ${id}`,
    photoOf(id, '/img/one-1280.webp'),
  ]) {
    const seen = await versionOf(id);
    await execute(shop.db, change);
    expect(await publish(id, seen)).toMatchObject(changed);
  }
  // Also what is added while the decision waits for it.
  const seen = await versionOf(id);
  const author = await shop.db.connect();
  await author.query('begin');
  await queryOne(author, sql`select id from review where id = ${id} for update`);
  await execute(author, photoOf(id, '/img/two-1280.webp'));
  const published = publish(id, seen);
  await untilBlocked(shop.db);
  await author.query('commit');
  author.release();
  expect(await published).toMatchObject(changed);
  expect((await publish(id, await versionOf(id))).status).toBe(204);
});

test('a reported question goes back to the shop, which is told', async () => {
  const id = await buildQuestion(shop.db, { productId, accountId: buyer.id, state: 'reported' });
  expect((await questionsOf({ view: 'reported' })).questions).toMatchObject([
    { id, reportReason: 'No pregunta por el producto' },
  ]);
  expect((await decide(id, 'restore')).status).toBe(204);
  const inbox = await read(shop.app, 'listSellerQuestions', {}, owner);
  expect(inbox.questions).toMatchObject([{ id }]);
  expect(await mails()).toEqual([{ template: 'question-decided', recipient: await sellerEmail() }]);
  expect((await questionsOf({ view: 'reported' })).questions).toEqual([]);
});

test('a removed question is gone for everybody, with the reason to the shop and to whoever asked', async () => {
  const id = await buildQuestion(shop.db, { productId, accountId: buyer.id, state: 'reported' });
  expect((await decide(id, 'remove')).status).toBe(400);
  expect((await decide(id, 'remove', 'Es publicidad')).status).toBe(204);
  expect(await mails()).toEqual([
    { template: 'question-decided', recipient: await sellerEmail() },
    { template: 'question-withdrawn', recipient: buyer.email },
  ]);
  expect((await questionsOf({ view: 'removed' })).questions).toMatchObject([
    { decisionReason: 'Es publicidad' },
  ]);
  const answer = { params: { questionId: id }, json: { text: 'Sí' } };
  expect((await call('answerQuestion', answer, owner)).status).toBe(409);
  const report = { params: { questionId: id }, json: { reason: 'Otra vez' } };
  expect((await call('reportQuestion', report, owner)).status).toBe(409);
  expect((await decide(id, 'restore')).status).toBe(409);
});

test('a published answer can be hidden and brought back; the product page follows', async () => {
  const id = await buildQuestion(shop.db, { productId, accountId: buyer.id, state: 'answered' });
  expect(await shownQuestions()).toBe(1);
  expect((await decide(id, 'hide', 'La revisamos')).status).toBe(204);
  expect(await shownQuestions()).toBe(0);
  expect((await decide(id, 'restore')).status).toBe(204);
  expect(await shownQuestions()).toBe(1);
  const tags = await query<{ tags: string[] }>(shop.db, sql`select tags from catalogue_change`);
  expect(tags.flatMap((one) => one.tags)).toEqual([`product:${productId}`, `product:${productId}`]);
});

test('the answer to a contact message goes by mail and is kept', async () => {
  const id = await buildMessage(shop.db);
  const params = { messageId: id };
  expect((await call('markMessageRead', { params })).status).toBe(204);
  expect((await call('answerMessage', { params, json: { text: ' ' } })).status).toBe(400);
  expect((await call('answerMessage', { params, json: { text: 'Llega mañana.' } })).status).toBe(204);
  expect((await call('answerMessage', { params, json: { text: 'Otra' } })).status).toBe(409);
  expect(await mails()).toEqual([{ template: 'contact-answered', recipient: 'laura@plazuela.test' }]);
  expect((await messagesOf({ view: 'answered' })).messages).toMatchObject([
    { id, answer: 'Llega mañana.', answeredBy: 'Ana Gómez' },
  ]);
  await call('archiveMessage', { params, json: { note: 'Resuelto' } });
  expect((await messagesOf({ view: 'archived' })).messages).toMatchObject([{ id, note: 'Resuelto' }]);
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
    params: { messageId: await buildMessage(shop.db) },
    json: { note: 'Spam' },
  });
  const counted = await queues();
  const lists = {
    reviews: (await reviewsOf({})).reviews,
    reports: (await questionsOf({})).questions,
    messages: (await messagesOf({})).messages,
  };
  for (const [queue, list] of Object.entries(lists))
    expect(counted[queue], queue).toMatchObject({ count: list.length, oldestAt: oldest.toISOString() });
  expect([lists.reviews.length, lists.reports.length, lists.messages.length]).toEqual([2, 1, 3]);
});

test('a page begins after the last of the page before', async () => {
  const ids: number[] = [];
  for (let index = 0; index < 23; index++) ids.push(await buildMessage(shop.db));
  const first = await messagesOf({});
  expect(first.messages.map(({ id }) => id)).toEqual(ids.slice(0, 20));
  const second = await messagesOf({ cursor: first.nextCursor ?? undefined });
  expect(second.messages.map(({ id }) => id)).toEqual(ids.slice(20));
  expect(second.nextCursor).toBeNull();
});

test('the mails say what was decided and why', async () => {
  const questionId = await buildQuestion(shop.db, { productId, accountId: buyer.id, state: 'reported' });
  await decide(questionId, 'remove', 'Es publicidad');
  const messageId = await buildMessage(shop.db);
  await call('answerMessage', { params: { messageId }, json: { text: 'Llega mañana.' } });
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
  expect(
    (await call('publishReview', { params: { reviewId: 1 }, json: { version: 'x' } }, finance)).status,
  ).toBe(403);
});
