import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { identifier, text } from '../scalars.ts';

const ORDER = '/operacion/pedidos/:orderNumber';
const params = z.object({ orderNumber: identifier });

/** What the marketplace's own people do to the orders of all shops. */
export const operatorOrderEndpoints = {
  noteOrder: endpoint({
    method: 'POST',
    path: `${ORDER}/notas`,
    params,
    body: z.object({ body: text(1_000, 1) }),
  }),
  /** Without a message: the confirmation to the buyer. */
  resendOrderMail: endpoint({
    method: 'POST',
    path: `${ORDER}/correos`,
    params,
    body: z.object({ messageId: z.optional(identifier) }),
    requestsPerMinute: 30,
  }),
};
