import type { ENTRANCE_STEPS } from '../../../../wire/accounts/operator-access.ts';
import type { Config } from '../../../config.ts';
import type { SessionAccount } from '../identity/session.service.ts';

/** What is still missing before the operators' panel opens to the session. */
export function entranceStep(
  account: SessionAccount | null,
  rule: Config['operatorSecondFactor'],
): (typeof ENTRANCE_STEPS)[number] {
  if (!account) return 'login';
  if (!account.operatorRole) return 'not-operator';
  if (account.mustChangePassword) return 'password';
  if (account.hasSecondFactor) return account.secondFactorAt ? 'done' : 'code';
  return rule === 'required' ? 'enrolment' : 'done';
}
