import { failure, type Result } from '../../domain/result.ts';
import type { ErrorReason } from '../../wire/errors.ts';
import type { SessionAccount } from '../modules/identity/session.service.ts';
import type { RequestContext } from './request-context.ts';

/** A handler for logged-in people; everybody else is told to log in. */
export function forAccount<Input, Value, Reason extends ErrorReason>(
  handle: (input: Input, account: SessionAccount, request: RequestContext) => Promise<Result<Value, Reason>>,
): (input: Input, request: RequestContext) => Promise<Result<Value, Reason | 'login-required'>> {
  return async (input, request) => {
    const account = await request.findAccount();
    return account ? handle(input, account, request) : failure('login-required');
  };
}
