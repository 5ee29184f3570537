import type { AccountRole } from '../../../../domain/account-role.ts';
import { OPERATOR_IDLE_MINUTES, type OperatorRole } from '../../../../domain/operator-role.ts';
import type { Context } from '../../../context.ts';
import { outageCode } from '../../../db/outage.ts';
import type { Database } from '../../../db/sql.ts';
import * as sessions from './session.repository.ts';
import { hashToken, isToken, newToken } from './session-token.ts';

/** Whoever has it gets his pages made for him. */
export const SESSION_COOKIE = 'sesion';

/** Spec 9: 24 hours from login, however busy the session is. */
export const SESSION_SECONDS = 24 * 60 * 60;

const SEEN_EVERY_MILLIS = 10 * 60_000;
/** Often enough that the minutes without use are told right. */
const OPERATOR_SEEN_EVERY_MILLIS = 60_000;
const OPERATOR_IDLE_MILLIS = OPERATOR_IDLE_MINUTES * 60_000;

/** The person behind a request. */
export interface SessionAccount {
  id: number;
  sessionId: number;
  email: string;
  roles: AccountRole[];
  /** Null for whoever is not of the marketplace's own people. */
  operatorRole: OperatorRole | null;
  /** Of an operator: set up, and proved in this session. */
  hasSecondFactor: boolean;
  secondFactorAt: Date | null;
  mustChangePassword: boolean;
  expiresAt: Date;
}

/** Who has an operator's password alone must not end the sessions of its owner, nor take the account from her. */
export function isProven({ operatorRole, hasSecondFactor, secondFactorAt }: SessionAccount): boolean {
  return operatorRole === null || !hasSecondFactor || secondFactorAt !== null;
}

export interface Visitor {
  address: string;
  userAgent: string;
}

export interface LoginVisitor extends Visitor {
  /** What the browser has as its device cookie. */
  deviceToken: string | null;
}

/** A new session for the account; the token is for the cookie and stored nowhere. */
export async function openSession(
  db: Database,
  {
    accountId,
    visitor,
    device = null,
    now,
  }: { accountId: number; visitor: Visitor; device?: string | null; now: Date },
): Promise<{ token: string; expiresAt: Date }> {
  const token = newToken();
  const expiresAt = new Date(now.getTime() + SESSION_SECONDS * 1_000);
  await sessions.insertSession(db, {
    tokenHash: hashToken(token),
    accountId,
    createdAt: now,
    expiresAt,
    address: visitor.address,
    userAgent: visitor.userAgent.slice(0, 300),
    deviceHash: device,
  });
  return { token, expiresAt };
}

/** Null for no token, a forged, an old, a revoked or (an operator's) an idle one, and for accounts that were blocked meanwhile. */
export async function findSessionAccount(
  { write, now }: Pick<Context, 'write' | 'now'>,
  token: string | null,
): Promise<SessionAccount | null> {
  if (!isToken(token)) return null;
  const tokenHash = hashToken(token);
  const found = await sessions.findLiveSession(write, { tokenHash, now: now() });
  if (!found) return null;
  const { lastSeenAt, ...account } = found;
  const unused = now().getTime() - lastSeenAt.getTime();
  if (account.operatorRole && unused > OPERATOR_IDLE_MILLIS) {
    await sessions.revokeSession(write, tokenHash, now());
    return null;
  }
  if (unused > (account.operatorRole ? OPERATOR_SEEN_EVERY_MILLIS : SEEN_EVERY_MILLIS))
    await sessions.touchSession(write, tokenHash, now()).catch(unlessOutage);
  return account;
}

/** Who was seen when is no reason to keep somebody from looking around while nothing can be written. */
function unlessOutage(error: unknown): void {
  if (!outageCode(error)) throw error;
}

/** The person of the session proved the second factor: the operators' panel opens to it. */
export async function markSecondFactor(db: Database, token: string | null, now: Date): Promise<void> {
  if (token) await sessions.markSecondFactor(db, hashToken(token), now);
}

export async function closeSession({ write, now }: Context, token: string | null): Promise<void> {
  if (token) await sessions.revokeSession(write, hashToken(token), now());
}

/** Ends the account's sessions, all but the one of `keptToken`. */
export function endSessions(
  db: Database,
  { accountId, keptToken, now }: { accountId: number; keptToken: string | null; now: Date },
): Promise<void> {
  const exceptTokenHash = keptToken ? hashToken(keptToken) : null;
  return sessions.revokeSessionsOf(db, { accountId, exceptTokenHash, now });
}
