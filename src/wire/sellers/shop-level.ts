import * as z from 'zod/mini';
import { LEVEL_KINDS } from '../../domain/shop-level.ts';
import { endpoint } from '../endpoint.ts';
import { fileEntity } from '../payouts/settlement-entities.ts';
import { identifier, text } from '../scalars.ts';

/** How well a shop treats its buyers: what it may ask, and what operators decide of it. */
export const shopLevelEndpoints = {
  /** All events of the period as a table; counts the level with it. */
  getLevelFile: endpoint({
    method: 'POST',
    path: '/vender/nivel/archivo',
    requestsPerMinute: 10,
    output: fileEntity,
  }),
  contestEvent: endpoint({
    method: 'POST',
    path: '/vender/nivel/reclamos',
    body: z.object({ kind: z.enum(LEVEL_KINDS), reference: text(20, 1), story: z._default(text(1_000), '') }),
    requestsPerMinute: 20,
  }),
  decideContest: endpoint({
    method: 'POST',
    path: '/operacion/niveles/:contestId/decision',
    params: z.object({ contestId: identifier }),
    body: z.object({ decision: z.enum(['excluded', 'kept']), reason: z._default(text(500), '') }),
  }),
};
