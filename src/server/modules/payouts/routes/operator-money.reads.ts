import { success } from '../../../../domain/result.ts';
import type { Context } from '../../../context.ts';
import { forOperator } from '../../../guards/for-operator.ts';
import { getMoneyOverview } from '../money-overview.service.ts';

export function operatorMoneyReads(context: Context) {
  return {
    getMoneyOverview: forOperator('see-money', async () => success(await getMoneyOverview(context))),
  };
}
