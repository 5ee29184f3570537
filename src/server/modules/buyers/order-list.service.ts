import type { ListedOrder } from '../../../wire/buyers/purchases.ts';
import type { Context } from '../../context.ts';
import { type ListedOrderRow, listOrdersOf } from './order-list.repository.ts';

const DEFAULT_PAGE_SIZE = 20;

export interface OrderPage {
  /** Spec 8: false, with a text, when there is nothing. */
  status: boolean;
  message?: string;
  orders: ListedOrder[];
  /** The number after which the next page begins. */
  nextCursor: number | null;
}

/** One page of an account's own orders, newest first. */
export async function listOwnOrders(
  { write }: Pick<Context, 'write'>,
  accountId: number,
  { limit = DEFAULT_PAGE_SIZE, cursor }: { limit?: number | undefined; cursor?: number | undefined } = {},
): Promise<OrderPage> {
  const rows = await listOrdersOf(write, { accountId, before: cursor ?? null, limit: limit + 1 });
  const orders = rows.slice(0, limit).map(toListedOrder);
  if (orders.length === 0 && cursor === undefined)
    return { status: false, message: 'No hay pedidos aún', orders, nextCursor: null };
  return { status: true, orders, nextCursor: rows.length > limit ? (orders.at(-1)?.number ?? null) : null };
}

function toListedOrder({ placedAt, subtotal, shippingCost, total, ...rest }: ListedOrderRow): ListedOrder {
  return { ...rest, placedAt: placedAt.toISOString(), totals: { subtotal, shippingCost, total } };
}
