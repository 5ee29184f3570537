import { failure, type Result, success } from '../../../../domain/result.ts';
import { isFilled, REQUIRED_MESSAGE } from '../../../../domain/validation.ts';
import type { Context } from '../../../context.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { enqueueEmails, nudgeOutbox } from '../../messages/notifications.service.ts';
import { findCredentialsById, getUser, updatePassword } from './account.repository.ts';
import { returnAttempt, takeAttempt } from './attempt-limit.service.ts';
import { forgetDevices } from './known-device.service.ts';
import { hashPassword, isPasswordRight } from './password.service.ts';
import { passwordProblem } from './password-choice.service.ts';
import { spoilRecoveryPasswords } from './recovery-password.repository.ts';
import { endSessions, isProven, type SessionAccount } from './session.service.ts';

export interface PasswordChange {
  email: string;
  password: string;
  newPassword: string;
}

/** Spec 2.11 and 5. Every other session of the account ends, and other browsers are no longer known. */
export async function changePassword(
  context: Context,
  account: SessionAccount,
  change: PasswordChange,
  { token, deviceToken }: { token: string | null; deviceToken: string | null },
): Promise<Result<{ message: string }, 'password-change-failed' | 'second-factor-required'>> {
  // A mailed password is changed before its owner may prove anything.
  if (!account.mustChangePassword && !isProven(account)) return failure('second-factor-required');
  const problem = await findProblem(context, account, change);
  if (problem) return failure('password-change-failed', { fields: problem });
  if (!(await isOwnPassword(context, account, change.password)))
    return failure('password-change-failed', {
      fields: { password: 'La contraseña actual no es correcta.' },
    });
  const passwordHash = await hashPassword(change.newPassword);
  const now = context.now();
  await inTransaction(context.write, async (db) => {
    await updatePassword(db, { accountId: account.id, passwordHash, mustChange: false });
    await spoilRecoveryPasswords(db, account.id, now);
    await endSessions(db, { accountId: account.id, keptToken: token, now });
    await forgetDevices(db, { accountId: account.id, keptToken: deviceToken });
    await enqueueEmails(db, [
      { template: 'password-changed', recipient: account.email, data: { accountId: account.id } },
    ]);
  });
  nudgeOutbox();
  return success({ message: 'Contraseña cambiada con éxito' });
}

/**
 * Whether it is the account's password. A session has ten wrong tries in 15 minutes: a stolen one must not find it out,
 * nor use up the tries of the others.
 */
export async function isOwnPassword(
  context: Context,
  { id, sessionId }: Pick<SessionAccount, 'id' | 'sessionId'>,
  password: string,
): Promise<boolean> {
  const limit = { kind: 'own-password', subject: String(sessionId), maximum: 10, minutes: 15 };
  const { allowed } = await takeAttempt(context, [limit]);
  if (!allowed) return false;
  const credentials = await findCredentialsById(context.write, id);
  const isRight = await isPasswordRight(credentials?.passwordHash ?? null, password);
  if (isRight) await returnAttempt(context, [limit]);
  return isRight;
}

async function findProblem(
  { write, config }: Context,
  account: SessionAccount,
  change: PasswordChange,
): Promise<Record<string, string> | null> {
  const { email, password, newPassword } = change;
  if (email.toLowerCase() !== account.email) return { email: 'No es el correo de tu cuenta.' };
  if (!isFilled(password)) return { password: REQUIRED_MESSAGE };
  if (newPassword === password) return { newPassword: 'Elige una contraseña distinta de la actual.' };
  const { firstName, lastName, companyName } = await getUser(write, account.id);
  const personal = [account.email, firstName, lastName, companyName];
  const problemOfNew = await passwordProblem(config, newPassword, { rule: 'change', personal });
  return problemOfNew === null ? null : { newPassword: problemOfNew };
}
