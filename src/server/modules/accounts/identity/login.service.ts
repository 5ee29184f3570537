import { ACCOUNT_STATUS, type User } from '../../../../domain/account.ts';
import { failure, type Result, success } from '../../../../domain/result.ts';
import type { Context } from '../../../context.ts';
import { inTransaction } from '../../../db/transaction.ts';
import {
  type Credentials,
  findCredentials,
  getUser,
  holdPassword,
  updatePassword,
} from './account.repository.ts';
import { markEmailVerified } from './account.writes.ts';
import { deviceHash, forgetDevices, rememberDevice } from './known-device.service.ts';
import { attemptLogin } from './login-attempt.service.ts';
import { hashPassword, isPasswordRight, isPublished } from './password.service.ts';
import { hashRecoveryPassword } from './recovery.service.ts';
import { findRecoveryPassword, spendRecoveryPassword } from './recovery-password.repository.ts';
import {
  endSessions,
  findSessionAccount,
  type LoginVisitor,
  openSession,
  type SessionAccount,
} from './session.service.ts';

export interface LoggedIn {
  token: string;
  /** For the browser's cookie: from now on it is known to the account. */
  deviceToken: string;
  account: SessionAccount;
  user: User;
}

type LoginFailure = 'login-failed' | 'account-pending' | 'account-blocked' | 'too-many-logins';

/**
 * Spec 2.4 and 8. Unknown e-mail and wrong password get the same answer after the same work; what state an account is
 * in learns only who knows its password. The sellers' panel also admits sellers whose shop awaits its approval.
 */
export async function login(
  context: Context,
  { email, password }: { email: string; password: string },
  visitor: LoginVisitor,
  entrance: 'shop' | 'seller-panel' = 'shop',
): Promise<Result<LoggedIn, LoginFailure>> {
  const name = email.toLowerCase();
  const credentials = await findCredentials(context.write, name);
  const guess = { email: name, accountId: credentials?.id ?? null, visitor };
  const proof =
    (await findMailedPassword(context, credentials, password)) ??
    (await attemptLogin(context, guess, () => checkPassword(context, credentials, password)));
  if (proof === 'refused') return failure('too-many-logins');
  if (!proof) return failure('login-failed');
  const { status, ownsShop } = proof.credentials;
  const isPreparing = entrance === 'seller-panel' && ownsShop && status === ACCOUNT_STATUS.awaitingApproval;
  const reason = isPreparing ? null : refusals[status];
  return reason ? failure(reason) : enter(context, proof, password, visitor);
}

const refusals = {
  [ACCOUNT_STATUS.formPending]: 'account-pending',
  [ACCOUNT_STATUS.awaitingApproval]: 'account-pending',
  [ACCOUNT_STATUS.active]: null,
  [ACCOUNT_STATUS.blocked]: 'account-blocked',
} as const;

interface Proof {
  credentials: Credentials;
  /** Set when the password is one of a recovery mail. */
  recoveryId: number | null;
}

/**
 * The password of a recovery mail. It is random, so it needs no limit: it lets a person in from a new browser while
 * somebody guesses at her account.
 */
async function findMailedPassword(
  { write, now }: Context,
  credentials: Credentials | null,
  password: string,
): Promise<Proof | null> {
  const recovery = await findRecoveryPassword(write, {
    accountId: credentials?.id ?? 0,
    secretHash: hashRecoveryPassword(password),
    now: now(),
  });
  return credentials && recovery ? { credentials, recoveryId: recovery.id } : null;
}

/** The hash is computed for unknown accounts too. In production a published password proves nobody. */
async function checkPassword(
  { config }: Pick<Context, 'config'>,
  credentials: Credentials | null,
  password: string,
): Promise<Proof | null> {
  const isRight = await isPasswordRight(credentials?.passwordHash ?? null, password);
  // A recovery mail's password has opened its one session already.
  const isProof = isRight && !credentials?.mustChangePassword && !isPublished(config, password);
  return credentials && isProof ? { credentials, recoveryId: null } : null;
}

async function enter(
  context: Context,
  { credentials, recoveryId }: Proof,
  password: string,
  visitor: LoginVisitor,
): Promise<Result<LoggedIn, 'login-failed'>> {
  const now = context.now();
  const accountId = credentials.id;
  const recoveryHash = recoveryId === null ? null : await hashPassword(password);
  const opened = await inTransaction(context.write, async (db) => {
    if (recoveryId !== null && recoveryHash !== null) {
      if (!(await spendRecoveryPassword(db, { id: recoveryId, accountId, now }))) return null;
      // Only now the forgotten password stops working, and whoever was logged in with it is out.
      await updatePassword(db, { accountId, passwordHash: recoveryHash, mustChange: true });
      await markEmailVerified(db, accountId, now);
      await endSessions(db, { accountId, keptToken: null, now });
      await forgetDevices(db, { accountId, keptToken: null });
    }
    // She may have changed it, or closed the account, while this login waited for its turn.
    if (recoveryId === null && !(await holdPassword(db, credentials))) return null;
    const deviceToken = await rememberDevice(db, { accountId, token: visitor.deviceToken, now });
    const device = deviceHash(deviceToken);
    return { deviceToken, ...(await openSession(db, { accountId, visitor, device, now })) };
  });
  if (!opened) return failure('login-failed');
  const account = await findSessionAccount(context, opened.token);
  if (!account) return failure('login-failed');
  const { token, deviceToken } = opened;
  return success({ token, deviceToken, account, user: await getUser(context.write, accountId) });
}
