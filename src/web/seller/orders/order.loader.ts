import { type PageRequest, valueOrPageError } from '../../app/page.ts';
import { idOfPath } from '../../panel/asked.ts';
import { requireSeller } from '../layout/require-seller.ts';

export async function sellerOrderLoader(page: PageRequest) {
  const panel = await requireSeller(page, 'see-orders');
  const orderNumber = idOfPath(page.params.number);
  const order = valueOrPageError(await page.read('getSellerOrder', { orderNumber }));
  return {
    meta: {
      title: `Pedido N.º ${orderNumber} | ${page.brand.name}`,
      description: 'Un pedido de tu tienda.',
      canonical: null,
    },
    brandName: page.brand.name,
    panel,
    order,
    now: Date.now(),
  };
}
