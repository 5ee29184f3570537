import { nothing, operatorOnly } from './operator-only.ts';
import type { PersonalCall } from './personal-call.ts';
import type { CallName } from './published-reads.ts';

const ofReview = () => ({ params: { idValoracion: 1 } });
const ofMessage = () => ({ params: { idMensaje: 1 } });

export const operatorModerationCalls = {
  listModeratedReviews: operatorOnly(nothing),
  publishReview: operatorOnly(ofReview),
  refuseReview: operatorOnly(() => ({ ...ofReview(), json: { motivo: 'Insulta' } })),
  listModeratedQuestions: operatorOnly(nothing),
  decideQuestion: operatorOnly(() => ({
    params: { idPregunta: 1 },
    json: { decision: 'retirar', motivo: 'No es una pregunta' },
  })),
  listContactMessages: operatorOnly(nothing),
  markMessageRead: operatorOnly(ofMessage),
  answerMessage: operatorOnly(() => ({ ...ofMessage(), json: { respuesta: 'Hola' } })),
  archiveMessage: operatorOnly(() => ({ ...ofMessage(), json: { nota: 'Publicidad' } })),
} satisfies Partial<Record<CallName, PersonalCall>>;
