import type { StoreContent } from '../../../domain/store-content.ts';
import type { PageRequest } from '../../app/page.ts';
import { type TopCategory, topCategories } from './category-tree.ts';
import { pageContent } from './page-content.ts';

/** What the browser is given of it: all but what only the server shows. */
export type RootData = Omit<LoadedRoot, 'serverOnly'> & Partial<Pick<LoadedRoot, 'serverOnly'>>;

type LoadedRoot = Awaited<ReturnType<typeof rootLoader>>;

// The row under the search box has room for this many.
const DIRECT_CATEGORIES = 5;
// What stands in <noscript>; from there the list of all products leads to every other.
const CATEGORIES_WITHOUT_SCRIPT = 24;

/** What the shell of every page shows: the brand, the promo bar and the first categories. */
export async function rootLoader(page: PageRequest) {
  const [categories, content] = await Promise.all([page.call('listCategories', {}), pageContent(page)]);
  // Spec 8: a list that cannot be loaded leaves its place empty; the page itself still works.
  const first: TopCategory[] = topCategories(
    categories.ok ? categories.value : [],
    CATEGORIES_WITHOUT_SCRIPT,
  ).map(({ id, name }) => ({ id, name }));
  return {
    brand: page.brand,
    categories: first.slice(0, DIRECT_CATEGORIES),
    serverOnly: { categories: first },
    promo: content.ok ? promoBar(content.value.promo) : null,
  };
}

function promoBar({ highlight, text, ...urls }: StoreContent['promo']) {
  const networks = [
    { href: urls.facebookUrl, name: 'Facebook', icon: 'facebook-logo' },
    { href: urls.instagramUrl, name: 'Instagram', icon: 'instagram-logo' },
    { href: urls.linkedinUrl, name: 'LinkedIn', icon: 'linkedin-logo' },
  ] as const;
  return {
    highlight,
    text: highlight && text ? ` — ${text}` : text,
    networks: networks.filter(({ href }) => href !== ''),
  };
}
