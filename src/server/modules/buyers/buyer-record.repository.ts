import { type Database, query, queryOne, sql } from '../../db/sql.ts';

export interface BuyerRow {
  accountId: number;
  firstName: string;
  lastName: string;
  companyName: string;
  email: string;
  isEmailVerified: boolean;
  phone: string | null;
  personType: string | null;
  documentType: string | null;
  documentNumber: string | null;
  address: string | null;
  cityName: string | null;
  status: 0 | 1 | 2 | 3;
  createdAt: Date;
  blockedAt: Date | null;
  blockReason: string;
  isClosed: boolean;
  isStaff: boolean;
  openSessions: number;
}

/** Null: there is nobody, or she never finished her registration. */
export function findBuyer(db: Database, accountId: number, now: Date): Promise<BuyerRow | null> {
  return queryOne<BuyerRow>(
    db,
    sql`select account.id as account_id, first_name, last_name,
          company_name, email, email_verified_at is not null as is_email_verified, phone,
          person_type.name as person_type, document_type.name as document_type,
          document_number, address, city.name as city_name, status,
          account.created_at, blocked_at, block_reason,
          closed_at is not null as is_closed,
          exists (select from account_role where account_id = account.id and role = 'operator') as is_staff,
          (select count(*)::int from session where account_id = account.id and revoked_at is null
             and expires_at > ${now}) as open_sessions
        from account
        left join person_type on person_type.id = account.person_type_id
        left join document_type on document_type.id = account.document_type_id
        left join city on city.id = account.city_id
        where account.id = ${accountId} and status <> 0`,
  );
}

export function lockBuyer(db: Database, accountId: number): Promise<{ id: number } | null> {
  return queryOne<{ id: number }>(db, sql`select id from account where id = ${accountId} for no key update`);
}

export function listShopsOf(db: Database, accountId: number) {
  return query<{ sellerId: number; shopName: string; isFounder: boolean }>(
    db,
    sql`select id as seller_id, display_name as shop_name, true as is_founder
        from seller where account_id = ${accountId}
        union all
        select seller.id, display_name, false
        from seller_member join seller on seller.id = seller_member.seller_id
        where seller_member.account_id = ${accountId} limit 50`,
  );
}

/** What she wrote to the marketplace under her e-mail, newest first. */
export function listMessagesOf(db: Database, email: string) {
  return query<{ id: number; topic: string; sentAt: Date; isAnswered: boolean }>(
    db,
    sql`select id, topic, created_at as sent_at, answered_at is not null as is_answered
        from contact_message where lower(email) = ${email} order by id desc limit 20`,
  );
}

/** Money that goes back for her orders, newest first. */
export function listRefundsOf(db: Database, accountId: number) {
  return query<{ id: number; orderNumber: number; amount: number; cause: string; createdAt: Date }>(
    db,
    sql`select refund.id, refund.order_number, refund.amount, refund.cause,
          refund.created_at
        from orders join refund on refund.order_number = orders.number
        where orders.account_id = ${accountId} order by refund.id desc limit 20`,
  );
}
