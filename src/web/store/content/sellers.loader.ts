import { type PageRequest, valueOrPageError } from '../../app/page.ts';
import { contentMeta } from './content-meta.ts';

export async function sellersLoader(page: PageRequest) {
  const sellers = valueOrPageError(await page.call('listSellers', {}));
  const base = contentMeta(
    page,
    'Tiendas',
    'Directorio de los vendedores: qué ofrecen y desde qué ciudad despachan.',
  );
  return {
    ...base,
    cacheTags: ['catalogue'],
    sellers: sellers.map(({ id, displayName, description, cityName, productCount, bannerUrl }) => ({
      id,
      displayName,
      description,
      cityName,
      productCount,
      bannerUrl,
    })),
  };
}
