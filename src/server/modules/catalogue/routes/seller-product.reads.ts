import { failure, success } from '../../../../domain/result.ts';
import type { Context } from '../../../context.ts';
import { forSeller } from '../../../guards/for-seller.ts';
import { withEmails } from '../../audit/log-email.service.ts';
import { listProductHistory } from '../products/product-history.repository.ts';
import { findStoredProduct } from '../products/seller-product.repository.ts';

const HISTORY_SIZE = 50;

export function sellerProductReads(context: Context) {
  return {
    listProductChanges: forSeller(
      'see-products',
      async ({ productId, before }: { productId: number; before?: number | undefined }, { sellerId }) => {
        const stored = await findStoredProduct(context.write, sellerId, productId);
        if (!stored) return failure('not-found');
        const page = { sellerId, productId, before: before ?? null };
        return success(
          await withEmails(context.write, await listProductHistory(context.write, page, HISTORY_SIZE)),
        );
      },
    ),
  };
}
