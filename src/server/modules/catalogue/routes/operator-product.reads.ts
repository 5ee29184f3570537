import { success } from '../../../../domain/result.ts';
import type { Context } from '../../../context.ts';
import { forOperator } from '../../../guards/for-operator.ts';
import {
  getOperatorProduct,
  listOperatorProducts,
  type ProductListQuery,
} from '../moderation/operator-product.service.ts';

export function operatorProductReads(context: Context) {
  return {
    listOperatorProducts: forOperator('see-catalogue', async (asked: ProductListQuery) =>
      success(await listOperatorProducts(context, asked)),
    ),
    getOperatorProduct: forOperator('see-catalogue', ({ productId }: { productId: number }) =>
      getOperatorProduct(context, productId),
    ),
  };
}
