import type { OperatorRole } from '../../../../domain/operator-role.ts';
import { type Database, execute, query, sql } from '../../../db/sql.ts';

export interface StaffRow {
  accountId: number;
  name: string;
  email: string;
  role: OperatorRole;
  hasSecondFactor: boolean;
  lastSeenAt: Date | null;
}

/** A team is small; `accountId` asks for one person. */
export function listStaffRows(db: Database, accountId: number | null = null): Promise<StaffRow[]> {
  return query<StaffRow>(
    db,
    sql`select account.id as account_id, trim(account.first_name || ' ' || account.last_name) as name,
          account.email, operator.operator_role as role, factor.confirmed_at is not null as has_second_factor,
          (select max(last_seen_at) from session where session.account_id = account.id) as last_seen_at
        from account_role operator join account on account.id = operator.account_id
        left join operator_second_factor factor on factor.account_id = account.id
        where operator.role = 'operator' and account.id = coalesce(${accountId}, account.id)
        order by account.email limit 500`,
  );
}

export async function deleteOperatorRole(db: Database, accountId: number): Promise<void> {
  await execute(db, sql`delete from account_role where account_id = ${accountId} and role = 'operator'`);
}
