/** The groups of each list of the moderation: Spanish in addresses and on the wire, ours inside. */
export const REVIEW_VIEWS = {
  pendientes: 'pending',
  publicadas: 'approved',
  rechazadas: 'rejected',
} as const;
export type ReviewView = (typeof REVIEW_VIEWS)[keyof typeof REVIEW_VIEWS];

export const QUESTION_VIEWS = {
  reportadas: 'reported',
  publicadas: 'answered',
  ocultas: 'hidden',
  retiradas: 'removed',
} as const;
export type QuestionView = (typeof QUESTION_VIEWS)[keyof typeof QUESTION_VIEWS];

export const MESSAGE_VIEWS = { abiertos: 'open', respondidos: 'answered', archivados: 'archived' } as const;
export type MessageView = (typeof MESSAGE_VIEWS)[keyof typeof MESSAGE_VIEWS];

export const LEVEL_VIEWS = { pendientes: 'waiting', decididos: 'decided' } as const;
export type LevelView = (typeof LEVEL_VIEWS)[keyof typeof LEVEL_VIEWS];

export const QUESTION_DECISIONS = { ocultar: 'hide', restaurar: 'restore', retirar: 'remove' } as const;
export type QuestionDecision = (typeof QUESTION_DECISIONS)[keyof typeof QUESTION_DECISIONS];

/** What may be decided in each state. A removed question stays removed; one without report or answer is the shop's. */
export const DECISIONS_IN_STATE: Record<QuestionView, readonly QuestionDecision[]> = {
  reported: ['restore', 'remove'],
  answered: ['hide', 'remove'],
  hidden: ['restore', 'remove'],
  removed: [],
};
