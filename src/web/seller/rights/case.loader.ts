import { bogotaDay } from '../../../domain/spanish-dates.ts';
import { type PageRequest, valueOrPageError } from '../../app/page.ts';
import { requireSeller } from '../layout/require-seller.ts';

export async function sellerCaseLoader(page: PageRequest) {
  const panel = await requireSeller(page, 'see-orders');
  const one = valueOrPageError(await page.read('getSellerCase', { number: page.params.number ?? '' }));
  const now = Date.now();
  return {
    meta: {
      title: `Caso ${one.number} | ${page.brand.name}`,
      description: 'Lo que pide un cliente, con sus plazos y tus respuestas.',
      canonical: null,
    },
    brandName: page.brand.name,
    panel,
    one,
    now,
    today: bogotaDay(now),
  };
}

export type SellerCaseData = Awaited<ReturnType<typeof sellerCaseLoader>>;

export type SellerCase = SellerCaseData['one'];
