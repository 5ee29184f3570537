import { PageError, type PageRequest, valueOrPageError } from '../../../app/page.ts';
import { requireSeller } from '../../layout/require-seller.ts';

export async function sellerProductHistoryLoader(page: PageRequest) {
  const panel = await requireSeller(page, 'see-products');
  const productId = Number(page.params.id);
  if (!(Number.isInteger(productId) && productId > 0 && productId < 2 ** 31)) throw new PageError(404);
  const before = Number(page.url.searchParams.get('antes')) || undefined;
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
