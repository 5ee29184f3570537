import type { AccountStatus } from '../../../../domain/account.ts';
import { type Database, execute, queryOne, sql } from '../../../db/sql.ts';

export interface RegisteredEmail {
  userId: number;
  status: AccountStatus;
  kind: 'buyer' | 'seller';
}

export function findRegisteredEmail(db: Database, email: string): Promise<RegisteredEmail | null> {
  return queryOne<RegisteredEmail>(
    db,
    sql`select id as user_id, status, registration_kind as kind from account where email = ${email}`,
  );
}

/** Null: somebody else was faster with this e-mail. */
export function insertUnfinishedAccount(
  db: Database,
  { email, kind }: { email: string; kind: 'buyer' | 'seller' },
): Promise<{ userId: number } | null> {
  return queryOne<{ userId: number }>(
    db,
    sql`insert into account (email, registration_kind, status) values (${email}, ${kind}, 0)
        on conflict (email) do nothing returning id as user_id`,
  );
}

export interface Flow {
  accountId: number;
  email: string;
  verifiedPhone: string | null;
  codePhone: string | null;
  hasCode: boolean;
  codeSentAt: Date | null;
  codeExpiresAt: Date | null;
  codeAttempts: number;
}

export async function insertFlow(
  db: Database,
  flow: { tokenHash: string; accountId: number; createdAt: Date; expiresAt: Date },
): Promise<void> {
  await execute(
    db,
    sql`insert into registration_flow (token_hash, account_id, created_at, expires_at)
        values (${flow.tokenHash}, ${flow.accountId}, ${flow.createdAt}, ${flow.expiresAt})`,
  );
}

export function findFlow(
  db: Database,
  { tokenHash, accountId, now }: { tokenHash: string; accountId: number; now: Date },
): Promise<Flow | null> {
  return queryOne<Flow>(
    db,
    sql`select account_id, account.email, verified_phone, code_phone,
          code_hash is not null as has_code, code_sent_at, code_expires_at,
          code_attempts
        from registration_flow join account on account.id = account_id
        where token_hash = ${tokenHash} and account_id = ${accountId} and expires_at > ${now}`,
  );
}

export async function isFlowOpen(
  db: Database,
  { tokenHash, now }: { tokenHash: string; now: Date },
): Promise<boolean> {
  const found = await queryOne(
    db,
    sql`select from registration_flow where token_hash = ${tokenHash} and expires_at > ${now}`,
  );
  return found !== null;
}

export interface NewCode {
  tokenHash: string;
  phone: string;
  codeHash: string;
  sentAt: Date;
  expiresAt: Date;
  /** A code sent after this moment is too young to be replaced. */
  replacesUntil: Date;
}

/** False: a code was sent a moment ago. */
export async function storeCode(db: Database, code: NewCode): Promise<boolean> {
  const stored = await execute(
    db,
    sql`update registration_flow
        set code_phone = ${code.phone}, code_hash = ${code.codeHash}, code_sent_at = ${code.sentAt},
            code_expires_at = ${code.expiresAt}, code_attempts = 0
        where token_hash = ${code.tokenHash}
          and (code_sent_at is null or code_sent_at <= ${code.replacesUntil})`,
  );
  return stored === 1;
}

/** Uses up one try and answers the hash to compare with; null when there is no try left. */
export function takeCodeTry(
  db: Database,
  {
    tokenHash,
    phone,
    maximumTries,
    now,
  }: {
    tokenHash: string;
    phone: string;
    maximumTries: number;
    now: Date;
  },
): Promise<{ codeHash: string } | null> {
  return queryOne<{ codeHash: string }>(
    db,
    sql`update registration_flow set code_attempts = code_attempts + 1
        where token_hash = ${tokenHash} and code_phone = ${phone} and code_hash is not null
          and code_attempts < ${maximumTries} and code_expires_at > ${now}
        returning code_hash`,
  );
}

export async function markPhoneVerified(
  db: Database,
  { tokenHash, phone }: { tokenHash: string; phone: string },
): Promise<void> {
  await execute(
    db,
    sql`update registration_flow set verified_phone = ${phone}, code_hash = null
        where token_hash = ${tokenHash}`,
  );
}

/** Takes the account for itself until the transaction ends. */
export function lockAccount(
  db: Database,
  accountId: number,
): Promise<{ status: AccountStatus; email: string } | null> {
  return queryOne<{ status: AccountStatus; email: string }>(
    db,
    sql`select status, email from account where id = ${accountId} for update`,
  );
}

export async function deleteFlowsOf(db: Database, accountId: number): Promise<void> {
  await execute(db, sql`delete from registration_flow where account_id = ${accountId}`);
}
