import type { ChangeTag } from '../../../../domain/change-tag.ts';
import { failure, success } from '../../../../domain/result.ts';
import type { catalogEndpoints } from '../../../../wire/catalogue/catalog.ts';
import type { InputOf } from '../../../../wire/endpoint.ts';
import type { Context } from '../../../context.ts';
import type { RequestContext } from '../../../guards/request-context.ts';
import type { Handlers } from '../../../http/handlers.ts';
import { createSameForAll } from '../../../http/same-for-all.ts';
import { listCategories, locateCategory } from '../browse/category.repository.ts';
import { isIdentifier } from '../browse/identifier.ts';
import { needsSearch } from '../browse/list-filters.ts';
import { browse, isStartOfAll, listWholeProducts } from '../browse/listing.service.ts';
import { linkToNextPage } from '../browse/next-page-link.ts';
import { isByPlace } from '../browse/place/place-ticks.ts';
import { findProductPlace } from '../browse/product.repository.ts';
import { findShownProduct, listRelated } from '../browse/product.service.ts';
import { search } from '../browse/search-page.service.ts';
import { findSeller, listSellers } from '../browse/seller.repository.ts';
import { createSuggest } from '../search/suggestion.service.ts';
import { noteSearchAnswer } from '../search-desk/count-searches.service.ts';
import { placementFor } from '../search-desk/placement.service.ts';

type SearchQuery = InputOf<(typeof catalogEndpoints)['searchProducts']>['query'];

type BrowseInput = InputOf<(typeof catalogEndpoints)['browseProducts']>;

export function catalogRoutes(context: Context): Handlers<keyof typeof catalogEndpoints> {
  const { read } = context;
  const sameForAll = createSameForAll(context.kept);
  const suggest = createSuggest(read, context.kept);
  const browseAny = async ({ query }: BrowseInput) => {
    const page = await browse(context, query);
    return page.ok ? success({ status: true as const, ...page.value }) : page;
  };
  // What the home page and the list of all products begin with.
  const browseFirst = sameForAll(
    'browseProducts',
    ({ products }) => ['catalogue', ...products.map(({ id }): ChangeTag => `product:${id}`)],
    browseAny,
  );
  return {
    listCategories: sameForAll('listCategories', ['categories'], async () =>
      success(await listCategories(read)),
    ),
    locateCategory: sameForAll('locateCategory', ['categories'], async ({ params: { id } }) =>
      foundOrNot(isIdentifier(id) ? await locateCategory(read, id) : null),
    ),
    listAllProducts: async ({ query }) => {
      const list = await listWholeProducts(context, query);
      return list.ok ? success({ status: true, ...list.value }) : list;
    },
    listCategoryProducts: async ({ params, query }, request) => {
      const list = await listWholeProducts(context, { ...query, mainCategoryId: params.categoryId });
      if (!list.ok) return list;
      linkToNextPage(
        request,
        `/productos/categoria/${params.categoryId}`,
        query.limit,
        list.value.nextCursor,
      );
      return success(list.value.products);
    },
    listSubcategoryProducts: async ({ params: { categoryId, subcategoryId }, query }, request) => {
      const list = await listWholeProducts(context, { ...query, mainCategoryId: categoryId, subcategoryId });
      if (!list.ok) return list;
      const path = `/productos/categoria/${categoryId}/${subcategoryId}`;
      linkToNextPage(request, path, query.limit, list.value.nextCursor);
      return success(list.value.products);
    },
    browseProducts: (input) => (isStartOfAll(input.query) ? browseFirst(input) : browseAny(input)),
    searchProducts: async ({ query }) => {
      const page = await search(context, query, await placementFor(read, query.text, context.now()));
      if (page.ok && isWhole(query)) noteSearchAnswer(query.text, page.value);
      return page.ok ? success({ status: true, ...page.value }) : page;
    },
    suggestSearches: async ({ query }) => success(await suggest.texts(query.text)),
    listSuggestions: async ({ query }) => success(await suggest.groups(query.text)),
    getProduct: async ({ params: { id } }, request) => foundOrNot(await readProduct(context, id, request)),
    listRelatedProducts: async ({ params: { id } }, request) => {
      const place = await findPlace(context, id, request);
      return place ? success(await listRelated(context, place)) : failure('not-found');
    },
    listSellers: sameForAll('listSellers', ['catalogue'], async () => success(await listSellers(read))),
    getSeller: sameForAll(
      'getSeller',
      (_, { params: { id } }) => [`seller:${id}`, 'catalogue'],
      async ({ params: { id } }) => {
        const seller = isIdentifier(id) ? await findSeller(read, id) : null;
        return seller
          ? success({ status: true, sameSeller: seller, seller: { value: seller } })
          : failure('not-found');
      },
    ),
  };
}

function readProduct(context: Context, id: number, { products }: RequestContext) {
  const product = findShownProduct(context, id);
  products().set(id, product);
  return product;
}

async function findPlace(context: Context, id: number, { products }: RequestContext) {
  const product = await products().get(id);
  if (!product) return isIdentifier(id) ? findProductPlace(context.read, id) : null;
  return { id, mainCategoryId: product.mainCategory.id, subcategoryId: product.subcategory?.id ?? null };
}

/** What everybody who types the words is shown: nothing is filtered, nothing left behind, and words are corrected. */
function isWhole(query: SearchQuery): boolean {
  const { categoryIds, sellerIds, cursor, asTyped } = query;
  return !categoryIds && !sellerIds && !cursor && !asTyped && !needsSearch(query) && !isByPlace(query);
}

function foundOrNot<Value>(value: Value | null) {
  return value === null ? failure('not-found' as const) : success(value);
}
