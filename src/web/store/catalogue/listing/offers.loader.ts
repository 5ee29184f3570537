import { paths } from '../../../../wire/paths.ts';
import type { PageRequest } from '../../../app/page.ts';
import { breadcrumbList, type Crumb } from './breadcrumb-list.ts';
import { browse, canonicalOf, type ListingData, listTags } from './listing-data.ts';

export async function offersLoader(page: PageRequest): Promise<ListingData> {
  const list = await browse(page, { offersOnly: true });
  const crumbs: Crumb[] = [
    { name: 'Inicio', href: paths.home() },
    { name: 'Productos', href: paths.products() },
  ];
  const heading = 'Ofertas';
  return {
    meta: {
      title: `${heading} de la semana | ${page.brand.name}`,
      description: `Los productos con descuento de todos los vendedores de ${page.brand.name}, con el ahorro a la vista.`,
      canonical: canonicalOf(paths.offers(), list.query),
      jsonLd: [breadcrumbList([...crumbs, { name: heading, href: paths.offers() }], page.url.origin)],
    },
    ...listTags(['catalogue'], list.page),
    heading,
    crumbs,
    path: paths.offers(),
    ...list,
    emptyText: 'No hay productos en oferta para los filtros seleccionados.',
    circles: [],
    activeCategoryId: null,
  };
}
