import { success } from '../../../../domain/result.ts';
import type { Context } from '../../../context.ts';
import { forOperator } from '../../../guards/for-operator.ts';
import { getOperatorOrder } from '../operator-view/operator-order.service.ts';
import { listOperatorOrders, type OrderListQuery } from '../operator-view/operator-order-list.service.ts';

export function operatorOrderReads(context: Context) {
  return {
    listOperatorOrders: forOperator('see-orders', async (asked: OrderListQuery) =>
      success(await listOperatorOrders(context, asked)),
    ),
    getOperatorOrder: forOperator('see-orders', ({ orderNumber }: { orderNumber: number }) =>
      getOperatorOrder(context, orderNumber),
    ),
  };
}
