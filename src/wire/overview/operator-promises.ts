import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { fileEntity } from '../payouts/settlement-entities.ts';

/** How often packages came by the day that was promised: one of the tables of the page, as it stands there. */
export const operatorPromisesEndpoints = {
  exportPromises: endpoint({
    method: 'GET',
    path: '/operacion/cifras/puntualidad/archivo',
    query: z.object({
      by: z.enum(['shop', 'zone', 'carrier']),
      days: z.codec(z.enum(['30', '90']), z.literal([30, 90]), {
        decode: (text) => (text === '90' ? 90 : 30),
        encode: (days) => (days === 90 ? '90' : '30'),
      }),
      order: z.enum(['worst', 'packages', 'name']),
    }),
    requestsPerMinute: 30,
    output: fileEntity,
  }),
};
