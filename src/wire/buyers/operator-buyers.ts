import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { identifier, text } from '../scalars.ts';
import { noteEntity } from '../sellers/operator-seller-entities.ts';

const BASE = '/operacion/clientes';

export const BUYER_TABS = { all: 'todos', active: 'activos', blocked: 'bloqueados' } as const;

const ofBuyer = z.object({ accountId: identifier });
const reasonBody = z.object({ reason: text(500, 3) });
const changed = z.object({
  accountId: z.number(),
  status: z.number(),
});

/** The provider's work with the people who buy. */
export const operatorBuyerEndpoints = {
  blockBuyer: endpoint({
    method: 'POST',
    path: `${BASE}/:accountId/bloquear`,
    params: ofBuyer,
    body: reasonBody,
    output: changed,
  }),
  unblockBuyer: endpoint({
    method: 'POST',
    path: `${BASE}/:accountId/desbloquear`,
    params: ofBuyer,
    body: reasonBody,
    output: changed,
  }),
  sendBuyerRecovery: endpoint({
    method: 'POST',
    path: `${BASE}/:accountId/recuperacion`,
    params: ofBuyer,
    requestsPerMinute: 30,
    output: changed,
  }),
  addBuyerNote: endpoint({
    method: 'POST',
    path: `${BASE}/:accountId/notas`,
    params: ofBuyer,
    body: z.object({ body: text(2_000, 1) }),
    output: noteEntity,
    successStatus: 201,
  }),
};
