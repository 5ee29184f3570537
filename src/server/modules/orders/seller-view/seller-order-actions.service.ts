import { failure, type Result } from '../../../../domain/result.ts';
import { errors } from '../../../../wire/errors.ts';
import type { BULK_STATUSES } from '../../../../wire/orders/seller-orders.ts';
import type { Context } from '../../../context.ts';
import type { SellerMember } from '../../accounts/team/seller-access.service.ts';
import { changePackageStatus } from '../fulfilment/change-package-status.service.ts';

/** The package of the shop that the member works in; never another one's. */
export function ownPackage({ sellerId, accountId }: SellerMember, orderNumber: number) {
  return { orderNumber, sellerId, actor: { accountId, role: 'seller' } } as const;
}

/** Whether the order exists at all is nobody's business but its shops'. */
export function ofOwnShop<Value, Reason extends string>(
  result: Result<Value, Reason>,
): Result<Value, Exclude<Reason, 'package-unknown'> | 'not-found'> {
  if (result.ok) return result;
  if (result.reason === 'package-unknown') return failure('not-found');
  return { ...result, reason: result.reason as Exclude<Reason, 'package-unknown'> };
}

export interface BulkResult {
  orderNumber: number;
  isDone: boolean;
  message: string;
}

/** One after the other, each in its own transaction: what one order refuses holds up no other. */
export async function movePackages(
  context: Context,
  member: SellerMember,
  { orderNumbers, to }: { orderNumbers: readonly number[]; to: (typeof BULK_STATUSES)[number] },
): Promise<BulkResult[]> {
  const results: BulkResult[] = [];
  for (const orderNumber of new Set(orderNumbers)) {
    const moved = ofOwnShop(await changePackageStatus(context, { ...ownPackage(member, orderNumber), to }));
    const message = moved.ok ? '' : errors[moved.reason].message;
    results.push({ orderNumber, isDone: moved.ok, message });
  }
  return results;
}
