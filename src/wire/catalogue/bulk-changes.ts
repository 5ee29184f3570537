import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { identifier } from '../scalars.ts';
import {
  bulkChangeEntity,
  bulkChoiceEntity,
  bulkDetailEntity,
  bulkPreviewEntity,
  productFilterFields,
} from './bulk-change-entities.ts';

const params = z.object({ changeId: identifier });

/** One change of many products of the shop of the session. */
export const bulkChangeEndpoints = {
  /** Up to 200 products are changed when it answers; more by the worker. */
  beginBulkChange: endpoint({
    method: 'POST',
    path: '/vender/productos/cambios',
    body: z.object({ key: z.uuid(), choice: bulkChoiceEntity, change: bulkChangeEntity }),
    requestsPerMinute: 60,
    output: bulkDetailEntity,
    successStatus: 201,
  }),
  previewBulkChange: endpoint({
    method: 'POST',
    path: '/vender/productos/cambios/vista',
    inReadOnly: true,
    body: z.object({ choice: bulkChoiceEntity, change: bulkChangeEntity }),
    requestsPerMinute: 120,
    output: bulkPreviewEntity,
    productFilterFields,
  }),
  /** How many a filter finds; at most one more than a change may have. */
  countChosenProducts: endpoint({
    method: 'GET',
    path: '/vender/productos/cuenta',
    query: z.object(productFilterFields),
    output: z.object({ count: z.number() }),
  }),
  getBulkChange: endpoint({
    method: 'GET',
    path: '/vender/productos/cambios/:changeId',
    params,
    output: bulkDetailEntity,
  }),
  undoBulkChange: endpoint({
    method: 'POST',
    path: '/vender/productos/cambios/:changeId/deshacer',
    params,
    requestsPerMinute: 60,
    output: bulkDetailEntity,
  }),
};
