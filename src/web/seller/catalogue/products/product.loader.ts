import { withEveryStock } from '../../../../domain/product-choices.ts';
import { emptyProductForm, type ProductForm } from '../../../../domain/product-form.ts';
import { PageError, type PageRequest, valueOrPageError } from '../../../app/page.ts';
import { idOfPath } from '../../../panel/asked.ts';
import { firstOffered } from '../../../panel/first-categories.ts';
import { requireSeller } from '../../layout/require-seller.ts';
import { NO_SCHEMA } from './use-category-schema.ts';

/** An existing product, or the empty form of a new one. */
export async function sellerProductLoader(page: PageRequest) {
  const panel = await requireSeller(page, 'see-products');
  const isNew = page.params.id === 'nuevo';
  if (isNew && !panel.permissions.includes('edit-products')) throw new PageError(404);
  const product = isNew
    ? null
    : valueOrPageError(
        await page.call('getSellerProduct', { params: { productId: idOfPath(page.params.id) } }),
      );
  const schema = await schemaOf(page, product?.form);
  const categories = valueOrPageError(await page.call('listCategories', {}));
  return {
    meta: {
      title: `${product?.form.name ?? 'Nuevo producto'} | ${panel.shopName}`,
      description: 'Un producto de tu tienda.',
      canonical: null,
    },
    brandName: page.brand.name,
    panel,
    product,
    schema,
    form: product?.form ?? withEveryStock(emptyProductForm()),
    categories: firstOffered(categories, product?.form.mainCategoryId ?? null),
  };
}

async function schemaOf(page: PageRequest, form: ProductForm | undefined) {
  if (!form || form.mainCategoryId === null) return NO_SCHEMA;
  const { mainCategoryId, subcategoryId } = form;
  const query = { mainCategoryId, subcategoryId: subcategoryId ?? undefined };
  return valueOrPageError(await page.call('getCategorySchema', { query }));
}
