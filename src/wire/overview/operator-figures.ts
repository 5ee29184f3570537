import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { fileEntity } from '../payouts/settlement-entities.ts';
import { calendarDay } from '../scalars.ts';

const BASE = '/operacion/cifras';

/** Bogotá's days, both included; without them the last 30. At most a year. */
const period = {
  from: z.optional(calendarDay),
  to: z.optional(calendarDay),
};

/** Counted on our own server: numbers only, nothing of a person. */
export const operatorFiguresEndpoints = {
  exportFigures: endpoint({
    method: 'GET',
    path: `${BASE}/archivo`,
    query: z.object({
      ...period,
      table: z.enum(['days', 'products', 'sellers', 'searches', 'refunds']),
    }),
    requestsPerMinute: 30,
    output: fileEntity,
  }),
};
