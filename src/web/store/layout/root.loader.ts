import type { StoreContent } from '../../../domain/store-content.ts';
import type { PageRequest } from '../../app/page.ts';
import { categoryMenu } from './category-tree.ts';
import { pageContent } from './page-content.ts';

export type RootData = Awaited<ReturnType<typeof rootLoader>>;

/** What the shell of every page shows: the brand, the promo bar and the categories of the menu. */
export async function rootLoader(page: PageRequest) {
  const [categories, content] = await Promise.all([page.call('listCategories', {}), pageContent(page)]);
  // Spec 8: a list that cannot be loaded leaves its place empty; the page itself still works.
  return {
    brand: page.brand,
    menu: categories.ok ? categoryMenu(categories.value) : [],
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
