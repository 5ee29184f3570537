import type { ProductState } from '../../../../domain/product-state.ts';
import { type PageRequest, valueOrPageError } from '../../../app/page.ts';
import { askedText, wholeNumber } from '../../../panel/asked.ts';
import { readViews } from '../../../panel/views/read-views.ts';
import { requireSeller } from '../../layout/require-seller.ts';

export async function sellerProductsLoader(page: PageRequest) {
  const panel = await requireSeller(page, 'see-products');
  const { searchParams } = page.url;
  const filter = {
    state: oneOf<ProductState>(searchParams.get('estado'), ['draft', 'active', 'paused', 'archived']),
    stock: oneOf<'agotado' | 'bajo'>(searchParams.get('existencias'), ['agotado', 'bajo']),
    facts: oneOf<'faltan'>(searchParams.get('datos'), ['faltan']),
    quality: oneOf<'por-mejorar'>(searchParams.get('calidad'), ['por-mejorar']),
    tag: askedText(searchParams.get('etiqueta'), 30) || undefined,
    refusedBy: wholeNumber(searchParams.get('cambio')),
    search: askedText(searchParams.get('buscar'), 100) || undefined,
    order: oneOf<'vendidos'>(searchParams.get('orden'), ['vendidos']),
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
    savedViews: await readViews(page, 'seller-products'),
    filter,
    desk: valueOrPageError(await page.read('getProductDesk', {})),
    ...found,
  };
}

function oneOf<Value extends string>(text: string | null, values: readonly Value[]): Value | undefined {
  return values.find((value) => value === text);
}
