import type { SellerRole } from '../../../../domain/seller-role.ts';
import { type Database, execute, query, queryOne, type Sql, sql } from '../../../db/sql.ts';

export interface Member {
  accountId: number;
  name: string;
  email: string;
  role: SellerRole;
  joinedAt: Date | null;
  isFounder: boolean;
}

/** Changes of a team come one after the other: two owners cannot remove each other at once. */
export async function lockTeam(db: Database, sellerId: number): Promise<void> {
  await execute(db, sql`select from seller where id = ${sellerId} for no key update`);
}

/** Whoever registered the shop first, then in the order they came; a team has 50 people at most. */
export function listMembers(db: Database, sellerId: number): Promise<Member[]> {
  return query<Member>(
    db,
    sql`${membersOf(sellerId)} order by is_founder desc, joined_at, account_id limit 100`,
  );
}

export async function isInTeam(db: Database, sellerId: number, email: string): Promise<boolean> {
  const found = await queryOne(db, sql`select from (${membersOf(sellerId)}) member where email = ${email}`);
  return found !== null;
}

/** False: she is in the team already. */
export async function insertMember(
  db: Database,
  member: { sellerId: number; accountId: number; role: SellerRole; joinedAt: Date },
): Promise<boolean> {
  const { sellerId, accountId, role, joinedAt } = member;
  const inserted = await execute(
    db,
    sql`insert into seller_member (seller_id, account_id, role, joined_at)
        select ${sellerId}, ${accountId}, ${role}, ${joinedAt}
        where not exists (select from seller where id = ${sellerId} and account_id = ${accountId})
        on conflict do nothing`,
  );
  return inserted === 1;
}

export async function updateRole(
  db: Database,
  { sellerId, accountId, role }: { sellerId: number; accountId: number; role: SellerRole },
): Promise<void> {
  await execute(
    db,
    sql`update seller_member set role = ${role} where seller_id = ${sellerId} and account_id = ${accountId}`,
  );
}

export async function deleteMember(db: Database, sellerId: number, accountId: number): Promise<void> {
  await execute(
    db,
    sql`delete from seller_member where seller_id = ${sellerId} and account_id = ${accountId}`,
  );
}

function membersOf(sellerId: number): Sql {
  return sql`select account.id as account_id, account.email, own.role, own.joined_at,
      coalesce(nullif(trim(account.first_name || ' ' || account.last_name), ''),
        nullif(account.company_name, ''), account.email) as name, own.is_founder
    from (select account_id, 'owner' as role, null::timestamptz as joined_at, true as is_founder
          from seller where id = ${sellerId} and account_id is not null
          union all
          select account_id, role, joined_at, false from seller_member where seller_id = ${sellerId}) own
    join account on account.id = own.account_id`;
}
