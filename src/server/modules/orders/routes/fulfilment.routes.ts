import type { fulfilmentEndpoints } from '../../../../wire/orders/fulfilment.ts';
import type { Context } from '../../../context.ts';
import { forOperator } from '../../../guards/for-operator.ts';
import type { Handlers } from '../../../http/handlers.ts';
import { cancelPackage } from '../fulfilment/cancel-package.service.ts';
import { changePackageStatus } from '../fulfilment/change-package-status.service.ts';
import { settleDelivery } from '../fulfilment/delivery.service.ts';
import { losePackage } from '../fulfilment/lost-package.service.ts';
import { returnPackage } from '../fulfilment/return-package.service.ts';

export function fulfilmentRoutes(context: Context): Handlers<keyof typeof fulfilmentEndpoints> {
  return {
    changePackageStatus: forOperator('move-orders', ({ params, body }, { id }) =>
      changePackageStatus(context, { ...params, ...body, actor: operator(id) }),
    ),
    cancelPackage: forOperator('move-orders', ({ params, body }, { id }) =>
      cancelPackage(context, { ...params, ...body, actor: operator(id) }),
    ),
    settleDelivery: forOperator('move-orders', ({ params, body }, { id }) =>
      settleDelivery(context, { ...params, ...body, actor: operator(id) }),
    ),
    losePackage: forOperator('move-orders', ({ params, body }, { id }) =>
      losePackage(context, { ...params, ...body, actor: operator(id) }),
    ),
    returnPackage: forOperator('move-orders', ({ params, body }, { id }) =>
      returnPackage(context, { ...params, ...body, actor: operator(id) }),
    ),
  };
}

function operator(accountId: number) {
  return { accountId, role: 'operator' } as const;
}
