import type { Database } from '../../db/sql.ts';
import { recordConsents } from '../identity/consent.service.ts';
import { deleteFlowsOf } from './registration-flow.repository.ts';
import type { Registrant } from './registration-form.ts';

interface Settlement {
  accountId: number;
  form: { marketingAccepted?: boolean | undefined };
  registrant: Registrant;
  now: Date;
}

/** The proof of what was agreed to, and the end of every way into this registration. */
export async function settleRegistration(
  db: Database,
  { accountId, form, registrant, now }: Settlement,
): Promise<void> {
  const kinds = form.marketingAccepted
    ? (['terms', 'privacy', 'marketing'] as const)
    : (['terms', 'privacy'] as const);
  await recordConsents(db, { accountId, kinds, visitor: registrant, now });
  await deleteFlowsOf(db, accountId);
}
