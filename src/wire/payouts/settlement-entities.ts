import * as z from 'zod/mini';
import type { PAYOUT_STATES } from '../../domain/payout-state.ts';
import { isoDate } from '../scalars.ts';

/** A point in time or none; ISO 8601. */
const moment = z.nullable(isoDate);

export const PAYOUT_STATE_NAMES = {
  pending: 'pendiente',
  sent: 'enviado',
  paid: 'pagado',
  failed: 'fallido',
  returned: 'devuelto',
} as const satisfies Record<(typeof PAYOUT_STATES)[number], string>;

export const payoutState = z.enum(Object.keys(PAYOUT_STATE_NAMES) as (keyof typeof PAYOUT_STATE_NAMES)[]);

export const settlementRunEntity = z.object({
  id: z.number(),
  key: z.string(),
  startedAt: isoDate,
  /** Null: it is still working. */
  finishedAt: moment,
  settlements: z.number(),
  amount: z.number(),
});

export const scheduleEntity = z.object({
  enabled: z.boolean(),
  hour: z.int().check(z.minimum(0), z.maximum(23)),
  /** 1 Monday to 5 Friday, without public holidays. */
  weekdays: z.array(z.int().check(z.minimum(1), z.maximum(5))).check(z.minLength(1), z.maxLength(5)),
});

/** A file to be saved by whoever asked for it. */
export const fileEntity = z.object({
  name: z.string(),
  contentType: z.string(),
  /** Base64. */
  content: z.string(),
});

/** 'YYYY-MM'. */
export const statementMonth = z.string().check(z.regex(/^20\d\d-(0[1-9]|1[0-2])$/));

export const statementQuery = z.object({ format: z.optional(z.enum(['csv', 'pdf'])) });
