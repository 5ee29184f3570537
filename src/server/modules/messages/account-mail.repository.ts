import { type Database, queryOne, sql } from '../../db/sql.ts';
import type { AccountMail, RevokedConsent, SellerApplication } from './templates/account-mails.ts';

export function findAccountMail(db: Database, accountId: number): Promise<AccountMail | null> {
  return queryOne<AccountMail>(
    db,
    sql`select coalesce(nullif(first_name, ''), company_name) as name from account where id = ${accountId}`,
  );
}

export function findSellerApplication(db: Database, sellerId: number): Promise<SellerApplication | null> {
  return queryOne<SellerApplication>(
    db,
    sql`select seller.id as seller_id, display_name, nit, email, phone, city.name as city_name
        from seller join city on city.id = seller.city_id
        where seller.id = ${sellerId}`,
  );
}

export function findRevokedConsent(
  db: Database,
  consentId: number,
): Promise<(Omit<RevokedConsent, 'name'> & { kind: string }) | null> {
  return queryOne(
    db,
    sql`select account.email as account_email, kind, revoked_at
        from consent join account on account.id = consent.account_id
        where consent.id = ${consentId} and revoked_at is not null`,
  );
}
