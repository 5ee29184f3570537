import { paths } from '../../../wire/paths.ts';
import { PageRedirect, type PageRequest, valueOrPageError } from '../../app/page.ts';

/**
 * Where 'Empieza a vender' leads. The registration is for logged-out people (spec 2.1) and sends everybody else back,
 * so who is logged in reads here what to do.
 */
export async function startSellingLoader(page: PageRequest) {
  const { user } = valueOrPageError(await page.call('getSession', {}));
  if (!user) throw new PageRedirect(paths.registerSeller());
  const shop = await page.read('getSellerPanel', {});
  return {
    meta: {
      title: `Empieza a vender | ${page.brand.name}`,
      description: 'Cómo abrir una tienda si ya compras con nosotros.',
      canonical: null,
    },
    email: user.email,
    hasShop: shop.ok,
  };
}
