import { PageError, type PageRequest, valueOrPageError } from '../../../app/page.ts';
import { askedText, wholeNumber } from '../../../panel/asked.ts';
import { requireSeller } from '../../layout/require-seller.ts';

/** As many as one save takes. */
const PAGE_SIZE = 100;

export async function sellerProductGridLoader(page: PageRequest) {
  const panel = await requireSeller(page, 'see-products');
  if (!panel.permissions.includes('edit-stock')) throw new PageError(404);
  const before = wholeNumber(page.url.searchParams.get('antes'));
  const search = askedText(page.url.searchParams.get('buscar'), 100) || undefined;
  const { products, next } = valueOrPageError(
    await page.call('listSellerProducts', { query: { search, limit: PAGE_SIZE, ...(before && { before }) } }),
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
    isFirstPage: before === undefined,
    products,
    next,
  };
}
