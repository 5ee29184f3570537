import { type PageRequest, valueOrPageError } from '../../../app/page.ts';
import { requireSeller } from '../../layout/require-seller.ts';

/** What the marketplace asks the shop to correct before its approval. */
export async function sellerApplicationLoader(page: PageRequest) {
  const centre = await requireSeller(page, 'edit-shop');
  const application = valueOrPageError(await page.read('getOwnApplication', {}));
  const departments = valueOrPageError(await page.call('listDepartments', {}));
  return {
    meta: {
      title: `Solicitud de ${centre.shopName} | ${page.brand.name}`,
      description: 'Lo que falta para abrir tu tienda.',
      canonical: null,
    },
    brandName: page.brand.name,
    centre,
    application,
    departments,
  };
}

export type ApplicationData = Awaited<ReturnType<typeof sellerApplicationLoader>>;
