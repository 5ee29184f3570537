import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { upload } from '../form-text.ts';
import { identifier } from '../scalars.ts';
import { refundRowEntity } from './payout-entities.ts';
import { fileEntity } from './settlement-entities.ts';

const BASE = '/operacion/reembolsos/archivos';

/** Refunds by bank account in files for the bank, and its answers; for the marketplace's own people. */
export const refundFileEndpoints = {
  createRefundFile: endpoint({ method: 'POST', path: BASE, output: fileEntity }),
  downloadRefundFile: endpoint({
    method: 'GET',
    path: `${BASE}/:id`,
    params: z.object({ id: identifier }),
    output: fileEntity,
  }),
  applyRefundReport: endpoint({
    method: 'POST',
    path: `${BASE}/resultados`,
    bodyType: 'multipart',
    file: { wireName: 'file', maximumBytes: 1_000_000 },
    maximumBodyBytes: 1_100_000,
    body: z.object({ file: z.optional(upload) }),
    output: z.array(refundRowEntity),
  }),
};
