import type { AccountRole } from '../../../../domain/account-role.ts';
import type { OperatorRole } from '../../../../domain/operator-role.ts';
import { type Database, execute, queryOne, sql } from '../../../db/sql.ts';

export interface StoredSession {
  id: number;
  sessionId: number;
  email: string;
  roles: AccountRole[];
  operatorRole: OperatorRole | null;
  hasSecondFactor: boolean;
  secondFactorAt: Date | null;
  mustChangePassword: boolean;
  expiresAt: Date;
  lastSeenAt: Date;
}

export interface NewSession {
  tokenHash: string;
  accountId: number;
  createdAt: Date;
  expiresAt: Date;
  address: string;
  userAgent: string;
  deviceHash: string | null;
}

export async function insertSession(db: Database, session: NewSession): Promise<void> {
  const { tokenHash, accountId, createdAt, expiresAt, address, userAgent, deviceHash } = session;
  await execute(
    db,
    sql`insert into session (token_hash, account_id, created_at, expires_at, last_seen_at, address, user_agent,
          device_hash)
        values (${tokenHash}, ${accountId}, ${createdAt}, ${expiresAt}, ${createdAt}, ${address}, ${userAgent},
          ${deviceHash})`,
  );
}

/** Null: unknown, over, revoked, or its account may no longer log in. Sellers in validation may: their panel lets them prepare their shop. */
export function findLiveSession(
  db: Database,
  { tokenHash, now }: { tokenHash: string; now: Date },
): Promise<StoredSession | null> {
  return queryOne<StoredSession>(
    db,
    sql`select account.id, session.id as session_id, account.email, account.must_change_password,
          session.expires_at, session.last_seen_at,
          array(select role from account_role where account_id = account.id order by role) as roles,
          operator.operator_role, factor.confirmed_at is not null as has_second_factor,
          session.second_factor_at
        from session join account on account.id = session.account_id
        left join account_role operator on operator.account_id = account.id and operator.role = 'operator'
        left join operator_second_factor factor on factor.account_id = operator.account_id
        where session.token_hash = ${tokenHash} and session.revoked_at is null and session.expires_at > ${now}
          and (account.status = 2 or (account.status = 1
            and exists (select from seller where seller.account_id = account.id)))`,
  );
}

export async function touchSession(db: Database, tokenHash: string, now: Date): Promise<void> {
  await execute(db, sql`update session set last_seen_at = ${now} where token_hash = ${tokenHash}`);
}

export async function markSecondFactor(db: Database, tokenHash: string, now: Date): Promise<void> {
  await execute(db, sql`update session set second_factor_at = ${now} where token_hash = ${tokenHash}`);
}

export async function revokeSession(db: Database, tokenHash: string, now: Date): Promise<void> {
  await execute(
    db,
    sql`update session set revoked_at = ${now} where token_hash = ${tokenHash} and revoked_at is null`,
  );
}

/** `exceptTokenHash` null: every session of the account. */
export async function revokeSessionsOf(
  db: Database,
  { accountId, exceptTokenHash, now }: { accountId: number; exceptTokenHash: string | null; now: Date },
): Promise<void> {
  await execute(
    db,
    sql`update session set revoked_at = ${now}
        where account_id = ${accountId} and revoked_at is null and token_hash is distinct from ${exceptTokenHash}`,
  );
}
