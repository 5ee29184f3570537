import { ACCOUNT_KIND, ACCOUNT_STATUS } from '../../../../domain/account.ts';
import type { UserLookup } from '../../../../domain/registration.ts';
import type { RegistrationFlow } from '../../../app/registration-draft.ts';

export type EmailOutcome =
  | { kind: 'account-exists' }
  | { kind: 'in-validation' }
  | { kind: 'blocked' }
  /** `flow` may be the other registration than the one that was begun. */
  | { kind: 'phone'; flow: RegistrationFlow; isNew: boolean }
  | { kind: 'form'; phone: string };

/** Spec 4, seller and buyer email step: where an email leads. */
export function emailOutcome(
  flow: RegistrationFlow,
  { isNew, user }: { isNew: boolean; user: UserLookup },
): EmailOutcome {
  if (user.status === ACCOUNT_STATUS.active) return { kind: 'account-exists' };
  if (user.status === ACCOUNT_STATUS.blocked) return { kind: 'blocked' };
  if (user.status === ACCOUNT_STATUS.awaitingApproval) return { kind: 'in-validation' };
  if (isNew) return { kind: 'phone', flow, isNew };
  if (flow === 'seller' && user.kind === ACCOUNT_KIND.buyer) return { kind: 'phone', flow: 'buyer', isNew };
  return user.phone === null ? { kind: 'phone', flow, isNew } : { kind: 'form', phone: user.phone };
}
