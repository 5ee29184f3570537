import { success } from '../../../../domain/result.ts';
import type { sellerHomeEndpoints } from '../../../../wire/overview/seller-home.ts';
import type { Context } from '../../../context.ts';
import { forSeller } from '../../../guards/for-seller.ts';
import type { Handlers } from '../../../http/handlers.ts';
import { getSellerSummary } from '../seller-home.service.ts';
import { getSellerWork } from '../seller-work.service.ts';

export function sellerHomeRoutes(context: Context): Handlers<keyof typeof sellerHomeEndpoints> {
  return {
    getSellerSummary: forSeller(
      'see-orders',
      async ({ query }: { query: { days?: number | undefined } }, { sellerId }) =>
        success(await getSellerSummary(context, sellerId, query.days ?? 14)),
    ),
    getSellerWork: forSeller(null, async (_input: object, member) =>
      success(await getSellerWork(context, member)),
    ),
  };
}
