import { afterAll, beforeAll, expect, test } from 'vitest';
import { MASK } from '../../src/domain/contact-masking.ts';
import { execute, query, sql } from '../../src/server/db/sql.ts';
import { listProductQuestions } from '../../src/server/modules/reviews/question.service.ts';
import { answerQuestion } from '../../src/server/modules/reviews/seller-question.service.ts';
import type { ReadValue } from '../../src/server/panel-door.ts';
import { buildProduct, buildReview } from '../support/catalog-factories.ts';
import { openShop, type Shop } from '../support/order-factories.ts';
import type { Aim } from '../support/personal-call.ts';
import { type CallName, read } from '../support/published-reads.ts';
import { buildOrders, deliverOrders } from '../support/purchase-factories.ts';
import { buildShopOwner, type ShopOwner } from '../support/seller-order-factories.ts';
import { sendAim } from '../support/send-aim.ts';
import { type LoggedIn, logIn } from '../support/session-factories.ts';

let shop: Shop;
let owner: ShopOwner;
let rival: ShopOwner;
let buyer: LoggedIn;
let address = 0;
beforeAll(async () => {
  shop = await openShop({ TRUSTED_PROXIES: '1' });
  [owner, rival] = [await buildShopOwner(shop.db), await buildShopOwner(shop.db)];
  buyer = await logIn(shop.db);
});
afterAll(() => shop.close());

const newProduct = () => buildProduct(shop.db, { sellerId: owner.sellerId });

/** From an address of its own, so that only the tests of the limit meet it. */
async function call(path: string, who: { cookies: Record<string, string> } | null, payload?: object) {
  address += 1;
  const reply = await shop.app.inject({
    method: payload ? 'POST' : 'GET',
    url: `/api${path}`,
    headers: { 'x-forwarded-for': `10.1.${address >> 8}.${address & 255}` },
    ...(who && { cookies: who.cookies }),
    ...(payload && { payload }),
  });
  return { status: reply.statusCode, body: reply.json() };
}

const statusOf = async (name: CallName, aim: Aim, who: { cookies: Record<string, string> }) =>
  (await sendAim(shop.app, name, aim, who.cookies)).statusCode;

const ask = (productId: number, pregunta: string, who: LoggedIn | null = buyer) =>
  call(`/productos/${productId}/preguntas`, who, { pregunta });
const answer = (questionId: number, text: string, who = owner) =>
  statusOf('answerQuestion', { params: { questionId }, json: { text } }, who);
const report = (questionId: number, reason: string, who = owner) =>
  statusOf('reportQuestion', { params: { questionId }, json: { reason } }, who);
const reply = (reviewId: number, text: string, who = owner) =>
  statusOf('replyToReview', { params: { reviewId }, json: { text } }, who);
const inboxOf = async (who: ShopOwner) => (await read(shop.app, 'listSellerQuestions', {}, who)).questions;
const openCount = async () => (await read(shop.app, 'countSellerFeedback', {}, owner)).openQuestions;

async function askAndFind(productId: number, text: string, who = buyer): Promise<number> {
  expect((await ask(productId, text, who)).status).toBe(201);
  const [row] = await query<{ id: number }>(
    shop.db,
    sql`select id from product_question where product_id = ${productId} order by id desc limit 1`,
  );
  return row?.id ?? 0;
}

const tagsOf = async () =>
  (await query<{ tags: string[] }>(shop.db, sql`select tags from catalogue_change order by id`)).flatMap(
    ({ tags }) => tags,
  );
const mailsOf = (template: string, questionId: number) =>
  query<{ recipient: string }>(
    shop.db,
    sql`select recipient from outbox_message
        where template = ${template} and data ->> 'questionId' = ${String(questionId)}`,
  );
const auditOf = (subject: string) =>
  query<{ action: string; accountId: number }>(
    shop.db,
    sql`select action, account_id from audit_entry where subject = ${subject} order by id`,
  );

