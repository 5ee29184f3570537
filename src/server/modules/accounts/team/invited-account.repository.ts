import { type Database, execute, queryOne, sql } from '../../../db/sql.ts';

export interface InvitedAccount {
  email: string;
  firstName: string;
  lastName: string;
  passwordHash: string;
  now: Date;
}

/**
 * An active account, its e-mail verified by the mail's key. A registration that was begun and not finished becomes
 * this account; null: the e-mail has one.
 */
export async function insertInvitedAccount(
  db: Database,
  { email, firstName, lastName, passwordHash, now }: InvitedAccount,
): Promise<{ id: number } | null> {
  const account = await queryOne<{ id: number }>(
    db,
    sql`insert into account (email, first_name, last_name, password_hash, status, registration_kind,
          email_verified_at)
        values (${email}, ${firstName}, ${lastName}, ${passwordHash}, 2, 'buyer', ${now})
        on conflict (email) do update
        set first_name = excluded.first_name, last_name = excluded.last_name,
          password_hash = excluded.password_hash, status = 2, registration_kind = 'buyer',
          email_verified_at = excluded.email_verified_at, updated_at = ${now}
        where account.status = 0
        returning id`,
  );
  if (!account) return null;
  await execute(
    db,
    sql`insert into account_role (account_id, role) values (${account.id}, 'buyer') on conflict do nothing`,
  );
  return account;
}
