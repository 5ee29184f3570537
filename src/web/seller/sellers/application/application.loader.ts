import { type PageRequest, valueOrPageError } from '../../../app/page.ts';
import { requireSeller } from '../../layout/require-seller.ts';

/** What the marketplace asks the shop to correct before its approval. */
export async function sellerApplicationLoader(page: PageRequest) {
  const panel = await requireSeller(page, 'edit-shop');
  const application = valueOrPageError(await page.read('getOwnApplication', {}));
  const departments = valueOrPageError(await page.call('listDepartments', {}));
  return {
    meta: {
      title: `Solicitud de ${panel.shopName} | ${page.brand.name}`,
      description: 'Lo que falta para abrir tu tienda.',
      canonical: null,
    },
    brandName: page.brand.name,
    panel,
    application,
    departments,
  };
}

export type ApplicationData = Awaited<ReturnType<typeof sellerApplicationLoader>>;
