import { DECISIONS_IN_STATE, type QuestionDecision, type QuestionView } from '../../../domain/moderation.ts';
import { failure, type Result, success } from '../../../domain/result.ts';
import { REQUIRED_MESSAGE } from '../../../domain/validation.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/sql.ts';
import { inTransaction } from '../../db/transaction.ts';
import { recordAudit } from '../audit/audit.service.ts';
import { enqueueEmails, type NewEmail, nudgeOutbox } from '../messages/notifications.service.ts';
import { announceChange } from '../pages/catalogue-change.service.ts';
import * as questions from './question-moderation.repository.ts';
import { MAXIMUM_COUNT, nextAfter, PAGE_SIZE } from './review-moderation.service.ts';

export async function listQuestions({ write }: Context, view: QuestionView = 'reported', after?: number) {
  const rows = await questions.listQuestions(write, { view, after: after ?? null, limit: PAGE_SIZE + 1 });
  return { questions: rows.slice(0, PAGE_SIZE), nextCursor: nextAfter(rows) };
}

export function countReportedQuestions(db: Database) {
  return questions.countReported(db, MAXIMUM_COUNT);
}

const DONE: Record<QuestionDecision, string> = {
  hide: 'La pregunta está oculta.',
  restore: 'La pregunta está de vuelta.',
  remove: 'La pregunta está retirada.',
};
const ACTIONS = {
  hide: 'question.hidden',
  restore: 'question.restored',
  remove: 'question.removed',
} as const satisfies Record<QuestionDecision, string>;

interface Decided {
  questionId: number;
  decision: QuestionDecision;
  reason: string;
}

/** Takes a question with its answer away or brings it back; the shop is told, and whoever asked when it goes. */
export async function decideQuestion(
  context: Context,
  operatorId: number,
  decided: Decided,
): Promise<Result<{ message: string }, 'invalid-input' | 'not-found' | 'question-decision'>> {
  const { questionId, decision, reason } = decided;
  if (decision !== 'restore' && reason === '')
    return failure('invalid-input', { fields: { reason: REQUIRED_MESSAGE } });
  const result = await inTransaction(context.write, async (db) => {
    const question = await questions.lockQuestion(db, questionId);
    if (!question) return failure('not-found');
    const { state } = question;
    if (state === 'open' || !DECISIONS_IN_STATE[state].includes(decision))
      return failure('question-decision');
    const after = await writeDecision(db, question, { ...decided, operatorId, now: context.now() });
    await recordAudit(db, [
      {
        at: context.now(),
        actor: { kind: 'operator', accountId: operatorId },
        sellerId: question.sellerId,
        action: ACTIONS[decision],
        subject: `question:${questionId}`,
        before: { questionState: state },
        after: { questionState: after },
        reason,
      },
    ]);
    if (state === 'answered' || after === 'answered')
      await announceChange(db, [`product:${question.productId}`]);
    await enqueueEmails(db, mailsAbout(question, decided));
    return success({ message: DONE[decision] });
  });
  if (result.ok) nudgeOutbox();
  return result;
}

/** Answers the new state. */
async function writeDecision(
  db: Database,
  { answer }: questions.LockedQuestion,
  { questionId, decision, reason, operatorId, now }: Decided & { operatorId: number; now: Date },
) {
  if (decision === 'restore') {
    await questions.restoreQuestion(db, { questionId, accountId: operatorId, now });
    return answer === null ? 'open' : 'answered';
  }
  const state = decision === 'hide' ? 'hidden' : 'removed';
  await questions.withdrawQuestion(db, { questionId, state, reason, accountId: operatorId, now });
  return state;
}

function mailsAbout(
  question: questions.LockedQuestion,
  { questionId, decision, reason }: Decided,
): NewEmail[] {
  const data = { questionId, decision, reason };
  const toShop: NewEmail = { template: 'question-decided', recipient: question.sellerEmail, data };
  // Nothing is taken back from whoever asked by a restored question: her answer comes as always.
  if (decision === 'restore' || !question.isReachable) return [toShop];
  return [toShop, { template: 'question-withdrawn', recipient: question.askerEmail, data }];
}