test('a question is shown to nobody but the shop until it is answered, and then to everybody', async () => {
  const productId = await newProduct();
  const id = await askAndFind(productId, '¿Cuesta $ 120.000? Mi cel es 310 456 78 21');
  expect((await call(`/productos/${productId}/preguntas`, null)).body.preguntas).toEqual([]);
  expect(await mailsOf('question-asked', id)).toHaveLength(1);
  expect((await inboxOf(owner)).find((one) => one.id === id)).toMatchObject({
    productId,
    text: `¿Cuesta $ 120.000? Mi cel es ${MASK}`,
    answer: null,
  });

  expect(await answer(id, 'Sí, escríbenos a tienda@correo.co o en el 500 g')).toBe(200);
  const { preguntas } = (await call(`/productos/${productId}/preguntas`, null)).body;
  expect(preguntas).toMatchObject([{ idPregunta: id, respuesta: `Sí, escríbenos a ${MASK} o en el 500 g` }]);
  expect(JSON.stringify(preguntas)).not.toMatch(/310 456|tienda@|"correo/);
  expect(await tagsOf()).toContain(`product:${productId}`);
  expect(await mailsOf('question-answered', id)).toEqual([{ recipient: buyer.email }]);
  expect(await auditOf(`question:${id}`)).toEqual([
    { action: 'question.answered', accountId: owner.accountId },
  ]);
});

test('an answer may be changed for 15 minutes, without another mail', async () => {
  const productId = await newProduct();
  const id = await askAndFind(productId, '¿Hay en azul?');
  await answer(id, 'No.');
  expect(await answer(id, 'Sí.')).toBe(200);
  expect(await mailsOf('question-answered', id)).toHaveLength(1);
  expect(await auditOf(`question:${id}`)).toHaveLength(2);
  const later = { ...shop.context, now: () => new Date(Date.now() + 16 * 60_000) };
  expect(await answerQuestion(later, owner, { questionId: id, text: 'Tal vez.' })).toMatchObject({
    ok: false,
    reason: 'answer-is-final',
  });
  expect((await call(`/productos/${productId}/preguntas`, null)).body.preguntas[0].respuesta).toBe('Sí.');
});

test('another shop neither sees, answers nor reports a question, nor replies to a review', async () => {
  const productId = await newProduct();
  const id = await askAndFind(productId, '¿Es de la rival?');
  const reviewId = await buildReview(shop.db, productId);
  expect(await inboxOf(rival)).toEqual([]);
  expect((await read(shop.app, 'listSellerReviews', {}, rival)).reviews).toEqual([]);
  expect(await answer(id, 'Ajena', rival)).toBe(404);
  expect(await report(id, 'x', rival)).toBe(404);
  expect(await reply(reviewId, 'x', rival)).toBe(404);
  expect(await answer(id, 'Sin sesión', { ...rival, cookies: {} })).toBe(401);
  expect(await answer(id, 'Sin tienda', { ...rival, cookies: buyer.cookies })).toBe(403);
});

test('a reported question leaves the inbox and can be answered no more', async () => {
  const productId = await newProduct();
  const id = await askAndFind(productId, 'Esto ofende a la tienda');
  expect(await report(id, '')).toBe(400);
  const before = await openCount();
  expect(await report(id, 'Insulta')).toBe(204);
  expect(await openCount()).toBe(before - 1);
  expect(await answer(id, 'Bueno')).toBe(409);
  const { questions } = await read(shop.app, 'listSellerQuestions', { state: 'reported' }, owner);
  expect(questions).toMatchObject([{ id, reportReason: 'Insulta' }]);
});

test.each([
  ['', 'Este campo es obligatorio.'],
  ['310 456 78 21', 'Escríbelo sin teléfonos, correos, enlaces ni direcciones.'],
])('%j is no question', async (text, message) => {
  const reply = await ask(await newProduct(), text);
  expect(reply).toMatchObject({ status: 400, body: { campos: { pregunta: message } } });
});

test('who is logged out cannot ask, and nobody about what shoppers do not see', async () => {
  expect((await ask(await newProduct(), '¿Hay?', null)).status).toBe(401);
  const hidden = await buildProduct(shop.db, { sellerId: owner.sellerId, active: false });
  expect((await ask(hidden, '¿Hay?')).status).toBe(404);
  expect((await ask(2_000_000_000, '¿Hay?')).status).toBe(404);
});

test('three questions wait per person and product, also when they come at once, and twenty a day', async () => {
  const person = await logIn(shop.db);
  const productId = await newProduct();
  const replies = await Promise.all([1, 2, 3, 4, 5, 6].map((n) => ask(productId, `¿Hay ${n}?`, person)));
  expect(replies.map(({ status }) => status).sort()).toEqual([201, 201, 201, 429, 429, 429]);
  for (let index = 0; index < 17; index++)
    expect((await ask(await newProduct(), '¿Hay?', person)).status).toBe(201);
  expect((await ask(await newProduct(), '¿Hay?', person)).body.code).toBe('too-many-questions');
  expect((await ask(productId, '¿Hay?', await logIn(shop.db))).status).toBe(201);
});

test('pages hold every question once, the newest answer first and the oldest open one first', async () => {
  const own = await buildShopOwner(shop.db);
  const productId = await buildProduct(shop.db, { sellerId: own.sellerId });
  // Three answers of every moment.
  await execute(
    shop.db,
    sql`insert into product_question (product_id, seller_id, account_id, body, asked_at, state, answer, answered_at, answered_by)
        select ${productId}, ${own.sellerId}, ${buyer.id}, 'P' || n, now(), 'answered', 'R',
          timestamptz '2026-01-01' + interval '1 hour' * (n / 3), ${own.accountId}
        from generate_series(1, 25) n`,
  );
  await execute(
    shop.db,
    sql`insert into product_question (product_id, seller_id, account_id, body, asked_at)
        select ${productId}, ${own.sellerId}, ${buyer.id}, 'A' || n, now() from generate_series(1, 45) n`,
  );
  const texts: string[] = [];
  let cursor: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof listProductQuestions>> = await listProductQuestions(
      shop.context,
      productId,
      cursor ?? undefined,
    );
    texts.push(...page.questions.map(({ text }) => text));
    cursor = page.nextCursor;
  } while (cursor);
  expect(texts).toEqual(Array.from({ length: 25 }, (_, index) => `P${25 - index}`));
  const open: string[] = [];
  do {
    const page: ReadValue<'listSellerQuestions'> = await read(
      shop.app,
      'listSellerQuestions',
      { cursor: cursor ?? undefined },
      own,
    );
    open.push(...page.questions.map(({ text }) => text));
    cursor = page.nextCursor;
  } while (cursor);
  expect(open).toEqual(Array.from({ length: 45 }, (_, index) => `A${index + 1}`));
});

