import * as z from 'zod/mini';
import { TRACKING_URL_LENGTH } from '../../domain/carrier.ts';
import { CHANGEABLE_STATUSES } from '../../domain/package-transition.ts';
import { endpoint } from '../endpoint.ts';
import { identifier, text } from '../scalars.ts';

export const operatedPackage = z.object({
  orderNumber: identifier,
  sellerId: identifier,
});

export const OPERATED_PACKAGE_PATH = '/operacion/pedido/:orderNumber/paquete/:sellerId';

export const packageState = z.object({
  orderNumber: z.number(),
  sellerId: z.number(),
  statusId: z.number(),
  carrier: z.nullable(z.string()),
  trackingNumber: z.nullable(z.string()),
  trackingUrl: z.nullable(z.string()),
  /** Still to be collected at the door; 0 for what is paid. */
  due: z.number(),
  /** It had been done before, nothing was done now. */
  isRepeated: z.boolean(),
});

const keptLineEntity = z.object({
  line: identifier,
  quantity: z.int().check(z.minimum(0), z.maximum(100_000)),
});

/** Also of the shop's own call. */
export const cancellationBody = z.object({
  cause: z.enum(['out-of-stock', 'damaged', 'not-deliverable', 'buyer-request', 'other']),
  /** What is still sent of each named line; absent: nothing of the package. */
  kept: z.optional(z.array(keptLineEntity).check(z.minLength(1), z.maxLength(200))),
  note: z.optional(text(500)),
});

export const returnBody = z.object({
  /** False: the goods came back in no state to be sold. */
  restock: z._default(z.boolean(), true),
  note: z.optional(text(500)),
});

export const fulfilmentEndpoints = {
  changePackageStatus: endpoint({
    method: 'POST',
    path: `${OPERATED_PACKAGE_PATH}/estado`,

    params: operatedPackage,
    body: z.object({
      to: z.literal(CHANGEABLE_STATUSES),
      /** Both are needed for 1 and 7, unless the package has them already. */
      carrier: z.optional(text(80, 1)),
      trackingNumber: z.optional(text(60, 1)),
      /** Only of a carrier outside the list; empty: it has none. */
      trackingUrl: z.optional(text(TRACKING_URL_LENGTH)),
      note: z.optional(text(500)),
    }),
    output: packageState,
  }),
  cancelPackage: endpoint({
    method: 'POST',
    path: `${OPERATED_PACKAGE_PATH}/anulacion`,

    params: operatedPackage,
    body: cancellationBody,
    output: packageState,
  }),
  /** The proof of a delivery was seen, or an objection is settled. */
  settleDelivery: endpoint({
    method: 'POST',
    path: `${OPERATED_PACKAGE_PATH}/entrega`,

    params: operatedPackage,
    body: z.object({ note: text(500, 1) }),
  }),
  /** Its carrier lost it: the buyer has everything back, and its shop is credited. */
  losePackage: endpoint({
    method: 'POST',
    path: `${OPERATED_PACKAGE_PATH}/perdida`,

    params: operatedPackage,
    body: z.object({ note: text(300, 1) }),
    output: packageState,
  }),
  returnPackage: endpoint({
    method: 'POST',
    path: `${OPERATED_PACKAGE_PATH}/devolucion`,

    params: operatedPackage,
    body: returnBody,
    output: packageState,
  }),
};
