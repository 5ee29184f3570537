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
  const shownChanges = valueOrPageError(changes);
  const shownIds = new Set(
    shownChanges.flatMap(({ before, after }) => [before, after].flatMap(categoryIdsOf)),
  );
  return {
    meta: { title: `Historial de ${form.name}`, description: 'Quién cambió qué.', canonical: null },
    brandName: page.brand.name,
    panel,
    productId: id,
    productName: form.name,
    changes: shownChanges,
    categoryNames: Object.fromEntries(
      valueOrPageError(categories).flatMap((one) => (shownIds.has(one.id) ? [[one.id, one.name]] : [])),
    ),
  };
}

function categoryIdsOf(values: Record<string, unknown> | null): number[] {
  return [Number(values?.mainCategoryId), Number(values?.subcategoryId)];
}
