import * as z from 'zod/mini';
import { AUDIT_KIND_IDS } from '../../domain/audit-words.ts';
import { endpoint } from '../endpoint.ts';
import { fileEntity } from '../payouts/settlement-entities.ts';
import { identifier } from '../scalars.ts';

const filters = {
  accountId: z.optional(identifier),
  kind: z.optional(z.enum(AUDIT_KIND_IDS)),
};

/** What the team of a shop did. */
export const sellerActivityEndpoints = {
  exportActivity: endpoint({
    method: 'GET',
    path: '/vender/actividad/archivo',
    query: z.object(filters),
    requestsPerMinute: 10,
    output: fileEntity,
  }),
};
