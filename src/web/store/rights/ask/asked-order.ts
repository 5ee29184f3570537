import { bogotaDay } from '../../../../domain/spanish-dates.ts';
import { paths } from '../../../../wire/paths.ts';
import type { ShownLineRights } from '../../../../wire/rights/case-entities.ts';
import { PageError, PageRedirect, type PageRequest, valueOrPageError } from '../../../app/page.ts';
import { readId } from '../../../app/read-id.ts';

/** A line of an order that somebody may ask something about. */
export interface AskedLine extends ShownLineRights {
  imageUrl: string;
  sellerName: string;
}

/** Her order with what is left of her rights. Whoever is logged out and holds no key is asked to log in. */
export async function readAskedOrder({ url, params, call }: PageRequest) {
  const number = readId(params.orderNumber);
  if (number === null) throw new PageError(404);
  const [order, rights] = await Promise.all([
    call('getOrder', { params: { number }, query: {} }),
    call('getOrderRights', { params: { number }, query: {} }),
  ]);
  if (!order.ok || !rights.ok) {
    const { user } = valueOrPageError(await call('getSession', {}));
    if (!user) throw new PageRedirect(paths.login(url.pathname + url.search));
    throw new PageError(404);
  }
  const lines = rights.value.map((one): AskedLine => {
    const sold = order.value.packages.find(({ sellerId }) => sellerId === one.sellerId);
    const product = sold?.products.find(({ productId }) => productId === one.productId);
    return { ...one, imageUrl: product?.imageUrl ?? '', sellerName: sold?.sellerName ?? '' };
  });
  return {
    orderNumber: number,
    lines,
    asked: readId(url.searchParams.get('linea') ?? undefined),
    today: bogotaDay(Date.now()),
  };
}
