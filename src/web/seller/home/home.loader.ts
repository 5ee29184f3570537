import type { PageRequest } from '../../app/page.ts';
import { requireSeller } from '../layout/require-seller.ts';

export async function sellerHomeLoader(page: PageRequest) {
  const centre = await requireSeller(page);
  return {
    meta: {
      title: `Resumen de ${centre.shopName} | ${page.brand.name}`,
      description: 'Lo que hay que hacer hoy en tu tienda.',
      canonical: null,
    },
    brandName: page.brand.name,
    centre,
  };
}
