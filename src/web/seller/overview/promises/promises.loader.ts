import { type PageRequest, valueOrPageError } from '../../../app/page.ts';
import { requireSeller } from '../../layout/require-seller.ts';

const PERIODS = [30, 90] as const;

export async function sellerPromisesLoader(page: PageRequest) {
  const panel = await requireSeller(page, 'see-orders');
  const days = PERIODS.find((one) => String(one) === page.url.searchParams.get('dias')) ?? 30;
  return {
    meta: {
      title: `Puntualidad de ${panel.shopName} | ${page.brand.name}`,
      description: 'Lo que se les prometió a tus clientes y lo que llegó.',
      canonical: null,
    },
    brandName: page.brand.name,
    panel,
    days,
    periods: PERIODS,
    figures: valueOrPageError(await page.read('getOwnPromises', { days })),
  };
}
