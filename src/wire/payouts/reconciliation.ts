import * as z from 'zod/mini';
import { DIFFERENCE_KINDS } from '../../domain/reconciliation.ts';
import { endpoint } from '../endpoint.ts';
import { identifier, text } from '../scalars.ts';

const nullableNumber = z.nullable(z.number());
const nullableText = z.nullable(z.string());

const runEntity = z.object({
  id: z.number(),
  requestedAt: z.string(),
  /** False: the nightly one. */
  isOnDemand: z.boolean(),
  startedAt: nullableText,
  finishedAt: nullableText,
  /** Whether the provider's list was read to its end. */
  providerRead: z.nullable(z.enum(['complete', 'cut', 'away', 'none'])),
  transactionsRead: z.number(),
  transactionsTakenUp: z.number(),
  found: nullableNumber,
  opened: nullableNumber,
  resolved: nullableNumber,
});

export type ReconciliationRun = z.output<typeof runEntity>;

const differenceEntity = z.object({
  id: z.number(),
  kind: z.string(),
  subject: z.string(),
  orderNumber: nullableNumber,
  sellerId: nullableNumber,
  expected: nullableNumber,
  found: nullableNumber,
  cause: z.string(),
  remedy: z.string(),
  firstSeen: z.string(),
  lastSeen: z.string(),
  resolvedAt: nullableText,
  note: z.string(),
  notedAt: nullableText,
  acknowledgedAt: nullableText,
});

export type ReconciliationDifference = z.output<typeof differenceEntity>;

const groupEntity = z.object({
  kind: z.enum(DIFFERENCE_KINDS),
  name: z.string(),
  count: z.number(),
  /** How far what was expected and what was found lie apart, added up. */
  amount: z.number(),
});

export type DifferenceGroup = z.output<typeof groupEntity>;

/** Provider, orders and books against each other; for the marketplace's own people. */
export const reconciliationEndpoints = {
  requestReconciliation: endpoint({
    method: 'POST',
    path: '/operacion/conciliacion',
    requestsPerMinute: 6,
    successStatus: 201,
    output: z.object({ id: z.number() }),
  }),
  noteDifference: endpoint({
    method: 'PUT',
    path: '/operacion/conciliacion/diferencias/:id',
    params: z.object({ id: identifier }),
    body: z.object({
      note: text(2000),
      acknowledged: z._default(z.boolean(), true),
    }),
    output: differenceEntity,
  }),
};
