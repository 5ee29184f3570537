import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { formText } from '../form-text.ts';
import { identifier, placeCode, text } from '../scalars.ts';
import {
  applicationItem,
  applicationItemEntity,
  applicationItemState,
  noteEntity,
  operatorSellerListEntity,
} from './operator-seller-entities.ts';

const BASE = '/operacion/vendedores';

export const SELLER_TABS = {
  pending: 'pendientes',
  correcting: 'en-correccion',
  active: 'activos',
  blocked: 'bloqueados',
} as const;

const ofSeller = z.object({ sellerId: identifier });
const reason = text(500, 3);
const reasonBody = z.object({ reason });
/** The status afterwards (spec 4 indEstado). */
const changed = z.object({
  sellerId: z.number(),
  status: z.number(),
});

/** The provider's work on sellers (spec 4: approval 1 to 2, block 3). */
export const operatorSellerEndpoints = {
  listOperatorSellers: endpoint({
    method: 'GET',
    path: BASE,
    query: z.object({
      tab: z.optional(z.enum(Object.keys(SELLER_TABS) as (keyof typeof SELLER_TABS)[])),
      search: z.optional(text(80)),
      /** The last one of the page before. */
      after: z.optional(identifier),
    }),
    output: z.object({
      sellers: z.array(operatorSellerListEntity),
      nextAfter: z.nullable(z.number()),
    }),
  }),
  reviewApplicationItem: endpoint({
    method: 'PUT',
    path: `${BASE}/:sellerId/solicitud/:item`,
    params: z.object({
      sellerId: identifier,
      item: applicationItem,
    }),
    body: z.object({
      state: applicationItemState,
      reason: z._default(text(500), ''),
    }),
    output: z.array(applicationItemEntity),
  }),
  approveSeller: endpoint({
    method: 'POST',
    path: `${BASE}/:sellerId/aprobar`,
    params: ofSeller,
    body: z.object({
      /** What nobody looked at, and she approves all the same. */
      unreviewed: z._default(z.array(applicationItem).check(z.maxLength(10)), []),
    }),
    output: changed,
  }),
  undoApproval: endpoint({
    method: 'POST',
    path: `${BASE}/:sellerId/deshacer-aprobacion`,
    params: ofSeller,
    output: changed,
  }),
  requestCorrection: endpoint({
    method: 'POST',
    path: `${BASE}/:sellerId/correccion`,
    params: ofSeller,
    output: changed,
  }),
  blockSeller: endpoint({
    method: 'POST',
    path: `${BASE}/:sellerId/bloquear`,
    params: ofSeller,
    body: reasonBody,
    output: changed,
  }),
  unblockSeller: endpoint({
    method: 'POST',
    path: `${BASE}/:sellerId/desbloquear`,
    params: ofSeller,
    body: reasonBody,
    output: changed,
  }),
  editOperatorSeller: endpoint({
    method: 'PUT',
    path: `${BASE}/:sellerId`,
    params: ofSeller,
    body: z.object({
      displayName: formText(80),
      email: formText(254),
      phone: formText(20),
      address: formText(200),
      cityId: placeCode(5),
      paymentProviderId: formText(40),
      reason,
    }),
    output: changed,
  }),
  addSellerNote: endpoint({
    method: 'POST',
    path: `${BASE}/:sellerId/notas`,
    params: ofSeller,
    body: z.object({ body: text(2_000, 1) }),
    output: noteEntity,
    successStatus: 201,
  }),
};
