import { failure, type Result, success } from '../../../../domain/result.ts';
import type { RequestContext } from '../../../guards/request-context.ts';
import type { SessionAccount } from './session.service.ts';

/** The person of the request, for calls that need one. */
export async function requireAccount(
  request: Pick<RequestContext, 'findAccount'>,
): Promise<Result<SessionAccount, 'login-required' | 'password-change-required'>> {
  const account = await request.findAccount();
  if (!account) return failure('login-required');
  return account.mustChangePassword ? failure('password-change-required') : success(account);
}
