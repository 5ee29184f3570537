import { success } from '../../../../domain/result.ts';
import type { Upload } from '../../../../wire/form-text.ts';
import type { ShopPage, sellerShopEndpoints } from '../../../../wire/sellers/seller-shop.ts';
import type { Context } from '../../../context.ts';
import { forSeller } from '../../../guards/for-seller.ts';
import type { Handlers } from '../../../http/handlers.ts';
import { saveShopPage } from '../shop-page/shop-page.service.ts';
import { type ShopPictureKind, storeShopPicture } from '../shop-page/shop-picture.ts';

interface Uploaded {
  body: { kind: ShopPictureKind; file: Upload };
}

export function sellerShopRoutes(context: Context): Handlers<keyof typeof sellerShopEndpoints> {
  return {
    saveShopPage: forSeller('edit-shop', ({ body }: { body: ShopPage }, member) =>
      saveShopPage(context, body, member),
    ),
    uploadShopPicture: forSeller('edit-shop', async ({ body }: Uploaded, member) => {
      const load = async () => new Uint8Array(await body.file.arrayBuffer());
      const stored = await storeShopPicture(context, member, { kind: body.kind, load });
      return stored.ok ? success({ url: stored.value }) : stored;
    }),
  };
}
