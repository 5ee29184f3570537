import { isOperatorAllowed, type OperatorPermission, type OperatorRole } from '../../domain/operator-role.ts';
import { failure, type Result, success } from '../../domain/result.ts';
import type { ErrorReason } from '../../wire/errors.ts';
import { requireAccount } from '../modules/accounts/identity/require-account.service.ts';
import type { SessionAccount } from '../modules/accounts/identity/session.service.ts';
import { guarded } from './guarded.ts';
import type { RequestContext } from './request-context.ts';

/** One of the marketplace's own people at work; `id` is the account's. */
export interface Operator extends SessionAccount {
  operatorRole: OperatorRole;
}

type EntranceReason = 'login-required' | 'password-change-required' | 'operator-only';
type OperatorReason = EntranceReason | 'operator-role' | 'second-factor-required' | 'second-factor-missing';

/** A handler for the marketplace's own people; null asks for membership alone. Everybody else learns what is missing. */
export function forOperator<Input, Value, Reason extends ErrorReason>(
  permission: OperatorPermission | null,
  handle: (input: Input, operator: Operator, request: RequestContext) => Promise<Result<Value, Reason>>,
) {
  return guarded((request) => requirePermission(request, permission), handle);
}

async function requirePermission(
  request: RequestContext,
  permission: OperatorPermission | null,
): Promise<Result<Operator, OperatorReason>> {
  const operator = await requireOperator(request);
  if (!operator.ok) return operator;
  const { operatorRole, hasSecondFactor, secondFactorAt } = operator.value;
  if (hasSecondFactor && !secondFactorAt) return failure('second-factor-required');
  if (!hasSecondFactor && request.secondFactorRule === 'required') return failure('second-factor-missing');
  if (permission !== null && !isOperatorAllowed(operatorRole, permission)) return failure('operator-role');
  return operator;
}

/** A handler of the entrance: the password was right, the second factor is still to come. */
export function forOperatorAtDoor<Input, Value, Reason extends ErrorReason>(
  handle: (input: Input, operator: Operator, request: RequestContext) => Promise<Result<Value, Reason>>,
) {
  return async (input: Input, request: RequestContext): Promise<Result<Value, Reason | EntranceReason>> => {
    const operator = await requireOperator(request);
    return operator.ok ? handle(input, operator.value, request) : operator;
  };
}

async function requireOperator(request: RequestContext): Promise<Result<Operator, EntranceReason>> {
  const account = await requireAccount(request);
  if (!account.ok) return account;
  const { operatorRole } = account.value;
  return operatorRole ? success({ ...account.value, operatorRole }) : failure('operator-only');
}
