import { type PageRequest, valueOrPageError } from '../../../app/page.ts';
import { readId } from '../../../app/read-id.ts';
import { accountMeta } from './account-meta.ts';
import { requireUser } from './require-session.ts';

const ORDERS_PER_PAGE = 10;

/** One page of the orders of whoever asks, newest first. */
export async function ordersLoader(page: PageRequest) {
  const user = await requireUser(page);
  const cursor = readId(page.url.searchParams.get('cursor') ?? undefined) ?? undefined;
  const list = await page.call('listOrders', {
    params: { customerId: user.customerId },
    query: { limit: ORDERS_PER_PAGE, cursor },
  });
  const { orders, nextCursor } = valueOrPageError(list);
  return {
    meta: accountMeta('Pedidos', page.brand),
    user,
    orders,
    nextCursor,
    isFirstPage: cursor === undefined,
  };
}

export type OrdersData = Awaited<ReturnType<typeof ordersLoader>>;
export type OrderInList = OrdersData['orders'][number];
