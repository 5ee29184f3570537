import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { identifier, text } from '../scalars.ts';

const written = z.object({ text: z._default(text(1000), '') });
const published = z.object({ text: z.string() });
const ofQuestion = z.object({ questionId: identifier });

/** What a shop says to the people who ask and who rate. */
export const sellerFeedbackEndpoints = {
  /** Answers, or changes the answer for 15 minutes. */
  answerQuestion: endpoint({
    method: 'POST',
    path: '/vender/preguntas/:questionId/respuesta',
    params: ofQuestion,
    body: written,
    output: published,
  }),
  reportQuestion: endpoint({
    method: 'POST',
    path: '/vender/preguntas/:questionId/reporte',
    params: ofQuestion,
    body: z.object({ reason: z._default(text(500), '') }),
  }),
  /** There is one reply, and it can be changed. */
  replyToReview: endpoint({
    method: 'POST',
    path: '/vender/valoraciones/:reviewId/respuesta',
    params: z.object({ reviewId: identifier }),
    body: written,
    output: published,
  }),
};
