import { feedPaths } from '../../../wire/paths.ts';
import { type PageRequest, valueOrPageError } from '../../app/page.ts';
import { requireSeller } from '../layout/require-seller.ts';

export async function sellerIntegrationsLoader(page: PageRequest) {
  const panel = await requireSeller(page, 'manage-api');
  const keys = valueOrPageError(await page.read('listApiKeys', {}));
  const webhooks = valueOrPageError(await page.read('listWebhooks', {}));
  return {
    meta: {
      title: `Integraciones de ${panel.shopName} | ${page.brand.name}`,
      description: 'Claves de API y avisos para los sistemas de tu tienda.',
      canonical: null,
    },
    brandName: page.brand.name,
    panel,
    keys,
    webhooks,
    feeds: {
      google: page.url.origin + feedPaths.shop(panel.sellerId, 'google'),
      meta: page.url.origin + feedPaths.shop(panel.sellerId, 'meta'),
    },
  };
}
