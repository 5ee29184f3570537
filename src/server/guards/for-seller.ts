import { failure, type Result, success } from '../../domain/result.ts';
import { isAllowed, type SellerPermission } from '../../domain/seller-role.ts';
import type { ErrorReason } from '../../wire/errors.ts';
import { requireAccount } from '../modules/accounts/identity/require-account.service.ts';
import type { SellerMember } from '../modules/accounts/team/seller-access.service.ts';
import { guarded } from './guarded.ts';
import type { RequestContext } from './request-context.ts';

type SellerReason =
  | 'login-required'
  | 'password-change-required'
  | 'seller-only'
  | 'seller-blocked'
  | 'seller-role'
  | 'view-as-read-only';

/**
 * A handler for the team of a shop; null asks for membership alone. The shop comes from the session and its members,
 * never from the input: services take `member.sellerId` and look at nothing else.
 */
export function forSeller<Input, Value, Reason extends ErrorReason>(
  permission: SellerPermission | null,
  handle: (input: Input, member: SellerMember, request: RequestContext) => Promise<Result<Value, Reason>>,
) {
  return guarded((request) => requireMember(request, permission), handle);
}

async function requireMember(
  request: RequestContext,
  permission: SellerPermission | null,
): Promise<Result<SellerMember, SellerReason>> {
  const account = await requireAccount(request);
  if (!account.ok) return account;
  const member = await request.findSellerMember();
  if (!member) return failure('seller-only');
  if (member.isReadOnly && !request.isReading) return failure('view-as-read-only');
  if (member.sellerStatus === 3 && !member.isReadOnly) return failure('seller-blocked');
  if (permission !== null && !isAllowed(member.role, permission)) return failure('seller-role');
  return success(member);
}
