import { type Database, execute, queryOne, sql } from '../../db/sql.ts';

interface NewClaim {
  accountId: number;
  email: string;
  codeHash: string;
  now: Date;
  expiresAt: Date;
  /** At most this many codes since `windowStart`. */
  maximumSent: number;
  windowStart: Date;
}

/** Replaces the account's code; false, and nothing is changed: too many codes were sent lately. */
export async function saveClaim(db: Database, claim: NewClaim): Promise<boolean> {
  const { accountId, email, codeHash, now, expiresAt, maximumSent, windowStart } = claim;
  const saved = await execute(
    db,
    sql`insert into order_claim as claim (account_id, email, code_hash, expires_at, sent_count, window_started_at)
        values (${accountId}, ${email}, ${codeHash}, ${expiresAt}, 1, ${now})
        on conflict (account_id) do update
        set email = excluded.email, code_hash = excluded.code_hash, expires_at = excluded.expires_at,
          tries = 0, used_at = null,
          sent_count = case when claim.window_started_at <= ${windowStart} then 1 else claim.sent_count + 1 end,
          window_started_at = case when claim.window_started_at <= ${windowStart} then excluded.window_started_at
                                   else claim.window_started_at end
        where claim.window_started_at <= ${windowStart} or claim.sent_count < ${maximumSent}`,
  );
  return saved === 1;
}

interface Attempt {
  accountId: number;
  email: string;
  codeHash: string;
  maximumTries: number;
  now: Date;
}

/** Counts the try, and uses the code up when it is right. False: it is wrong, used or expired, or there were too many tries. */
export async function redeemClaim(db: Database, attempt: Attempt): Promise<boolean> {
  const row = await queryOne<{ matches: boolean }>(
    db,
    sql`update order_claim
        set tries = tries + 1, used_at = case when code_hash = ${attempt.codeHash} then ${attempt.now}::timestamptz end
        where account_id = ${attempt.accountId} and email = ${attempt.email} and used_at is null
          and expires_at > ${attempt.now} and tries < ${attempt.maximumTries}
        returning used_at is not null as matches`,
  );
  return row?.matches ?? false;
}

export async function deleteClaims(db: Database, accountId: number): Promise<void> {
  await execute(db, sql`delete from order_claim where account_id = ${accountId}`);
}
