import { paths } from '../../../../wire/paths.ts';
import type { PageRequest } from '../../../app/page.ts';
import { breadcrumbList, type Crumb } from './breadcrumb-list.ts';
import {
  browse,
  canonicalOf,
  categoryCircles,
  EMPTY_TEXT,
  type ListingData,
  listCategories,
  listTags,
} from './listing-data.ts';
import { isFiltered } from './listing-query.ts';

export async function productsLoader(page: PageRequest): Promise<ListingData> {
  const [categories, list] = await Promise.all([listCategories(page), browse(page, {})]);
  const crumbs: Crumb[] = [{ name: 'Inicio', href: paths.home() }];
  const heading = 'Productos';
  return {
    meta: {
      title: `${heading} de todos los vendedores | ${page.brand.name}`,
      description: `Compra en ${page.brand.name} frutas, verduras, lácteos, despensa, tecnología, hogar y moda de muchos vendedores en un solo pedido.`,
      canonical: canonicalOf(paths.products(), list.query),
      jsonLd: [breadcrumbList([...crumbs, { name: heading, href: paths.products() }], page.url.origin)],
    },
    ...listTags(['catalogue'], list.page),
    heading,
    crumbs,
    path: paths.products(),
    ...list,
    emptyText: isUnopened(list) ? 'Todavía no hay productos publicados. Vuelve pronto.' : EMPTY_TEXT,
    circles: categoryCircles(categories, null),
    activeCategoryId: null,
  };
}

/** Nobody filtered and still there is nothing: the marketplace has just begun. */
function isUnopened({ page, query }: Awaited<ReturnType<typeof browse>>): boolean {
  return page.total === 0 && !isFiltered(query);
}
