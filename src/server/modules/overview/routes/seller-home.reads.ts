import { success } from '../../../../domain/result.ts';
import type { Context } from '../../../context.ts';
import { forSeller } from '../../../guards/for-seller.ts';
import { getSellerSummary } from '../seller-home.service.ts';
import { getSellerWork } from '../seller-work.service.ts';

export function sellerHomeReads(context: Context) {
  return {
    getSellerSummary: forSeller(
      'see-orders',
      async ({ days }: { days?: 7 | 14 | 30 | undefined }, { sellerId }) =>
        success(await getSellerSummary(context, sellerId, days ?? 14)),
    ),
    getSellerWork: forSeller(null, async (_input: object, member) =>
      success(await getSellerWork(context, member)),
    ),
  };
}
