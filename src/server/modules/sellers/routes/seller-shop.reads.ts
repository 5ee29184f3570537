import { success } from '../../../../domain/result.ts';
import type { Context } from '../../../context.ts';
import { forSeller } from '../../../guards/for-seller.ts';
import { getShopPage } from '../shop-page/shop-page.service.ts';

export function sellerShopReads(context: Context) {
  return {
    getShopPage: forSeller('edit-shop', async (_input: object, { sellerId }) =>
      success(await getShopPage(context, sellerId)),
    ),
  };
}
