import { success } from '../../../../domain/result.ts';
import type { Context } from '../../../context.ts';
import { forSeller } from '../../../guards/for-seller.ts';
import { getSellerOrder } from '../seller-view/seller-order.service.ts';
import { countSellerOrders, listSellerOrders } from '../seller-view/seller-order-list.service.ts';

export function sellerOrderReads(context: Context) {
  return {
    listSellerOrders: forSeller(
      'see-orders',
      async (
        asked: {
          tab?:
            | 'all'
            | 'to-accept'
            | 'to-prepare'
            | 'to-send'
            | 'on-the-way'
            | 'delivered'
            | 'cancelled'
            | 'cash-to-report'
            | undefined;
          sort?: 'deadline' | 'newest' | undefined;
          search?: string | undefined;
          cursor?: string | undefined;
          limit?: number | undefined;
        },
        { sellerId },
      ) => success(await listSellerOrders(context, sellerId, asked)),
    ),
    countSellerOrders: forSeller('see-orders', async (_input: object, { sellerId }) =>
      success(await countSellerOrders(context, sellerId)),
    ),
    getSellerOrder: forSeller('see-orders', ({ orderNumber }: { orderNumber: number }, { sellerId }) =>
      getSellerOrder(context, sellerId, orderNumber),
    ),
  };
}
