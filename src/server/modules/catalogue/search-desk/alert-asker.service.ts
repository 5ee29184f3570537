import { hash } from 'node:crypto';
import { EMAIL_MESSAGE, isEmail } from '../../../../domain/email.ts';
import { emailKey } from '../../../../domain/email-key.ts';
import { failure, type Result, success } from '../../../../domain/result.ts';
import { REQUIRED_MESSAGE } from '../../../../domain/validation.ts';
import type { Context } from '../../../context.ts';
import type { Database } from '../../../db/sql.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { limitedAddress, takeAttempt } from '../../accounts/identity/attempt-limit.service.ts';
import { countOpenAlerts, deleteRefusal, isRefused } from './alert-asker.repository.ts';

const A_DAY = 24 * 60;
const NEW_OF_EMAIL = 10;
const NEW_OF_ADDRESS = 20;
const OPEN_OF_EMAIL = 20;

/** Who asks for an alert, of a search or of a product. */
export interface AlertAsker {
  /** Of a guest. */
  email: string;
  account: { id: number; email: string } | null;
  /** Of the net. */
  address: string;
}

/** Where the alert goes, and what is wrong with that; the account's own address goes before what was typed. */
export function alertEmail({ email: typed, account }: AlertAsker): { email: string; problem: string | null } {
  const email = (account?.email ?? typed).trim().toLowerCase();
  if (email === '') return { email, problem: REQUIRED_MESSAGE };
  return { email, problem: isEmail(email) ? null : EMAIL_MESSAGE };
}

/**
 * Keeps an alert for whoever may ask for one more. A guest's address is nobody's proof: it is limited, it may refuse, and
 * the answer never tells whether it was known.
 */
export async function keepAlert(
  context: Context,
  { account, address }: AlertAsker,
  email: string,
  insert: (db: Database) => Promise<void>,
): Promise<Result<null, 'too-many-requests' | 'search-alert-limit'>> {
  const { allowed } = await takeAttempt(context, [
    { kind: 'search-alert-email', subject: emailKey(email), maximum: NEW_OF_EMAIL, minutes: A_DAY },
    {
      kind: 'search-alert-address',
      subject: limitedAddress(address),
      maximum: NEW_OF_ADDRESS,
      minutes: A_DAY,
    },
  ]);
  if (!allowed) return failure('too-many-requests');
  return inTransaction(context.write, async (db) => {
    const key = refusalKey(email);
    if (account) await deleteRefusal(db, key);
    else if (await isRefused(db, key)) return success(null);
    if ((await countOpenAlerts(db, email)) >= OPEN_OF_EMAIL) return failure('search-alert-limit');
    await insert(db);
    return success(null);
  });
}

export function refusalKey(email: string): string {
  return hash('sha256', `search-alert\n${emailKey(email)}`, 'base64url');
}
