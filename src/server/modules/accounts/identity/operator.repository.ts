import type { OperatorRole } from '../../../../domain/operator-role.ts';
import { type Database, execute, query, queryOne, sql } from '../../../db/sql.ts';

/** The active account of this e-mail; an unfinished one becomes active. Null: it is blocked or waits for approval. */
export async function ensureActiveAccount(
  db: Database,
  email: string,
): Promise<{ id: number; isNew: boolean } | null> {
  return queryOne<{ id: number; isNew: boolean }>(
    db,
    sql`insert into account as known (email, status) values (${email}, 2)
        on conflict (email) do update set status = 2, updated_at = now() where known.status in (0, 2)
        returning id, xmax = 0 as is_new`,
  );
}

/** The password of an account that has never proved its e-mail opens nothing more; the recovery mail does. */
export async function distrustUnprovenPassword(db: Database, accountId: number): Promise<void> {
  await execute(
    db,
    sql`update account set must_change_password = true, updated_at = now()
        where id = ${accountId} and email_verified_at is null and password_hash is not null`,
  );
}

/** Whoever is an operator already gets the role. */
export async function setOperatorRole(db: Database, accountId: number, role: OperatorRole): Promise<void> {
  await execute(
    db,
    sql`insert into account_role (account_id, role, operator_role) values (${accountId}, 'operator', ${role})
        on conflict (account_id, role) do update set operator_role = excluded.operator_role`,
  );
}

export async function findOperatorRole(db: Database, accountId: number): Promise<OperatorRole | null> {
  const row = await queryOne<{ role: OperatorRole }>(
    db,
    sql`select operator_role as role from account_role where account_id = ${accountId} and role = 'operator'`,
  );
  return row?.role ?? null;
}

export interface OperatorRow {
  accountId: number;
  role: OperatorRole;
}

/** Changes of the team wait for each other, so that its last administrator cannot be lost by two at once. */
export function lockOperators(db: Database): Promise<OperatorRow[]> {
  return query<OperatorRow>(
    db,
    sql`select account_id, operator_role as role from account_role where role = 'operator'
        order by account_id limit 500 for update`,
  );
}
