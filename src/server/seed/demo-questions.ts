import type { Context } from '../context.ts';
import { query, sql } from '../db/sql.ts';
import { askQuestion } from '../modules/reviews/question.service.ts';
import { replyToReview } from '../modules/reviews/review-reply.service.ts';
import { answerQuestion } from '../modules/reviews/seller-question.service.ts';
import type { DemoShop } from './demo-delivery.ts';
import {
  type DemoEvent,
  type DemoHistory,
  type DemoQuestion,
  type DemoWorld,
  demoValue,
  hoursAfter,
  momentOf,
} from './demo-history-file.ts';

type At = (at: Date) => Context;

/** Questions with their answers; those without one wait for the shop. */
export function questionEvents(
  at: At,
  { questions }: DemoHistory,
  { world, shops, start }: { world: DemoWorld; shops: readonly DemoShop[]; start: Date },
): DemoEvent[] {
  return questions.flatMap((question) => {
    const asked = momentOf(question, start);
    const event = { at: asked, run: (moment: Date) => ask(at(moment), world, question) };
    const { answer, answeredAfter = 1, productId } = question;
    if (answer === undefined) return [event];
    const shop = shops.find(({ sellerId }) => sellerId === world.products.get(productId)?.sellerId);
    if (!shop) throw new Error(`Nobody answers for the demo's product ${productId}`);
    const run = (moment: Date) => answerIt(at(moment), shop, { question, answer });
    return [event, { at: hoursAfter(asked, answeredAfter), run }];
  });
}

async function ask(
  context: Context,
  world: DemoWorld,
  { asker, productId, text }: DemoQuestion,
): Promise<void> {
  const accountId = world.accountIds.get(world.people[asker]?.email ?? '');
  if (accountId === undefined) throw new Error(`The demo's ${asker} has no account to ask with`);
  demoValue(await askQuestion(context, { productId, accountId, text }), 'ask a question');
}

async function answerIt(
  context: Context,
  { sellerId, owner }: DemoShop,
  { question, answer }: { question: DemoQuestion; answer: string },
): Promise<void> {
  const [asked] = await query<{ id: number }>(
    context.write,
    sql`select id from product_question
        where product_id = ${question.productId} and seller_id = ${sellerId} and body = ${question.text}`,
  );
  const member = { sellerId, accountId: owner };
  const given = { questionId: asked?.id ?? 0, text: answer };
  demoValue(await answerQuestion(context, member, given), 'answer a question');
}

const UNANSWERED_HOURS = 72;

/** The shop has replied to the reviews it knows an answer to, but for those of the last three days. */
export async function replyEvents(
  at: At,
  { replies }: DemoHistory,
  { sellerId, owner }: DemoShop,
  start: Date,
): Promise<DemoEvent[]> {
  const reviews = await query<{ id: number; body: string; createdAt: Date }>(
    at(start).write,
    sql`select id, body, created_at from review
        where seller_id = ${sellerId} and created_at < ${hoursAfter(start, -UNANSWERED_HOURS)}
          and body = any(${Object.keys(replies)}::text[])`,
  );
  return reviews.map(({ id, body, createdAt }) => ({
    at: hoursAfter(createdAt, 20),
    run: async (moment) => {
      const reply = { reviewId: id, text: replies[body] ?? '' };
      demoValue(await replyToReview(at(moment), { sellerId, accountId: owner }, reply), 'reply to a review');
    },
  }));
}
