import { PLACE_COOKIE } from '../../../../domain/place.ts';
import { MAXIMUM_POPULAR } from '../../../../domain/store-content.ts';
import type { InputOf, OutputOf } from '../../../../wire/endpoint.ts';
import type { Endpoints } from '../../../../wire/endpoints.ts';
import { paths } from '../../../../wire/paths.ts';
import { PageError, type PageRequest, valueOrPageError } from '../../../app/page.ts';
import { MAXIMUM_CIRCLES, topCategories } from '../../layout/category-tree.ts';
import { isPreview, pageContent } from '../../layout/page-content.ts';
import { homeHeroes } from './home-content.ts';

export type HomeData = Awaited<ReturnType<typeof homeLoader>>;
export type HomeCategory = ReturnType<typeof listTopCategories>[number];
export type FeaturedSubcategory = ReturnType<typeof listFeaturedSubcategories>[number];

type Category = OutputOf<Endpoints['listCategories']>[number];
type BrowseQuery = InputOf<Endpoints['browseProducts']>['query'];

// Spec 9.
const FEATURED_COUNT = 3;

// Three screens of the widest carousel.
const CAROUSEL_PRODUCTS = 15;

/**
 * For everybody, or for a place: then the first row is what arrives there first, and all rows hold only what arrives
 * there. The server puts the place of a visitor into the address (page-place.ts).
 */
export async function homeLoader(page: PageRequest) {
  const first = await findFirstThere(page);
  const there = first?.ticks;
  const [shopContent, categoryList, offers, featured] = await Promise.all([
    pageContent(page),
    page.call('listCategories', {}),
    page.call('browseProducts', { query: { ...everything, ...there, offersOnly: true } }),
    page.call('browseProducts', {
      query: { ...everything, ...there, limit: (there ? 3 : 2) * CAROUSEL_PRODUCTS },
    }),
  ]);
  // A version that does not exist, or that the visitor may not see yet.
  if (!shopContent.ok) throw new PageError(404);
  const content = shopContent.value;
  const categories = valueOrPageError(categoryList);
  const top = listTopCategories(categories);
  const offered = valueOrPageError(offers).products;
  const shown = new Set([...offered, ...(first?.row.products ?? [])].map(({ id }) => id));
  return {
    meta: isPreview(page) ? previewMeta(page) : homeMeta(page),
    cacheTags: ['catalogue', 'content'],
    heroes: homeHeroes(content),
    benefits: content.benefits.items,
    messages: content.ticker.messages,
    topCategories: top.slice(0, MAXIMUM_CIRCLES),
    popularCategories: listPopularCategories(top, content.popular.categoryIds),
    featuredSubcategories: listFeaturedSubcategories(categories, content.featured.parentCategoryId),
    placeRow: first?.row ?? null,
    offers: offered,
    // What stands in the rows above is not shown a second time.
    featured: valueOrPageError(featured)
      .products.filter(({ id }) => !shown.has(id))
      .slice(0, CAROUSEL_PRODUCTS),
  };
}

/** Null: for no place, or for one that there is not, or nothing arrives there. */
async function findFirstThere({ url, call }: PageRequest) {
  const placeId = url.searchParams.get(PLACE_COOKIE)?.slice(0, CITY_CODE_LENGTH);
  if (!placeId) return null;
  const ticks = { placeId, arrivesBy: 'any' } as const;
  const found = await call('browseProducts', { query: { ...everything, ...ticks, sort: 'llega-primero' } });
  const place = found.ok ? found.value.place : null;
  if (!found.ok || !place || found.value.products.length === 0) return null;
  const { cityId, cityName } = place;
  return { ticks, row: { cityId, cityName, products: found.value.products } };
}

const CITY_CODE_LENGTH = 5;

const everything: BrowseQuery = {
  mainCategoryId: undefined,
  subcategoryId: undefined,
  sellerId: undefined,
  offersOnly: undefined,
  categoryIds: undefined,
  sellerIds: undefined,
  sort: undefined,
  cursor: undefined,
  limit: CAROUSEL_PRODUCTS,
};

/** Spec 2.3: top-level categories that have products. */
function listTopCategories(categories: readonly Category[]) {
  return topCategories(categories).map(({ id, name, imageUrl, productCount }) => ({
    id,
    name,
    imageUrl,
    productCount,
  }));
}

/** Those that were chosen, in their order; otherwise the ones with most products. Spec 2.3: up to six. */
function listPopularCategories(top: readonly HomeCategory[], chosenIds: readonly number[]) {
  if (chosenIds.length > 0)
    return chosenIds.flatMap((chosenId) => top.find(({ id }) => id === chosenId) ?? []);
  return [...top].sort((one, other) => other.productCount - one.productCount).slice(0, MAXIMUM_POPULAR);
}

/** Spec 2.3: three subcategories of the featured category. */
function listFeaturedSubcategories(categories: readonly Category[], featuredParentId: number) {
  return categories
    .filter(({ parentId, productCount }) => parentId === featuredParentId && productCount > 0)
    .slice(0, FEATURED_COUNT)
    .map(({ id, name, parentId, featuredImageUrl, imageUrl }) => ({
      id,
      name,
      parentId,
      imageUrl: featuredImageUrl ?? imageUrl,
    }));
}

function previewMeta({ brand }: PageRequest) {
  return { title: `Vista previa | ${brand.name}`, description: '', canonical: null };
}

function homeMeta({ brand, url }: PageRequest) {
  const address = (path: string) => new URL(path, url.origin).href;
  return {
    title: `${brand.name} | Del campo y los talleres de Colombia a tu casa`,
    description:
      'Compra directo a vendedores de toda Colombia con un solo pedido: ves el envío y el día de llegada antes de pagar.',
    canonical: paths.home(),
    jsonLd: [
      {
        '@context': 'https://schema.org',
        '@type': 'WebSite',
        name: brand.name,
        url: address('/'),
        inLanguage: 'es-CO',
        potentialAction: {
          '@type': 'SearchAction',
          target: {
            '@type': 'EntryPoint',
            urlTemplate: `${address(paths.search())}?search={search_term_string}`,
          },
          'query-input': 'required name=search_term_string',
        },
      },
      {
        '@context': 'https://schema.org',
        '@type': 'Organization',
        name: brand.name,
        legalName: brand.legalName,
        taxID: brand.nit,
        url: address('/'),
        logo: address('/icon-512.png'),
        email: brand.email,
        telephone: `+57${brand.phone}`,
        address: { '@type': 'PostalAddress', streetAddress: brand.address, addressCountry: 'CO' },
      },
    ],
  };
}
