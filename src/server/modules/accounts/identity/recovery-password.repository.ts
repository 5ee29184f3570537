import { type Database, execute, queryOne, sql } from '../../../db/sql.ts';

export async function insertRecoveryPassword(
  db: Database,
  password: { accountId: number; secretHash: string; createdAt: Date; expiresAt: Date },
): Promise<void> {
  const { accountId, secretHash, createdAt, expiresAt } = password;
  await execute(
    db,
    sql`insert into recovery_password (account_id, secret_hash, created_at, expires_at)
        values (${accountId}, ${secretHash}, ${createdAt}, ${expiresAt})`,
  );
}

export function findRecoveryPassword(
  db: Database,
  { accountId, secretHash, now }: { accountId: number; secretHash: string; now: Date },
): Promise<{ id: number } | null> {
  return queryOne<{ id: number }>(
    db,
    sql`select id from recovery_password
        where account_id = ${accountId} and secret_hash = ${secretHash}
          and used_at is null and expires_at > ${now}
        limit 1`,
  );
}

/** Uses one and spoils the account's others. False: somebody was faster. */
export async function spendRecoveryPassword(
  db: Database,
  { id, accountId, now }: { id: number; accountId: number; now: Date },
): Promise<boolean> {
  const used = await execute(
    db,
    sql`update recovery_password set used_at = ${now} where id = ${id} and used_at is null`,
  );
  if (used === 0) return false;
  await spoilRecoveryPasswords(db, accountId, now);
  return true;
}

export async function spoilRecoveryPasswords(db: Database, accountId: number, now: Date): Promise<void> {
  await execute(
    db,
    sql`update recovery_password set used_at = ${now} where account_id = ${accountId} and used_at is null`,
  );
}
