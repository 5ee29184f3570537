import { type PageRequest, valueOrPageError } from '../../../app/page.ts';
import { requireSeller } from '../../layout/require-seller.ts';

export async function sellerSearchesLoader(page: PageRequest) {
  const panel = await requireSeller(page, 'see-products');
  return {
    meta: {
      title: `Búsquedas que te encontraron | ${page.brand.name}`,
      description: 'Lo que la gente buscaba cuando abrió tus productos.',
      canonical: null,
    },
    brandName: page.brand.name,
    panel,
    searches: valueOrPageError(await page.read('listSearchesThatFound', {})),
  };
}
