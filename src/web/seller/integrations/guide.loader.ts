import type { PageRequest } from '../../app/page.ts';
import { requireSeller } from '../layout/require-seller.ts';

export async function sellerIntegrationsGuideLoader(page: PageRequest) {
  const panel = await requireSeller(page, 'manage-api');
  return {
    meta: {
      title: `Guía de la API | ${page.brand.name}`,
      description: 'Cómo conectar los sistemas de tu tienda.',
      canonical: null,
    },
    brandName: page.brand.name,
    panel,
    origin: page.url.origin,
  };
}
