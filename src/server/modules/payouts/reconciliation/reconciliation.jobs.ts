import type { Context } from '../../../context.ts';
import { reconcile, runRequestedReconciliation } from './reconciliation.service.ts';

/** Every night. What differs is for people to see; the log says how much. */
export async function reconcileNightly(context: Context): Promise<void> {
  const summary = await reconcile(context);
  if (summary.found > 0) context.log.warn(summary, 'Money does not agree everywhere');
  else context.log.info(summary, 'All money agrees');
}

/** What operators have asked for. */
export async function reconcileOnRequest(context: Context): Promise<void> {
  while (await runRequestedReconciliation(context));
}
