import type { OperatorRole } from '../../src/domain/operator-role.ts';
import { type Database, execute, queryOne, sql } from '../../src/server/db/sql.ts';
import { hashPassword } from '../../src/server/modules/accounts/identity/password.service.ts';

let sequence = 0;

interface AccountParts {
  email?: string;
  roles?: readonly ('buyer' | 'seller' | 'operator')[];
  /** Of an operator; without it she may do everything. */
  operatorRole?: OperatorRole;
  /** She has used what was mailed to her. */
  isEmailVerified?: boolean;
}

export interface BuiltAccount {
  id: number;
  email: string;
}

/** An active account that nobody can log in to, because it has no password. */
export async function buildAccount(db: Database, parts: AccountParts = {}): Promise<BuiltAccount> {
  const email = parts.email ?? `persona${++sequence}@plazuela.test`;
  const row = await queryOne<{ id: number }>(
    db,
    sql`insert into account (email, first_name, last_name, status, email_verified_at)
        values (${email}, 'Ana', 'Gómez', 2, case when ${parts.isEmailVerified ?? false} then now() end) returning id`,
  );
  if (!row) throw new Error('Nothing was inserted');
  await execute(
    db,
    sql`insert into account_role (account_id, role, operator_role)
        select ${row.id}, role, case role when 'operator' then ${parts.operatorRole ?? 'administrator'} end
        from unnest(${parts.roles ?? ['buyer']}::text[]) as role`,
  );
  return { id: row.id, email };
}

/** From here on she can log in. */
export async function setPassword(db: Database, accountId: number, password: string): Promise<void> {
  const passwordHash = await hashPassword(password);
  await execute(db, sql`update account set password_hash = ${passwordHash} where id = ${accountId}`);
}
