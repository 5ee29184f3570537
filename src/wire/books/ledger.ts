import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { paidTwiceEntity, violationEntity } from './ledger-entities.ts';

const BASE = '/operacion/contabilidad';

/** The books, for the marketplace's own people: balances, entries, the reason of every peso, and the proof. */
export const ledgerEndpoints = {
  checkLedger: endpoint({
    method: 'POST',
    path: `${BASE}/revision`,
    requestsPerMinute: 6,
    output: z.object({
      holds: z.boolean(),
      violations: z.array(violationEntity),
      /** No error: what buyers got by the bank and by the provider's reversal, and have not returned. */
      paidTwice: z.array(paidTwiceEntity),
    }),
  }),
};
