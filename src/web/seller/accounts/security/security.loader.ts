import { type PageRequest, valueOrPageError } from '../../../app/page.ts';
import { requireSeller } from '../../layout/require-seller.ts';

export async function sellerSecurityLoader(page: PageRequest) {
  const panel = await requireSeller(page);
  return {
    meta: {
      title: `Mi acceso | ${page.brand.name}`,
      description: 'Dónde tienes abierta tu cuenta.',
      canonical: null,
    },
    brandName: page.brand.name,
    panel,
    sessions: valueOrPageError(await page.call('listSessions', {})),
  };
}
