import { nothing, operatorOnly } from './operator-only.ts';
import type { PersonalCall } from './personal-call.ts';
import type { CallName } from './published-reads.ts';

const ofReview = () => ({ params: { reviewId: 1 } });
const ofMessage = () => ({ params: { messageId: 1 } });

export const operatorModerationCalls = {
  listModeratedReviews: operatorOnly(nothing),
  publishReview: operatorOnly(() => ({ ...ofReview(), json: { version: 'x' } })),
  refuseReview: operatorOnly(() => ({ ...ofReview(), json: { reason: 'Insulta' } })),
  listModeratedQuestions: operatorOnly(nothing),
  decideQuestion: operatorOnly(() => ({
    params: { questionId: 1 },
    json: { decision: 'remove', reason: 'No es una pregunta' },
  })),
  listLevelContests: operatorOnly(nothing),
  decideContest: operatorOnly(() => ({
    params: { contestId: 1 },
    json: { decision: 'excluded', reason: 'Fuerza mayor' },
  })),
  listContactMessages: operatorOnly(nothing),
  markMessageRead: operatorOnly(ofMessage),
  answerMessage: operatorOnly(() => ({ ...ofMessage(), json: { text: 'Hola' } })),
  archiveMessage: operatorOnly(() => ({ ...ofMessage(), json: { note: 'Publicidad' } })),
} satisfies Partial<Record<CallName, PersonalCall>>;
