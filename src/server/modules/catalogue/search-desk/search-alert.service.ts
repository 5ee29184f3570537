import { hash } from 'node:crypto';
import { countedQuery } from '../../../../domain/counted-query.ts';
import { EMAIL_MESSAGE, isEmail } from '../../../../domain/email.ts';
import { emailKey } from '../../../../domain/email-key.ts';
import { failure, type Result, success } from '../../../../domain/result.ts';
import { REQUIRED_MESSAGE } from '../../../../domain/validation.ts';
import type { Context } from '../../../context.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { limitedAddress, takeAttempt } from '../../accounts/identity/attempt-limit.service.ts';
import { isAlertSignature } from '../../links/alert-link.service.ts';
import {
  countOpenAlerts,
  deleteAlertsTo,
  deleteRefusal,
  findAlertEmail,
  insertAlert,
  insertRefusal,
  isRefused,
} from './search-alert.repository.ts';

const A_DAY = 24 * 60;
const NEW_OF_EMAIL = 10;
const NEW_OF_ADDRESS = 20;
const OPEN_OF_EMAIL = 20;

interface AskedAlert {
  text: string;
  /** Of a guest. */
  email: string;
  account: { id: number; email: string } | null;
  address: string;
}

/**
 * One mail to whoever asks, the day on which the search finds something. A guest's address is nobody's proof: it is limited,
 * it may refuse, and the answer never tells whether it was known.
 */
export async function askForAlert(
  context: Context,
  { text, email: typed, account, address }: AskedAlert,
): Promise<Result<{ message: string }, 'invalid-input' | 'too-many-requests' | 'search-alert-limit'>> {
  const email = (account?.email ?? typed).trim().toLowerCase();
  const words = countedQuery(text);
  const fields: Record<string, string> = {};
  if (words === null) fields.text = 'De esa búsqueda no podemos avisarte. Escribe el nombre de un producto.';
  if (email === '') fields.email = REQUIRED_MESSAGE;
  else if (!isEmail(email)) fields.email = EMAIL_MESSAGE;
  if (words === null || Object.keys(fields).length > 0) return failure('invalid-input', { fields });
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
  const result = await inTransaction(context.write, async (db) => {
    const key = refusalKey(email);
    if (account) await deleteRefusal(db, key);
    else if (await isRefused(db, key)) return success(null);
    if ((await countOpenAlerts(db, email)) >= OPEN_OF_EMAIL) return failure('search-alert-limit');
    await insertAlert(db, { email, words, accountId: account?.id ?? null, at: context.now() });
    return success(null);
  });
  return result.ok ? success({ message: `Listo. Te escribimos a ${email} el día que haya.` }) : result;
}

/** The address of a mail wants no more of them: what is open ends, and nobody can ask in its name any more. */
export async function endAlerts(
  context: Context,
  { alertId, signature }: { alertId: number; signature: string },
): Promise<Result<{ message: string }, 'not-found'>> {
  if (!(await isAlertSignature(context, alertId, signature))) return failure('not-found');
  await inTransaction(context.write, async (db) => {
    const email = await findAlertEmail(db, alertId);
    // The mail is older than what is kept of it; whatever it announced has ended by itself.
    if (email === null) return;
    await insertRefusal(db, refusalKey(email), context.now());
    await deleteAlertsTo(db, email);
  });
  return success({ message: 'Listo. No te escribimos más avisos de búsquedas.' });
}

function refusalKey(email: string): string {
  return hash('sha256', `search-alert\n${emailKey(email)}`, 'base64url');
}
