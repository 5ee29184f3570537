import { type PageRequest, valueOrPageError } from '../../../app/page.ts';
import { requireSeller } from '../../layout/require-seller.ts';

export async function sellerShopLoader(page: PageRequest) {
  const panel = await requireSeller(page, 'edit-shop');
  const shop = valueOrPageError(await page.read('getShopPage', {}));
  return {
    meta: {
      title: `Página de ${panel.shopName} | ${page.brand.name}`,
      description: 'Lo que los compradores ven de tu tienda.',
      canonical: null,
    },
    brandName: page.brand.name,
    panel,
    shop,
  };
}

export type ShopForm = Awaited<ReturnType<typeof sellerShopLoader>>['shop'];
