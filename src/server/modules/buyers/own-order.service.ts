import { type Result, success } from '../../../domain/result.ts';
import type { TodayLine } from '../../../wire/buyers/today-line.ts';
import type { PlacedOrder } from '../../../wire/orders/order-entities.ts';
import type { Context } from '../../context.ts';
import { getPurchase } from '../orders/placing/purchase.service.ts';
import { listRepeatedLines } from '../orders/placing/repeat-order.service.ts';

type NobodyReason = 'login-required' | 'password-change-required';

export interface OrderRequest {
  number: number;
  /** Whoever asks, or why there is nobody. */
  person: Result<{ id: number }, NobodyReason>;
  /** What else may open the order: cookie and key of the purchase. */
  tokens: readonly (string | null | undefined)[];
}

/** An order for whom it belongs to. A foreign one answers like a missing one, to whoever is logged out like any. */
export async function getOwnOrder(
  context: Pick<Context, 'write' | 'now'>,
  { number, person, tokens }: OrderRequest,
): Promise<Result<PlacedOrder, 'not-found' | NobodyReason>> {
  const accountId = person.ok ? person.value.id : null;
  const order = await getPurchase(context, { number, tokens, accountId });
  return order.ok || person.ok ? order : person;
}

/** Its lines as they would go into a cart today. */
export async function repeatOwnOrder(
  context: Pick<Context, 'write' | 'now'>,
  request: OrderRequest,
): Promise<Result<TodayLine[], 'not-found' | NobodyReason>> {
  const order = await getOwnOrder(context, request);
  return order.ok ? success(await listRepeatedLines(context, order.value)) : order;
}
