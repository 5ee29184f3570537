import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { formText } from '../form-text.ts';

const BASE = '/operacion/configuracion';

const groupKey = z.enum(['money-rules', 'fulfilment-rules', 'seller-fee-percent', 'catalogue-rules']);
const ofGroup = z.object({ key: groupKey });

const valueEntity = z.object({
  path: z.string().check(z.maxLength(80)),
  value: z.number(),
});

const groupEntity = z.object({
  key: groupKey,
  /** Sent back with a change, so that nobody saves over somebody else's. */
  version: z.number(),
  values: z.array(valueEntity),
});

/** What the business may change without a programmer. */
export const operatorSettingsEndpoints = {
  saveSettingGroup: endpoint({
    method: 'PUT',
    path: `${BASE}/:key`,
    params: ofGroup,
    body: z.object({
      version: z.number(),
      values: z.array(valueEntity).check(z.maxLength(60)),
      reason: formText(300),
    }),
    output: groupEntity,
  }),
  renameStatuses: endpoint({
    method: 'PUT',
    path: `${BASE}-estados`,
    body: z.object({
      statuses: z
        .array(
          z.object({
            id: z.int(),
            name: formText(60),
          }),
        )
        .check(z.maxLength(40)),
    }),
    output: z.array(z.object({ id: z.number(), name: z.string() })),
  }),
};
