import type { Database } from '../../../db/sql.ts';
import { recordConsents } from '../identity/consent.service.ts';
import { deleteFlowsOf } from './registration-flow.repository.ts';
import type { Registrant } from './registration-form.ts';

interface Settlement {
  accountId: number;
  form: { termsAccepted?: boolean | undefined; marketingAccepted?: boolean | undefined };
  registrant: Registrant;
  now: Date;
}

/** The proof of what was agreed to, and the end of every way into this registration. */
export async function settleRegistration(
  db: Database,
  { accountId, form, registrant, now }: Settlement,
): Promise<void> {
  const texts = ['terms', 'privacy'] as const;
  const [kinds, notAsked] = form.termsAccepted ? [texts, []] : [[], texts];
  const marketing = form.marketingAccepted ? (['marketing'] as const) : [];
  const answers = { kinds: [...kinds, ...marketing], notAsked };
  await recordConsents(db, { accountId, ...answers, visitor: registrant, now });
  await deleteFlowsOf(db, accountId);
}
