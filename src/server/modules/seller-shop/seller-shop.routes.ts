import { failure, success } from '../../../domain/result.ts';
import type { Upload } from '../../../wire/form-text.ts';
import type { ShopPage, sellerShopEndpoints } from '../../../wire/seller-shop.ts';
import type { Context } from '../../context.ts';
import { forSeller } from '../../http/for-seller.ts';
import type { Handlers } from '../../http/handlers.ts';
import { getShopPage, saveShopPage } from './shop-page.service.ts';
import { type ShopPictureKind, storeShopPicture } from './shop-picture.ts';

interface Uploaded {
  body: { kind: ShopPictureKind; file: Upload };
}

export function sellerShopRoutes(context: Context): Handlers<keyof typeof sellerShopEndpoints> {
  return {
    getShopPage: forSeller('edit-shop', async (_input, { sellerId }) =>
      success(await getShopPage(context, sellerId)),
    ),
    saveShopPage: forSeller('edit-shop', ({ body }: { body: ShopPage }, member) =>
      saveShopPage(context, body, member),
    ),
    uploadShopPicture: forSeller('edit-shop', async ({ body }: Uploaded, { sellerId }) => {
      const bytes = Buffer.from(await body.file.arrayBuffer());
      const url = await storeShopPicture(context, sellerId, { kind: body.kind, bytes });
      return url ? success({ url }) : failure('not-a-picture');
    }),
  };
}
