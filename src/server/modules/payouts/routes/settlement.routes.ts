import type { settlementEndpoints } from '../../../../wire/payouts/settlements.ts';
import type { Context } from '../../../context.ts';
import { forOperator } from '../../../guards/for-operator.ts';
import type { Handlers } from '../../../http/handlers.ts';
import { getSellerStatement } from '../seller-money-view.service.ts';
import { saveBankAccount } from '../settlements/bank-account.service.ts';
import { setSettlementSchedule, startSettlementRun } from '../settlements/settlement-run.service.ts';
import { confirmSplit } from '../settlements/split-confirmation.service.ts';

export function settlementRoutes(context: Context): Handlers<keyof typeof settlementEndpoints> {
  return {
    startSettlementRun: forOperator('move-money', (_input: object, { id }, { idempotencyKey }) =>
      startSettlementRun(context, { key: idempotencyKey, actor: id }),
    ),
    setSettlementSchedule: forOperator('move-money', ({ body }, { id }) =>
      setSettlementSchedule(context, body, id),
    ),
    getSellerStatement: forOperator('see-money', ({ params: { sellerId, month }, query }) =>
      getSellerStatement(context, sellerId, { month, ...query }),
    ),
    saveBankAccount: forOperator('move-money', ({ params, body }, { id }) =>
      saveBankAccount(context, { ...body, sellerId: params.sellerId, actor: id }),
    ),
    confirmSplit: forOperator('move-money', ({ params, body }, { id }) =>
      confirmSplit(context, {
        orderNumber: params.orderNumber,
        receivers: body.receivers.length > 0 ? body.receivers : 'unsplit',
        actor: id,
      }),
    ),
  };
}
