import { setTimeout as sleep } from 'node:timers/promises';
import { ACCOUNT_STATUS, type User } from '../../../domain/account.ts';
import { failure, type Result, success } from '../../../domain/result.ts';
import type { Context } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import {
  type Credentials,
  findCredentials,
  getUser,
  markEmailVerified,
  updatePassword,
} from './account.repository.ts';
import {
  type AttemptLimit,
  forgetAttempts,
  limitedAddress,
  returnAttempt,
  takeAttempt,
} from './attempt-limit.service.ts';
import { hashPassword, isPasswordRight, isPublished } from './password.service.ts';
import { hashRecoveryPassword } from './recovery.service.ts';
import { findRecoveryPassword, spendRecoveryPassword } from './recovery-password.repository.ts';
import {
  endSessions,
  findSessionAccount,
  openSession,
  type SessionAccount,
  type Visitor,
} from './session.service.ts';

export interface LoggedIn {
  token: string;
  account: SessionAccount;
  user: User;
}

type LoginFailure = 'login-failed' | 'account-pending' | 'account-blocked' | 'too-many-logins';

/**
 * Spec 2.4 and 8. Unknown e-mail and wrong password get the same answer after the same work; what state an account is
 * in learns only who knows its password. The sellers' centre also admits sellers whose shop awaits its approval.
 */
export async function login(
  context: Context,
  { email, password }: { email: string; password: string },
  visitor: Visitor,
  entrance: 'shop' | 'seller-centre' = 'shop',
): Promise<Result<LoggedIn, LoginFailure>> {
  const name = email.toLowerCase();
  const limits = loginLimits(name, visitor.address);
  const { allowed, counts } = await takeAttempt(context, limits);
  if (!allowed) return failure('too-many-logins');
  await sleep(pauseMillis(counts[0] ?? 0));
  const proof = await checkPassword(context, name, password);
  if (!proof) return failure('login-failed');
  await Promise.all([returnAttempt(context, limits.slice(1)), forgetAttempts(context, limits[0])]);
  const { status, ownsShop } = proof.credentials;
  const isPreparing = entrance === 'seller-centre' && ownsShop && status === ACCOUNT_STATUS.awaitingApproval;
  const reason = isPreparing ? null : refusals[status];
  return reason ? failure(reason) : enter(context, proof, password, visitor);
}

const refusals = {
  [ACCOUNT_STATUS.formPending]: 'account-pending',
  [ACCOUNT_STATUS.awaitingApproval]: 'account-pending',
  [ACCOUNT_STATUS.active]: null,
  [ACCOUNT_STATUS.blocked]: 'account-blocked',
} as const;

/** The account's own limit is high: a stranger who guesses from many places must not lock its owner out. */
function loginLimits(email: string, address: string): [AttemptLimit, AttemptLimit, AttemptLimit] {
  const place = limitedAddress(address);
  return [
    { kind: 'login-pair', subject: `${email}\n${place}`, maximum: 10, minutes: 15 },
    { kind: 'login-address', subject: place, maximum: 30, minutes: 15 },
    { kind: 'login-account', subject: email, maximum: 100, minutes: 15 },
  ];
}

const FREE_ATTEMPTS = 3;
const LONGEST_PAUSE_MILLIS = 1_600;

/** Each failure after the third doubles the wait before the next answer. */
export function pauseMillis(attempt: number): number {
  if (attempt <= FREE_ATTEMPTS) return 0;
  return Math.min(100 * 2 ** (attempt - FREE_ATTEMPTS - 1), LONGEST_PAUSE_MILLIS);
}

interface Proof {
  credentials: Credentials;
  /** Set when the password is one of a recovery mail. */
  recoveryId: number | null;
}

/** Every step is made for unknown accounts too. In production a published password proves nobody. */
async function checkPassword(
  { write, now, config }: Context,
  email: string,
  password: string,
): Promise<Proof | null> {
  const credentials = await findCredentials(write, email);
  const isRight = await isPasswordRight(credentials?.passwordHash ?? null, password);
  const recovery = await findRecoveryPassword(write, {
    accountId: credentials?.id ?? 0,
    secretHash: hashRecoveryPassword(password),
    now: now(),
  });
  if (!credentials) return null;
  if (recovery) return { credentials, recoveryId: recovery.id };
  // A recovery mail's password has opened its one session already.
  const isProof = isRight && !credentials.mustChangePassword && !isPublished(config, password);
  return isProof ? { credentials, recoveryId: null } : null;
}

async function enter(
  context: Context,
  { credentials, recoveryId }: Proof,
  password: string,
  visitor: Visitor,
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
    }
    return openSession(db, { accountId, visitor, now });
  });
  if (!opened) return failure('login-failed');
  const account = await findSessionAccount(context, opened.token);
  if (!account) return failure('login-failed');
  return success({ token: opened.token, account, user: await getUser(context.write, accountId) });
}
