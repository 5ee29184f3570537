import { failure, type Result, success } from '../../../domain/result.ts';
import { REQUIRED_MESSAGE } from '../../../domain/validation.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/sql.ts';
import { inTransaction } from '../../db/transaction.ts';
import { recordAudit } from '../audit/audit.service.ts';
import { enqueueEmails, nudgeOutbox } from '../messages/notifications.service.ts';
import { announceChange } from '../pages/catalogue-change.service.ts';
import * as questions from './question.repository.ts';
import { publicText } from './question.service.ts';
import { countWithoutReply } from './review-reply.repository.ts';

const PAGE_SIZE = 20;
const EDIT_MILLIS = 15 * 60 * 1000;
/** Counted no further: nobody tells 1,000 from 1,001 on a card. */
const MAXIMUM_COUNT = 1_000;

export interface ShopMember {
  sellerId: number;
  accountId: number;
}

/** One page of the shop's questions, the open ones from the oldest on. */
export async function listSellerQuestions(
  { write, now }: Pick<Context, 'write' | 'now'>,
  sellerId: number,
  asked: { state?: questions.QuestionState | undefined; cursor?: string | undefined },
) {
  const after = asked.cursor ? Number.parseInt(asked.cursor, 10) : null;
  const filter = { sellerId, state: asked.state ?? 'open', after, limit: PAGE_SIZE + 1 };
  const rows = await questions.listSellerQuestions(write, filter);
  const shown = rows.slice(0, PAGE_SIZE);
  const last = rows.length > PAGE_SIZE ? shown.at(-1) : undefined;
  return {
    questions: shown.map((row) => ({ ...row, editableUntil: editableUntil(row.answeredAt, now()) })),
    nextCursor: last ? String(last.id) : null,
  };
}

/** Answers an open question with a mail to the buyer, or changes the answer while it is young. */
export async function answerQuestion(
  context: Context,
  member: ShopMember,
  { questionId, text }: { questionId: number; text: string },
): Promise<
  Result<
    { text: string },
    'invalid-input' | 'not-found' | 'answer-is-final' | 'question-reported' | 'question-withdrawn'
  >
> {
  const checked = publicText(text);
  if (!checked.ok) return checked;
  const now = context.now();
  const result = await inTransaction(context.write, async (db) => {
    const question = await questions.lockQuestion(db, { sellerId: member.sellerId, questionId });
    if (!question) return failure('not-found');
    if (question.state === 'reported') return failure('question-reported');
    if (isWithdrawn(question)) return failure('question-withdrawn');
    const { answeredAt, answer } = question;
    if (answeredAt && !editableUntil(answeredAt.toISOString(), now)) return failure('answer-is-final');
    if (answer === checked.value) return success({ text: answer });
    await questions.writeAnswer(db, { questionId, text: checked.value, accountId: member.accountId, now });
    await recordAudit(db, [
      {
        ...auditOf(member, questionId, now),
        action: answer === null ? 'question.answered' : 'question.answer-changed',
        ...(answer !== null && { before: { answer } }),
        after: { answer: checked.value },
      },
    ]);
    await announceChange(db, [`product:${question.productId}`]);
    if (answer === null && question.isReachable)
      await enqueueEmails(db, [
        { template: 'question-answered', recipient: question.askerEmail, data: { questionId } },
      ]);
    return success({ text: checked.value });
  });
  if (result.ok) nudgeOutbox();
  return result;
}

/** Hands an open question to the operator; the shop need not answer it. */
export async function reportQuestion(
  { write, now }: Pick<Context, 'write' | 'now'>,
  member: ShopMember,
  { questionId, reason }: { questionId: number; reason: string },
): Promise<
  Result<
    { message: string },
    'invalid-input' | 'not-found' | 'question-reported' | 'question-answered' | 'question-withdrawn'
  >
> {
  if (reason === '') return failure('invalid-input', { fields: { reason: REQUIRED_MESSAGE } });
  return inTransaction(write, async (db) => {
    const question = await questions.lockQuestion(db, { sellerId: member.sellerId, questionId });
    if (!question) return failure('not-found');
    if (question.state === 'reported') return failure('question-reported');
    if (isWithdrawn(question)) return failure('question-withdrawn');
    if (question.state === 'answered') return failure('question-answered');
    await questions.writeReport(db, { questionId, reason, accountId: member.accountId, now: now() });
    await recordAudit(db, [
      {
        ...auditOf(member, questionId, now()),
        action: 'question.reported',
        after: { state: 'reported' },
        reason,
      },
    ]);
    return success({ message: 'Reportamos la pregunta. El equipo de la plataforma la revisará.' });
  });
}

/** For the home page; 1,000 stands for that many or more. */
export function countOpenQuestions(db: Database, sellerId: number): Promise<number> {
  return questions.countOpen(db, sellerId, MAXIMUM_COUNT);
}

export async function countSellerFeedback({ write }: Pick<Context, 'write'>, sellerId: number) {
  return {
    openQuestions: await countOpenQuestions(write, sellerId),
    reviewsWithoutReply: await countWithoutReply(write, sellerId, MAXIMUM_COUNT),
  };
}

function isWithdrawn({ state }: questions.LockedQuestion): boolean {
  return state === 'hidden' || state === 'removed';
}

/** ISO 8601; null when nobody may change it any more. */
function editableUntil(answeredAt: string | null, now: Date): string | null {
  if (answeredAt === null) return null;
  const until = new Date(Date.parse(answeredAt) + EDIT_MILLIS);
  return until > now ? until.toISOString() : null;
}

function auditOf({ sellerId, accountId }: ShopMember, questionId: number, at: Date) {
  return { at, actor: { kind: 'member', accountId }, sellerId, subject: `question:${questionId}` } as const;
}
