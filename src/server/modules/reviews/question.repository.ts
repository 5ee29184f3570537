import type { ProductQuestion } from '../../../wire/reviews/questions.ts';
import { isoText } from '../../db/moment-text.ts';
import { type Database, execute, query, queryOne, raw, type Sql, sql } from '../../db/sql.ts';

export type QuestionState = 'open' | 'answered' | 'reported';

/** Makes parallel questions of one person wait for each other, so that her limits hold. */
export async function lockAsker(db: Database, accountId: number): Promise<void> {
  await execute(db, sql`select from account where id = ${accountId} for no key update`);
}

/** What one person has asked since a moment, and what waits for an answer at this product. */
export async function countQuestionsOf(
  db: Database,
  asked: { accountId: number; productId: number; since: Date },
): Promise<{ recent: number; waiting: number }> {
  const row = await queryOne<{ recent: number; waiting: number }>(
    db,
    sql`select count(*)::int as recent,
          count(*) filter (where product_id = ${asked.productId} and state = 'open')::int as waiting
        from product_question
        where account_id = ${asked.accountId} and asked_at > ${asked.since}`,
  );
  return row ?? { recent: 0, waiting: 0 };
}

export async function findShopOf(db: Database, productId: number): Promise<number | null> {
  const row = await queryOne<{ sellerId: number }>(
    db,
    sql`select seller_id from product where id = ${productId}`,
  );
  return row?.sellerId ?? null;
}

/** Null when shoppers see no such product. */
export function insertQuestion(
  db: Database,
  question: { productId: number; accountId: number; text: string; now: Date },
): Promise<{ id: number; sellerEmail: string } | null> {
  return queryOne<{ id: number; sellerEmail: string }>(
    db,
    sql`with shown as (
          select product.id, product.seller_id, seller.email
          from product join seller on seller.id = product.seller_id and seller.status = 2
          where product.id = ${question.productId} and product.active
        ), asked as (
          insert into product_question (product_id, seller_id, account_id, body, asked_at)
          select id, seller_id, ${question.accountId}, ${question.text}, ${question.now} from shown
          returning id
        )
        select asked.id, shown.email as seller_email from asked, shown`,
  );
}

/** What shoppers see, by the moment of the first answer; both moments in whole milliseconds. */
export function listAnswered(
  db: Database,
  asked: { productId: number; after: { answeredAt: Date; id: number } | null; limit: number },
): Promise<ProductQuestion[]> {
  const after = asked.after
    ? sql`and (question.answered_at, question.id) < (${asked.after.answeredAt}::timestamptz, ${asked.after.id}::bigint)`
    : sql``;
  return query<ProductQuestion>(
    db,
    sql`select question.id, ${authorName} as author_name, question.body as text,
          ${isoText(sql`question.asked_at`)} as asked_at, question.answer,
          ${isoText(sql`question.answered_at`)} as answered_at
        from product_question question join account on account.id = question.account_id
        join product on product.id = question.product_id and product.active
        where question.product_id = ${asked.productId} and question.state = 'answered' ${after}
        order by question.answered_at desc, question.id desc limit ${raw(asked.limit)}`,
  );
}

export interface ListedQuestion {
  id: number;
  productId: number;
  productName: string;
  imageUrl: string;
  authorName: string;
  text: string;
  askedAt: string;
  answer: string | null;
  answeredAt: string | null;
  reportReason: string | null;
}

/** Open ones from the oldest on, the others from the newest on. */
export function listSellerQuestions(
  db: Database,
  asked: { sellerId: number; state: QuestionState; after: number | null; limit: number },
): Promise<ListedQuestion[]> {
  const isOpen = asked.state === 'open';
  const after =
    asked.after === null
      ? sql``
      : isOpen
        ? sql`and question.id > ${asked.after}::bigint`
        : sql`and question.id < ${asked.after}::bigint`;
  return query<ListedQuestion>(
    db,
    sql`select question.id, question.product_id, product.name as product_name,
          product.image_url, ${authorName} as author_name, question.body as text,
          ${isoText(sql`question.asked_at`)} as asked_at, question.answer,
          ${isoText(sql`question.answered_at`)} as answered_at, question.report_reason
        from product_question question join account on account.id = question.account_id
        join product on product.id = question.product_id
        where question.seller_id = ${asked.sellerId} and question.state = ${asked.state} ${after}
        order by ${isOpen ? sql`question.id` : sql`question.id desc`} limit ${raw(asked.limit)}`,
  );
}

export interface LockedQuestion {
  productId: number;
  state: QuestionState | 'hidden' | 'removed';
  answer: string | null;
  answeredAt: Date | null;
  askerEmail: string;
  /** She has not closed her account. */
  isReachable: boolean;
}

/** Null for questions to other shops. */
export function lockQuestion(
  db: Database,
  { sellerId, questionId }: { sellerId: number; questionId: number },
): Promise<LockedQuestion | null> {
  return queryOne<LockedQuestion>(
    db,
    sql`select question.product_id, question.state, question.answer,
          question.answered_at, account.email as asker_email,
          account.closed_at is null as is_reachable
        from product_question question join account on account.id = question.account_id
        where question.id = ${questionId} and question.seller_id = ${sellerId} for update of question`,
  );
}

/** The moment of the first answer stays. */
export async function writeAnswer(
  db: Database,
  { questionId, text, accountId, now }: { questionId: number; text: string; accountId: number; now: Date },
): Promise<void> {
  await execute(
    db,
    sql`update product_question
        set state = 'answered', answer = ${text}, answered_by = ${accountId},
            answered_at = coalesce(answered_at, ${now})
        where id = ${questionId}`,
  );
}

export async function writeReport(
  db: Database,
  report: { questionId: number; reason: string; accountId: number; now: Date },
): Promise<void> {
  await execute(
    db,
    sql`update product_question
        set state = 'reported', report_reason = ${report.reason}, reported_by = ${report.accountId},
            reported_at = ${report.now}
        where id = ${report.questionId}`,
  );
}

/** Counted no further than `maximum`. */
export async function countOpen(db: Database, sellerId: number, maximum: number): Promise<number> {
  const row = await queryOne<{ count: number }>(
    db,
    sql`select count(*)::int as count from (
          select from product_question where seller_id = ${sellerId} and state = 'open'
          limit ${raw(maximum)}) waiting`,
  );
  return row?.count ?? 0;
}

// The first name alone, as it is now: closing an account takes it away.
const authorName: Sql = sql`coalesce(nullif(split_part(account.first_name, ' ', 1), ''), nullif(account.company_name, ''), 'Cliente')`;
