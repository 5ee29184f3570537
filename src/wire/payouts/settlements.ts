import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { identifier, text } from '../scalars.ts';
import { bankAccountEntity, bankAccountForm } from './payout-entities.ts';
import {
  fileEntity,
  scheduleEntity,
  settlementRunEntity,
  statementMonth,
  statementQuery,
} from './settlement-entities.ts';

const BASE = '/operacion/liquidaciones';

const sellerParams = z.object({ sellerId: identifier });

/** Money of sellers, for the marketplace's own people. */
export const settlementEndpoints = {
  startSettlementRun: endpoint({
    method: 'POST',
    path: `${BASE}/ejecuciones`,
    output: settlementRunEntity,
  }),
  setSettlementSchedule: endpoint({
    method: 'PUT',
    path: `${BASE}/programacion`,
    body: scheduleEntity,
    output: scheduleEntity,
  }),
  /** A month of a shop's movements, as she downloads it herself. */
  getSellerStatement: endpoint({
    method: 'GET',
    path: `${BASE}/vendedores/:sellerId/extractos/:month`,
    params: z.extend(sellerParams, { month: statementMonth }),
    query: statementQuery,
    output: fileEntity,
  }),
  saveBankAccount: endpoint({
    method: 'PUT',
    path: `${BASE}/vendedores/:sellerId/cuenta`,
    params: sellerParams,
    body: bankAccountForm,
    output: bankAccountEntity,
  }),
  confirmSplit: endpoint({
    method: 'POST',
    path: `${BASE}/reparto/:orderNumber`,
    params: z.object({ orderNumber: identifier }),
    body: z.object({
      /** Empty: the provider paid everything to the marketplace. */
      receivers: z
        .array(
          z.object({
            providerId: text(30, 1),
            total: z.int().check(z.minimum(0)),
            fee: z.int().check(z.minimum(0)),
          }),
        )
        .check(z.maxLength(50)),
    }),
    output: z.object({
      result: z.enum(['confirmed', 'absent']),
    }),
  }),
};
