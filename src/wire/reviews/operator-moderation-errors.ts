import type { ErrorEntry } from '../error-entry.ts';

export const operatorModerationErrors = {
  'review-changed': { status: 409, message: 'La opinión cambió mientras la leías. Léela de nuevo.' },
  'question-withdrawn': { status: 409, message: 'La plataforma retiró esta pregunta.' },
  'question-decision': {
    status: 409,
    message: 'La pregunta cambió de estado y ya no admite esta decisión. Actualiza la página.',
  },
  'message-answered': { status: 409, message: 'Este mensaje ya tiene respuesta.' },
} satisfies Record<string, ErrorEntry>;
