import { success } from '../../../../domain/result.ts';
import type { operatorMoneyEndpoints } from '../../../../wire/payouts/operator-money.ts';
import type { Context } from '../../../context.ts';
import { forOperator } from '../../../guards/for-operator.ts';
import type { Handlers } from '../../../http/handlers.ts';
import { getMoneyOverview } from '../money-overview.service.ts';

export function operatorMoneyRoutes(context: Context): Handlers<keyof typeof operatorMoneyEndpoints> {
  return {
    getMoneyOverview: forOperator('see-money', async () => success(await getMoneyOverview(context))),
  };
}
