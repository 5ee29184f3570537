import { PRODUCT_GROUP_WORDS } from '../../../../domain/operator-product-filter.ts';
import { operatorPaths } from '../../../../wire/operator-paths.ts';
import { type PageRequest, valueOrPageError } from '../../../app/page.ts';
import { askedText, wholeNumber } from '../../../panel/asked.ts';
import { firstOffered } from '../../../panel/first-categories.ts';
import { readViews } from '../../../panel/views/read-views.ts';
import { requireOperator } from '../../layout/require-operator.ts';

export async function operatorProductsLoader(page: PageRequest) {
  const panel = await requireOperator(page, 'see-catalogue');
  const filter = readFilter(page.url.searchParams);
  const cursor = wholeNumber(page.url.searchParams.get('cursor'));
  const query = {
    search: filter.buscar,
    group: PRODUCT_GROUP_WORDS[filter.estado as keyof typeof PRODUCT_GROUP_WORDS],
    sellerId: wholeNumber(filter.tienda),
    categoryId: wholeNumber(filter.categoria),
    soldOut: filter.existencias ? ('sold-out' as const) : undefined,
    cursor,
  };
  const { products, nextCursor } = valueOrPageError(await page.read('listOperatorProducts', query));
  const categories = valueOrPageError(await page.call('listCategories', {}));
  return {
    meta: {
      title: `Productos | ${page.brand.name}`,
      description: 'Los productos de todas las tiendas.',
      canonical: null,
    },
    brandName: page.brand.name,
    panel,
    savedViews: await readViews(page, 'operator-products'),
    filter,
    isFiltered: Object.values(filter).some(Boolean),
    categories: firstOffered(categories, wholeNumber(filter.categoria) ?? null),
    products,
    firstHref: cursor ? address(filter) : null,
    nextHref: nextCursor ? address({ ...filter, cursor: String(nextCursor) }) : null,
  };
}

export type ProductsData = Awaited<ReturnType<typeof operatorProductsLoader>>;

/** In the words of the address; '' where it says nothing, or nothing that there is. */
function readFilter(asked: URLSearchParams) {
  const group = asked.get('estado') ?? '';
  const number = (name: string) => String(wholeNumber(asked.get(name)) ?? '');
  return {
    buscar: askedText(asked.get('buscar'), 80),
    estado: Object.hasOwn(PRODUCT_GROUP_WORDS, group) ? group : '',
    categoria: number('categoria'),
    tienda: number('tienda'),
    existencias: asked.get('existencias') === 'agotado' ? 'agotado' : '',
  };
}

function address(words: Record<string, string>): string {
  const search = new URLSearchParams(Object.entries(words).filter(([, value]) => value !== ''));
  return search.size > 0 ? `${operatorPaths.products()}?${search}` : operatorPaths.products();
}
