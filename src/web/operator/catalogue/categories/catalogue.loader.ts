import type { ReadValue } from '../../../../server/panel-door.ts';
import { type PageRequest, valueOrPageError } from '../../../app/page.ts';
import { requireOperator } from '../../layout/require-operator.ts';

export async function operatorCatalogueLoader(page: PageRequest) {
  const panel = await requireOperator(page, 'see-catalogue');
  const categories = valueOrPageError(await page.read('listCategoryTree', {}));
  const asked = Number(page.url.searchParams.get('categoria'));
  return {
    meta: {
      title: `Catálogo | ${page.brand.name}`,
      description: 'Las categorías de la tienda.',
      canonical: null,
    },
    brandName: page.brand.name,
    panel,
    categories,
    selectedId: categories.some(({ id }) => id === asked) ? asked : null,
  };
}

export type CatalogueData = Awaited<ReturnType<typeof operatorCatalogueLoader>>;
export type TreeCategory = ReadValue<'listCategoryTree'>[number];
