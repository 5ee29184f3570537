import { PageError, type PageRequest, valueOrPageError } from '../../../app/page.ts';
import { requireSeller } from '../../layout/require-seller.ts';

/** As many as one save takes. */
const PAGE_SIZE = 100;

export async function sellerProductGridLoader(page: PageRequest) {
  const panel = await requireSeller(page, 'see-products');
  if (!panel.permissions.includes('edit-stock')) throw new PageError(404);
  const before = Number(page.url.searchParams.get('antes'));
  const search = page.url.searchParams.get('buscar')?.trim().slice(0, 100) || undefined;
  const isPage = Number.isInteger(before) && before > 0;
  const { products, next } = valueOrPageError(
    await page.call('listSellerProducts', { query: { search, limit: PAGE_SIZE, ...(isPage && { before }) } }),
  );
  return {
    meta: {
      title: `Precios y existencias | ${panel.shopName}`,
      description: 'Cambios rápidos.',
      canonical: null,
    },
    brandName: page.brand.name,
    panel,
    search,
    isFirstPage: !isPage,
    products,
    next,
  };
}
