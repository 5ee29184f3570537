import { success } from '../../../../domain/result.ts';
import type { InputOf } from '../../../../wire/endpoint.ts';
import type { Endpoints } from '../../../../wire/endpoints.ts';
import type { operatorOrderEndpoints } from '../../../../wire/orders/operator-orders.ts';
import type { Context } from '../../../context.ts';
import { forOperator } from '../../../guards/for-operator.ts';
import type { Handlers } from '../../../http/handlers.ts';
import { getOperatorOrder } from '../operator-view/operator-order.service.ts';
import { listOperatorOrders } from '../operator-view/operator-order-list.service.ts';
import { noteOrder, resendOrderMail } from '../operator-view/order-mail.service.ts';

export function operatorOrderRoutes(context: Context): Handlers<keyof typeof operatorOrderEndpoints> {
  return {
    listOperatorOrders: forOperator(
      'see-orders',
      async ({ query: { late, ...query } }: InputOf<Endpoints['listOperatorOrders']>) =>
        success(await listOperatorOrders(context, { ...query, ...(late && { late: true }) })),
    ),
    getOperatorOrder: forOperator('see-orders', ({ params }) =>
      getOperatorOrder(context, params.orderNumber),
    ),
    noteOrder: forOperator('move-orders', ({ params, body }, { id }) =>
      noteOrder(context, id, { ...params, ...body }),
    ),
    resendOrderMail: forOperator('move-orders', ({ params, body }, { id }) =>
      resendOrderMail(context, id, { ...params, ...body }),
    ),
  };
}
