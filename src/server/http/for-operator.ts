import { isOperatorAllowed, type OperatorPermission, type OperatorRole } from '../../domain/operator-role.ts';
import { failure, type Result } from '../../domain/result.ts';
import type { ErrorReason } from '../../wire/errors.ts';
import { requireAccount } from '../modules/identity/require-account.service.ts';
import type { SessionAccount } from '../modules/identity/session.service.ts';
import type { RequestContext } from './request-context.ts';

/** One of the marketplace's own people at work; `id` is the account's. */
export interface Operator extends SessionAccount {
  operatorRole: OperatorRole;
}

type OperatorReason = 'login-required' | 'password-change-required' | 'operator-only' | 'operator-role';

/** A handler for the marketplace's own people; null asks for membership alone. Everybody else learns what is missing. */
export function forOperator<Input, Value, Reason extends ErrorReason>(
  permission: OperatorPermission | null,
  handle: (input: Input, operator: Operator, request: RequestContext) => Promise<Result<Value, Reason>>,
) {
  return async (input: Input, request: RequestContext): Promise<Result<Value, Reason | OperatorReason>> => {
    const account = await requireAccount(request);
    if (!account.ok) return account;
    const { operatorRole } = account.value;
    if (!operatorRole) return failure('operator-only');
    if (permission !== null && !isOperatorAllowed(operatorRole, permission)) return failure('operator-role');
    return handle(input, { ...account.value, operatorRole }, request);
  };
}
