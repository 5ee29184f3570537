import { success } from '../../../../domain/result.ts';
import type { Context } from '../../../context.ts';
import { forSeller } from '../../../guards/for-seller.ts';
import { findCurrentBulkChange } from '../bulk/bulk-change.service.ts';
import { listTagNames } from '../bulk/product-tag.repository.ts';

const MOST_TAGS = 100;

export function bulkChangeReads(context: Context) {
  return {
    /** What the list of products shows beside its products. */
    getProductDesk: forSeller('see-products', async (_: object, { sellerId }) => {
      const [current, tags] = await Promise.all([
        findCurrentBulkChange(context, sellerId),
        listTagNames(context.write, sellerId, MOST_TAGS),
      ]);
      return success({ current, tags });
    }),
  };
}
