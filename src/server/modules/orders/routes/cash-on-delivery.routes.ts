import type { cashOnDeliveryEndpoints } from '../../../../wire/orders/cash-on-delivery.ts';
import type { Context } from '../../../context.ts';
import { forOperator } from '../../../guards/for-operator.ts';
import type { Handlers } from '../../../http/handlers.ts';
import { recordCollection } from '../cash/record-collection.service.ts';
import { recordRefusal } from '../cash/record-refusal.service.ts';
import { recordRemittance } from '../cash/record-remittance.service.ts';
import { undoCollection } from '../cash/undo-collection.service.ts';

export function cashOnDeliveryRoutes(context: Context): Handlers<keyof typeof cashOnDeliveryEndpoints> {
  return {
    recordCollection: forOperator('move-orders', ({ params, body }, { id }) =>
      recordCollection(context, { ...params, ...body, actor: operator(id) }),
    ),
    undoCollection: forOperator('move-money', ({ params, body }, { id }) =>
      undoCollection(context, { ...params, ...body, actor: operator(id) }),
    ),
    recordRefusal: forOperator('move-orders', ({ params, body }, { id }) =>
      recordRefusal(context, { ...params, ...body, actor: operator(id) }),
    ),
    recordRemittance: forOperator('move-money', ({ body }, { id }) =>
      recordRemittance(context, { ...body, actor: id }),
    ),
  };
}

function operator(accountId: number) {
  return { accountId, role: 'operator' } as const;
}
