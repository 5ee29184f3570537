import { sellerPaths } from '../../../wire/seller-paths.ts';
import { type PageRequest, valueOrPageError } from '../../app/page.ts';
import { requireSeller } from '../layout/require-seller.ts';

export async function sellerReviewsLoader(page: PageRequest) {
  const panel = await requireSeller(page, 'answer-people');
  const asked = page.url.searchParams;
  const isAll = asked.get('filtro') === 'todas';
  const cursor = /^\d{1,10}$/.exec(asked.get('cursor') ?? '')?.[0];
  const query = { only: isAll ? 'all' : 'without-reply', ...(cursor && { cursor }) } as const;
  const [list, count] = [
    await page.read('listSellerReviews', query),
    await page.read('countSellerFeedback', {}),
  ];
  const { reviews, nextCursor } = valueOrPageError(list);
  const { reviewsWithoutReply } = valueOrPageError(count);
  const href = (filter: string) => `${sellerPaths.reviews()}?filtro=${filter}`;
  const current = href(isAll ? 'todas' : 'sin-respuesta');
  return {
    meta: {
      title: `Valoraciones | ${page.brand.name}`,
      description: 'Lo que opinan de los productos de tu tienda.',
      canonical: null,
    },
    brandName: page.brand.name,
    panel,
    reviews,
    tabs: [
      { name: `Sin respuesta (${reviewsWithoutReply})`, href: href('sin-respuesta'), isCurrent: !isAll },
      { name: 'Todas', href: href('todas'), isCurrent: isAll },
    ],
    firstHref: cursor ? current : null,
    nextHref: nextCursor ? `${current}&cursor=${nextCursor}` : null,
  };
}
