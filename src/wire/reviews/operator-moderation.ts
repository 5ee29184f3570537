import * as z from 'zod/mini';
import { QUESTION_DECISIONS } from '../../domain/moderation.ts';
import { endpoint } from '../endpoint.ts';
import { identifier, text } from '../scalars.ts';

const BASE = '/operacion/moderacion';
const reason = z._default(text(500), '');

/** What both lists show of the product and its shop. */
const productFields = {
  productId: z.number(),
  productName: z.string(),
  imageUrl: z.string(),
  sellerId: z.number(),
  sellerName: z.string(),
};

const decisionFields = {
  decidedAt: z.nullable(z.string()),
  decidedBy: z.nullable(z.string()),
  decisionReason: z.nullable(z.string()),
};

const reviewEntity = z.object({
  id: z.number(),
  ...productFields,
  authorName: z.string(),
  rating: z.number(),
  verified: z.boolean(),
  text: z.string(),
  createdAt: z.string(),
  reply: z.nullable(z.string()),
  photos: z.array(z.object({ id: z.number(), url: z.string() })),
  /** Of what its author may change. */
  version: z.string(),
  ...decisionFields,
});

const questionEntity = z.object({
  id: z.number(),
  ...productFields,
  authorName: z.string(),
  text: z.string(),
  askedAt: z.string(),
  answer: z.nullable(z.string()),
  reportReason: z.nullable(z.string()),
  reportedAt: z.nullable(z.string()),
  ...decisionFields,
});

const messageEntity = z.object({
  id: z.number(),
  filingNumber: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.nullable(z.string()),
  topic: z.string(),
  text: z.string(),
  createdAt: z.string(),
  readAt: z.nullable(z.string()),
  answer: z.nullable(z.string()),
  answeredAt: z.nullable(z.string()),
  answeredBy: z.nullable(z.string()),
  archivedAt: z.nullable(z.string()),
  archivedBy: z.nullable(z.string()),
  note: z.nullable(z.string()),
});

const ofReview = z.object({ reviewId: identifier });
const ofMessage = z.object({ messageId: identifier });

/** What people wrote, and what the marketplace's own people decide about it. */
export const operatorModerationEndpoints = {
  publishReview: endpoint({
    method: 'POST',
    path: `${BASE}/opiniones/:reviewId/publicacion`,
    params: ofReview,
    /** Of what was read. */
    body: z.object({ version: text(40, 1) }),
  }),
  refuseReview: endpoint({
    method: 'POST',
    path: `${BASE}/opiniones/:reviewId/rechazo`,
    params: ofReview,
    body: z.object({ reason }),
  }),
  decideQuestion: endpoint({
    method: 'POST',
    path: `${BASE}/preguntas/:questionId/decision`,
    params: z.object({ questionId: identifier }),
    body: z.object({
      decision: z.enum(Object.values(QUESTION_DECISIONS)),
      reason,
    }),
  }),
  markMessageRead: endpoint({
    method: 'POST',
    path: `${BASE}/mensajes/:messageId/lectura`,
    params: ofMessage,
  }),
  answerMessage: endpoint({
    method: 'POST',
    path: `${BASE}/mensajes/:messageId/respuesta`,
    params: ofMessage,
    body: z.object({ text: z._default(text(5_000), '') }),
  }),
  archiveMessage: endpoint({
    method: 'POST',
    path: `${BASE}/mensajes/:messageId/archivo`,
    params: ofMessage,
    body: z.object({ note: z._default(text(500), '') }),
  }),
};

export type ModeratedReview = z.output<typeof reviewEntity>;
export type ModeratedQuestion = z.output<typeof questionEntity>;
export type ContactMessage = z.output<typeof messageEntity>;
