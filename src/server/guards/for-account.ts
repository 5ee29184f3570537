import type { Result } from '../../domain/result.ts';
import type { ErrorReason } from '../../wire/errors.ts';
import { requireAccount } from '../modules/accounts/identity/require-account.service.ts';
import type { SessionAccount } from '../modules/accounts/identity/session.service.ts';
import type { RequestContext } from './request-context.ts';

/** A handler for logged-in people; everybody else learns what is missing. */
export function forAccount<Input, Value, Reason extends ErrorReason>(
  handle: (input: Input, account: SessionAccount, request: RequestContext) => Promise<Result<Value, Reason>>,
) {
  const guarded = async (
    input: Input,
    request: RequestContext,
  ): Promise<Result<Value, Reason | 'login-required' | 'password-change-required'>> => {
    const account = await requireAccount(request);
    return account.ok ? handle(input, account.value, request) : account;
  };
  return Object.assign(guarded, { admit: requireAccount });
}
