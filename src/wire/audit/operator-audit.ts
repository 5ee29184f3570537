import * as z from 'zod/mini';
import { ALL_AUDIT_KIND_IDS } from '../../domain/audit-kinds.ts';
import { endpoint } from '../endpoint.ts';
import { fileEntity } from '../payouts/settlement-entities.ts';
import { calendarDay, identifier, text } from '../scalars.ts';

const filters = {
  /** Exact e-mail of who did it. */
  email: z.optional(text(254)),
  kind: z.optional(z.enum(ALL_AUDIT_KIND_IDS)),
  sellerId: z.optional(identifier),
  /** Number of the order, product, account … that was changed. */
  code: z.optional(text(40)),
  from: z.optional(calendarDay),
  until: z.optional(calendarDay),
};

/** Every change by anyone. Nothing of it can be changed or removed. */
export const operatorAuditEndpoints = {
  exportAuditEntries: endpoint({
    method: 'GET',
    path: '/operacion/registro/archivo',
    query: z.object(filters),
    requestsPerMinute: 10,
    output: fileEntity,
  }),
};
