import { hash, randomInt } from 'node:crypto';
import { ACCOUNT_STATUS } from '../../../../domain/account.ts';
import { EMAIL_MESSAGE, isEmail } from '../../../../domain/email.ts';
import { failure, type Result, success } from '../../../../domain/result.ts';
import type { Context } from '../../../context.ts';
import type { Database } from '../../../db/sql.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { enqueueEmails, nudgeOutbox } from '../../messages/notifications.service.ts';
import { findCredentials } from './account.repository.ts';
import { limitedAddress, type SlowLimit, takeAttempt, takeTurn } from './attempt-limit.service.ts';
import { findKnownDevice } from './known-device.service.ts';
import { insertRecoveryPassword } from './recovery-password.repository.ts';
import type { LoginVisitor } from './session.service.ts';

const RECOVERY_MINUTES = 30;

/**
 * Spec 2.4: a new password goes by e-mail. Made safe: it is random, works once and for 30 minutes, and the old one
 * works until it is used, so that nobody can lock another person out.
 */
export async function requestPassword(
  context: Context,
  { email }: { email: string },
  visitor: LoginVisitor,
): Promise<
  Result<
    { message: string },
    'invalid-input' | 'email-not-registered' | 'account-blocked' | 'too-many-recoveries' | 'too-many-requests'
  >
> {
  if (!isEmail(email)) return failure('invalid-input', { fields: { email: EMAIL_MESSAGE } });
  const name = email.toLowerCase();
  const account = await findCredentials(context.write, name);
  const device = await findKnownDevice(context, account?.id ?? null, visitor.deviceToken);
  if (!device && !(await takeTurn(context, [placeLimit(visitor)], limitedAddress(visitor.address))))
    return failure('too-many-requests');
  if (!(await mayMail(context, device ? `${name}\n${device}` : name))) return failure('too-many-recoveries');
  // A registration that was not finished has no password to recover.
  if (!account || account.status === ACCOUNT_STATUS.formPending) return failure('email-not-registered');
  if (account.status === ACCOUNT_STATUS.blocked) return failure('account-blocked');
  await createRecoveryPassword(context, { accountId: account.id, mailTo: name });
  return success({ message: 'Enviamos una nueva contraseña a tu correo electrónico.' });
}

function placeLimit({ address }: LoginVisitor): SlowLimit {
  const subject = limitedAddress(address);
  return { kind: 'recovery-address', subject, maximum: 30, minutes: 60, slowestMillis: 2_000 };
}

/**
 * Nobody's inbox is flooded, and nobody is locked out by strangers who ask in her name: these windows are shorter than
 * the life of a password, so whoever is refused has one in her inbox that still works. A known browser has windows of its
 * own.
 */
async function mayMail(context: Context, subject: string): Promise<boolean> {
  const day = { kind: 'recovery-day', subject, maximum: 10, minutes: 24 * 60 };
  const window = (await takeAttempt(context, [day])).allowed
    ? { kind: 'recovery-account', subject, maximum: 5, minutes: RECOVERY_MINUTES - 10 }
    : { kind: 'recovery-slow', subject, maximum: 1, minutes: RECOVERY_MINUTES - 5 };
  return (await takeAttempt(context, [window])).allowed;
}

/** Stores one and puts it into a mail; `mailTo` null: the caller hands it over himself. `alongside`: in its transaction. */
export async function createRecoveryPassword(
  { write, now }: Pick<Context, 'write' | 'now'>,
  { accountId, mailTo }: { accountId: number; mailTo: string | null },
  alongside: (db: Database) => Promise<void> = async () => {},
): Promise<string> {
  const password = randomPassword();
  const createdAt = now();
  const expiresAt = new Date(createdAt.getTime() + RECOVERY_MINUTES * 60_000);
  await inTransaction(write, async (db) => {
    const secretHash = hashRecoveryPassword(password);
    await insertRecoveryPassword(db, { accountId, secretHash, createdAt, expiresAt });
    await alongside(db);
    if (mailTo)
      await enqueueEmails(db, [
        {
          template: 'recovery-password',
          recipient: mailTo,
          data: { accountId, secret: password, expiresAt: expiresAt.toISOString() },
        },
      ]);
  });
  if (mailTo) nudgeOutbox();
  return password;
}

/** Random enough (58 bits) that a fast hash keeps it for its 30 minutes. */
export function hashRecoveryPassword(password: string): string {
  return hash('sha256', password, 'hex');
}

// Without letters and digits that are taken for each other.
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';

/** 'Kd7m-p2xw-9tqh': also fits the rules for passwords. */
function randomPassword(): string {
  const characters = Array.from({ length: 12 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  const initial = 'ABCDEFGHJKLMNPQRSTUVWXYZ'[randomInt(24)];
  return `${initial}${characters.slice(1, 4)}-${characters.slice(4, 8)}-${characters.slice(8)}`;
}
