import type { ProductState } from '../../../../domain/product-state.ts';
import { type PageRequest, valueOrPageError } from '../../../app/page.ts';
import { askedText, wholeNumber } from '../../../panel/asked.ts';
import { requireSeller } from '../../layout/require-seller.ts';

export async function sellerProductsLoader(page: PageRequest) {
  const panel = await requireSeller(page, 'see-products');
  const { searchParams } = page.url;
  const filter = {
    state: oneOf<ProductState>(searchParams.get('estado'), ['draft', 'active', 'paused', 'archived']),
    stock: oneOf<'agotado' | 'bajo'>(searchParams.get('existencias'), ['agotado', 'bajo']),
    search: askedText(searchParams.get('buscar'), 100) || undefined,
  };
  const before = wholeNumber(searchParams.get('antes'));
  const found = valueOrPageError(
    await page.call('listSellerProducts', {
      query: { ...filter, ...(before && { before }) },
    }),
  );
  return {
    meta: {
      title: `Productos | ${panel.shopName}`,
      description: 'Los productos de tu tienda.',
      canonical: null,
    },
    brandName: page.brand.name,
    panel,
    filter,
    ...found,
  };
}

function oneOf<Value extends string>(text: string | null, values: readonly Value[]): Value | undefined {
  return values.find((value) => value === text);
}
