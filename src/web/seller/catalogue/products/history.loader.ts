import { type PageRequest, valueOrPageError } from '../../../app/page.ts';
import { idOfPath, wholeNumber } from '../../../panel/asked.ts';
import { requireSeller } from '../../layout/require-seller.ts';

export async function sellerProductHistoryLoader(page: PageRequest) {
  const panel = await requireSeller(page, 'see-products');
  const productId = idOfPath(page.params.id);
  const before = wholeNumber(page.url.searchParams.get('antes'));
  const [product, changes, categories] = await Promise.all([
    page.call('getSellerProduct', { params: { productId } }),
    page.read('listProductChanges', { productId, ...(before && { before }) }),
    page.call('listCategories', {}),
  ]);
  const { id, form } = valueOrPageError(product);
  return {
    meta: { title: `Historial de ${form.name}`, description: 'Quién cambió qué.', canonical: null },
    brandName: page.brand.name,
    panel,
    productId: id,
    productName: form.name,
    changes: valueOrPageError(changes),
    categoryNames: Object.fromEntries(valueOrPageError(categories).map((one) => [one.id, one.name])),
  };
}
