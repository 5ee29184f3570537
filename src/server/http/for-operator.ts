import { failure, type Result } from '../../domain/result.ts';
import type { ErrorReason } from '../../wire/errors.ts';
import { requireAccount } from '../modules/identity/require-account.service.ts';
import type { SessionAccount } from '../modules/identity/session.service.ts';
import type { RequestContext } from './request-context.ts';

/** A handler for the marketplace's own people; everybody else learns what is missing. */
export function forOperator<Input, Value, Reason extends ErrorReason>(
  handle: (input: Input, account: SessionAccount, request: RequestContext) => Promise<Result<Value, Reason>>,
) {
  return async (
    input: Input,
    request: RequestContext,
  ): Promise<Result<Value, Reason | 'login-required' | 'password-change-required' | 'operator-only'>> => {
    const account = await requireAccount(request);
    if (!account.ok) return account;
    if (!account.value.roles.includes('operator')) return failure('operator-only');
    return handle(input, account.value, request);
  };
}
