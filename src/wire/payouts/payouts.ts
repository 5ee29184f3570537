import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { identifier, text } from '../scalars.ts';
import { bankReport } from './bank-files.ts';
import { payoutEntity, providerSettlementEntity, providerSettlementForm } from './payout-entities.ts';
import { fileEntity } from './settlement-entities.ts';

const BASE = '/operacion/liquidaciones/giros';

const payoutParams = z.object({ payoutId: identifier });
const reason = z.object({ reason: text(200, 3) });
const stepDone = z.object({
  payout: payoutEntity,
  /** The same step again: nothing changed. */
  already: z.boolean(),
});

/** Payments to sellers' banks and from the provider's, for the marketplace's own people. */
export const payoutEndpoints = {
  createPayoutFile: endpoint({
    method: 'POST',
    path: `${BASE}/archivos`,
    output: fileEntity,
  }),
  downloadPayoutFile: endpoint({
    method: 'GET',
    path: `${BASE}/archivos/:id`,
    params: z.object({ id: identifier }),
    output: fileEntity,
  }),
  markPayoutPaid: endpoint({
    method: 'POST',
    path: `${BASE}/:payoutId/pagado`,
    params: payoutParams,
    body: z.object({ bankReference: text(60, 1) }),
    output: stepDone,
  }),
  markPayoutFailed: endpoint({
    method: 'POST',
    path: `${BASE}/:payoutId/fallido`,
    params: payoutParams,
    body: reason,
    output: stepDone,
  }),
  markPayoutReturned: endpoint({
    method: 'POST',
    path: `${BASE}/:payoutId/devuelto`,
    params: payoutParams,
    body: reason,
    output: stepDone,
  }),
  applyPayoutReport: bankReport(`${BASE}/resultados`),
  recordProviderSettlement: endpoint({
    method: 'POST',
    path: '/operacion/liquidaciones/proveedor',
    body: providerSettlementForm,
    output: z.object({
      settlement: providerSettlementEntity,
      already: z.boolean(),
    }),
  }),
};
