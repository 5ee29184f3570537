import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { calendarDay, identifier, isoDate, pesos, text } from '../scalars.ts';
import { OPERATED_PACKAGE_PATH, operatedPackage, packageState } from './fulfilment.ts';

const collectedBy = z.enum(['carrier', 'seller']);

const remittanceEntity = z.object({
  id: z.number(),
  carrier: z.string(),
  reference: z.string(),
  amount: z.number(),
  receivedOn: z.string(),
  collectionIds: z.array(z.number()),
  isRepeated: z.boolean(),
});

export const cashOnDeliveryEndpoints = {
  recordCollection: endpoint({
    method: 'POST',
    path: `${OPERATED_PACKAGE_PATH}/recaudo`,
    params: operatedPackage,
    body: z.object({
      /** What the package costs, to the peso; another amount is answered with the expected one. */
      amount: pesos,
      collectedBy: collectedBy,
      /** Absent: the carrier that has the package. */
      carrier: z.optional(text(80, 1)),
      collectedAt: z.optional(z.pipe(z.iso.datetime({ offset: true }), isoDate)),
    }),
    output: z.object({
      ...packageState.def.shape,
      collectionId: z.number(),
      amount: z.number(),
    }),
  }),
  undoCollection: endpoint({
    method: 'POST',
    path: '/operacion/recaudos/:collectionId/anulacion',
    params: z.object({ collectionId: identifier }),
    body: z.object({ reason: text(300, 3) }),
    output: packageState,
  }),
  recordRefusal: endpoint({
    method: 'POST',
    path: `${OPERATED_PACKAGE_PATH}/rechazo`,
    params: operatedPackage,
    body: z.object({ reason: text(300, 1) }),
    output: z.object({
      ...packageState.def.shape,
      freightCharge: z.number(),
    }),
  }),
  recordRemittance: endpoint({
    method: 'POST',
    path: '/operacion/remesas',
    body: z.object({
      carrier: text(80, 1),
      reference: text(60, 1),
      amount: pesos,
      /** Absent: everything that the carrier holds. */
      collectionIds: z.optional(z.array(identifier).check(z.minLength(1), z.maxLength(5_000))),
      receivedOn: z.optional(calendarDay),
    }),
    output: remittanceEntity,
  }),
};
