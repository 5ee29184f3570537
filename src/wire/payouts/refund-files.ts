import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { identifier } from '../scalars.ts';
import { bankReport } from './bank-files.ts';
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
  applyRefundReport: bankReport(`${BASE}/resultados`),
};
