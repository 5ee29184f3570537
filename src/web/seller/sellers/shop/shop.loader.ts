import { type PageRequest, valueOrPageError } from '../../../app/page.ts';
import { requireSeller } from '../../layout/require-seller.ts';

export async function sellerShopLoader(page: PageRequest) {
  const centre = await requireSeller(page, 'edit-shop');
  const shop = valueOrPageError(await page.read('getShopPage', {}));
  return {
    meta: {
      title: `Página de ${centre.shopName} | ${page.brand.name}`,
      description: 'Lo que los compradores ven de tu tienda.',
      canonical: null,
    },
    brandName: page.brand.name,
    centre,
    shop,
  };
}

export type ShopForm = Awaited<ReturnType<typeof sellerShopLoader>>['shop'];
