import * as z from 'zod/mini';
import { TRACKING_URL_LENGTH } from '../../domain/carrier.ts';
import { CHANGEABLE_STATUSES } from '../../domain/package-transition.ts';
import { endpoint } from '../endpoint.ts';
import { upload } from '../form-text.ts';
import { identifier, pesos, text } from '../scalars.ts';
import { cancellationBody, packageState, returnBody } from './fulfilment.ts';

const BASE = '/vender/pedidos';

const ofOrder = z.object({ orderNumber: identifier });

/** Steps that need nothing but the word of the shop. */
export const BULK_STATUSES = [20, 21, 7, 2, 3] as const;

export const sellerOrderEndpoints = {
  moveSellerOrders: endpoint({
    method: 'POST',
    path: `${BASE}/estado`,
    body: z.object({
      orderNumbers: z.array(identifier).check(z.minLength(1), z.maxLength(50)),
      to: z.literal(BULK_STATUSES),
    }),
    output: z.array(
      z.object({
        orderNumber: z.number(),
        isDone: z.boolean(),
        /** Why not; empty when it is done. */
        message: z.string(),
      }),
    ),
  }),
  moveSellerOrder: endpoint({
    method: 'POST',
    path: `${BASE}/:orderNumber/estado`,
    params: ofOrder,
    body: z.object({
      to: z.literal(CHANGEABLE_STATUSES),
      carrier: z.optional(text(80, 1)),
      trackingNumber: z.optional(text(60, 1)),
      /** Only of a carrier outside the list; empty: it has none. */
      trackingUrl: z.optional(text(TRACKING_URL_LENGTH)),
      note: z.optional(text(500)),
    }),
    output: packageState,
  }),
  cancelSellerOrder: endpoint({
    method: 'POST',
    path: `${BASE}/:orderNumber/anulacion`,
    params: ofOrder,
    body: cancellationBody,
    output: packageState,
  }),
  returnSellerOrder: endpoint({
    method: 'POST',
    path: `${BASE}/:orderNumber/devolucion`,
    params: ofOrder,
    body: returnBody,
    output: packageState,
  }),
  uploadDeliveryProof: endpoint({
    method: 'POST',
    path: `${BASE}/:orderNumber/prueba`,
    params: ofOrder,
    bodyType: 'multipart',
    body: z.object({ file: upload }),
    file: { wireName: 'file', maximumBytes: 10 * 1024 * 1024 },
    requestsPerMinute: 60,
    successStatus: 201,
  }),
  collectSellerOrder: endpoint({
    method: 'POST',
    path: `${BASE}/:orderNumber/recaudo`,
    params: ofOrder,
    body: z.object({ amount: pesos }),
    output: packageState,
  }),
  refuseSellerOrder: endpoint({
    method: 'POST',
    path: `${BASE}/:orderNumber/rechazo`,
    params: ofOrder,
    body: z.object({ reason: text(300, 1) }),
    output: z.object({
      ...packageState.def.shape,
      freightCharge: z.number(),
    }),
  }),
};
