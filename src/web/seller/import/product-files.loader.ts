import type { PageRequest } from '../../app/page.ts';
import { requireSeller } from '../layout/require-seller.ts';

export async function sellerProductFilesLoader(page: PageRequest) {
  const centre = await requireSeller(page, 'see-products');
  return {
    meta: {
      title: `Descargar productos | ${centre.shopName}`,
      description: 'Los productos de tu tienda en un archivo.',
      canonical: null,
    },
    brandName: page.brand.name,
    centre,
  };
}
