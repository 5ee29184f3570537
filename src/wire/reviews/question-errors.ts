import type { ErrorEntry } from '../error-entry.ts';

export const questionErrors = {
  'too-many-questions': {
    status: 429,
    message: 'Hiciste muchas preguntas. Espera las respuestas de la tienda e intenta de nuevo mañana.',
  },
  'answer-is-final': {
    status: 409,
    message: 'Una respuesta se puede cambiar durante 15 minutos. Ya pasaron.',
  },
  'question-reported': { status: 409, message: 'Esta pregunta ya fue reportada.' },
  'question-answered': { status: 409, message: 'Esta pregunta ya tiene respuesta.' },
} satisfies Record<string, ErrorEntry>;
