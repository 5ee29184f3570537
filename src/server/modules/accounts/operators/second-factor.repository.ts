import { type Database, execute, query, queryOne, sql } from '../../../db/sql.ts';

export interface SecondFactor {
  /** Sealed. */
  secret: string;
  confirmedAt: Date | null;
}

export function findSecondFactor(db: Database, accountId: number): Promise<SecondFactor | null> {
  return queryOne<SecondFactor>(
    db,
    sql`select secret, confirmed_at from operator_second_factor where account_id = ${accountId}`,
  );
}

/** Begins anew as long as it is not confirmed; false: it is. */
export async function saveUnconfirmed(
  db: Database,
  { accountId, secret, now }: { accountId: number; secret: string; now: Date },
): Promise<boolean> {
  const rows = await query(
    db,
    sql`insert into operator_second_factor as factor (account_id, secret, created_at)
        values (${accountId}, ${secret}, ${now})
        on conflict (account_id) do update set secret = excluded.secret, created_at = excluded.created_at
        where factor.confirmed_at is null returning account_id`,
  );
  return rows.length > 0;
}

/** A page of all, in the order of their accounts. */
export function listFactorSecrets(
  db: Database,
  after: number,
): Promise<{ accountId: number; secret: string }[]> {
  return query<{ accountId: number; secret: string }>(
    db,
    sql`select account_id, secret from operator_second_factor
        where account_id > ${after} order by account_id limit 500`,
  );
}

/** Nothing happens to a secret that was changed meanwhile. */
export async function replaceFactorSecret(
  db: Database,
  { accountId, before, after }: { accountId: number; before: string; after: string },
): Promise<void> {
  await execute(
    db,
    sql`update operator_second_factor set secret = ${after} where account_id = ${accountId} and secret = ${before}`,
  );
}

/** Uses the step up, and confirms what was being set up; false: a code of this step or a later one was used before. */
export async function takeStep(
  db: Database,
  { accountId, step, now }: { accountId: number; step: number; now: Date },
): Promise<boolean> {
  const rows = await query(
    db,
    sql`update operator_second_factor
        set last_step = ${step}, confirmed_at = coalesce(confirmed_at, ${now})
        where account_id = ${accountId} and last_step < ${step} returning account_id`,
  );
  return rows.length > 0;
}

/** False: there is no such code, or it was used. */
export async function takeRecoveryCode(
  db: Database,
  { accountId, codeHash, now }: { accountId: number; codeHash: string; now: Date },
): Promise<boolean> {
  const rows = await query(
    db,
    sql`update operator_recovery_code set used_at = ${now}
        where account_id = ${accountId} and code_hash = ${codeHash} and used_at is null returning account_id`,
  );
  return rows.length > 0;
}

export async function replaceRecoveryCodes(
  db: Database,
  accountId: number,
  codeHashes: readonly string[],
): Promise<void> {
  await execute(db, sql`delete from operator_recovery_code where account_id = ${accountId}`);
  await execute(
    db,
    sql`insert into operator_recovery_code (account_id, code_hash)
        select ${accountId}, unnest(${codeHashes}::text[])`,
  );
}

export async function countRecoveryCodes(db: Database, accountId: number): Promise<number> {
  const row = await queryOne<{ count: number }>(
    db,
    sql`select count(*)::int as count from operator_recovery_code
        where account_id = ${accountId} and used_at is null`,
  );
  return row?.count ?? 0;
}

/** False: there was none. */
export async function deleteSecondFactor(db: Database, accountId: number): Promise<boolean> {
  await execute(db, sql`delete from operator_recovery_code where account_id = ${accountId}`);
  const rows = await query(
    db,
    sql`delete from operator_second_factor where account_id = ${accountId} returning account_id`,
  );
  return rows.length > 0;
}
