import { success } from '../../../../domain/result.ts';
import type { sellerOrderEndpoints } from '../../../../wire/orders/seller-orders.ts';
import type { Context } from '../../../context.ts';
import { forSeller } from '../../../guards/for-seller.ts';
import type { Handlers } from '../../../http/handlers.ts';
import { recordCollection } from '../cash/record-collection.service.ts';
import { recordRefusal } from '../cash/record-refusal.service.ts';
import { cancelPackage } from '../fulfilment/cancel-package.service.ts';
import { changePackageStatus } from '../fulfilment/change-package-status.service.ts';
import { uploadProof } from '../fulfilment/delivery-proof.service.ts';
import { returnPackage } from '../fulfilment/return-package.service.ts';
import { movePackages, ofOwnShop, ownPackage } from '../seller-view/seller-order-actions.service.ts';

export function sellerOrderRoutes(context: Context): Handlers<keyof typeof sellerOrderEndpoints> {
  return {
    moveSellerOrders: forSeller('move-orders', async ({ body }, member) =>
      success(await movePackages(context, member, body)),
    ),
    moveSellerOrder: forSeller('move-orders', async ({ params, body }, member) =>
      ofOwnShop(await changePackageStatus(context, { ...body, ...ownPackage(member, params.orderNumber) })),
    ),
    cancelSellerOrder: forSeller('cancel-orders', async ({ params, body }, member) =>
      ofOwnShop(await cancelPackage(context, { ...body, ...ownPackage(member, params.orderNumber) })),
    ),
    returnSellerOrder: forSeller('move-orders', async ({ params, body }, member) =>
      ofOwnShop(await returnPackage(context, { ...body, ...ownPackage(member, params.orderNumber) })),
    ),
    uploadDeliveryProof: forSeller('move-orders', async ({ params, body }, member) =>
      ofOwnShop(await uploadProof(context, ownPackage(member, params.orderNumber), body.file)),
    ),
    collectSellerOrder: forSeller('move-orders', async ({ params, body }, member) =>
      ofOwnShop(
        await recordCollection(context, {
          ...ownPackage(member, params.orderNumber),
          amount: body.amount,
          collectedBy: 'seller',
        }),
      ),
    ),
    refuseSellerOrder: forSeller('move-orders', async ({ params, body }, member) =>
      ofOwnShop(await recordRefusal(context, { ...body, ...ownPackage(member, params.orderNumber) })),
    ),
  };
}
