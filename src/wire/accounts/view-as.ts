import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { identifier, text } from '../scalars.ts';

const viewEntity = z.object({
  sellerId: z.number(),
  shopName: z.string(),
  /** ISO. */
  expiresAt: z.string(),
});

/** A shop's panel as its team sees it, without a way to change anything. */
export const viewAsEndpoints = {
  startViewAs: endpoint({
    method: 'POST',
    path: '/operacion/vendedores/:sellerId/ver',
    params: z.object({ sellerId: identifier }),
    body: z.object({ reason: text(500, 3) }),
    requestsPerMinute: 30,
    output: viewEntity,
  }),
  endViewAs: endpoint({
    method: 'POST',
    path: '/operacion/ver-como/salir',
    output: z.object({
      status: z._default(z.boolean(), true),
      /** The shop that was open; null: none was. */
      sellerId: z.nullable(z.number()),
    }),
  }),
};
