import { EMAIL_MESSAGE, isEmail } from '../../../domain/email.ts';
import { failure, type Result, success } from '../../../domain/result.ts';
import type { Context } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { ensureActiveAccount, setOperatorRole } from './operator.repository.ts';
import { createRecoveryPassword } from './recovery.service.ts';

/**
 * Gives an account the operators' role that may do everything; makes the account where there is none. The password works once, for 30
 * minutes, and must be changed after login; an existing account's own password works until then.
 */
export async function makeOperator(
  context: Pick<Context, 'write' | 'now'>,
  email: string,
): Promise<Result<{ isNew: boolean; password: string }, 'invalid-input' | 'account-blocked'>> {
  if (!isEmail(email)) return failure('invalid-input', { fields: { email: EMAIL_MESSAGE } });
  const account = await inTransaction(context.write, async (db) => {
    const found = await ensureActiveAccount(db, email.toLowerCase());
    if (found) await setOperatorRole(db, found.id, 'administrator');
    return found;
  });
  if (!account) return failure('account-blocked');
  const password = await createRecoveryPassword(context, { accountId: account.id, mailTo: null });
  return success({ isNew: account.isNew, password });
}
