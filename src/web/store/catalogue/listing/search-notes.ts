import { foldedQuery } from '../../../../domain/counted-query.ts';
import { paths } from '../../../../wire/paths.ts';
import { type PageRequest, valueOrPageError } from '../../../app/page.ts';
import { topCategories } from '../../layout/category-tree.ts';
import { type BrowsePage, type Category, listCategories } from './listing-data.ts';

/** What a search that did not find everything says beside its products. */
export interface SearchNotes {
  text: string;
  /** Nothing has all words: the products are near. */
  isPartial: boolean;
  /** The words that they do not have. */
  omittedWords: string[];
  /** Without any: what one of the words or everybody finds. */
  nearest: BrowsePage['products'];
  links: { name: string; href: string }[];
}

const NEAREST_PRODUCTS = 4;
const LINKS = 6;

/** Null for a search that found what was typed, also with other spelling. */
export async function searchNotes(
  page: PageRequest,
  text: string,
  found: BrowsePage,
): Promise<SearchNotes | null> {
  const { total, isInexact = false, omittedWords = [] } = found;
  if (total > 0 && !isInexact) return null;
  const categories = await listCategories(page);
  return {
    text,
    isPartial: total > 0,
    omittedWords,
    nearest: total > 0 ? [] : await nearestProducts(page, text),
    links: total > 0 ? linksOf(found, categories) : linksLike(text, categories),
  };
}

/** The longest words say most. */
async function nearestProducts(page: PageRequest, text: string): Promise<BrowsePage['products']> {
  const words = [...new Set(foldedQuery(text).split(' '))].filter((word) => word.length > 3);
  const longest = words.sort((a, b) => b.length - a.length).slice(0, 2);
  for (const word of words.length > 1 ? longest : []) {
    const query = { ...ANY, text: word, limit: NEAREST_PRODUCTS };
    const { products } = valueOrPageError(await page.call('searchProducts', { query }));
    if (products.length > 0) return products;
  }
  const query = { ...ANY, ...EVERYWHERE, limit: NEAREST_PRODUCTS };
  return valueOrPageError(await page.call('browseProducts', { query })).products;
}

const ANY = { categoryIds: undefined, sellerIds: undefined, sort: undefined, cursor: undefined };
const EVERYWHERE = {
  mainCategoryId: undefined,
  subcategoryId: undefined,
  sellerId: undefined,
  offersOnly: undefined,
};

/** Where the near products are. */
function linksOf({ categories, sellers }: BrowsePage, all: readonly Category[]) {
  const countOf = new Map(all.map(({ id, productCount }) => [id, productCount]));
  return [
    ...categories.slice(0, LINKS - 2).map(({ id, name }) => categoryLink(id, name, countOf.get(id) ?? 0)),
    ...sellers.slice(0, 2).map(({ id, name }) => ({ name, href: paths.seller(id) })),
  ];
}

/** Categories whose names begin as one of the words, then the first of the menu. */
function linksLike(text: string, all: readonly Category[]) {
  const beginnings = foldedQuery(text)
    .split(' ')
    .filter((word) => word.length > 3)
    .map((word) => word.slice(0, 4));
  const isLike = ({ name }: Category) =>
    foldedQuery(name)
      .split(' ')
      .some((word) => beginnings.some((beginning) => word.startsWith(beginning)));
  const shown = all.filter(({ productCount }) => productCount > 0);
  const near = [...new Set([...shown.filter(isLike), ...topCategories(shown, LINKS)])].slice(0, LINKS);
  return near.map(({ id, name, parentId, productCount }) => categoryLink(id, name, productCount, parentId));
}

function categoryLink(id: number, name: string, count: number, parentId = 0) {
  return {
    name: count > 0 ? `${name} · ${count}` : name,
    href: parentId === 0 ? paths.category(id) : paths.subcategory(parentId, id),
  };
}
