import { ACCOUNT_STATUS } from '../../../../domain/account.ts';
import type { AccountRole } from '../../../../domain/account-role.ts';
import type { Database } from '../../../db/sql.ts';
import { recordConsents } from '../identity/consent.service.ts';
import { deleteFlowsOf, lockAccount } from './registration-flow.repository.ts';
import { type FinishedAccount, finishAccount } from './registration-form.repository.ts';
import type { Registrant } from './registration-form.service.ts';

/** The account whose form is still to come, held until the transaction ends; null: somebody was faster. */
export async function lockUnfinishedAccount(
  db: Database,
  accountId: number,
): Promise<{ email: string } | null> {
  const locked = await lockAccount(db, accountId);
  return locked?.status === ACCOUNT_STATUS.formPending ? locked : null;
}

interface Finish {
  account: FinishedAccount;
  roles: readonly AccountRole[];
  form: { termsAccepted?: boolean | undefined; marketingAccepted?: boolean | undefined };
  registrant: Registrant;
  now: Date;
}

/** The account of the form, the proof of what was agreed to, and the end of every way into this registration. */
export async function finishRegistration(
  db: Database,
  { account, roles, form, registrant, now }: Finish,
): Promise<void> {
  const { accountId } = account;
  await finishAccount(db, account, roles);
  const texts = ['terms', 'privacy'] as const;
  const [kinds, notAsked] = form.termsAccepted ? [texts, []] : [[], texts];
  const marketing = form.marketingAccepted ? (['marketing'] as const) : [];
  const answers = { kinds: [...kinds, ...marketing], notAsked };
  await recordConsents(db, { accountId, ...answers, visitor: registrant, now });
  await deleteFlowsOf(db, accountId);
}
