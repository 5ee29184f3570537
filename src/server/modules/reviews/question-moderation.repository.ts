import type { QuestionView } from '../../../domain/moderation.ts';
import type { ModeratedQuestion } from '../../../wire/reviews/operator-moderation.ts';
import { isoText } from '../../db/moment-text.ts';
import { type Database, execute, query, queryOne, sql } from '../../db/sql.ts';
import {
  afterId,
  decision,
  type ListedPage,
  personName,
  type Waiting,
} from './review-moderation.repository.ts';

/** Reported ones from the oldest on, the others from the newest on. */
export function listQuestions(db: Database, page: ListedPage<QuestionView>): Promise<ModeratedQuestion[]> {
  const isQueue = page.view === 'reported';
  return query<ModeratedQuestion>(
    db,
    sql`select question.id, question.product_id, product.name as product_name,
          product.image_url, seller.id as seller_id, seller.display_name as seller_name,
          ${personName(sql`asker`)} as author_name, question.body as text,
          ${isoText(sql`question.asked_at`)} as asked_at, question.answer,
          question.report_reason, ${isoText(sql`question.reported_at`)} as reported_at,
          ${decision(sql`question`)}
        from product_question question
        join product on product.id = question.product_id
        join seller on seller.id = question.seller_id
        join account asker on asker.id = question.account_id
        left join account decider on decider.id = question.decided_by
        where question.state = ${page.view} ${afterId(sql`question.id`, page.after, isQueue)}
        order by ${isQueue ? sql`question.id` : sql`question.id desc`} limit ${page.limit}::int`,
  );
}

export async function countReported(db: Database, maximum: number): Promise<Waiting> {
  const row = await queryOne<Waiting>(
    db,
    sql`select count(*)::int as count, min(reported_at) as oldest_at from (
          select reported_at from product_question where state = 'reported' order by reported_at, id
          limit ${maximum}::int) reported`,
  );
  return row ?? { count: 0, oldestAt: null };
}

export interface LockedQuestion {
  productId: number;
  sellerId: number;
  sellerEmail: string;
  state: 'open' | QuestionView;
  text: string;
  answer: string | null;
  askerEmail: string;
  /** She has not closed her account. */
  isReachable: boolean;
}

export function lockQuestion(db: Database, questionId: number): Promise<LockedQuestion | null> {
  return queryOne<LockedQuestion>(
    db,
    sql`select question.product_id, question.seller_id, seller.email as seller_email,
          question.state, question.body as text, question.answer, account.email as asker_email,
          account.closed_at is null as is_reachable
        from product_question question
        join seller on seller.id = question.seller_id
        join account on account.id = question.account_id
        where question.id = ${questionId} for update of question`,
  );
}

/** Open or answered again, without the report. */
export async function restoreQuestion(
  db: Database,
  { questionId, accountId, now }: { questionId: number; accountId: number; now: Date },
): Promise<void> {
  await execute(
    db,
    sql`update product_question
        set state = case when answer is null then 'open' else 'answered' end,
          reported_at = null, reported_by = null, report_reason = null,
          decided_at = ${now}, decided_by = ${accountId}, decision_reason = null
        where id = ${questionId}`,
  );
}

export async function withdrawQuestion(
  db: Database,
  withdrawn: {
    questionId: number;
    state: 'hidden' | 'removed';
    reason: string;
    accountId: number;
    now: Date;
  },
): Promise<void> {
  await execute(
    db,
    sql`update product_question
        set state = ${withdrawn.state}, decided_at = ${withdrawn.now}, decided_by = ${withdrawn.accountId},
          decision_reason = ${withdrawn.reason}
        where id = ${withdrawn.questionId}`,
  );
}
