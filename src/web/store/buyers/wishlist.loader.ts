import { type PageRequest, valueOrPageError } from '../../app/page.ts';
import { requireUser } from '../accounts/account/require-session.ts';

/** Spec 2.1: the favourites of whoever is logged in. */
export async function wishlistLoader(page: PageRequest) {
  await requireUser(page);
  return {
    meta: {
      title: `Lista de deseos | ${page.brand.name}`,
      description: 'Los productos que guardaste como favoritos.',
      canonical: null,
    },
    products: valueOrPageError(await page.call('listFavouriteProducts', {})),
  };
}

export type WishlistData = Awaited<ReturnType<typeof wishlistLoader>>;
