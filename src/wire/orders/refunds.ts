import * as z from 'zod/mini';
import { GOODS_REFUND_CAUSES } from '../../domain/refund-causes.ts';
import { endpoint } from '../endpoint.ts';
import { identifier, pesos, text } from '../scalars.ts';
import { refundEntity, refundPreviewEntity } from './refund-entities.ts';

const BASE = '/operacion/reembolsos';

const quantity = z.int().check(z.minimum(1), z.maximum(100_000));

const askedLineEntity = z.object({
  line: identifier,
  quantity: quantity,
  restock: z.optional(z.boolean()),
});

const refundForm = z.object({
  orderNumber: identifier,
  cause: z.enum(GOODS_REFUND_CAUSES),
  note: z._default(text(500), ''),
  /** Whole packages of these sellers. Neither sellers nor lines: whatever of the order was not refunded. */
  sellerIds: z.optional(z.array(identifier).check(z.minLength(1), z.maxLength(100))),
  lines: z.optional(z.array(askedLineEntity).check(z.minLength(1), z.maxLength(100))),
  /** The units go back on sale now; unless said, those of packages that have not left their seller. */
  restock: z.optional(z.boolean()),
  shipping: z._default(z.enum(['by-rule', 'all', 'none']), 'by-rule'),
});

export type RefundForm = z.output<typeof refundForm>;

const ofOrder = z.object({ number: identifier });
const ofRefund = z.object({ id: identifier });

/** Money back to buyers, for the marketplace's own people. */
export const refundEndpoints = {
  previewRefund: endpoint({
    method: 'POST',
    path: `${BASE}/calcular`,
    inReadOnly: true,
    body: refundForm,
    output: refundPreviewEntity,
  }),
  createRefund: endpoint({
    method: 'POST',
    path: BASE,
    body: refundForm,
    successStatus: 201,
    output: refundEntity,
  }),
  markRefundPaid: endpoint({
    method: 'POST',
    path: `${BASE}/:id/pagado`,
    params: ofRefund,
    body: z.object({
      paidBy: z.enum(['bank', 'provider']),
      reference: text(100, 1),
    }),
    output: refundEntity,
  }),
  recordRecovery: endpoint({
    method: 'POST',
    path: `${BASE}/recuperados`,
    body: z.object({
      /** The provider's number of the payment (x_ref_payco). */
      paymentReference: text(60, 1),
      amount: pesos.check(z.minimum(1)),
      reference: text(100, 1),
    }),
    output: z.object({
      recoveryId: z.number(),
      amount: z.number(),
      missing: z.number(),
      isRepeated: z.boolean(),
    }),
  }),
  restockRefunded: endpoint({
    method: 'POST',
    path: `${BASE}/pedido/:number/reingreso`,
    params: ofOrder,
    body: z.object({ sellerId: identifier }),
    output: z.object({ units: z.number() }),
  }),
};

/** A Spanish word on the wire, ours inside. */
