import { type PageRequest, valueOrPageError } from '../../../app/page.ts';
import { idOfPath } from '../../../panel/asked.ts';
import { requireOperator } from '../../layout/require-operator.ts';

export async function operatorProductLoader(page: PageRequest) {
  const panel = await requireOperator(page, 'see-catalogue');
  const productId = idOfPath(page.params.id);
  const product = valueOrPageError(await page.read('getOperatorProduct', { productId }));
  return {
    meta: { title: `${product.name} | ${page.brand.name}`, description: 'Un producto.', canonical: null },
    brandName: page.brand.name,
    panel,
    now: Date.now(),
    product,
  };
}

export type ProductData = Awaited<ReturnType<typeof operatorProductLoader>>;
