import type { operatorOrderEndpoints } from '../../../../wire/orders/operator-orders.ts';
import type { Context } from '../../../context.ts';
import { forOperator } from '../../../guards/for-operator.ts';
import type { Handlers } from '../../../http/handlers.ts';
import { noteOrder, resendOrderMail } from '../operator-view/order-mail.service.ts';

export function operatorOrderRoutes(context: Context): Handlers<keyof typeof operatorOrderEndpoints> {
  return {
    noteOrder: forOperator('move-orders', ({ params, body }, { id }) =>
      noteOrder(context, id, { ...params, ...body }),
    ),
    resendOrderMail: forOperator('move-orders', ({ params, body }, { id }) =>
      resendOrderMail(context, id, { ...params, ...body }),
    ),
  };
}
