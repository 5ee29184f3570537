import type { Context } from '../context.ts';
import type { Reads } from '../http/reads.ts';
import { operatorOrderReads } from './orders/routes/operator-order.reads.ts';

/** Everything that the pages of both panels ask for. */
export function createPanelReads(context: Context) {
  return {
    ...operatorOrderReads(context),
  } satisfies Reads;
}
