import { type Database, execute, sql } from '../../../db/sql.ts';

/**
 * One step of clearing each table of what is over since `before`, and of browsers that nobody entered from since
 * `unseenSince`; answers how many rows went.
 */
export async function deleteExpiredRows(db: Database, before: Date, unseenSince: Date): Promise<number> {
  const steps = [
    sql`delete from session
        where token_hash in (select token_hash from session where expires_at < ${before} limit 1000)`,
    sql`delete from recovery_password
        where id in (select id from recovery_password where expires_at < ${before} limit 1000)`,
    sql`delete from registration_flow
        where token_hash in (select token_hash from registration_flow where expires_at < ${before} limit 1000)`,
    sql`delete from known_device
        where (token_hash, account_id) in (
          select token_hash, account_id from known_device where seen_at < ${unseenSince} limit 1000)`,
    sql`delete from attempt_counter
        where key in (select key from attempt_counter where expires_at < ${before} limit 1000)`,
  ];
  let count = 0;
  for (const step of steps) count += await execute(db, step);
  return count;
}

/** E-mails of registrations that nobody finished; answers how many went. */
export function deleteUnfinishedAccounts(db: Database, before: Date): Promise<number> {
  return execute(
    db,
    sql`delete from account
        where id in (
          select id from account
          where status = 0 and password_hash is null and created_at < ${before}
            and not exists (select from registration_flow where account_id = account.id)
          order by id limit 1000
        )`,
  );
}
