import { paths } from '../../../../wire/paths.ts';
import { PageError, PageRedirect, type PageRequest } from '../../../app/page.ts';
import { readId } from '../../../app/read-id.ts';
import { breadcrumbList, type Crumb } from './breadcrumb-list.ts';
import {
  browse,
  type Category,
  canonicalOf,
  categoryCircles,
  EMPTY_TEXT,
  type ListingData,
  listCategories,
  listTags,
} from './listing-data.ts';

/** /productos/category/{c} and its short form /category/{c}. A subcategory's id moves to its own address. */
export async function categoryLoader(page: PageRequest): Promise<ListingData> {
  const [categories, category] = await requestedCategory(page, page.params.categoryId);
  if (category.parentId !== 0) throw new PageRedirect(addressOf(category, page.url));
  return categoryListing(page, categories, [category]);
}

/** /productos/category/{c}/{s}. Cards of top-level categories come here with parent 0 (spec 2.1). */
export async function subcategoryLoader(page: PageRequest): Promise<ListingData> {
  const [categories, category] = await requestedCategory(page, page.params.subcategoryId);
  if (category.parentId === 0) throw new PageRedirect(addressOf(category, page.url));
  const parent =
    categories.find(({ id }) => id === category.parentId) ?? (await locate(page, category.parentId));
  if (readId(page.params.categoryId) !== parent.id) throw new PageRedirect(addressOf(category, page.url));
  return categoryListing(page, categories, [parent, category]);
}

async function requestedCategory(
  page: PageRequest,
  param: string | undefined,
): Promise<[Category[], Category]> {
  const categoryId = readId(param);
  const categories = await listCategories(page);
  const category = categories.find(({ id }) => id === categoryId);
  return [categories, category ?? (await locate(page, categoryId ?? 0))];
}

/** One that no menu shows, or the one that another was merged into: its old address leads there. */
async function locate(page: PageRequest, id: number): Promise<Category> {
  const located = await page.call('locateCategory', { params: { id } });
  if (!located.ok) throw new PageError(404);
  if (located.value.id !== id) throw new PageRedirect(addressOf(located.value, page.url), 301);
  return located.value;
}

/** `lineage`: the top-level category and, below it, the subcategory if the list is of one. */
async function categoryListing(
  page: PageRequest,
  categories: Category[],
  lineage: [Category, Category?],
): Promise<ListingData> {
  const [top, subcategory] = lineage;
  const category = subcategory ?? top;
  const list = await browse(page, {
    mainCategoryId: top.id,
    ...(subcategory && { subcategoryId: subcategory.id }),
  });
  const trail: Crumb[] = [
    { name: 'Inicio', href: paths.home() },
    { name: 'Productos', href: paths.products() },
    { name: top.name, href: paths.category(top.id) },
    ...(subcategory ? [{ name: subcategory.name, href: paths.subcategory(top.id, subcategory.id) }] : []),
  ];
  const path = trail.at(-1)?.href ?? paths.products();
  return {
    meta: {
      title: `${category.name} | ${page.brand.name}`,
      description: `${category.name} de varios vendedores en ${page.brand.name}: compara precios y ofertas y recibe en tu casa.`,
      canonical: canonicalOf(path, list.query),
      ...(category.imageUrl && { imageUrl: category.imageUrl }),
      jsonLd: [breadcrumbList(trail, page.url.origin)],
    },
    ...listTags([`category:${category.id}`], list.page),
    heading: category.name,
    crumbs: trail.slice(0, -1),
    path,
    ...list,
    emptyText: EMPTY_TEXT,
    circles: categoryCircles(categories, top.id),
    activeCategoryId: top.id,
  };
}

function addressOf(category: Category, { search }: URL): string {
  const path =
    category.parentId === 0 ? paths.category(category.id) : paths.subcategory(category.parentId, category.id);
  return path + search;
}
