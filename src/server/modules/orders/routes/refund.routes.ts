import { success } from '../../../../domain/result.ts';
import type { refundEndpoints } from '../../../../wire/orders/refunds.ts';
import type { Context } from '../../../context.ts';
import { forOperator } from '../../../guards/for-operator.ts';
import type { Handlers } from '../../../http/handlers.ts';
import { recordRecovery } from '../refunds/recovery.service.ts';
import { getListedRefund } from '../refunds/refund-list.service.ts';
import { markRefundPaid } from '../refunds/refund-payment.service.ts';
import { previewRefund, requestRefund, restockRefunded } from '../refunds/refund-request.service.ts';

export function refundRoutes(context: Context): Handlers<keyof typeof refundEndpoints> {
  return {
    previewRefund: forOperator('refund-orders', ({ body }) => previewRefund(context, body)),
    createRefund: forOperator('refund-orders', async ({ body }, { id: actor }, { idempotencyKey: key }) => {
      const recorded = await requestRefund(context, body, { key, actor });
      return recorded.ok ? success(await getListedRefund(context, recorded.value.refundId)) : recorded;
    }),
    markRefundPaid: forOperator('move-money', async ({ params, body }, { id: actor }) => {
      const paid = await markRefundPaid(context, { ...body, refundId: params.id, actor });
      return paid.ok ? success(await getListedRefund(context, params.id)) : paid;
    }),
    recordRecovery: forOperator('move-money', ({ body }, { id: actor }) =>
      recordRecovery(context, { ...body, actor }),
    ),
    restockRefunded: forOperator('refund-orders', ({ params, body }, { id: actor }) =>
      restockRefunded(context, { orderNumber: params.number, sellerId: body.sellerId, actor }),
    ),
  };
}
