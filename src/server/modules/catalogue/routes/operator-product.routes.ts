import type { operatorProductEndpoints } from '../../../../wire/catalogue/operator-products.ts';
import type { Context } from '../../../context.ts';
import { forOperator } from '../../../guards/for-operator.ts';
import type { Handlers } from '../../../http/handlers.ts';
import { correctCategory, pauseProduct, releaseProduct } from '../moderation/decide-product.service.ts';

export function operatorProductRoutes(context: Context): Handlers<keyof typeof operatorProductEndpoints> {
  return {
    pauseProduct: forOperator('moderate', ({ params, body }, { id }) =>
      pauseProduct(context, id, { ...params, ...body }),
    ),
    releaseProduct: forOperator('moderate', ({ params }, { id }) =>
      releaseProduct(context, id, params.productId),
    ),
    correctCategory: forOperator('edit-catalogue', ({ params, body }, { id }) =>
      correctCategory(context, id, { ...params, ...body }),
    ),
  };
}
