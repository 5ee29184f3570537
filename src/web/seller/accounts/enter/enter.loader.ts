import { safeReturnTo } from '../../../../domain/return-to.ts';
import { sellerPaths } from '../../../../wire/seller-paths.ts';
import { PageRedirect, type PageRequest } from '../../../app/page.ts';

export async function sellerEnterLoader({ call, read, url, brand }: PageRequest) {
  const asked = safeReturnTo(url.searchParams.get('returnTo'));
  const destination = asked?.startsWith(sellerPaths.home()) ? asked : sellerPaths.home();
  const panel = await read('getSellerPanel', {});
  if (panel.ok) throw new PageRedirect(destination);
  const session = await call('getSession', {});
  return {
    meta: {
      title: `Centro de vendedores | ${brand.name}`,
      description: 'Entra a tu tienda.',
      canonical: null,
    },
    brandName: brand.name,
    destination,
    /** Why somebody who is logged in stands here. */
    problem: session.ok && session.value.user ? panel.reason : null,
  };
}
