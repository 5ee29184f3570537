import { type PageRequest, valueOrPageError } from '../../../app/page.ts';
import { requireSeller } from '../../layout/require-seller.ts';

export async function sellerLevelLoader(page: PageRequest) {
  const panel = await requireSeller(page, 'answer-people');
  const { counted, bad } = valueOrPageError(await page.read('getOwnLevel', {}));
  return {
    meta: {
      title: `Nivel de ${panel.shopName} | ${page.brand.name}`,
      description: 'Cómo atiendes a quienes te compran.',
      canonical: null,
    },
    brandName: page.brand.name,
    panel,
    counted,
    bad,
  };
}

export type SellerLevelData = Awaited<ReturnType<typeof sellerLevelLoader>>;