test('a shop replies once to a review and may change it; the product shows it', async () => {
  const productId = await newProduct();
  const reviewId = await buildReview(shop.db, productId);
  const pending = await buildReview(shop.db, productId, { status: 'pending' });
  expect(await reply(pending, 'Gracias')).toBe(404);
  await reply(reviewId, 'Gracias, mi Instagram: tiendaana');
  expect(await reply(reviewId, 'Gracias, llámanos al 3104567821')).toBe(200);
  const shown = (await call(`/productos/${productId}`, null)).body.valoraciones;
  expect(shown).toMatchObject([{ idValoracion: reviewId, respuesta: `Gracias, llámanos al ${MASK}` }]);
  expect(await tagsOf()).toContain(`product:${productId}`);
  expect((await auditOf(`review:${reviewId}`)).map(({ action }) => action)).toEqual([
    'review.replied',
    'review.reply-changed',
  ]);
  const waiting = await read(shop.app, 'listSellerReviews', { only: 'without-reply' }, owner);
  expect(waiting.reviews.map(({ id }) => id)).not.toContain(reviewId);
});

test('reviews of buyers hold no contact details either', async () => {
  const productId = await newProduct();
  const body = { puntuacion: 5, valoracion: 'Buena, pídela al 3104567821', nomUsuario: 'ana@correo.co' };
  const orders = await buildOrders(shop.db, { accountId: buyer.id, sellerIds: [owner.sellerId], productId });
  await deliverOrders(shop.db, orders, new Date());
  expect((await call(`/productos/${productId}/valoraciones`, buyer, body)).status).toBe(201);
  const [stored] = await query<{ body: string; name: string }>(
    shop.db,
    sql`select body, author_name as name from review where product_id = ${productId}`,
  );
  expect(stored).toEqual({ body: `Buena, pídela al ${MASK}`, name: MASK });
});
