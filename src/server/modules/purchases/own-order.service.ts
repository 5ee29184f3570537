import { failure, type Result, success } from '../../../domain/result.ts';
import type { PlacedOrder } from '../../../wire/order-entities.ts';
import type { RepeatedLine } from '../../../wire/purchases.ts';
import type { Context } from '../../context.ts';
import { getPurchase } from '../orders/purchase.service.ts';
import { listRepeatedLines } from '../orders/repeat-order.service.ts';

export interface OrderRequest {
  number: number;
  /** Null: logged out. */
  accountId: number | null;
  /** What else may open the order: cookie and key of the purchase. */
  tokens: readonly (string | null | undefined)[];
}

type OwnOrderReason = 'not-found' | 'login-required';

/** An order for whom it belongs to. A foreign one answers like a missing one, to whoever is logged out like any. */
export async function getOwnOrder(
  context: Pick<Context, 'write'>,
  request: OrderRequest,
): Promise<Result<PlacedOrder, OwnOrderReason>> {
  const order = await getPurchase(context, request);
  if (!order.ok && request.accountId === null) return failure('login-required');
  return order;
}

/** Its lines as they would go into a cart today. */
export async function repeatOwnOrder(
  context: Pick<Context, 'write'>,
  request: OrderRequest,
): Promise<Result<RepeatedLine[], OwnOrderReason>> {
  const order = await getOwnOrder(context, request);
  return order.ok ? success(await listRepeatedLines(context, order.value)) : order;
}
