import { success } from '../../../../domain/result.ts';
import type { reconciliationEndpoints } from '../../../../wire/payouts/reconciliation.ts';
import type { Context } from '../../../context.ts';
import { forOperator } from '../../../guards/for-operator.ts';
import type { Handlers } from '../../../http/handlers.ts';
import { noteDifference } from '../reconciliation/difference-list.service.ts';
import { requestReconciliation } from '../reconciliation/reconciliation.service.ts';

export function reconciliationRoutes(context: Context): Handlers<keyof typeof reconciliationEndpoints> {
  return {
    requestReconciliation: forOperator('move-money', async (_, { id }) =>
      success({ id: await requestReconciliation(context, id) }),
    ),
    noteDifference: forOperator('move-money', ({ params, body }, account) =>
      noteDifference(context, { id: params.id, ...body, actor: account.id }),
    ),
  };
}
