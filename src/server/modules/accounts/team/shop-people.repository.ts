import type { KnownPerson } from '../../../../domain/shop-people.ts';
import { type Database, query, queryOne, sql } from '../../../db/sql.ts';

/** The shop itself, as it was registered, and its team; a team has 50 people at most. */
export function listShopPeople(db: Database, sellerId: number): Promise<KnownPerson[]> {
  return query<KnownPerson>(
    db,
    sql`select account_id, email, phone, nit as document_number from seller where id = ${sellerId}
        union all
        select account.id, account.email, account.phone, account.document_number
        from (select account_id from seller_member where seller_id = ${sellerId}
              union select account_id from seller where id = ${sellerId} and account_id is not null) member
        join account on account.id = member.account_id
        limit 100`,
  );
}

export function findPerson(db: Database, accountId: number): Promise<KnownPerson | null> {
  return queryOne<KnownPerson>(
    db,
    sql`select id as account_id, email, phone, document_number
        from account where id = ${accountId}`,
  );
}
